import type { Tier } from "../Job.js"

/** What a part of a posting is about. */
export type JobSection =
  "prose" | "required" | "preferred" | "person" | "duties" | "company" | "benefits" | "boilerplate" | "not-asked"

/** How much a section by itself says that it asks: "person" tells who fits, which is asked for. */
export const tierOfSection = (section: JobSection): Tier =>
  section === "preferred" ? "preferred" : section === "required" || section === "person" ? "required" : "mentioned"

/** Whether a section lists what is asked. */
export const listsAsked = (section: JobSection): boolean => tierOfSection(section) !== "mentioned"

/** What decides where a heading says several things. */
export const sections: ReadonlyArray<JobSection> = [
  ...(["not-asked", "preferred", "person", "benefits", "boilerplate", "company", "duties", "required"] as const)
]
