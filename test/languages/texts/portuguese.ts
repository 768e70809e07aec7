import type { Pair } from "./Labelled.js"

export const portuguese: ReadonlyArray<Pair> = [
  [
    {
      title: "Pessoa Desenvolvedora Backend Pleno",
      company: "Rio Tecnologia",
      description: `Quem somos
A Rio Tecnologia é uma empresa de software fundada há 15 anos, líder em soluções para logística.

Responsabilidades e atribuições
- Desenvolver microsserviços em Node.js e TypeScript
- Participar de revisões de código e da integração contínua
- Escrever testes automatizados

Requisitos e qualificações
- Experiência mínima de 3 anos com desenvolvimento de software
- Domínio de Node.js e bancos de dados relacionais
- Conhecimento em Docker e metodologias ágeis
- Boa comunicação e trabalho em equipe
- Inglês intermediário

Diferenciais
- Experiência com AWS e Kubernetes
- Conhecimento em Kafka

Benefícios
- Vale-refeição, plano de saúde e auxílio-creche
- Aulas de yoga`,
      skills: [
        ...["Microservices", "Node.js", "TypeScript", "Code review", "CI/CD", "Test automation", "Docker", "Agile"],
        ...["Software development", "Relational databases", "Communication", "Teamwork", "English", "AWS"],
        ...["Kubernetes", "Kafka"]
      ],
      preferred: ["AWS", "Kubernetes", "Kafka"],
      required: ["Docker", "Teamwork", "English"],
      never: ["Logistics", "Yoga instruction", "Childcare"],
      years: 3,
      level: "mid"
    },
    {
      text: `João Antônio dos Santos Araújo
Desenvolvedor Backend
Recife, Brasil
(81) 95555-0123 | joao.araujo@mail.example

Resumo
Desenvolvedor com cinco anos de experiência em Node.js e bancos de dados.

Experiência profissional

Desenvolvedor Backend, Porto Sistemas Ltda
fevereiro de 2021 – atualmente
- Desenvolvimento de microsserviços em Node.js e TypeScript
- Integração contínua com GitLab e Docker

Desenvolvedor Júnior, Nuvem Azul
03/2019 – 01/2021
- Manutenção de APIs REST e testes automatizados

Formação acadêmica
Bacharelado em Ciência da Computação, Universidade Federal de Pernambuco, 2014 – 2018

Habilidades
Node.js, TypeScript, Docker, PostgreSQL, metodologias ágeis

Idiomas
Português (nativo), inglês (intermediário)`,
      full_name: "João Antônio dos Santos Araújo",
      email: "joao.araujo@mail.example",
      phone: "(81) 95555-0123",
      location: "Recife, Brasil",
      experiences: [
        ["Desenvolvedor Backend", "Porto Sistemas Ltda", "2021-02", null],
        ["Desenvolvedor Júnior", "Nuvem Azul", "2019-03", "2021-01"]
      ],
      schools: ["Universidade Federal de Pernambuco"],
      listed: ["Node.js", "TypeScript", "Docker", "PostgreSQL", "metodologias ágeis"],
      skills: [
        "Node.js",
        "TypeScript",
        "Docker",
        "PostgreSQL",
        "Agile",
        "Microservices",
        "CI/CD",
        "REST",
        "Test automation"
      ]
    }
  ],
  [
    {
      title: "Enfermeiro(a) de UTI",
      company: "Hospital São Lucas",
      description: `Descrição da vaga
Prestar assistência de enfermagem a pacientes críticos, administrar medicamentos, realizar curativos e registrar a evolução no prontuário eletrônico.

Requisitos obrigatórios:
- Graduação em Enfermagem e registro ativo no conselho
- Experiência de no mínimo 1 ano em terapia intensiva
- Empatia e capacidade de trabalhar sob pressão

Desejável:
- Pós-graduação em terapia intensiva
- Conhecimento em hemodiálise

Oferecemos: vale-transporte, creche e seguro de vida.`,
      skills: [
        ...["Nursing", "Critical care", "Medication administration", "Wound care", "EHR", "Empathy"],
        ...["Working under pressure", "Dialysis"]
      ],
      preferred: ["Dialysis"],
      required: ["Empathy"],
      never: ["Childcare", "Life insurance"],
      years: 1,
      level: undefined
    },
    {
      text: `Conceição Ribeiro da Silva
Enfermeira
Porto, Portugal | +351 912 345 678 | conceicao.ribeiro@mail.example

PERFIL
Enfermeira dedicada, com experiência em terapia intensiva.

EXPERIÊNCIA PROFISSIONAL

Enfermeira de cuidados intensivos — Hospital da Ribeira
março de 2018 – presente
• Assistência de enfermagem a pacientes críticos
• Administração de medicamentos e hemodiálise

Enfermeira — Clínica Boavista
set. 2013 – fev. 2018
• Curativos e vacinação

FORMAÇÃO
Licenciatura em Enfermagem, Escola Superior de Enfermagem do Porto, 2009 – 2013

COMPETÊNCIAS
Terapia intensiva, hemodiálise, empatia, primeiros socorros`,
      full_name: "Conceição Ribeiro da Silva",
      email: "conceicao.ribeiro@mail.example",
      phone: "+351 912 345 678",
      location: "Porto, Portugal",
      experiences: [
        ["Enfermeira de cuidados intensivos", "Hospital da Ribeira", "2018-03", null],
        ["Enfermeira", "Clínica Boavista", "2013-09", "2018-02"]
      ],
      schools: ["Escola Superior de Enfermagem do Porto"],
      listed: ["Terapia intensiva", "hemodiálise", "empatia", "primeiros socorros"],
      skills: [
        "Critical care",
        "Nursing",
        "Medication administration",
        "Dialysis",
        "Wound care",
        "Empathy",
        "First aid"
      ]
    }
  ],
  [
    {
      title: "Soldador industrial",
      company: "Metalúrgica Horizonte",
      description: `Atividades
Soldagem MIG e TIG de estruturas metálicas
Leitura e interpretação de desenho técnico
Manutenção preventiva de equipamentos
Operação de empilhadeira

O que buscamos
Ensino médio completo
Curso de soldagem
Vivência de 2 anos na função
Conhecimento em segurança do trabalho
CNH categoria B será um diferencial
Pontualidade e responsabilidade

O que oferecemos
Cesta básica, convênio médico e treinamento`,
      skills: [
        ...["MIG welding", "TIG welding", "Welding", "Blueprint reading", "Preventive maintenance"],
        ...["Forklift operation", "Workplace safety", "Driver's license", "Punctuality"]
      ],
      preferred: ["Driver's license"],
      required: ["Punctuality"],
      never: [],
      years: 2,
      level: undefined
    },
    {
      text: `Antônio Gonçalves Pereira
Soldador
Telefone: +55 11 95555-4321
E-mail: antonio.goncalves@mail.example
Localização: São Paulo, SP

Objetivo
Atuar como soldador em empresa do setor metalúrgico.

Histórico profissional

Soldador
Caldeiraria Progresso
De maio de 2016 até o momento
- Soldagem MIG de estruturas metálicas
- Operação de empilhadeira
- Manutenção preventiva de máquinas

Ajudante de produção
Fundição Aurora
2013 - 2016
- Carga e descarga de caminhões

Escolaridade
Ensino médio completo, Escola Estadual Tiradentes, 2012

Cursos
Soldagem, segurança do trabalho`,
      full_name: "Antônio Gonçalves Pereira",
      email: "antonio.goncalves@mail.example",
      phone: "+55 11 95555-4321",
      location: "São Paulo, SP",
      experiences: [
        ["Soldador", "Caldeiraria Progresso", "2016-05", null],
        ["Ajudante de produção", "Fundição Aurora", "2013", "2016"]
      ],
      schools: ["Escola Estadual Tiradentes"],
      listed: [],
      skills: [
        "MIG welding",
        "Welding",
        "Forklift operation",
        "Preventive maintenance",
        "Workplace safety",
        "Loading and unloading"
      ]
    }
  ]
]
