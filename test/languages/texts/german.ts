import type { Pair } from "./Labelled.js"

export const german: ReadonlyArray<Pair> = [
  [
    {
      title: "Senior Softwareentwickler Java (m/w/d)",
      company: "Nordlicht Systeme GmbH",
      description: `Über uns
Die Nordlicht Systeme GmbH entwickelt seit 25 Jahren Software für Stadtwerke. Unser Kundenservice betreut 400 Kunden.

Deine Aufgaben
- Du entwickelst Microservices mit Java und Spring Boot.
- Du verantwortest die Qualitätssicherung und das automatisierte Testen deiner Komponenten.
- Du arbeitest in einem agilen Team nach Scrum.

Dein Profil
- Abgeschlossenes Studium der Informatik oder eine vergleichbare Ausbildung
- Mindestens 5 Jahre Berufserfahrung in der Softwareentwicklung mit Java
- Sehr gute Kenntnisse in PostgreSQL und Docker sind zwingend erforderlich
- Kenntnisse in Kubernetes und Terraform sind von Vorteil
- PHP-Kenntnisse sind nicht erforderlich
- Teamfähigkeit und eine strukturierte Arbeitsweise
- Fließende Deutschkenntnisse (C1) und gute Englischkenntnisse

Wir bieten
- 30 Tage Urlaub, betriebliche Altersvorsorge und Yoga-Kurse
- Flexible Arbeitszeiten und Homeoffice`,
      skills: [
        ...["Java", "Spring Boot", "Microservices", "Quality assurance", "Scrum", "PostgreSQL", "Docker"],
        ...["Kubernetes", "Terraform", "Software development", "Teamwork", "German", "English"]
      ],
      preferred: ["Kubernetes", "Terraform"],
      required: ["PostgreSQL", "Docker", "Java", "German"],
      never: ["PHP", "Yoga instruction", "Customer service", "Customer support"],
      years: 5,
      level: "senior"
    },
    {
      text: `Jürgen Großmann
Softwareentwickler
Hafenstraße 12, 24103 Kiel
Telefon: +49 431 5550123
juergen.grossmann@mail.example

Profil
Softwareentwickler mit acht Jahren Erfahrung in Java und relationalen Datenbanken.

Berufserfahrung

Senior Softwareentwickler, Fördewerk GmbH, Kiel
März 2019 – heute
- Entwicklung von Microservices mit Java und Spring Boot für 40 Stadtwerke
- Umstellung der Anwendungen auf Docker und Kubernetes
- Einführung automatisierter Tests, Fehlerquote um 30 % gesenkt

Softwareentwickler, Küstendaten AG, Lübeck
10/2015 – 02/2019
- Betreuung einer Datenbank mit PostgreSQL
- Arbeit in einem Team nach Scrum

Ausbildung
Bachelor of Science Informatik, Fachhochschule Kiel
10/2012 – 09/2015

Kenntnisse
Java, Spring Boot, PostgreSQL, Docker, Kubernetes, Scrum

Sprachen
Deutsch (Muttersprache), Englisch (fließend)`,
      full_name: "Jürgen Großmann",
      email: "juergen.grossmann@mail.example",
      phone: "+49 431 5550123",
      location: "Hafenstraße 12, 24103 Kiel",
      experiences: [
        ["Senior Softwareentwickler", "Fördewerk GmbH", "2019-03", null],
        ["Softwareentwickler", "Küstendaten AG", "2015-10", "2019-02"]
      ],
      schools: ["Fachhochschule Kiel"],
      listed: ["Java", "Spring Boot", "PostgreSQL", "Docker", "Kubernetes", "Scrum"],
      skills: [
        "Java",
        "Spring Boot",
        "PostgreSQL",
        "Docker",
        "Kubernetes",
        "Scrum",
        "Microservices",
        "German",
        "English"
      ]
    }
  ],
  [
    {
      title: "Pflegefachkraft (w/m/d) Intensivstation",
      company: "Klinikum am Park",
      description: `Ihre Aufgaben:
• Fachgerechte Krankenpflege und Patientenbeobachtung auf der Intensivstation
• Wundversorgung und Medikamentengabe nach ärztlicher Anordnung
• Pflegedokumentation im Krankenhausinformationssystem
• Anleitung von Auszubildenden

Ihr Profil:
• Abgeschlossene Ausbildung als Gesundheits- und Krankenpfleger/in oder Pflegefachfrau/Pflegefachmann
• Mindestens zwei Jahre Erfahrung in der Intensivpflege
• Fachweiterbildung wünschenswert
• Kenntnisse in der Beatmung sind ein Plus
• Einfühlungsvermögen, Belastbarkeit und Zuverlässigkeit
• Bereitschaft zur Schichtarbeit

Das bieten wir Ihnen:
• Vergütung nach Tarif, Jobticket, Kinderbetreuung
• Betriebliches Gesundheitsmanagement mit Massagen`,
      skills: [
        ...["Nursing", "Patient monitoring", "Critical care", "Wound care", "Medication administration"],
        ...["Clinical documentation", "Empathy", "Resilience", "Reliability"]
      ],
      preferred: [],
      required: ["Critical care", "Empathy"],
      never: ["Massage therapy", "Childcare"],
      years: 2,
      level: undefined
    },
    {
      text: `Aylin Yıldız-Schäfer
Gesundheits- und Krankenpflegerin
Mainz, Deutschland
Tel. 06131 / 555 78 90 · aylin.schaefer@mail.example

BERUFLICHER WERDEGANG

04/2020 – heute
Gesundheits- und Krankenpflegerin, Universitätsklinik Rheinhessen
• Intensivpflege beatmeter Patientinnen und Patienten
• Wundversorgung und Medikamentengabe
• Anleitung von sechs Auszubildenden

01.10.2016 – 31.03.2020
Krankenpflegerin, Krankenhaus St. Anna
• Pflege auf der Inneren Medizin
• Pflegedokumentation und Entlassungsplanung

SCHULE UND AUSBILDUNG
2013 – 2016
Krankenpflegeschule Mainz, Examen als Gesundheits- und Krankenpflegerin

FÄHIGKEITEN
Wundversorgung, Reanimation, Schmerzmanagement, Einfühlungsvermögen`,
      full_name: "Aylin Yıldız-Schäfer",
      email: "aylin.schaefer@mail.example",
      phone: "06131 / 555 78 90",
      location: "Mainz, Deutschland",
      experiences: [
        ["Gesundheits- und Krankenpflegerin", "Universitätsklinik Rheinhessen", "2020-04", null],
        ["Krankenpflegerin", "Krankenhaus St. Anna", "2016-10", "2020-03"]
      ],
      schools: ["Krankenpflegeschule Mainz"],
      listed: ["Wundversorgung", "Reanimation", "Schmerzmanagement", "Einfühlungsvermögen"],
      skills: [
        ...["Critical care", "Wound care", "Medication administration", "Clinical documentation"],
        ...["Resuscitation", "Pain management", "Empathy", "Discharge planning", "Internal medicine"]
      ]
    }
  ],
  [
    {
      title: "Buchhalter:in mit Schwerpunkt Kreditoren",
      company: "Weberei Hollmann KG",
      description: `Zum nächstmöglichen Zeitpunkt suchen wir eine:n Buchhalter:in in Teilzeit.

WAS DICH ERWARTET
Kreditorenbuchhaltung und Debitorenbuchhaltung
Vorbereitung der Monatsabschlüsse und Jahresabschlüsse nach HGB
Umsatzsteuervoranmeldungen, Zahlungsverkehr und Mahnwesen

WAS DU MITBRINGST
Kaufmännische Ausbildung, idealerweise Weiterbildung zum Bilanzbuchhalter
3 bis 5 Jahre Erfahrung in der Finanzbuchhaltung
Sicherer Umgang mit SAP und DATEV, sehr gute Excel-Kenntnisse
Wünschenswert: Erfahrung mit Lohnabrechnung
Genauigkeit und Diskretion

WAS WIR BIETEN
Ein freundliches Team, kostenlose Getränke, Weiterbildung`,
      skills: [
        ...["Accounts payable", "Accounts receivable", "Month-end close", "Year-end close", "VAT", "Accounting"],
        ...["SAP", "Excel", "Payroll", "Accuracy", "Discretion"]
      ],
      preferred: ["Payroll"],
      required: ["SAP", "Excel", "Accuracy"],
      never: [],
      years: 3,
      level: undefined
    },
    {
      text: `# Lebenslauf

**Name:** Hans-Peter von der Heide
**E-Mail:** hp.vonderheide@mail.example
**Telefon:** 0221 5559876

## Beruflicher Werdegang

### Buchhalter, Textilhaus Kranz GmbH
*seit Mai 2017*
- Kreditoren- und Debitorenbuchhaltung mit SAP
- Monatsabschlüsse und Umsatzsteuervoranmeldungen
- Mahnwesen für 300 Kunden

### Kaufmännischer Angestellter, Spedition Rhein
*08/2012 – 04/2017*
- Rechnungsprüfung und Zahlungsverkehr

## Ausbildung
Industriekaufmann, Berufsschule Köln, 2009 – 2012

## Kenntnisse
SAP, DATEV, Excel, Buchhaltung, Lohnabrechnung`,
      full_name: "Hans-Peter von der Heide",
      email: "hp.vonderheide@mail.example",
      phone: "0221 5559876",
      location: null,
      experiences: [
        ["Buchhalter", "Textilhaus Kranz GmbH", "2017-05", null],
        ["Kaufmännischer Angestellter", "Spedition Rhein", "2012-08", "2017-04"]
      ],
      schools: ["Berufsschule Köln"],
      listed: ["SAP", "DATEV", "Excel", "Buchhaltung", "Lohnabrechnung"],
      skills: [
        "SAP",
        "Excel",
        "Accounting",
        "Payroll",
        "Accounts payable",
        "Accounts receivable",
        "Month-end close",
        "Collections"
      ]
    }
  ]
]
