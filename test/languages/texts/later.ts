import type { Language } from "../../../src/lexicon/Language.js"
import type { Pair } from "./Labelled.js"

/** Written and labelled when the glossaries were finished, from other fields: what a first try makes of unseen texts. */
export const later: ReadonlyArray<readonly [Language, Pair]> = [
  [
    "de",
    [
      {
        title: "Fachkraft für Lagerlogistik (m/w/d)",
        company: "Alpenversand GmbH",
        description: `Wir suchen ab sofort Verstärkung für unser Team in Rosenheim.

Aufgabengebiet
- Warenannahme und Kommissionierung von Kundenaufträgen
- Be- und Entladung von LKW mit dem Gabelstapler
- Durchführung von Inventuren
- Mitarbeit bei der Optimierung der Lagerprozesse

Anforderungen
- Abgeschlossene Ausbildung im Bereich Lagerlogistik
- Mindestens ein Jahr Berufserfahrung
- Gültiger Staplerschein erforderlich
- Führerschein Klasse B wünschenswert
- Grundkenntnisse in SAP
- Zuverlässigkeit, Pünktlichkeit und Teamgeist

Unser Angebot
- Betriebliche Altersvorsorge und Mitarbeiterrabatte
- Kostenlose Deutschkurse`,
        skills: [
          ...["Shipping and receiving", "Order picking", "Loading and unloading", "Forklift operation"],
          ...["Inventory management", "Forklift certification", "Driver's license", "SAP"],
          ...["Reliability", "Punctuality", "Teamwork"]
        ],
        preferred: ["Driver's license"],
        required: ["Forklift certification", "SAP", "Reliability"],
        never: ["German"],
        years: 1,
        level: undefined
      },
      {
        text: `Sebastian Öztürk
Fachlagerist
83022 Rosenheim
Mobil: 0171 5550199
sebastian.oeztuerk@mail.example

Berufliche Stationen

06/2018 – heute: Fachlagerist, Voralpen Logistik GmbH
- Kommissionierung von täglich 120 Aufträgen
- Warenannahme und Bestandsführung mit SAP

2015 – 2018: Lagerhelfer, Möbelhaus Inntal
- Be- und Entladung von LKW mit dem Gabelstapler

Schulbildung
Mittelschule Rosenheim, Mittlere Reife, 2015

Kenntnisse und Fähigkeiten
Staplerschein, SAP, Inventur, Teamfähigkeit`,
        full_name: "Sebastian Öztürk",
        email: "sebastian.oeztuerk@mail.example",
        phone: "0171 5550199",
        location: "83022 Rosenheim",
        experiences: [
          ["Fachlagerist", "Voralpen Logistik GmbH", "2018-06", null],
          ["Lagerhelfer", "Möbelhaus Inntal", "2015", "2018"]
        ],
        schools: ["Mittelschule Rosenheim"],
        listed: ["Staplerschein", "SAP", "Inventur", "Teamfähigkeit"],
        skills: [
          ...["Order picking", "Shipping and receiving", "Inventory management", "SAP", "Loading and unloading"],
          ...["Forklift operation", "Forklift certification", "Teamwork"]
        ]
      }
    ]
  ],
  [
    "fr",
    [
      {
        title: "Chef de partie (H/F)",
        company: "Auberge du Lac",
        description: `L'Auberge du Lac, restaurant gastronomique, recherche un chef de partie.

Vos missions principales
Préparation des plats chauds et dressage des assiettes
Respect des normes HACCP et de l'hygiène en cuisine
Gestion des stocks et des commandes fournisseurs
Élaboration des menus avec le chef

Profil
CAP Cuisine exigé
Deux ans d'expérience minimum en restauration
Vous travaillez sous pression et vous aimez le travail en équipe
La maîtrise de la pâtisserie est un plus
Anglais souhaité

Conditions
Logement possible, repas, mutuelle et congés payés`,
        skills: [
          ...["Food preparation", "HACCP", "Kitchen sanitation", "Inventory management", "Menu planning"],
          ...["Teamwork", "Pastry", "English", "Food service"]
        ],
        preferred: ["Pastry", "English"],
        required: ["Teamwork"],
        never: [],
        years: 2,
        level: undefined
      },
      {
        text: `Chloé Lemaître
Cuisinière
Annecy
Téléphone : 06 55 01 98 76
chloe.lemaitre@mail.example

Expériences

Cuisinière, Restaurant La Cascade, Annecy
mai 2021 - aujourd'hui
- Préparation des plats et création de menus de saison
- Gestion des stocks et respect des normes HACCP

Commis de cuisine, Brasserie du Pont
septembre 2018 - avril 2021
- Pâtisserie et mise en place

Formation
CAP Cuisine, Lycée hôtelier de Thonon, 2016 - 2018

Compétences
HACCP, pâtisserie, travail en équipe

Langues
Français, anglais (B2)`,
        full_name: "Chloé Lemaître",
        email: "chloe.lemaitre@mail.example",
        phone: "06 55 01 98 76",
        location: "Annecy",
        experiences: [
          ["Cuisinière", "Restaurant La Cascade", "2021-05", null],
          ["Commis de cuisine", "Brasserie du Pont", "2018-09", "2021-04"]
        ],
        schools: ["Lycée hôtelier de Thonon"],
        listed: ["HACCP", "pâtisserie", "travail en équipe"],
        skills: ["Food preparation", "Menu planning", "Inventory management", "HACCP", "Pastry", "Teamwork", "English"]
      }
    ]
  ],
  [
    "es",
    [
      {
        title: "Abogado laboralista",
        company: "Bufete Olmedo",
        description: `Descripción del puesto
Asesoramiento jurídico a empresas en derecho laboral. Redacción y revisión de contratos, negociación colectiva y defensa en litigios.

Requisitos mínimos
Grado en Derecho y colegiación
Experiencia mínima de 4 años en despacho
Inglés fluido
Capacidad analítica y buena comunicación
Manejo del paquete Office

Se valorará especialmente
Conocimientos de protección de datos
Francés

Qué ofrecemos
Seguro médico, horario flexible y formación en liderazgo`,
        skills: [
          ...["Legal advice", "Employment law", "Contract review", "Negotiation", "Litigation", "English"],
          ...["Analytical thinking", "Communication", "Microsoft Office", "Data privacy", "French"]
        ],
        preferred: ["Data privacy", "French"],
        required: ["English", "Analytical thinking"],
        never: ["Leadership"],
        years: 4,
        level: undefined
      },
      {
        text: `Íñigo Echeverría Peña
Abogado
Bilbao, España
Teléfono: 944 55 01 23
inigo.echeverria@mail.example

Resumen
Abogado con seis años de experiencia en derecho laboral y litigios.

Trayectoria profesional

Abogado, Despacho Aranzabal
marzo de 2019 - actualidad
- Asesoría jurídica a 40 empresas
- Redacción de contratos y litigios

Abogado júnior, Consultores Gran Vía
septiembre de 2016 - febrero de 2019
- Protección de datos y derecho mercantil

Educación
Grado en Derecho, Universidad de Deusto, 2012 - 2016

Conocimientos
Derecho laboral, negociación, RGPD, inglés`,
        full_name: "Íñigo Echeverría Peña",
        email: "inigo.echeverria@mail.example",
        phone: "944 55 01 23",
        location: "Bilbao, España",
        experiences: [
          ["Abogado", "Despacho Aranzabal", "2019-03", null],
          ["Abogado júnior", "Consultores Gran Vía", "2016-09", "2019-02"]
        ],
        schools: ["Universidad de Deusto"],
        listed: ["Derecho laboral", "negociación", "RGPD", "inglés"],
        skills: [
          ...["Employment law", "Litigation", "Legal advice", "Contract drafting", "Data privacy", "Corporate law"],
          ...["Negotiation", "GDPR", "English"]
        ]
      }
    ]
  ],
  [
    "pt",
    [
      {
        title: "Analista de Marketing Digital",
        company: "Casa Verde Cosméticos",
        description: `Somos uma empresa de cosméticos naturais com lojas em todo o país.

O que você vai fazer
- Planejar campanhas de marketing e gerir redes sociais
- Criar conteúdo para o blog e newsletters
- Analisar resultados com Google Analytics
- Apoiar o comércio eletrônico

O que você precisa ter
- Ensino superior completo em Publicidade ou Marketing
- No mínimo 2 anos de experiência em marketing digital
- Conhecimento em SEO e Google Ads
- Criatividade e boa comunicação
- Inglês avançado

Será um diferencial
- Edição de vídeo
- Espanhol

Nossos benefícios
- Vale-alimentação, plano de saúde e descontos em produtos`,
        skills: [
          ...["Marketing campaigns", "Social media marketing", "Content creation", "Google Analytics", "E-commerce"],
          ...["Digital marketing", "SEO", "Google Ads", "Creativity", "Communication", "English"],
          ...["Video editing", "Spanish"]
        ],
        preferred: ["Video editing", "Spanish"],
        required: ["SEO", "Google Ads", "English"],
        never: [],
        years: 2,
        level: undefined
      },
      {
        text: `Beatriz Guimarães Falcão
Analista de Marketing
Curitiba, Brasil
(41) 95555-0188
beatriz.falcao@mail.example

Sobre mim
Analista com quatro anos de experiência em marketing digital e redes sociais.

Experiência

Analista de Marketing, Flor do Campo Ltda
janeiro de 2021 - atualmente
- Gestão de redes sociais e produção de conteúdo
- Campanhas no Google Ads com orçamento de R$ 50 mil

Assistente de Marketing, Agência Maré
agosto de 2019 - dezembro de 2020
- SEO e edição de vídeo

Formação
Bacharelado em Publicidade, Universidade Positivo, 2015 - 2019

Competências
SEO, Google Ads, criatividade, edição de vídeo

Idiomas
Inglês (avançado), espanhol (básico)`,
        full_name: "Beatriz Guimarães Falcão",
        email: "beatriz.falcao@mail.example",
        phone: "(41) 95555-0188",
        location: "Curitiba, Brasil",
        experiences: [
          ["Analista de Marketing", "Flor do Campo Ltda", "2021-01", null],
          ["Assistente de Marketing", "Agência Maré", "2019-08", "2020-12"]
        ],
        schools: ["Universidade Positivo"],
        listed: ["SEO", "Google Ads", "criatividade", "edição de vídeo"],
        skills: [
          ...["Digital marketing", "Social media marketing", "Content creation", "Google Ads", "SEO", "Video editing"],
          ...["Creativity", "English", "Spanish"]
        ]
      }
    ]
  ]
]
