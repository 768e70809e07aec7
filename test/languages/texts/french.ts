import type { Pair } from "./Labelled.js"

export const french: ReadonlyArray<Pair> = [
  [
    {
      title: "Ingénieur logiciel confirmé (H/F)",
      company: "Atelier Numérique",
      description: `Qui sommes-nous ?
Atelier Numérique est une entreprise lyonnaise fondée il y a 12 ans. Nos clients travaillent dans la comptabilité.

Vos missions
- Concevoir et développer des API REST avec Python et Django
- Participer aux revues de code et à l'intégration continue
- Travailler avec l'équipe produit selon la méthode agile

Profil recherché
- Diplôme d'ingénieur en informatique ou équivalent
- Au moins 4 ans d'expérience en développement logiciel
- Maîtrise de PostgreSQL et de Git exigée
- La connaissance de Kubernetes serait un plus
- Idéalement, vous connaissez l'apprentissage automatique
- Esprit d'équipe, autonomie et rigueur
- Anglais courant

Avantages
- Tickets restaurant, mutuelle et RTT
- Cours de yoga`,
      skills: [
        ...["REST", "Python", "Django", "Code review", "CI/CD", "Agile", "Software development", "PostgreSQL"],
        ...["Git", "Kubernetes", "Machine learning", "Teamwork", "English"]
      ],
      preferred: ["Kubernetes", "Machine learning"],
      required: ["PostgreSQL", "Git"],
      never: ["Accounting", "Yoga instruction"],
      years: 4,
      level: undefined
    },
    {
      text: `Jean-Luc Müller
Développeur Python
Lyon, France
06 12 34 56 78 | jeanluc.muller@mail.example

Profil
Développeur passionné avec six ans d'expérience en développement web.

Expérience professionnelle

Développeur Python — Studio Confluence, Lyon
depuis mars 2020
• Développement d'API REST avec Django pour 15 clients
• Mise en place de l'intégration continue avec GitLab

Développeur web — Société Bellecour SARL
septembre 2017 – février 2020
• Création de sites avec PHP et MySQL
• Revues de code hebdomadaires

Formation
Diplôme d'ingénieur en informatique, Université de Grenoble, 2014 – 2017

Compétences
Python, Django, PostgreSQL, Git, Docker, gestion de projet

Langues
Français (langue maternelle), anglais (courant)`,
      full_name: "Jean-Luc Müller",
      email: "jeanluc.muller@mail.example",
      phone: "06 12 34 56 78",
      location: "Lyon, France",
      experiences: [
        ["Développeur Python", "Studio Confluence", "2020-03", null],
        ["Développeur web", "Société Bellecour SARL", "2017-09", "2020-02"]
      ],
      schools: ["Université de Grenoble"],
      listed: ["Python", "Django", "PostgreSQL", "Git", "Docker", "gestion de projet"],
      skills: ["Python", "Django", "PostgreSQL", "Git", "Docker", "Project management", "REST", "CI/CD", "Code review"]
    }
  ],
  [
    {
      title: "Comptable général(e)",
      company: "Maison Lefèvre",
      description: `Missions principales :
- Tenue de la comptabilité générale et de la comptabilité fournisseurs
- Rapprochements bancaires et déclarations de TVA
- Préparation du bilan et de la clôture mensuelle
- Établissement de la paie

Compétences requises :
- BTS ou DCG en comptabilité
- 3 ans d'expérience minimum sur un poste similaire
- Maîtrise d'Excel et de Sage indispensable
- Sens de l'organisation, discrétion et rigueur

Atouts :
- Connaissance de SAP
- Notions de contrôle de gestion

Nous offrons :
- Mutuelle familiale, participation aux bénéfices
- Formation continue en management`,
      skills: [
        ...["Accounting", "General ledger", "Accounts payable", "Bank reconciliation", "VAT", "Month-end close"],
        ...["Payroll", "Excel", "Sage", "SAP", "Discretion"]
      ],
      preferred: ["SAP"],
      required: ["Excel", "Sage"],
      never: [],
      years: 3,
      level: undefined
    },
    {
      text: `CURRICULUM VITAE

Nom : Émilie D'Angelo
Adresse : 14 rue des Lilas, 69003 Lyon
Téléphone : +33 4 78 55 01 23
Courriel : emilie.dangelo@mail.example

EXPÉRIENCES PROFESSIONNELLES

Janvier 2018 à ce jour : Comptable, Groupe Martel
- Comptabilité générale et comptabilité clients
- Déclarations de TVA et rapprochements bancaires
- Paie de 45 salariés avec Sage

2014 - 2017 : Assistante comptable, Cabinet Duroc
- Saisie de factures et relances clients

FORMATION
BTS Comptabilité et gestion, Lycée Ampère, 2012 - 2014

COMPÉTENCES
Sage, Excel, SAP, paie, TVA`,
      full_name: "Émilie D'Angelo",
      email: "emilie.dangelo@mail.example",
      phone: "+33 4 78 55 01 23",
      location: "14 rue des Lilas, 69003 Lyon",
      experiences: [
        ["Comptable", "Groupe Martel", "2018-01", null],
        ["Assistante comptable", "Cabinet Duroc", "2014", "2017"]
      ],
      schools: ["Lycée Ampère"],
      listed: ["Sage", "Excel", "SAP", "paie", "TVA"],
      skills: ["Accounting", "Accounts receivable", "VAT", "Bank reconciliation", "Payroll", "Sage", "Excel", "SAP"]
    }
  ],
  [
    {
      title: "Infirmier / Infirmière diplômé(e) d'État",
      company: "Clinique des Tilleuls",
      description: `La Clinique des Tilleuls recrute un(e) infirmier(ère) pour son service de soins palliatifs.

Votre rôle
Vous assurez les soins infirmiers, l'administration des médicaments et les soins de plaies. Vous accompagnez les patients et leurs familles et vous tenez à jour les dossiers de soins.

Votre profil
Diplôme d'État d'infirmier obligatoire
Première expérience en soins palliatifs ou en gériatrie souhaitée
Bonnes capacités d'écoute, empathie et sens des responsabilités
Permis B requis

Nous vous proposons
Un CDI à temps plein, une crèche d'entreprise et des repas à tarif réduit`,
      skills: [
        ...["Nursing", "Medication administration", "Wound care", "Palliative care", "Geriatrics"],
        ...["Listening", "Empathy", "Driver's license"]
      ],
      preferred: ["Geriatrics"],
      required: ["Driver's license", "Empathy"],
      never: ["Childcare"],
      years: undefined,
      level: undefined
    },
    {
      text: `Aïcha Benali-Dupont
Infirmière diplômée d'État
Nantes | aicha.benali@mail.example | 07 55 01 22 33

À propos
Infirmière attentive, à l'aise dans l'accompagnement de fin de vie.

Parcours professionnel

Infirmière, EHPAD Les Hortensias, Nantes
avril 2019 – aujourd'hui
- Soins infirmiers et soins de plaies pour 60 résidents
- Administration des médicaments
- Éducation des patients diabétiques

Infirmière, Hôpital Saint-Jacques, Rennes
juin 2015 – mars 2019
- Soins palliatifs et prise en charge de la douleur

Formation
Diplôme d'État d'infirmier, Institut de formation en soins infirmiers de Rennes, 2012 – 2015

Compétences
Soins palliatifs, gériatrie, écoute, empathie`,
      full_name: "Aïcha Benali-Dupont",
      email: "aicha.benali@mail.example",
      phone: "07 55 01 22 33",
      location: "Nantes",
      experiences: [
        ["Infirmière", "EHPAD Les Hortensias", "2019-04", null],
        ["Infirmière", "Hôpital Saint-Jacques", "2015-06", "2019-03"]
      ],
      schools: ["Institut de formation en soins infirmiers de Rennes"],
      listed: ["Soins palliatifs", "gériatrie", "écoute", "empathie"],
      skills: [
        ...["Nursing", "Wound care", "Medication administration", "Patient education", "Palliative care"],
        ...["Pain management", "Geriatrics", "Listening", "Empathy"]
      ]
    }
  ]
]
