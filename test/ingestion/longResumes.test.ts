import { assert, describe, it } from "@effect/vitest"
import { profileOfText } from "../../src/resume/profileOfText.js"
import { fixture } from "../support/fixtures.js"

/** What a careful person reads from a resume of two pages. */
interface Expected {
  readonly resume: string
  readonly name: string
  /** Role, employer, dates, and how many bullets, in the order of the text. */
  readonly positions: ReadonlyArray<readonly [string, string, string, number]>
  readonly certifications: ReadonlyArray<string>
  /** Degree and school. */
  readonly education: ReadonlyArray<readonly [string, string]>
}

const expected: ReadonlyArray<Expected> = [
  {
    resume: "01-payments-engineer",
    name: "Marta Oyelaran",
    positions: [
      ["Senior Software Engineer", "Brackwater Logistics Software", "2021-03..", 8],
      ["Software Engineer", "Brackwater Logistics Software", "2018-08..2021-02", 6],
      ["Junior Developer", "Larkfield Insurance Services", "2016-06..2018-07", 5],
      ["Teaching Assistant", "Oxbow State University", "2014-09..2016-05", 2],
      ["Volunteer instructor", "Saturday coding club", "2019..", 1]
    ],
    certifications: ["AWS Certified Developer - Associate"],
    education: [["Bachelor of Science in Computer Science", "Oxbow State University"]]
  },
  {
    resume: "02-data-engineer",
    name: "THEO MARCHETTI-LAU",
    positions: [
      ["Data Engineer", "Copperleaf Grocers", "2022-05..", 9],
      ["Analytics Engineer", "Northmoor Energy Cooperative", "2020-09..2022-04", 6],
      ["Junior Data Analyst", "City of Kitchener Falls", "2018-07..2020-08", 5],
      ["Geomatics Assistant (student position)", "Grand River Mapping Office", "2017-05..2017-08", 2]
    ],
    certifications: ["SnowPro Core Certification", "dbt Analytics Engineering Certification"],
    education: [["Bachelor of Environmental Studies, Geography and Geomatics", "Erie Lakes University"]]
  },
  {
    resume: "03-emergency-nurse",
    name: "Danielle R. Whitcomb",
    positions: [
      ["Emergency Department Registered Nurse", "Three Forks Community Hospital", "2020-06..", 9],
      ["Registered Nurse, Telemetry Unit", "Three Forks Community Hospital", "2017-07..2020-05", 7],
      ["Certified Nursing Assistant", "Larch Hill Care Home", "2014-08..2017-06", 4]
    ],
    certifications: [
      "Registered Nurse, State of Washington, multistate compact license",
      "Basic Life Support (BLS), American Heart Association",
      "Advanced Cardiovascular Life Support (ACLS)",
      "Pediatric Advanced Life Support (PALS)",
      "NIH Stroke Scale certified",
      "De-escalation and crisis prevention"
    ],
    education: [["Bachelor of Science in Nursing", "Columbia Plateau College"]]
  },
  {
    resume: "04-physical-therapist",
    name: "Jonah Adeyemi-Strand",
    positions: [
      ["Staff Physical Therapist", "Sandbar Orthopedic and Sports Therapy", "2021-10..", 8],
      ["Physical Therapist", "Tolland & Reyes Physical Therapy", "2019-06..2021-09", 7],
      ["Physical Therapy Aide", "Bramford Memorial Hospital", "2014-09..2016-07", 4]
    ],
    certifications: [
      "Licensed Physical Therapist, Commonwealth of Massachusetts",
      "CPR and AED for health care providers",
      "Dry needling, levels 1 and 2 (54 hours)"
    ],
    education: [
      ["Doctor of Physical Therapy", "Plymouth Sound University"],
      ["Bachelor of Science in Exercise Science", "Plymouth Sound University"]
    ]
  },
  {
    resume: "05-fpa-analyst",
    name: "PRIYANKA SOLHEIM",
    positions: [
      ["Financial Analyst", "Thornbury Garden Tools", "2023-04..", 8],
      ["Cost Accountant", "Blue Heron Castings", "2020-07..2023-03", 6],
      ["Staff Accountant", "Lakeside Accounting Cooperative", "2018-08..2020-06", 4],
      ["Accounting Intern", "City of Manitou Falls", "2017..2017", 2]
    ],
    certifications: ["Microsoft Power BI Data Analyst Associate"],
    education: [["Bachelor of Business Administration in Accounting", "Kettle Moraine University"]]
  },
  {
    resume: "06-demand-generation",
    name: "Caleb Nakagawa-Prince",
    positions: [
      ["Senior Growth Marketing Specialist", "Molarity Software", "2022-02..", 9],
      ["Digital Marketing Specialist", "Cobblefield Hearing", "2019-06..2022-01", 7],
      ["Marketing Coordinator", "Wharf Street Theater", "2017-09..2019-05", 5],
      ["Sales Associate", "Gull & Anchor Outfitters", "2015-05..2017-08", 2]
    ],
    certifications: [
      "Google Ads Search Certification",
      "HubSpot Marketing Software Certification",
      "Google Analytics Certification"
    ],
    education: [["Bachelor of Arts in Communication", "Casco Bay College"]]
  },
  {
    resume: "07-hvac-technician",
    name: 'Rafael "Rafa" Lindqvist',
    positions: [
      ["HVAC Service Technician", "Treasure Basin Heating & Air", "2020-04..", 10],
      ["HVAC Installer and Service Technician", "Owyhee Comfort Systems", "2017-06..2020-03", 7],
      ["Apprentice, Sheet Metal and HVAC", "Valley Joint Apprenticeship", "2013-07..2017-05", 5],
      ["Warehouse Helper", "Snake River Building Supply", "2011..2013", 2]
    ],
    certifications: [
      "Idaho HVAC Journeyman",
      "EPA 608 Universal",
      "OSHA 10 Construction",
      "CPR and First Aid",
      "Manufacturer's school for variable frequency drives"
    ],
    education: [
      ["High school diploma", "Caldwell North High School"],
      ["Evening course in building automation", "Canyon Community College"]
    ]
  },
  {
    resume: "08-special-education",
    name: "Hollis Beaumont-Xiong",
    positions: [
      ["Education Specialist, Resource Program", "Dry Creek Middle School", "2022-08..", 9],
      ["Special Education Teacher (intern credential)", "Alder Slough Elementary School", "2021-08..2022-06", 5],
      ["Paraprofessional, Special Education", "Alder Slough Elementary School", "2016-09..2021-06", 5],
      ["Camp Counselor and Program Assistant", "Camp Little Heron", "2013..2017", 2]
    ],
    certifications: [
      "Education Specialist Instruction Credential, Mild/Moderate Support Needs",
      "English Learner Authorization",
      "Wilson Reading System",
      "Nonviolent Crisis Intervention",
      "First Aid and CPR",
      "Trauma-informed teaching",
      "Universal Design for Learning"
    ],
    education: [
      ["Master of Arts in Special Education", "Feather Canyon State University"],
      ["Bachelor of Arts in Liberal Studies", "Feather Canyon State University"]
    ]
  },
  {
    resume: "09-litigation-paralegal",
    name: "Imogen T. Castellano",
    positions: [
      ["Litigation Paralegal", "Pruitt Dunmore Kessler LLP", "2021-01..", 9],
      ["Paralegal", "Ashgrove Legal Associates", "2018-05..2020-12", 7],
      ["Legal Secretary", "Law Office of Benedict Marsh", "2015-08..2018-04", 5],
      ["File Clerk (part time)", "Clerk of the Circuit Court", "2013..2015", 2]
    ],
    certifications: [
      "Certified Paralegal (CP)",
      "Relativity Certified Review Specialist",
      "Notary Public, State of Maryland"
    ],
    education: [
      ["Bachelor of Arts in English", "Chesapeake Shore University"],
      ["Paralegal Certificate", "Patuxent Community College"]
    ]
  },
  {
    resume: "10-food-beverage-manager",
    name: "LUC ABERNATHY",
    positions: [
      ["Restaurant Manager", "The Saltmarsh Room at the Combahee Inn", "2020-03..", 10],
      ["Assistant Restaurant Manager", "Hotel Palmetto & Vine", "2017-06..2020-02", 7],
      ["Head Server and Bartender", "Pelican Street Oyster House", "2014-04..2017-05", 5],
      ["Server and Busser", "Dockside Family Restaurant", "2011..2014", 3]
    ],
    certifications: [
      "ServSafe Manager",
      "WSET Level 2 Award in Wines",
      "TIPS certified for the responsible service of alcohol",
      "CPR and First Aid"
    ],
    education: [["Associate of Applied Science in Hospitality Management", "Lowcountry Technical College"]]
  },
  {
    resume: "11-product-designer",
    name: "Noor Falkenrath",
    positions: [
      ["Product Designer", "Lantern County Software", "2021-07..", 9],
      ["UX Designer", "Birchway Transit Systems", "2018-09..2021-06", 6],
      ["Visual Designer", "Harbor & Vale Studio", "2016-06..2018-08", 5],
      ["Design Intern", "North Pier Hospital", "2015..2015", 2]
    ],
    certifications: ["Certified Professional in Accessibility Core Competencies (CPACC)"],
    education: [
      ["Bachelor of Fine Arts in Graphic Design", "Iron Range College of Art"],
      ["Certificate in Human-Computer Interaction, evening program", "Twin Harbors University"]
    ]
  },
  {
    resume: "12-fulfilment-manager",
    name: "Gwendolyn Achebe-Rowntree",
    positions: [
      ["Warehouse Manager", "Bristlewood Pet Supplies", "2021..", 9],
      ["Shift Manager", "Oundle Parcel Logistics", "2017..2021", 7],
      ["Team Leader", "Foxglove Home Catalogue", "2013..2017", 5],
      ["Warehouse Operative", "Foxglove Home Catalogue", "2011..2013", 2]
    ],
    certifications: [
      "NEBOSH National General Certificate in Occupational Health and Safety",
      "IOSH Managing Safely",
      "Lean Six Sigma Green Belt",
      "Counterbalance and reach truck licences",
      "Emergency First Aid at Work",
      "Full driving licence"
    ],
    education: [
      ["Foundation Degree in Logistics and Supply Chain Management", "Nene Valley College"],
      ["A levels in Geography, Business Studies and Art", "Rushden Vale Sixth Form"]
    ]
  }
]

describe.each(expected)("$resume, read offline", ({ certifications, education, name, positions, resume }) => {
  const text = fixture(`long/resumes/${resume}.txt`)
  const read = profileOfText(text).profile

  it("the name", () => assert.strictEqual(read.full_name, name))

  it(`${positions.length} positions, each at its employer`, () =>
    assert.deepStrictEqual<unknown>(
      read.experiences.map(({ company, description, end_date, role, start_date }) => [
        role,
        company,
        `${start_date}..${end_date ?? ""}`,
        description.length
      ]),
      positions
    ))

  it(`${certifications.length} certifications`, () => assert.deepStrictEqual(read.certifications, certifications))

  it("the schools", () =>
    assert.deepStrictEqual<unknown>(
      read.education.map(({ degree, school }) => [degree ?? "", school ?? ""]),
      education
    ))
})
