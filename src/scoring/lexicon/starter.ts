import type { Concept } from "./Concept.js"

/** Stand-in until the data files of all fields are there. */
export const starter: ReadonlyArray<Concept> = [
  { name: "Java" },
  { name: "JavaScript", forms: ["JS", "ECMAScript"] },
  { name: "TypeScript" },
  { name: "Python" },
  { name: "Go", forms: ["Golang"], ambiguous: { forms: ["Go"], near: ["language", "developer"], never: ["go the extra mile"] } },
  { name: "C", ambiguous: { forms: ["C"], near: ["language", "embedded"] } },
  { name: "C++" },
  { name: "C#" },
  { name: "R", ambiguous: { forms: ["R"], near: ["statistics", "python"] } },
  { name: "React", forms: ["React.js", "ReactJS"], ambiguous: { forms: ["React"], near: ["frontend", "redux"] } },
  { name: "React Native", implies: ["React"] },
  { name: "Node.js", forms: ["NodeJS"], ambiguous: { forms: ["Node"], near: ["express", "javascript"] } },
  { name: ".NET", forms: ["dotnet"] },
  { name: "ASP.NET", implies: [".NET"] },
  { name: "Kubernetes", forms: ["k8s"] },
  { name: "Docker" },
  { name: "AWS", forms: ["Amazon Web Services"] },
  { name: "SQL" },
  { name: "PostgreSQL", forms: ["Postgres"], implies: ["SQL"] },
  { name: "CI/CD", forms: ["continuous integration", "continuous delivery"] },
  { name: "Communication", forms: ["communication skills"], kind: "soft" },
  { name: "Teamwork", forms: ["team player"], kind: "soft" },
  { name: "CISSP", kind: "certification" },
  { name: "BLS", forms: ["Basic Life Support"], kind: "certification" }
]
