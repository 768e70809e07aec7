import type { Pair } from "./Labelled.js"

export const spanish: ReadonlyArray<Pair> = [
  [
    {
      title: "Analista de datos sénior",
      company: "Mercado Andino",
      description: `Sobre nosotros
Mercado Andino es una empresa con más de 20 años de historia en el comercio electrónico.

Responsabilidades
- Análisis de datos de ventas y elaboración de informes con Power BI
- Desarrollo de modelos de aprendizaje automático con Python
- Mantenimiento de canalizaciones de datos y bases de datos

Requisitos
- Licenciatura en estadística, matemáticas o informática
- Al menos 5 años de experiencia en análisis de datos
- Dominio de SQL y Excel imprescindible
- Inglés avanzado
- Trabajo en equipo y pensamiento crítico

Deseable
- Conocimientos de Airflow o dbt
- Experiencia con AWS

Ofrecemos
- Seguro médico privado, horario flexible y formación continua
- Descuentos en gimnasios`,
      skills: [
        ...["Data analysis", "Power BI", "Machine learning", "Python", "Data pipelines", "Databases", "SQL", "Excel"],
        ...["Statistics", "English", "Teamwork", "Critical thinking", "Airflow", "dbt", "AWS"]
      ],
      preferred: ["Airflow", "dbt", "AWS"],
      required: ["SQL", "Excel", "English", "Teamwork"],
      never: ["E-commerce"],
      years: 5,
      level: "senior"
    },
    {
      text: `María José de la Cruz
Analista de datos
Madrid, España
+34 612 345 678 | mariajose.delacruz@mail.example

Perfil profesional
Analista con siete años de experiencia en el análisis de datos de clientes.

Experiencia laboral

Analista de datos, Banco Meseta
enero de 2020 – actualidad
- Elaboración de informes con Power BI para 30 sucursales
- Modelos de aprendizaje automático con Python

Analista junior, Consultora Delta S.A.
07/2016 - 12/2019
- Limpieza y análisis de datos con SQL y Excel

Formación académica
Grado en Estadística, Universidad Complutense, 2012 - 2016

Habilidades
SQL, Python, Power BI, Excel, trabajo en equipo

Idiomas
Español (nativo), inglés (C1)`,
      full_name: "María José de la Cruz",
      email: "mariajose.delacruz@mail.example",
      phone: "+34 612 345 678",
      location: "Madrid, España",
      experiences: [
        ["Analista de datos", "Banco Meseta", "2020-01", null],
        ["Analista junior", "Consultora Delta S.A.", "2016-07", "2019-12"]
      ],
      schools: ["Universidad Complutense"],
      listed: ["SQL", "Python", "Power BI", "Excel", "trabajo en equipo"],
      skills: ["SQL", "Python", "Power BI", "Excel", "Teamwork", "Data analysis", "Machine learning", "English"]
    }
  ],
  [
    {
      title: "Enfermero/a de cuidados intensivos",
      company: "Hospital del Valle",
      description: `FUNCIONES
Cuidado de pacientes críticos y control de signos vitales
Administración de medicamentos y cura de heridas
Registro clínico en la historia electrónica

REQUISITOS
Título universitario en Enfermería
Experiencia mínima de dos años en cuidados intensivos
Certificado de soporte vital avanzado
Empatía y capacidad para trabajar bajo presión

SE VALORARÁ
Conocimientos de ventilación mecánica
Experiencia en diálisis

BENEFICIOS
Guardería, comedor y aparcamiento gratuito`,
      skills: [
        ...["Patient care", "Vital signs", "Medication administration", "Wound care", "Nursing", "Critical care"],
        ...["Advanced life support", "Empathy", "Working under pressure", "Ventilator management", "Dialysis"]
      ],
      preferred: ["Ventilator management", "Dialysis"],
      required: ["Critical care", "Empathy"],
      never: ["Childcare"],
      years: 2,
      level: undefined
    },
    {
      text: `LUCÍA FERNÁNDEZ ÑÍGUEZ
Enfermera
Sevilla (España) · Tel. 955 55 01 23 · lucia.fernandez@mail.example

EXPERIENCIA PROFESIONAL

Enfermera de cuidados intensivos
Hospital Virgen del Mar
Desde febrero de 2018
• Cuidado de pacientes críticos con ventilación mecánica
• Administración de medicamentos y control de signos vitales

Enfermera
Centro de Salud Triana
sep. 2014 – ene. 2018
• Cura de heridas y vacunación
• Educación para la salud

EDUCACIÓN
Grado en Enfermería, Universidad de Sevilla, 2010 – 2014

COMPETENCIAS
Cuidados intensivos, diálisis, soporte vital avanzado, empatía`,
      full_name: "LUCÍA FERNÁNDEZ ÑÍGUEZ",
      email: "lucia.fernandez@mail.example",
      phone: "955 55 01 23",
      location: "Sevilla (España)",
      experiences: [
        ["Enfermera de cuidados intensivos", "Hospital Virgen del Mar", "2018-02", null],
        ["Enfermera", "Centro de Salud Triana", "2014-09", "2018-01"]
      ],
      schools: ["Universidad de Sevilla"],
      listed: ["Cuidados intensivos", "diálisis", "soporte vital avanzado", "empatía"],
      skills: [
        ...["Critical care", "Ventilator management", "Medication administration", "Vital signs", "Wound care"],
        ...["Dialysis", "Advanced life support", "Empathy"]
      ]
    }
  ],
  [
    {
      title: "Contador(a) general",
      company: "Distribuidora El Faro",
      description: `Buscamos un contador con experiencia en impuestos. No se requiere inglés.

Tus tareas: contabilidad general, conciliaciones bancarias, cuentas por pagar, nómina y cierre mensual. Preparación de estados financieros y declaraciones de impuestos.

Perfil: contador público titulado, con 3 a 5 años de experiencia en contabilidad. Manejo de SAP y Excel avanzado es obligatorio. Se valora conocimiento de NIIF. Persona organizada, honesta y con atención al detalle.

Te ofrecemos: sueldo competitivo, vales de despensa y capacitación.`,
      skills: [
        ...["Accounting", "Bank reconciliation", "Accounts payable", "Payroll", "Month-end close"],
        ...["Financial statements", "Tax", "SAP", "Excel", "IFRS", "Attention to detail"]
      ],
      preferred: ["IFRS"],
      required: ["SAP", "Excel"],
      never: ["English"],
      years: 3,
      level: undefined
    },
    {
      text: `Nombre: José Ángel Núñez Ibáñez
Correo: jose.nunez@mail.example
Teléfono: (55) 5555 0123
Ubicación: Guadalajara, México

Resumen
Contador público con experiencia en impuestos y nómina.

Experiencia
Contador general – Ferretería La Estrella (marzo 2019 – presente)
* Contabilidad general y conciliaciones bancarias
* Nómina de 80 empleados
* Declaraciones de impuestos mensuales

Auxiliar contable – Despacho Ríos y Asociados (2015 – 2019)
* Cuentas por pagar y cuentas por cobrar

Educación
Licenciatura en Contaduría Pública, Universidad de Guadalajara (2010 – 2015)

Habilidades
SAP, Excel, contabilidad, nómina, atención al detalle`,
      full_name: "José Ángel Núñez Ibáñez",
      email: "jose.nunez@mail.example",
      phone: "(55) 5555 0123",
      location: "Guadalajara, México",
      experiences: [
        ["Contador general", "Ferretería La Estrella", "2019-03", null],
        ["Auxiliar contable", "Despacho Ríos y Asociados", "2015", "2019"]
      ],
      schools: ["Universidad de Guadalajara"],
      listed: ["SAP", "Excel", "contabilidad", "nómina", "atención al detalle"],
      skills: [
        ...["SAP", "Excel", "Accounting", "Payroll", "Attention to detail", "Bank reconciliation"],
        ...["Accounts payable", "Accounts receivable", "Tax"]
      ]
    }
  ]
]
