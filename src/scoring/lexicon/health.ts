import type { Concept } from "./Concept.js"

/** Health: nursing, medicine, pharmacy, allied and mental health, dental, veterinary, laboratory, devices, social care. */
export const health: ReadonlyArray<Concept> = [
  // Nursing and bedside care
  {
    name: "Nursing",
    forms: ["nursing care", "nursing practice", "clinical nursing", "bedside nursing", "nursing skills"],
    rarity: 2
  },
  {
    name: "Patient care",
    forms: [
      "direct patient care",
      "care of patients",
      "patient-centered care",
      "bedside care",
      "patient care delivery"
    ],
    rarity: 2
  },
  {
    name: "Patient assessment",
    forms: [
      "assess patients",
      "assessing patients",
      "nursing assessment",
      "head-to-toe assessment",
      "physical assessment",
      "clinical assessment",
      "assessment of patients",
      "patient evaluation"
    ],
    rarity: 2
  },
  {
    name: "Patient education",
    forms: [
      "educate patients",
      "educating patients",
      "patient teaching",
      "patient and family education",
      "educate patients and families",
      "educating patients and families",
      "health teaching"
    ],
    rarity: 2
  },
  { name: "Patient advocacy", forms: ["patient advocate", "advocate for patients", "advocating for patients"] },
  { name: "Patient safety", forms: ["safety of patients", "national patient safety goals", "NPSG"], rarity: 2 },
  {
    name: "Patient monitoring",
    forms: ["monitor patients", "monitoring patients", "monitor patient condition", "monitoring patient condition"]
  },
  {
    name: "Care planning",
    forms: [
      "care plan",
      "nursing care plan",
      "plan of care",
      "individualized care plan",
      "care plan development",
      "nursing process",
      "treatment planning",
      "treatment plan"
    ],
    rarity: 2
  },
  {
    name: "Care coordination",
    forms: [
      "coordination of care",
      "coordinate care",
      "coordinate patient care",
      "coordinating care",
      "patient care coordination",
      "continuity of care"
    ],
    rarity: 2
  },
  { name: "Care management", forms: ["nurse case management", "clinical case management", "chronic care management"] },
  {
    name: "Discharge planning",
    forms: ["discharge plan", "patient discharge", "discharge teaching", "discharge instructions"]
  },
  {
    name: "Patient admission",
    forms: ["admissions and discharges", "patient admissions", "admitting patients", "admit patients"]
  },
  {
    name: "Utilization review",
    forms: [
      "UR nurse",
      "InterQual",
      "Milliman criteria",
      "MCG criteria",
      "utilization management",
      "utilisation review"
    ],
    rarity: 4
  },
  {
    name: "Medication administration",
    forms: [
      "eMAR",
      "MAR charting",
      "medication rounds",
      "medication round",
      "drug rounds",
      "giving medication",
      "medicine rounds",
      "administer medication",
      "administering medication",
      "administration of medication",
      "med administration",
      "drug administration",
      "med pass",
      "medication pass",
      "medicines administration",
      "administer prescribed medication"
    ],
    rarity: 2
  },
  { name: "Medication reconciliation", forms: ["med reconciliation", "med rec", "medicines reconciliation"] },
  { name: "Medication management", forms: ["medicines management", "manage medications"] },
  { name: "Dosage calculation", forms: ["medication calculation", "drug calculation", "dose calculation"], rarity: 4 },
  {
    name: "IV therapy",
    ambiguous: {
      forms: ["IV", "IVs"],
      near: [
        "starts",
        "start",
        "insertion",
        "meds",
        "drips",
        "lines",
        "line",
        "inserting",
        "hung",
        "nurse",
        "pumps",
        "medication",
        "antibiotics"
      ]
    },
    forms: [
      "intravenous therapy",
      "infusion therapy",
      "IV infusion",
      "IV fluids",
      "IV lines",
      "peripheral IV lines",
      "IV drips",
      "drip titration",
      "titration of drips",
      "titrating drips",
      "titrates drips",
      "infusion titration",
      "titration of infusions",
      "IV medication",
      "intravenous medication",
      "intravenous infusion"
    ]
  },
  {
    name: "IV insertion",
    forms: [
      "IV start",
      "starting IVs",
      "start IVs",
      "IV placement",
      "IV access",
      "IV cannulation",
      "cannulation",
      "venous cannulation",
      "peripheral IV",
      "peripheral IV insertion",
      "intravenous cannulation",
      "PIV insertion"
    ],
    rarity: 4
  },
  {
    name: "Central line care",
    forms: [
      "PICC",
      "PICC lines",
      "PICC line care",
      "central line",
      "central venous catheter",
      "PICC line",
      "central line management",
      "CVC care",
      "port access"
    ],
    rarity: 4
  },
  { name: "Arterial line", forms: ["arterial line management", "art line"], rarity: 5 },
  {
    name: "Phlebotomy",
    forms: ["venipuncture", "blood draw", "drawing blood", "draw blood", "blood collection", "venepuncture"]
  },
  {
    name: "Vital signs",
    forms: [
      "vitals",
      "vitals monitoring",
      "obs rounds",
      "take vital signs",
      "vital signs monitoring",
      "monitoring vital signs",
      "patient vitals",
      "taking vitals",
      "take vitals",
      "blood pressure monitoring"
    ],
    rarity: 2
  },
  {
    name: "Wound care",
    forms: [
      "wound management",
      "wound dressing",
      "dressing changes",
      "wound vac",
      "wound assessment",
      "wound healing",
      "negative pressure wound therapy"
    ]
  },
  {
    name: "Pressure injury prevention",
    forms: ["pressure ulcer prevention", "pressure ulcer", "pressure injury", "pressure area care", "tissue viability"],
    rarity: 4
  },
  { name: "Ostomy care", forms: ["colostomy care", "stoma care", "ostomy"], rarity: 4 },
  {
    name: "Catheterization",
    forms: [
      "urinary catheterization",
      "catheter care",
      "Foley catheter",
      "catheter insertion",
      "urinary catheter",
      "Foley insertion",
      "catheterisation"
    ],
    rarity: 4
  },
  {
    name: "Enteral feeding",
    forms: [
      "tube feeding",
      "G-tube",
      "PEG tube",
      "nasogastric tube",
      "NG tube",
      "enteral nutrition",
      "gastrostomy tube"
    ],
    rarity: 4
  },
  { name: "Parenteral nutrition", forms: ["total parenteral nutrition", "TPN"], rarity: 4 },
  {
    name: "Tracheostomy care",
    forms: ["trach", "trachs", "trach care", "tracheostomy", "tracheotomy care", "trach suctioning"],
    rarity: 4
  },
  { name: "Airway management", forms: ["airway care", "advanced airway management"], rarity: 4 },
  {
    name: "Ventilator management",
    ambiguous: {
      forms: ["vent", "vents", "Vents"],
      near: [
        "trach",
        "icu",
        "weaning",
        "settings",
        "patients",
        "respiratory",
        "ventilator",
        "intubated",
        "bipap",
        "drips",
        "nurse",
        "critical"
      ]
    },
    forms: [
      "mechanical ventilation",
      "ventilator care",
      "ventilated patients",
      "vent management",
      "invasive ventilation"
    ],
    rarity: 4
  },
  { name: "Noninvasive ventilation", forms: ["non-invasive ventilation", "BiPAP", "CPAP", "NIPPV"], rarity: 4 },
  { name: "Intubation", forms: ["endotracheal intubation", "rapid sequence intubation"], rarity: 4 },
  { name: "Oxygen therapy", forms: ["oxygen administration", "supplemental oxygen"] },
  {
    name: "Hemodynamic monitoring",
    forms: ["haemodynamic monitoring", "invasive hemodynamic monitoring", "Swan-Ganz"],
    rarity: 4
  },
  {
    name: "Vasopressors",
    forms: [
      "vasoactive drips",
      "vasoactive medications",
      "vasoactive infusions",
      "titrating vasoactive drips",
      "titrates vasoactive drips",
      "titration of vasoactive drips",
      "vasoactive drip titration",
      "vasopressor titration"
    ],
    rarity: 5
  },
  {
    name: "Telemetry",
    ambiguous: {
      forms: ["tele", "Tele", "Telemetry", "telemetry"],
      near: [
        "nurse",
        "rn",
        "unit",
        "med-surg",
        "icu",
        "step-down",
        "experience",
        "nurse",
        "nursing",
        "cardiac",
        "patient",
        "patients",
        "unit",
        "rn",
        "ecg",
        "ekg",
        "step-down",
        "stepdown",
        "med-surg",
        "icu",
        "hospital",
        "bed"
      ],
      never: ["open telemetry", "application telemetry", "telemetry data pipeline", "telemetry pipeline"]
    },
    forms: ["telemetry unit", "telemetry monitoring", "telemetry nursing", "cardiac telemetry", "cardiac monitoring"]
  },
  {
    name: "ECG",
    forms: [
      "EKG",
      "electrocardiogram",
      "12-lead ECG",
      "12-lead EKG",
      "electrocardiography",
      "ECG interpretation",
      "EKG interpretation"
    ]
  },
  {
    name: "Cardiac rhythm interpretation",
    forms: [
      "rhythm interpretation",
      "dysrhythmia interpretation",
      "arrhythmia interpretation",
      "dysrhythmia",
      "rhythm strip"
    ],
    rarity: 4
  },
  {
    name: "Rapid response",
    ambiguous: {
      forms: ["Rapid response", "rapid response", "Rapid Response"],
      near: ["code blue", "patient", "nurse", "icu", "hospital", "clinical", "rn", "nursing"]
    },
    forms: ["rapid response team", "code blue", "code team", "rapid response nurse"],
    rarity: 4
  },
  { name: "Resuscitation", forms: ["neonatal resuscitation", "cardiac arrest management", "defibrillation"] },
  {
    name: "First aid",
    forms: [
      "first aid certified",
      "first aid certification",
      "first aid certificate",
      "first aider",
      "emergency first aid"
    ],
    rarity: 2
  },
  {
    name: "Triage",
    ambiguous: {
      forms: ["Triage", "triage", "triaged", "triaging"],
      near: [
        "patient",
        "patients",
        "nurse",
        "nursing",
        "emergency",
        "clinic",
        "clinical",
        "ed",
        "er",
        "hospital",
        "phone",
        "telephone",
        "medical",
        "acuity",
        "trauma"
      ],
      never: [
        "bug triage",
        "ticket triage",
        "alert triage",
        "issue triage",
        "triage bugs",
        "triage issues",
        "triage tickets",
        "triage alerts",
        "triage incidents"
      ]
    },
    forms: [
      "patient triage",
      "telephone triage",
      "triage nurse",
      "nurse triage",
      "phone triage",
      "triage patients",
      "triaging patients",
      "triaged patients",
      "emergency severity index"
    ]
  },
  {
    name: "Infection control",
    forms: [
      "infection prevention",
      "infection prevention and control",
      "infection control practices",
      "IPC nurse",
      "universal precautions",
      "standard precautions",
      "hand hygiene",
      "isolation precautions"
    ],
    rarity: 2
  },
  {
    name: "Aseptic technique",
    forms: ["sterile technique", "ANTT", "aseptic non-touch technique", "sterile field", "aseptic"]
  },
  {
    name: "Sterilization",
    forms: [
      "instrument sterilization",
      "sterile processing",
      "autoclave",
      "autoclaving",
      "CSSD",
      "central sterile",
      "decontamination of instruments",
      "sterilizing instruments"
    ]
  },
  { name: "Fall prevention", forms: ["falls prevention", "fall risk assessment", "fall precautions"], rarity: 4 },
  { name: "Pain management", forms: ["pain assessment", "pain control", "analgesia"] },
  {
    name: "Patient handling",
    forms: [
      "patient transfers",
      "patient lifting",
      "patient mobility",
      "moving and handling",
      "Hoyer lift",
      "patient positioning",
      "patient ambulation",
      "safe patient handling",
      "gait belt",
      "patient repositioning",
      "mechanical lift transfers"
    ]
  },
  {
    name: "Activities of daily living",
    forms: [
      "IADLs",
      "instrumental activities of daily living",
      "feeding assistance",
      "assistance with feeding",
      "ADL",
      "ADLs",
      "personal care",
      "bathing and dressing",
      "toileting",
      "assistance with daily living",
      "personal hygiene care",
      "daily living activities"
    ],
    rarity: 2
  },
  { name: "Intake and output", forms: ["I&O", "intake and output monitoring", "fluid balance"], rarity: 4 },
  {
    name: "Blood glucose monitoring",
    forms: [
      "glucose monitoring",
      "blood sugar monitoring",
      "fingerstick",
      "glucometer",
      "insulin administration",
      "capillary blood glucose"
    ]
  },
  {
    name: "Blood transfusion",
    forms: [
      "blood product administration",
      "blood administration",
      "transfusion medicine",
      "transfusions",
      "administer blood products"
    ],
    rarity: 4
  },
  {
    name: "Injections",
    ambiguous: {
      forms: ["Injections", "injections"],
      near: [
        "patient",
        "patients",
        "nurse",
        "phlebotomy",
        "medical",
        "vital",
        "ekg",
        "medication",
        "vaccines",
        "administer",
        "administering",
        "immunizations"
      ],
      never: [
        "sql injection",
        "sql injections",
        "dependency injection",
        "prompt injection",
        "prompt injections",
        "injection molding"
      ]
    },
    forms: [
      "giving injections",
      "administer injections",
      "administering injections",
      "intramuscular injections",
      "subcutaneous injections",
      "IM injections"
    ]
  },
  {
    name: "Vaccine administration",
    ambiguous: {
      forms: ["vaccinations", "Vaccinations"],
      near: [
        "injections",
        "nurse",
        "clinic",
        "patients",
        "pharmacy",
        "immunizations",
        "administer",
        "administering",
        "gave"
      ]
    },
    forms: [
      "immunizations",
      "immunisations",
      "giving vaccines",
      "childhood immunizations",
      "administer vaccines",
      "administering vaccines",
      "giving immunizations",
      "administer immunizations",
      "administering immunizations",
      "immunization administration",
      "immunizer"
    ]
  },
  {
    name: "Specimen collection",
    forms: [
      "collect specimens",
      "collecting specimens",
      "lab specimens",
      "specimen handling",
      "specimen processing",
      "urine specimens"
    ]
  },
  {
    name: "Clinical documentation",
    forms: [
      "medical documentation",
      "nursing documentation",
      "patient documentation",
      "patient charting",
      "medical charting",
      "document patient care",
      "medical record documentation",
      "charting patient care",
      "SOAP notes",
      "progress notes",
      "clinical notes",
      "clinical record keeping"
    ],
    ambiguous: {
      forms: ["charting", "Charting"],
      near: [
        "patient",
        "patients",
        "nurse",
        "nursing",
        "medical",
        "epic",
        "ehr",
        "emr",
        "cerner",
        "medication",
        "clinical",
        "vitals"
      ],
      never: ["charting library", "charting a course", "charting the course"]
    },
    rarity: 2
  },
  {
    name: "SBAR",
    forms: [
      "SBAR communication",
      "nursing handoff",
      "shift handoff report",
      "bedside report",
      "patient handoff",
      "handover of patients"
    ],
    rarity: 4
  },
  {
    name: "Charge nurse",
    forms: ["charge nurse experience", "charge duties", "charge RN", "relief charge"],
    rarity: 4
  },
  {
    name: "Preceptorship",
    forms: ["nurse preceptor", "precepting", "preceptor", "precept new nurses", "clinical preceptor"],
    rarity: 4
  },
  {
    name: "Nursing leadership",
    forms: ["nurse management", "nursing management", "nursing administration", "nurse leadership"],
    implies: ["Nursing"],
    rarity: 4
  },
  {
    name: "Nurse education",
    forms: ["nursing education", "nurse educator", "clinical nurse education", "clinical instruction"],
    rarity: 4
  },
  {
    name: "Evidence-based practice",
    forms: ["evidence-based nursing", "evidence-based medicine", "evidence-based care", "EBP"]
  },
  {
    name: "Staff-to-patient ratios",
    forms: ["patient load", "patient assignment", "nurse staffing", "patient ratios", "nurse-to-patient ratio"],
    rarity: 4
  },
  {
    name: "Medical terminology",
    forms: ["knowledge of medical terms", "clinical terminology", "medical vocabulary"],
    rarity: 2
  },
  {
    name: "Anatomy and physiology",
    forms: ["human anatomy", "anatomy & physiology", "human physiology", "pathophysiology"],
    rarity: 3
  },
  { name: "Crash cart", forms: ["code cart", "crash cart checks"], rarity: 5 },
  { name: "ECMO", forms: ["extracorporeal membrane oxygenation"], rarity: 5 },
  { name: "CRRT", forms: ["continuous renal replacement therapy"], rarity: 5 },
  { name: "Intra-aortic balloon pump", forms: ["IABP", "balloon pump"], rarity: 5 },
  { name: "Impella", rarity: 5 },
  { name: "Chest tube management", forms: ["chest tubes", "chest tube care", "chest drain"], rarity: 5 },
  {
    name: "Sedation",
    forms: ["conscious sedation", "moderate sedation", "procedural sedation", "sedation monitoring"],
    rarity: 4
  },
  { name: "Patient restraints", forms: ["restraint and seclusion", "seclusion and restraint"], rarity: 5 },
  { name: "Mandatory reporting", forms: ["mandated reporter", "mandated reporting"], rarity: 4 },

  // Specialities and settings
  {
    name: "Critical care",
    forms: [
      "ICU",
      "intensive care",
      "intensive care unit",
      "critical care unit",
      "critical care nursing",
      "intensive care medicine",
      "critically ill patients",
      "ITU nursing"
    ]
  },
  {
    name: "CVICU",
    forms: [
      "cardiovascular ICU",
      "cardiovascular intensive care",
      "cardiac ICU",
      "cardiac intensive care unit",
      "CTICU",
      "CCU nursing"
    ],
    implies: ["Critical care"],
    rarity: 4
  },
  {
    name: "Neuro ICU",
    forms: ["neuroscience ICU", "neurological ICU", "neurocritical care"],
    implies: ["Critical care"],
    rarity: 5
  },
  { name: "MICU", forms: ["medical ICU", "medical intensive care unit"], implies: ["Critical care"], rarity: 4 },
  { name: "SICU", forms: ["surgical ICU", "surgical intensive care unit"], implies: ["Critical care"], rarity: 4 },
  {
    name: "Emergency medicine",
    forms: [
      "emergency department",
      "emergency room",
      "emergency nursing",
      "emergency care",
      "emergency medical care",
      "accident and emergency",
      "emergency ward"
    ],
    ambiguous: {
      forms: ["ED", "ER", "A&E"],
      near: [
        "nurse",
        "rn",
        "patient",
        "patients",
        "trauma",
        "triage",
        "hospital",
        "icu",
        "department",
        "visits",
        "physician",
        "acute"
      ],
      never: ["er diagram", "er model", "er diagrams", "ed tech"]
    }
  },
  {
    name: "Trauma care",
    forms: [
      "trauma nursing",
      "trauma center",
      "level I trauma",
      "level 1 trauma",
      "level II trauma",
      "trauma surgery",
      "trauma unit"
    ],
    rarity: 4
  },
  {
    name: "Acute care",
    forms: [
      "acute care nursing",
      "acute care hospital",
      "acute care setting",
      "acute hospital",
      "inpatient care",
      "acutely ill patients"
    ],
    rarity: 2
  },
  {
    name: "Medical-surgical nursing",
    forms: ["med-surg", "medical-surgical", "med/surg", "medsurg", "medical surgical unit"],
    implies: ["Nursing"]
  },
  {
    name: "Step-down unit",
    forms: [
      "stepdown unit",
      "progressive care",
      "progressive care unit",
      "PCU",
      "intermediate care unit",
      "IMCU",
      "step-down nursing"
    ],
    rarity: 4
  },
  {
    name: "Perioperative care",
    forms: [
      "perioperative nursing",
      "perioperative",
      "operating room",
      "operating theatre",
      "preoperative care",
      "intraoperative care",
      "theatre nursing",
      "surgical services",
      "pre-op",
      "periop",
      "OR nurse",
      "circulating nurse",
      "scrub nurse"
    ],
    ambiguous: {
      forms: ["OR"],
      near: ["nurse", "rn", "surgical", "surgery", "scrub", "circulating", "circulator", "perioperative", "pacu"]
    }
  },
  {
    name: "PACU",
    forms: [
      "post-anesthesia care",
      "post-anesthesia care unit",
      "recovery room",
      "postoperative care",
      "post-op care",
      "postanesthesia care"
    ],
    rarity: 4
  },
  {
    name: "Ambulatory surgery",
    forms: ["ambulatory surgery center", "day surgery", "outpatient surgery", "same-day surgery"],
    rarity: 4
  },
  {
    name: "Surgical technology",
    forms: [
      "scrub tech",
      "surgical technologist",
      "surgical instruments",
      "surgical instrumentation",
      "surgical scrub",
      "surgical assisting"
    ],
    rarity: 4
  },
  {
    name: "Surgery",
    forms: [
      "general surgery",
      "surgical procedures",
      "surgical care",
      "minimally invasive surgery",
      "laparoscopic surgery",
      "laparoscopy",
      "robotic surgery"
    ]
  },
  {
    name: "Anesthesia",
    forms: [
      "anesthesiology",
      "anaesthetics",
      "general anesthesia",
      "regional anesthesia",
      "anaesthesia",
      "anaesthesiology"
    ],
    rarity: 4
  },
  {
    name: "Pediatrics",
    ambiguous: {
      forms: ["peds", "Peds"],
      near: ["nurse", "rn", "floor", "unit", "er", "icu", "clinic", "experience", "med-surg"]
    },
    forms: [
      "pediatric nursing",
      "pediatric care",
      "pediatric patients",
      "paediatrics",
      "child health nursing",
      "PICU",
      "pediatric intensive care"
    ]
  },
  {
    name: "Neonatal care",
    forms: [
      "NICU",
      "neonatal intensive care",
      "neonatal",
      "neonatology",
      "neonatal nursing",
      "newborn care",
      "special care nursery"
    ],
    rarity: 4
  },
  {
    name: "Labor and delivery",
    forms: ["labour and delivery", "labor & delivery", "intrapartum care", "birthing unit", "delivery room"],
    ambiguous: {
      forms: ["L&D"],
      near: ["nurse", "rn", "obstetrics", "postpartum", "maternity", "ob", "newborn", "antepartum"]
    },
    rarity: 4
  },
  {
    name: "Postpartum care",
    forms: ["mother-baby", "mother-baby unit", "postpartum", "postnatal care", "couplet care", "maternity care"],
    rarity: 4
  },
  { name: "Midwifery", forms: ["midwife", "nurse midwifery"], rarity: 4 },
  {
    name: "Obstetrics and gynecology",
    forms: [
      "OB/GYN",
      "OBGYN",
      "obstetrics",
      "gynecology",
      "gynaecology",
      "women's health",
      "obstetric care",
      "obstetrics & gynecology",
      "prenatal care",
      "antenatal care"
    ]
  },
  { name: "Fetal monitoring", forms: ["electronic fetal monitoring", "fetal heart monitoring"], rarity: 5 },
  {
    name: "Lactation support",
    forms: ["breastfeeding support", "lactation consulting", "lactation counseling"],
    rarity: 5
  },
  {
    name: "Oncology",
    forms: ["oncology nursing", "cancer care", "medical oncology", "oncology patients", "surgical oncology"]
  },
  {
    name: "Chemotherapy",
    forms: ["chemotherapy administration", "chemo administration", "chemo infusion", "chemotherapeutic"],
    rarity: 4
  },
  { name: "Radiation oncology", forms: ["radiation therapy", "radiotherapy", "brachytherapy"], rarity: 4 },
  { name: "Hematology", forms: ["haematology", "bone marrow transplant"], rarity: 4 },
  {
    name: "Cardiology",
    forms: [
      "cardiac care",
      "cardiovascular care",
      "cardiac nursing",
      "coronary care",
      "coronary care unit",
      "interventional cardiology",
      "cardiac patients",
      "heart failure"
    ]
  },
  {
    name: "Cardiac catheterization",
    forms: ["cath lab", "cardiac cath lab", "heart catheterization", "cardiac cath"],
    rarity: 5
  },
  {
    name: "Cardiothoracic surgery",
    forms: ["open heart surgery", "cardiovascular surgery", "cardiac surgery", "CABG"],
    rarity: 5
  },
  { name: "Electrophysiology", forms: ["EP lab", "cardiac electrophysiology", "patch clamp"], rarity: 5 },
  { name: "Echocardiography", forms: ["echocardiogram", "cardiac sonography", "cardiac ultrasound"], rarity: 5 },
  {
    name: "Neurology",
    ambiguous: { forms: ["neuro", "Neuro"], near: ["nurse", "rn", "icu", "unit", "ortho", "experience", "med-surg"] },
    forms: [
      "neuroscience nursing",
      "neurological care",
      "neurological disorders",
      "neurology nursing",
      "clinical neurology"
    ]
  },
  {
    name: "Stroke care",
    forms: ["stroke unit", "NIH Stroke Scale", "NIHSS", "stroke certified", "stroke patients", "stroke program"],
    rarity: 4
  },
  { name: "Neurosurgery", forms: ["neurosurgical", "spine surgery"], rarity: 5 },
  { name: "EEG", forms: ["electroencephalography", "electroencephalogram"], rarity: 5 },
  { name: "Nephrology", forms: ["renal care", "renal nursing"], rarity: 4 },
  { name: "Dialysis", forms: ["hemodialysis", "peritoneal dialysis", "haemodialysis", "dialysis care"], rarity: 4 },
  { name: "Gastroenterology", forms: ["GI nursing", "gastrointestinal disorders"], rarity: 4 },
  { name: "Endoscopy", forms: ["colonoscopy", "endoscopic procedures", "GI lab", "bronchoscopy"], rarity: 4 },
  { name: "Endocrinology", forms: ["endocrine disorders"], rarity: 4 },
  {
    name: "Diabetes care",
    forms: ["diabetes management", "diabetes education", "diabetic care", "insulin pump"],
    rarity: 3
  },
  {
    name: "Pulmonology",
    forms: ["pulmonary medicine", "pulmonary care", "respiratory medicine", "COPD management"],
    rarity: 4
  },
  { name: "Infectious disease", forms: ["infectious diseases", "HIV/AIDS care", "HIV care", "communicable disease"] },
  { name: "Antimicrobial stewardship", forms: ["antibiotic stewardship"], rarity: 5 },
  { name: "Dermatology", forms: ["dermatologic"], rarity: 4 },
  {
    name: "Aesthetic medicine",
    forms: ["medical aesthetics", "botox", "dermal fillers", "aesthetic injectables", "laser hair removal"],
    rarity: 4
  },
  {
    name: "Orthopedics",
    ambiguous: {
      forms: ["ortho", "Ortho"],
      near: ["nurse", "rn", "surgery", "unit", "experience", "med-surg", "neuro"]
    },
    forms: ["orthopaedics", "orthopedic surgery", "orthopedic nursing", "joint replacement", "orthopaedic"]
  },
  { name: "Casting and splinting", forms: ["splinting", "cast application", "orthopedic casting"], rarity: 5 },
  {
    name: "Sports medicine",
    forms: ["athletic training", "sports injuries", "athletic trainer", "sports injury rehabilitation"],
    rarity: 4
  },
  { name: "Urology", forms: ["urologic"], rarity: 4 },
  { name: "Ophthalmology", forms: ["ophthalmic care", "ophthalmic technician", "cataract surgery"], rarity: 4 },
  {
    name: "Optometry",
    forms: ["eye exams", "vision testing", "refraction testing", "contact lens fitting", "dispensing optician"],
    rarity: 4
  },
  {
    name: "Otolaryngology",
    ambiguous: {
      forms: ["ENT"],
      near: ["surgery", "clinic", "patients", "physician", "nose", "otolaryngology", "audiology"]
    },
    forms: ["ear, nose and throat", "otorhinolaryngology"],
    rarity: 5
  },
  { name: "Audiology", forms: ["hearing tests", "hearing aid fitting", "audiometry", "hearing screening"], rarity: 4 },
  {
    name: "Geriatrics",
    forms: [
      "geriatric care",
      "gerontology",
      "elderly care",
      "older adult care",
      "care of the elderly",
      "geriatric nursing",
      "aged care",
      "senior care",
      "geriatric patients"
    ]
  },
  {
    name: "Dementia care",
    forms: ["memory care", "Alzheimer's care", "dementia", "dementia patients", "Alzheimer's disease"]
  },
  {
    name: "Long-term care",
    ambiguous: {
      forms: ["LTC", "SNF"],
      near: ["nursing", "rn", "lpn", "residents", "facility", "skilled", "cna", "rehab", "experience"]
    },
    forms: [
      "skilled nursing facility",
      "nursing home",
      "assisted living",
      "LTC facility",
      "long-term care facility",
      "residential care home",
      "skilled nursing",
      "LTAC"
    ],
    rarity: 2
  },
  {
    name: "MDS coordination",
    forms: ["minimum data set", "MDS assessments", "MDS 3.0", "MDS coordinator", "resident assessment instrument"],
    rarity: 5
  },
  {
    name: "Home health",
    forms: [
      "home health care",
      "home healthcare",
      "home care nursing",
      "home nursing",
      "domiciliary care",
      "in-home care",
      "home care services"
    ]
  },
  { name: "OASIS assessment", forms: ["OASIS documentation", "OASIS-E", "OASIS charting"], rarity: 5 },
  { name: "Hospice", forms: ["hospice care", "end-of-life care", "hospice nursing"] },
  { name: "Palliative care", forms: ["palliative medicine", "palliative nursing"] },
  {
    name: "Primary care",
    forms: [
      "family medicine",
      "family practice",
      "general practice medicine",
      "primary health care",
      "primary healthcare"
    ]
  },
  { name: "Internal medicine", forms: ["general medicine", "hospital medicine", "hospitalist"] },
  {
    name: "Outpatient care",
    forms: ["ambulatory care", "outpatient clinic", "outpatient setting", "outpatient services", "clinic nursing"]
  },
  { name: "Urgent care", forms: ["urgent care clinic", "urgent care center", "walk-in clinic"] },
  {
    name: "Telehealth",
    forms: ["telemedicine", "telenursing", "virtual care", "remote patient monitoring", "teletherapy"]
  },
  {
    name: "Correctional healthcare",
    forms: ["correctional nursing", "correctional health", "prison healthcare"],
    rarity: 5
  },
  { name: "School nursing", forms: ["school nurse", "school health services"], implies: ["Nursing"], rarity: 4 },
  {
    name: "Occupational health",
    forms: ["occupational medicine", "occupational health nursing", "employee health"],
    rarity: 4
  },
  { name: "Travel nursing", forms: ["travel nurse", "travel RN"], implies: ["Nursing"], rarity: 4 },
  {
    name: "Flight nursing",
    forms: ["critical care transport", "flight nurse", "air medical transport", "interfacility transport"],
    rarity: 5
  },
  {
    name: "Organ transplant",
    forms: ["transplant nursing", "transplant coordination", "organ transplantation", "solid organ transplant"],
    rarity: 5
  },
  { name: "Burn care", forms: ["burn unit", "burn ICU"], rarity: 5 },
  { name: "Bariatrics", forms: ["bariatric surgery", "bariatric patients"], rarity: 5 },
  { name: "Allergy and immunology", forms: ["allergy testing", "allergy shots", "immunotherapy"], rarity: 4 },
  { name: "Rheumatology", rarity: 5 },
  { name: "Plastic surgery", forms: ["reconstructive surgery", "cosmetic surgery"], rarity: 4 },
  { name: "Sleep medicine", forms: ["polysomnography", "sleep study", "sleep studies"], rarity: 5 },

  // Medicine and advanced practice
  {
    name: "Medical diagnosis",
    forms: [
      "differential diagnosis",
      "diagnose and treat",
      "diagnosing patients",
      "diagnosing and treating",
      "clinical diagnosis",
      "diagnosis and treatment"
    ]
  },
  {
    name: "Physical examination",
    forms: [
      "physical exams",
      "history and physical",
      "perform physicals",
      "patient examinations",
      "examine patients",
      "examining patients"
    ]
  },
  {
    name: "Medical history taking",
    forms: [
      "patient history",
      "patient intake",
      "medical histories",
      "rooming patients",
      "room patients",
      "patient histories",
      "medical history"
    ]
  },
  {
    name: "Prescribing",
    forms: [
      "prescribing medication",
      "prescribe medication",
      "independent prescriber",
      "prescriptive authority",
      "non-medical prescribing"
    ],
    rarity: 4
  },
  {
    name: "Clinical judgment",
    forms: ["clinical reasoning", "clinical decision-making", "clinical judgement", "critical clinical thinking"]
  },
  {
    name: "Ward rounds",
    forms: [
      "patient rounds",
      "multidisciplinary rounds",
      "interdisciplinary rounds",
      "daily rounds",
      "hourly rounding"
    ],
    rarity: 4
  },
  {
    name: "Interdisciplinary team collaboration",
    forms: [
      "interdisciplinary team",
      "multidisciplinary team",
      "interdisciplinary care",
      "multidisciplinary care",
      "MDT meetings",
      "interprofessional team",
      "interprofessional collaboration"
    ],
    rarity: 2
  },
  {
    name: "Chronic disease management",
    forms: ["chronic illness", "chronic disease", "chronic conditions", "disease management", "long-term conditions"]
  },
  {
    name: "Preventive care",
    forms: ["preventive medicine", "preventative care", "health screenings", "wellness exams", "health maintenance"]
  },
  { name: "Suturing", forms: ["suture removal", "sutures", "laceration repair", "wound closure"], rarity: 4 },
  {
    name: "Minor surgical procedures",
    forms: ["minor surgery", "minor procedures", "incision and drainage", "joint injections"],
    rarity: 4
  },
  { name: "Lumbar puncture", forms: ["spinal tap", "central line insertion", "central venous access"], rarity: 5 },
  {
    name: "Point-of-care testing",
    forms: ["POCT", "point-of-care ultrasound", "POCUS", "rapid strep test"],
    rarity: 4
  },
  {
    name: "Laboratory result interpretation",
    forms: [
      "interpret lab results",
      "interpreting lab results",
      "lab values",
      "lab result interpretation",
      "interpretation of laboratory results",
      "diagnostic test interpretation"
    ]
  },
  {
    name: "Clinical guidelines",
    forms: [
      "clinical protocols",
      "clinical pathways",
      "clinical practice guidelines",
      "nursing protocols",
      "treatment protocols",
      "standards of care"
    ]
  },
  {
    name: "Graduate medical education",
    forms: ["residency program", "medical residency", "ACGME", "residency training", "fellowship training"],
    rarity: 4
  },
  { name: "Genetic counseling", forms: ["genetic testing", "medical genetics", "clinical genetics"], rarity: 5 },
  { name: "Acupuncture", forms: ["traditional Chinese medicine", "TCM practitioner", "dry needling"], rarity: 5 },
  {
    name: "Chiropractic",
    forms: ["chiropractic care", "spinal manipulation", "chiropractic adjustments", "chiropractor"],
    rarity: 5
  },
  { name: "Podiatry", forms: ["foot care clinic", "podiatric medicine"], rarity: 5 },
  { name: "Medical scribing", forms: ["medical scribe", "scribing for physicians"], rarity: 5 },

  // Medical assisting and front office
  {
    name: "Medical assisting",
    forms: ["medical assistant duties", "clinical assisting", "back office medical", "medical assistant experience"]
  },
  {
    name: "Medical office administration",
    forms: [
      "medical office",
      "medical front office",
      "medical receptionist",
      "medical secretary",
      "medical office management",
      "medical practice management",
      "medical administration",
      "front desk medical"
    ]
  },
  {
    name: "Patient scheduling",
    forms: [
      "schedule patients",
      "scheduling patients",
      "patient appointments",
      "medical scheduling",
      "surgery scheduling",
      "schedule patient appointments",
      "scheduling patient appointments"
    ]
  },
  {
    name: "Patient registration",
    forms: ["patient check-in", "patient access", "registering patients", "register patients", "patient intake forms"]
  },
  {
    name: "Insurance verification",
    forms: [
      "verify insurance",
      "verifying insurance",
      "insurance eligibility",
      "benefits verification",
      "medical insurance verification"
    ],
    ambiguous: {
      forms: ["eligibility verification"],
      near: ["insurance", "patient", "patients", "benefits", "medicaid", "medicare", "medical"]
    }
  },
  {
    name: "Prior authorization",
    forms: ["prior auth", "pre-authorization", "insurance authorization", "pre-certification", "referral authorization"]
  },
  {
    name: "Patient relations",
    forms: [
      "patient satisfaction",
      "patient experience",
      "HCAHPS",
      "Press Ganey",
      "patient communication",
      "patient interaction",
      "patient rapport"
    ]
  },
  {
    name: "Patient transport",
    forms: ["transporting patients", "transport patients", "patient transportation", "non-emergency medical transport"]
  },
  { name: "Medical transcription", forms: ["medical transcriptionist", "medical dictation"], rarity: 4 },
  {
    name: "Medical records",
    forms: [
      "medical records management",
      "patient records",
      "health records",
      "release of information",
      "patient files",
      "clinical records",
      "medical record review"
    ],
    rarity: 2
  },
  {
    name: "Credentialing",
    forms: [
      "provider credentialing",
      "physician credentialing",
      "provider enrollment",
      "medical staff credentialing",
      "CAQH",
      "privileging"
    ],
    rarity: 4
  },

  // Coding, billing and revenue cycle
  {
    name: "Medical coding",
    forms: [
      "medical coder",
      "clinical coding",
      "diagnosis coding",
      "procedure coding",
      "coding of diagnoses",
      "outpatient coding",
      "inpatient coding",
      "risk adjustment coding"
    ]
  },
  {
    name: "Medical billing",
    forms: [
      "healthcare billing",
      "hospital billing",
      "physician billing",
      "patient billing",
      "insurance billing",
      "medical biller",
      "billing and coding"
    ]
  },
  {
    name: "Medical claims processing",
    forms: [
      "medical claims",
      "health insurance claims",
      "claim denials",
      "denial management",
      "denials management",
      "claims submission",
      "healthcare claims",
      "CMS-1500",
      "UB-04"
    ]
  },
  {
    name: "Revenue cycle management",
    forms: ["healthcare revenue cycle", "revenue cycle", "charge capture", "charge entry"]
  },
  {
    name: "ICD-10",
    forms: [
      "ICD-10-CM",
      "ICD-10-PCS",
      "ICD-9",
      "ICD-10 coding",
      "ICD-11",
      "ICD codes",
      "ICD coding",
      "International Classification of Diseases",
      "ICD10"
    ]
  },
  {
    name: "CPT",
    forms: ["CPT codes", "CPT coding", "CPT-4", "current procedural terminology"],
    ambiguous: {
      forms: ["CPT"],
      near: ["icd", "icd-10", "icd-9", "hcpcs", "coding", "codes", "billing", "modifiers", "claims", "medical"],
      never: ["cpt visa", "cpt or opt", "opt or cpt", "opt/cpt", "cpt/opt", "opt, cpt", "cpt, opt"]
    }
  },
  { name: "HCPCS", forms: ["HCPCS codes", "HCPCS Level II", "Healthcare Common Procedure Coding System"], rarity: 4 },
  { name: "DRG", forms: ["MS-DRG", "diagnosis-related groups", "APR-DRG", "DRG validation"], rarity: 4 },
  {
    name: "E/M coding",
    forms: ["evaluation and management coding", "E&M coding", "E/M codes", "evaluation and management services"],
    rarity: 5
  },
  {
    name: "Clinical documentation improvement",
    forms: ["clinical documentation integrity", "CDI specialist", "CDI program"],
    rarity: 4
  },
  { name: "3M Encoder", forms: ["3M 360 Encompass", "medical encoder"], rarity: 5 },
  { name: "EncoderPro", forms: ["Optum Encoder"], rarity: 5 },
  {
    name: "Medicare",
    forms: [
      "Medicare and Medicaid",
      "Medicare/Medicaid",
      "Medicare regulations",
      "Medicare billing",
      "Medicaid",
      "Medicare Advantage",
      "Medicare guidelines",
      "Centers for Medicare & Medicaid Services",
      "Centers for Medicare and Medicaid Services",
      "CMS regulations",
      "CMS guidelines"
    ],
    ambiguous: {
      forms: ["CMS"],
      near: [
        "medicare",
        "medicaid",
        "hedis",
        "hospital",
        "joint commission",
        "reimbursement",
        "hipaa",
        "healthcare",
        "clinical"
      ],
      never: ["headless cms", "cms platform", "wordpress cms", "content management system"]
    }
  },
  {
    name: "Managed care",
    forms: [
      "managed care organization",
      "payer contracting",
      "third-party payers",
      "commercial payers",
      "explanation of benefits"
    ],
    rarity: 4
  },
  {
    name: "Value-based care",
    forms: [
      "accountable care organization",
      "value-based reimbursement",
      "value-based payment",
      "MIPS reporting",
      "MACRA"
    ],
    rarity: 4
  },
  { name: "Risk adjustment", forms: ["HCC coding", "hierarchical condition categories"], rarity: 5 },

  // Health informatics and regulation
  {
    name: "EHR",
    forms: [
      "electronic health records",
      "electronic medical records",
      "EHR system",
      "EMR system",
      "EHR/EMR",
      "EMR/EHR",
      "EMR software",
      "EHR software",
      "electronic charting",
      "electronic patient records",
      "computerized charting",
      "EMR documentation",
      "electronic medical record system"
    ],
    ambiguous: {
      forms: ["EMR", "EMRs"],
      near: [
        "ehr",
        "epic",
        "cerner",
        "patient",
        "patients",
        "medical",
        "clinical",
        "charting",
        "charted",
        "chart",
        "charts",
        "records",
        "vitals",
        "hipaa",
        "nurse",
        "hospital",
        "clinic",
        "meditech",
        "healthcare",
        "documentation"
      ],
      never: ["aws emr", "amazon emr", "emr cluster", "emr serverless", "emr spark"]
    },
    rarity: 2
  },
  {
    name: "Epic",
    ambiguous: {
      forms: ["Epic", "EPIC"],
      near: [
        "ehr",
        "emr",
        "cerner",
        "meditech",
        "charts",
        "charted",
        "hipaa",
        "nurses",
        "clinic",
        "charting",
        "hyperspace",
        "mychart",
        "electronic",
        "records",
        "hospital",
        "clinical",
        "patient",
        "nurse",
        "healthcare",
        "willow",
        "beaker",
        "certified",
        "certification",
        "health"
      ],
      never: [
        "epic games",
        "epic scale",
        "epic journey",
        "user stories and epics",
        "epic proportions",
        "jira epic",
        "epic adventure"
      ]
    },
    forms: [
      "Epic EHR",
      "Epic EMR",
      "Epic Systems",
      "EpicCare",
      "Epic Hyperspace",
      "Epic charting",
      "MyChart",
      "Epic MyChart"
    ],
    implies: ["EHR"]
  },
  { name: "Epic Willow", forms: ["Willow Inpatient", "Epic Willow Inpatient"], implies: ["Epic"], rarity: 5 },
  { name: "Epic Beaker", implies: ["Epic"], rarity: 5 },
  { name: "Epic Cadence", implies: ["Epic"], rarity: 5 },
  { name: "Epic Prelude", implies: ["Epic"], rarity: 5 },
  { name: "Epic Clarity", implies: ["Epic"], rarity: 5 },
  { name: "Epic Caboodle", forms: ["Epic Cogito"], implies: ["Epic"], rarity: 5 },
  {
    name: "Cerner",
    forms: ["Cerner Millennium", "Cerner PowerChart", "Oracle Health EHR", "PowerChart", "Oracle Cerner"],
    implies: ["EHR"]
  },
  { name: "Meditech", forms: ["Meditech Expanse"], implies: ["EHR"], rarity: 4 },
  { name: "Allscripts", forms: ["Veradigm", "Allscripts EHR"], implies: ["EHR"], rarity: 4 },
  { name: "athenahealth", forms: ["athenaOne", "athenaNet", "athenaClinicals"], implies: ["EHR"], rarity: 4 },
  { name: "eClinicalWorks", forms: ["eCW"], implies: ["EHR"], rarity: 4 },
  {
    name: "NextGen Healthcare",
    forms: ["NextGen EHR", "NextGen EMR"],
    ambiguous: {
      forms: ["NextGen", "Nextgen"],
      near: ["ehr", "emr", "athena", "epic", "ecw", "eclinicalworks", "medical", "cerner"]
    },
    implies: ["EHR"],
    rarity: 4
  },
  { name: "PointClickCare", forms: ["Point Click Care", "PCC EHR"], implies: ["EHR"], rarity: 4 },
  { name: "CPSI", forms: ["TruBridge EHR"], implies: ["EHR"], rarity: 5 },
  { name: "EMIS", forms: ["EMIS Web"], implies: ["EHR"], rarity: 5 },
  { name: "SystmOne", implies: ["EHR"], rarity: 5 },
  { name: "Kareo", forms: ["Tebra EHR"], implies: ["EHR"], rarity: 5 },
  {
    name: "Pyxis",
    forms: ["Pyxis MedStation", "automated dispensing cabinet", "automated dispensing system"],
    rarity: 4
  },
  { name: "Omnicell", rarity: 5 },
  {
    name: "CPOE",
    forms: ["computerized physician order entry", "computerized provider order entry", "physician order entry"],
    rarity: 5
  },
  {
    name: "PACS",
    forms: [
      "picture archiving and communication system",
      "PACS administration",
      "PACS/RIS",
      "RIS/PACS",
      "radiology information system"
    ],
    rarity: 4
  },
  { name: "DICOM", forms: ["digital imaging and communications in medicine"], rarity: 4 },
  { name: "HL7", forms: ["Health Level Seven", "HL7 v2", "HL7 interfaces", "HL7 messaging"], rarity: 4 },
  { name: "FHIR", forms: ["HL7 FHIR", "Fast Healthcare Interoperability Resources", "SMART on FHIR"], rarity: 4 },
  { name: "Mirth Connect", forms: ["NextGen Connect"], rarity: 5 },
  { name: "Rhapsody integration engine", rarity: 5 },
  {
    name: "Healthcare interoperability",
    forms: ["health information exchange", "clinical interoperability", "health data exchange"],
    rarity: 4
  },
  { name: "SNOMED CT", forms: ["SNOMED"], rarity: 5 },
  { name: "LOINC", rarity: 5 },
  { name: "RxNorm", rarity: 5 },
  { name: "OMOP", forms: ["OMOP CDM", "OHDSI"], rarity: 5 },
  {
    name: "Health informatics",
    forms: [
      "clinical informatics",
      "nursing informatics",
      "healthcare informatics",
      "medical informatics",
      "healthcare IT",
      "health information technology",
      "health IT"
    ],
    rarity: 4
  },
  { name: "Health information management", forms: ["HIM department", "health information administration"], rarity: 4 },
  {
    name: "Clinical workflows",
    forms: ["clinical workflow", "healthcare workflows", "clinical operations"],
    rarity: 4
  },
  {
    name: "HIPAA",
    forms: [
      "HIPAA compliance",
      "HIPAA regulations",
      "HIPAA privacy",
      "HIPAA guidelines",
      "Health Insurance Portability and Accountability Act",
      "HIPAA privacy rule",
      "HIPAA security rule",
      "protected health information",
      "patient confidentiality",
      "patient privacy"
    ],
    rarity: 2
  },
  { name: "HITECH", forms: ["HITECH Act"], rarity: 5 },
  { name: "HITRUST", forms: ["HITRUST CSF"], rarity: 5 },
  {
    name: "Joint Commission standards",
    forms: [
      "Joint Commission",
      "JCAHO",
      "TJC standards",
      "The Joint Commission",
      "JCAHO standards",
      "Joint Commission accreditation",
      "TJC"
    ],
    rarity: 3
  },
  {
    name: "HEDIS",
    forms: ["HEDIS measures", "Healthcare Effectiveness Data and Information Set", "HEDIS abstraction"],
    rarity: 4
  },
  { name: "NCQA", forms: ["NCQA accreditation"], rarity: 5 },
  { name: "URAC", forms: ["URAC accreditation"], rarity: 5 },
  {
    name: "Meaningful Use",
    ambiguous: { forms: ["Meaningful Use", "Meaningful use"], near: ["ehr", "hipaa", "cms", "mips", "stage", "emr"] },
    forms: ["EHR incentive program", "promoting interoperability"],
    rarity: 5
  },
  { name: "EMTALA", forms: ["Emergency Medical Treatment and Labor Act"], rarity: 5 },
  {
    name: "Clinical governance",
    forms: [
      "CQC",
      "CQC regulations",
      "clinical audit",
      "clinical audits",
      "Care Quality Commission",
      "CQC standards",
      "CQC compliance",
      "NICE guidelines"
    ],
    rarity: 4
  },
  {
    name: "Healthcare quality improvement",
    forms: [
      "clinical quality improvement",
      "quality of patient care",
      "clinical quality",
      "healthcare quality",
      "performance improvement in healthcare",
      "quality measures reporting"
    ],
    rarity: 3
  },
  {
    name: "Healthcare administration",
    forms: [
      "hospital administration",
      "healthcare management",
      "health administration",
      "health services management",
      "hospital operations",
      "healthcare operations"
    ],
    rarity: 3
  },
  {
    name: "Population health",
    forms: ["population health management", "community health needs assessment"],
    rarity: 4
  },
  {
    name: "Healthcare analytics",
    forms: [
      "healthcare data analysis",
      "clinical analytics",
      "healthcare data",
      "health data analysis",
      "claims data analysis"
    ],
    rarity: 4
  },

  // Pharmacy
  {
    name: "Pharmacy",
    forms: [
      "pharmacy practice",
      "pharmacy operations",
      "retail pharmacy",
      "community pharmacy",
      "pharmaceutical care",
      "pharmacy services"
    ],
    rarity: 2
  },
  { name: "Hospital pharmacy", forms: ["inpatient pharmacy", "clinical pharmacy"], implies: ["Pharmacy"], rarity: 4 },
  {
    name: "Prescription dispensing",
    ambiguous: {
      forms: ["dispensing", "Dispensing"],
      near: ["pharmacy", "prescriptions", "pharmacist", "medication", "compounding", "medicines", "counselling"]
    },
    forms: [
      "dispensing medication",
      "dispense medication",
      "filling prescriptions",
      "prescription filling",
      "medication dispensing",
      "fill prescriptions",
      "dispensing prescriptions",
      "prescription processing",
      "process prescriptions"
    ]
  },
  {
    name: "Prescription verification",
    forms: [
      "verify prescriptions",
      "drug utilization review",
      "order verification pharmacist",
      "verifying prescriptions"
    ],
    rarity: 4
  },
  {
    name: "Compounding",
    ambiguous: {
      forms: ["Compounding", "compounding"],
      near: [
        "pharmacy",
        "pharmacist",
        "sterile",
        "non-sterile",
        "usp",
        "medication",
        "iv",
        "prescriptions",
        "hazardous"
      ],
      never: ["compounding interest", "compounding returns", "compounding growth", "rubber compounding"]
    },
    forms: [
      "sterile compounding",
      "IV compounding",
      "non-sterile compounding",
      "pharmaceutical compounding",
      "compounding pharmacy",
      "IV admixture"
    ],
    rarity: 4
  },
  { name: "USP 797", forms: ["USP 800", "USP 795", "USP <797>", "USP 797/800"], rarity: 5 },
  { name: "Pharmacology", forms: ["clinical pharmacology", "pharmacological", "psychopharmacology", "drug knowledge"] },
  {
    name: "Drug interactions",
    forms: ["medication interactions", "contraindications", "adverse drug reactions", "medication side effects"]
  },
  { name: "Medication adherence", forms: ["medication compliance"], rarity: 4 },
  {
    name: "Medication therapy management",
    forms: ["MTM services", "medication review", "comprehensive medication review"],
    rarity: 4
  },
  {
    name: "Medication counseling",
    forms: [
      "patient medication counseling",
      "counsel patients on medication",
      "counseling patients on medications",
      "pharmacist consultation"
    ],
    rarity: 4
  },
  {
    name: "Controlled substances",
    forms: [
      "controlled drugs",
      "controlled substance handling",
      "narcotics count",
      "DEA regulations",
      "schedule II drugs"
    ],
    rarity: 4
  },
  {
    name: "Pharmacy inventory",
    forms: ["medication inventory", "drug inventory", "340B", "340B program", "pharmacy purchasing"],
    rarity: 4
  },
  {
    name: "Pharmacy benefit management",
    forms: ["PBM claims", "pharmacy benefits", "pharmacy benefit manager", "formulary management", "drug formulary"],
    rarity: 4
  },
  { name: "Specialty pharmacy", implies: ["Pharmacy"], rarity: 5 },
  {
    name: "Anticoagulation management",
    forms: ["anticoagulation", "anticoagulation clinic", "warfarin dosing"],
    rarity: 5
  },
  { name: "Pharmacokinetics", forms: ["PK/PD", "pharmacodynamics", "PKPD", "vancomycin dosing", "DMPK"], rarity: 5 },
  {
    name: "Pharmacovigilance",
    forms: ["drug safety", "adverse event reporting", "adverse events", "safety reporting of drugs", "Argus Safety"],
    rarity: 4
  },
  { name: "QS/1", rarity: 5 },
  { name: "PioneerRx", rarity: 5 },
  { name: "EnterpriseRx", forms: ["McKesson EnterpriseRx"], rarity: 5 },
  { name: "Rx30", rarity: 5 },

  // Allied health and rehabilitation
  {
    name: "Physical therapy",
    forms: [
      "physiotherapy",
      "physical therapist",
      "physiotherapist",
      "physical rehabilitation",
      "outpatient physical therapy"
    ],
    ambiguous: {
      forms: ["PT"],
      near: ["ot", "slp", "therapy", "rehab", "rehabilitation", "occupational", "therapist", "dpt"],
      never: [
        "pt position",
        "pt role",
        "pt shift",
        "pt shifts",
        "pt hours",
        "ft or pt",
        "ft/pt",
        "pt/ft",
        "ft and pt",
        "pt or ft",
        "position pt",
        "pt only",
        "pt days",
        "pt evenings",
        "pt nights",
        "pt time",
        "ft/pt",
        "pt/ft",
        "am pt",
        "pm pt"
      ]
    },
    rarity: 3
  },
  {
    name: "Manual therapy",
    forms: ["soft tissue mobilization", "joint mobilization", "myofascial release"],
    rarity: 4
  },
  {
    name: "Therapeutic exercise",
    forms: [
      "exercise prescription",
      "therapeutic exercises",
      "home exercise program",
      "therapeutic modalities",
      "gait training",
      "range of motion exercises"
    ],
    rarity: 4
  },
  { name: "Hydrotherapy", forms: ["aquatic therapy"], rarity: 5 },
  {
    name: "Rehabilitation",
    forms: [
      "neuro rehab",
      "neurorehab",
      "stroke rehabilitation",
      "stroke rehab",
      "neurological rehabilitation",
      "rehab services",
      "inpatient rehabilitation",
      "rehabilitation nursing",
      "patient rehabilitation",
      "neuro rehabilitation",
      "neurorehabilitation",
      "rehabilitation therapy",
      "rehab nursing"
    ]
  },
  {
    name: "Occupational therapy",
    forms: ["occupational therapist", "sensory integration", "fine motor skills therapy", "hand therapy"],
    ambiguous: {
      forms: ["OT"],
      near: ["pt", "slp", "therapy", "rehab", "rehabilitation", "therapist", "sensory"],
      never: [
        "ot available",
        "ot pay",
        "ot rate",
        "ot rates",
        "some ot",
        "mandatory ot",
        "paid ot",
        "weekend ot",
        "ot hours",
        "ot as needed",
        "ot required",
        "ot after",
        "plus ot",
        "optional ot",
        "unlimited ot",
        "ot offered",
        "ot paid",
        "ot at time",
        "ot security",
        "it/ot",
        "ot networks",
        "ot pay",
        "ot systems"
      ]
    }
  },
  {
    name: "Adaptive equipment",
    forms: ["assistive devices", "durable medical equipment", "DME", "wheelchair seating", "mobility aids"],
    rarity: 4
  },
  { name: "Orthotics and prosthetics", forms: ["orthotics", "prosthetics", "orthoses", "prostheses"], rarity: 5 },
  {
    name: "Speech-language pathology",
    forms: [
      "speech therapy",
      "speech pathology",
      "speech and language therapy",
      "speech-language therapy",
      "speech therapist",
      "speech-language pathologist"
    ],
    ambiguous: { forms: ["SLP", "SLT"], near: ["speech", "pt", "ot", "therapy", "therapist", "asha", "ccc"] },
    rarity: 4
  },
  {
    name: "Dysphagia",
    forms: ["swallowing disorders", "swallowing assessment", "swallow evaluation", "dysphagia management"],
    rarity: 5
  },
  {
    name: "Augmentative and alternative communication",
    ambiguous: { forms: ["AAC"], near: ["speech", "slp", "communication", "devices", "augmentative"] },
    forms: ["AAC devices"],
    rarity: 5
  },
  {
    name: "Respiratory therapy",
    forms: [
      "respiratory care",
      "respiratory therapist",
      "nebulizer treatments",
      "nebulizer",
      "chest physiotherapy",
      "pulmonary rehabilitation"
    ],
    rarity: 4
  },
  {
    name: "Arterial blood gas",
    forms: ["arterial blood gases", "ABG analysis", "ABGs", "blood gas analysis"],
    rarity: 5
  },
  { name: "Pulmonary function testing", forms: ["spirometry", "pulmonary function tests", "PFTs"], rarity: 5 },
  {
    name: "Nutrition",
    forms: [
      "dietetics",
      "clinical nutrition",
      "nutrition counseling",
      "medical nutrition therapy",
      "nutritional assessment",
      "dietary counseling",
      "nutrition education",
      "nutrition assessment",
      "dietitian"
    ]
  },
  {
    name: "Massage therapy",
    ambiguous: {
      forms: ["massage", "Massage"],
      near: ["spa", "facials", "body", "treatments", "therapist", "waxing", "reflexology"]
    },
    forms: [
      "deep tissue massage",
      "Swedish massage",
      "therapeutic massage",
      "sports massage",
      "licensed massage therapist",
      "massage therapist"
    ],
    rarity: 4
  },
  {
    name: "Personal training",
    forms: [
      "fitness training",
      "fitness instruction",
      "group fitness",
      "strength and conditioning",
      "fitness assessment"
    ],
    rarity: 3
  },
  { name: "Kinesiology", forms: ["exercise science", "exercise physiology"], rarity: 4 },
  {
    name: "Yoga instruction",
    forms: [
      "yoga teacher",
      "yoga instructor",
      "teaching yoga",
      "yoga students",
      "pranayama",
      "vinyasa",
      "hatha yoga",
      "teach yoga"
    ],
    ambiguous: {
      forms: ["Yoga", "yoga"],
      near: ["teach", "instructor", "studio", "pilates", "students", "asanas", "meditation", "alliance"],
      never: ["yoga classes and", "free yoga"]
    },
    rarity: 4
  },
  { name: "Pilates", forms: ["Pilates instruction"], rarity: 5 },
  {
    name: "Recreational therapy",
    forms: ["therapeutic recreation", "recreation therapist", "activity therapy"],
    rarity: 5
  },
  { name: "Art therapy", forms: ["expressive arts therapy"], rarity: 5 },
  { name: "Music therapy", rarity: 5 },

  // Imaging and laboratory diagnostics
  {
    name: "Radiology",
    forms: [
      "diagnostic radiology",
      "interventional radiology",
      "radiologic technology",
      "radiography",
      "diagnostic imaging",
      "medical imaging",
      "radiologic procedures",
      "radiographer"
    ]
  },
  {
    name: "X-ray",
    forms: ["radiographs", "X-ray imaging", "fluoroscopy", "C-arm", "X-ray technician", "taking X-rays"]
  },
  { name: "MRI", forms: ["magnetic resonance imaging", "fMRI", "MRI safety"] },
  {
    name: "CT scan",
    ambiguous: {
      forms: ["CT"],
      near: ["mri", "x-ray", "scan", "scanner", "imaging", "radiology", "ultrasound", "technologist"]
    },
    forms: ["computed tomography", "CT scanning", "CT imaging", "CAT scan", "CT technologist"]
  },
  {
    name: "Ultrasound",
    forms: [
      "sonography",
      "diagnostic medical sonography",
      "ultrasound imaging",
      "sonographer",
      "vascular ultrasound",
      "Doppler ultrasound"
    ]
  },
  { name: "Mammography", forms: ["breast imaging", "mammogram"], rarity: 5 },
  { name: "Nuclear medicine", forms: ["PET/CT", "PET scan", "SPECT imaging", "radiopharmaceuticals"], rarity: 5 },
  { name: "Radiation safety", forms: ["ALARA", "radiation protection"], rarity: 4 },
  { name: "Bone densitometry", forms: ["DEXA", "DEXA scan", "DXA scan"], rarity: 5 },
  {
    name: "Clinical laboratory",
    forms: [
      "lab testing",
      "medical laboratory science",
      "clinical laboratory testing",
      "clinical lab",
      "medical laboratory",
      "clinical chemistry",
      "diagnostic laboratory",
      "medical technologist"
    ]
  },
  {
    name: "CLIA",
    forms: [
      "CLIA regulations",
      "CLIA waived",
      "Clinical Laboratory Improvement Amendments",
      "CAP/CLIA",
      "CLIA/CAP",
      "CAP accreditation"
    ],
    rarity: 4
  },
  {
    name: "Pathology",
    forms: ["anatomic pathology", "surgical pathology", "clinical pathology", "forensic pathology"]
  },
  {
    name: "Histology",
    forms: ["histotechnology", "histopathology", "tissue embedding", "microtomy", "tissue sectioning", "H&E staining"],
    rarity: 4
  },
  { name: "Cytology", forms: ["cytotechnology", "cytopathology", "Pap smear"], rarity: 5 },
  { name: "Blood banking", forms: ["blood bank", "immunohematology", "crossmatching"], rarity: 5 },
  { name: "Urinalysis", forms: ["urine analysis", "urine testing"], rarity: 4 },
  { name: "Toxicology", forms: ["toxicology testing"], rarity: 4 },
  { name: "Autopsy", forms: ["autopsies", "postmortem examination"], rarity: 5 },

  // Mental health and substance use
  {
    name: "Mental health",
    forms: [
      "behavioral health",
      "mental health care",
      "mental health services",
      "mental illness",
      "mental health treatment",
      "mental health disorders",
      "behavioural health"
    ],
    rarity: 2
  },
  {
    name: "Psychiatry",
    forms: [
      "psychiatric nursing",
      "psychiatric care",
      "inpatient psychiatric",
      "psychiatric",
      "psychiatric patients",
      "psychiatric evaluation"
    ]
  },
  {
    name: "Psychotherapy",
    forms: [
      "individual therapy",
      "talk therapy",
      "therapy sessions",
      "individual counseling",
      "mental health counseling",
      "individual and group therapy",
      "psychotherapist",
      "clinical counseling"
    ]
  },
  {
    name: "Counseling",
    forms: [
      "counselling skills",
      "client counseling",
      "counseling services",
      "counseling techniques",
      "counselling psychology"
    ]
  },
  {
    name: "Group therapy",
    forms: [
      "group counseling",
      "group facilitation therapy",
      "therapy groups",
      "process groups",
      "psychoeducational groups"
    ],
    rarity: 4
  },
  {
    name: "Family therapy",
    forms: [
      "couples therapy",
      "marriage counseling",
      "marriage and family therapy",
      "family counseling",
      "family systems therapy"
    ],
    rarity: 4
  },
  {
    name: "Cognitive behavioral therapy",
    ambiguous: {
      forms: ["CBT"],
      near: [
        "dbt",
        "therapy",
        "psychotherapy",
        "emdr",
        "mental",
        "clients",
        "counseling",
        "trauma",
        "cognitive",
        "motivational"
      ]
    },
    forms: ["cognitive behavior therapy", "cognitive-behavioral", "trauma-focused CBT", "TF-CBT"],
    rarity: 4
  },
  {
    name: "Dialectical behavior therapy",
    ambiguous: {
      forms: ["DBT"],
      near: ["cbt", "therapy", "psychotherapy", "emdr", "mental", "dialectical", "motivational"]
    },
    forms: ["dialectical behavioral therapy", "DBT skills"],
    rarity: 4
  },
  { name: "EMDR", forms: ["eye movement desensitization and reprocessing"], rarity: 5 },
  { name: "Motivational interviewing", rarity: 4 },
  {
    name: "Trauma-informed care",
    forms: [
      "trauma-informed teaching",
      "trauma-informed instruction",
      "trauma informed classrooms",
      "trauma-informed",
      "trauma-informed practice",
      "trauma therapy"
    ],
    rarity: 4
  },
  {
    name: "Crisis intervention",
    forms: ["mental health crisis", "crisis counseling", "crisis stabilization", "crisis assessment", "crisis hotline"]
  },
  {
    name: "Suicide risk assessment",
    forms: [
      "suicide prevention",
      "Columbia Suicide Severity Rating Scale",
      "suicidal ideation assessment",
      "suicide assessment"
    ],
    rarity: 4
  },
  {
    name: "Psychological assessment",
    forms: [
      "psychological testing",
      "psychological evaluation",
      "psychosocial assessment",
      "biopsychosocial assessment",
      "mental status exam",
      "psychodiagnostic",
      "psychometric testing",
      "neuropsychological testing"
    ],
    rarity: 4
  },
  {
    name: "DSM-5",
    forms: ["DSM-V", "DSM-IV", "Diagnostic and Statistical Manual of Mental Disorders", "DSM-5-TR"],
    rarity: 4
  },
  {
    name: "Substance abuse treatment",
    forms: [
      "substance use disorder",
      "addiction treatment",
      "addiction counseling",
      "substance abuse counseling",
      "substance abuse",
      "addiction medicine",
      "chemical dependency",
      "relapse prevention",
      "drug and alcohol treatment",
      "addiction recovery"
    ]
  },
  {
    name: "Medication-assisted treatment",
    forms: ["buprenorphine", "methadone clinic", "Suboxone", "MAT program"],
    rarity: 5
  },
  { name: "Detoxification", forms: ["detox unit", "withdrawal management", "CIWA"], rarity: 5 },
  { name: "Harm reduction", forms: ["needle exchange", "naloxone", "Narcan"], rarity: 5 },
  {
    name: "Applied behavior analysis",
    ambiguous: {
      forms: ["ABA"],
      near: ["therapy", "autism", "behavior", "bcba", "rbt", "asd", "therapist", "discrete"],
      never: ["aba accredited", "aba-accredited", "aba journal"]
    },
    forms: [
      "applied behavioral analysis",
      "ABA therapy",
      "behavior analyst",
      "discrete trial training",
      "ABA techniques"
    ],
    rarity: 4
  },
  {
    name: "Autism",
    forms: ["autism spectrum disorder", "autistic children", "children with autism", "autistic spectrum"]
  },
  {
    name: "Developmental disabilities",
    forms: [
      "intellectual disabilities",
      "IDD population",
      "developmentally disabled",
      "intellectual and developmental disabilities",
      "learning disabilities support",
      "adults with disabilities"
    ]
  },
  { name: "Play therapy", rarity: 5 },
  {
    name: "Psychology",
    forms: ["clinical psychology", "abnormal psychology", "developmental psychology", "child psychology"]
  },
  { name: "Psychoeducation", rarity: 5 },
  {
    name: "Behavior management",
    forms: [
      "behavior modification",
      "behavioral interventions",
      "behavior intervention",
      "positive behavior support",
      "behavior support plan",
      "behavior intervention plan",
      "classroom behavior management"
    ]
  },
  { name: "Grief counseling", forms: ["bereavement support", "bereavement counseling"], rarity: 5 },
  { name: "Milieu therapy", forms: ["therapeutic milieu", "therapeutic environment"], rarity: 5 },

  // Social work and social care
  {
    name: "Social work",
    forms: ["clinical social work", "medical social work", "school social work", "social worker", "social casework"]
  },
  {
    name: "Social services",
    forms: [
      "human services",
      "social care",
      "social service agencies",
      "social services programs",
      "adult social care"
    ],
    rarity: 2
  },
  {
    name: "Case management",
    forms: [
      "case manager",
      "client case management",
      "manage caseload",
      "caseload management",
      "managing a caseload",
      "case planning",
      "case notes"
    ],
    rarity: 2
  },
  {
    name: "Child welfare",
    forms: [
      "child protective services",
      "child protection",
      "foster care",
      "child abuse prevention",
      "adoption services",
      "family preservation"
    ],
    rarity: 4
  },
  { name: "Adult protective services", forms: ["elder abuse", "vulnerable adults"], rarity: 5 },
  {
    name: "Safeguarding",
    ambiguous: {
      forms: ["Safeguarding", "safeguarding"],
      near: [
        "children",
        "child",
        "adults",
        "vulnerable",
        "pupils",
        "school",
        "prevent",
        "care",
        "young",
        "dbs",
        "welfare",
        "students",
        "officer",
        "policies",
        "level",
        "training",
        "qts",
        "teacher",
        "teachers",
        "pgce",
        "nursery"
      ],
      never: [
        "safeguarding data",
        "safeguarding company",
        "safeguarding assets",
        "safeguarding of assets",
        "safeguarding confidential"
      ]
    },
    forms: ["DSL", "safeguarding adults", "safeguarding children", "child safeguarding", "safeguarding policies"],
    rarity: 4
  },
  {
    name: "Intake assessment",
    forms: [
      "client intake",
      "intake interviews",
      "needs assessment for clients",
      "client assessment",
      "intake assessments"
    ]
  },
  {
    name: "Service coordination",
    forms: [
      "resource referral",
      "community resources",
      "referral to community resources",
      "linkage to services",
      "wraparound services",
      "client advocacy"
    ],
    rarity: 3
  },
  { name: "Home visits", forms: ["home visiting", "home visitation", "in-home visits"], rarity: 4 },
  {
    name: "Caregiving",
    forms: [
      "caregiver experience",
      "home caregiver",
      "caring for elderly",
      "elder care",
      "companionship care",
      "respite care",
      "companion care",
      "care assistant"
    ]
  },
  {
    name: "Support planning",
    forms: [
      "person-centered planning",
      "individual support plans",
      "individual service plan",
      "support plans",
      "person-centred care",
      "individualized service plans"
    ],
    rarity: 4
  },
  {
    name: "Direct support",
    forms: [
      "direct support professional",
      "direct care staff",
      "support worker",
      "direct care worker",
      "residential support"
    ],
    rarity: 3
  },
  {
    name: "Homeless services",
    forms: ["homelessness services", "supportive housing", "Housing First", "homeless outreach", "homeless shelter"],
    rarity: 4
  },
  {
    name: "Domestic violence advocacy",
    forms: ["victim advocacy", "domestic violence", "sexual assault advocacy", "intimate partner violence"],
    rarity: 4
  },
  { name: "Peer support", forms: ["peer support specialist", "recovery coaching", "recovery coach"], rarity: 4 },
  { name: "Vocational rehabilitation", forms: ["supported employment", "vocational counseling"], rarity: 4 },
  {
    name: "Benefits assistance",
    forms: ["SNAP benefits", "TANF", "Medicaid eligibility", "eligibility determination", "public assistance programs"],
    rarity: 4
  },

  // Dental
  {
    name: "Dentistry",
    forms: ["general dentistry", "dental procedures", "restorative dentistry", "cosmetic dentistry", "dental treatment"]
  },
  {
    name: "Dental hygiene",
    forms: [
      "teeth cleaning",
      "scaling and polishing",
      "dental cleaning",
      "scaling and root planing",
      "dental prophylaxis",
      "oral hygiene",
      "dental hygienist"
    ],
    rarity: 4
  },
  {
    name: "Dental assisting",
    forms: ["chairside assisting", "four-handed dentistry", "dental assistant", "dental impressions", "chairside"],
    rarity: 4
  },
  { name: "Dental radiography", forms: ["dental X-rays", "dental radiographs", "bitewings"], rarity: 5 },
  { name: "Orthodontics", forms: ["Invisalign", "orthodontic treatment"], rarity: 5 },
  { name: "Endodontics", forms: ["root canal", "root canals"], rarity: 5 },
  { name: "Periodontics", forms: ["periodontal therapy", "periodontal charting", "periodontology"], rarity: 5 },
  {
    name: "Oral surgery",
    forms: ["tooth extractions", "dental extractions", "dental implants", "oral and maxillofacial surgery"],
    rarity: 5
  },
  { name: "Dentrix", rarity: 5 },
  { name: "Eaglesoft", rarity: 5 },
  { name: "Open Dental", rarity: 5 },

  // Veterinary and animal care
  {
    name: "Veterinary medicine",
    forms: [
      "veterinary care",
      "veterinary practice",
      "small animal medicine",
      "veterinary clinic",
      "animal medicine",
      "veterinary science",
      "veterinarian"
    ],
    rarity: 4
  },
  {
    name: "Veterinary nursing",
    forms: ["veterinary technician", "vet tech", "veterinary assisting", "veterinary nurse", "veterinary technology"],
    rarity: 4
  },
  {
    name: "Animal handling",
    forms: [
      "animal restraint",
      "animal care",
      "animal husbandry",
      "handling animals",
      "animal welfare",
      "kennel care",
      "care of animals"
    ],
    rarity: 4
  },
  {
    name: "Laboratory animal science",
    forms: [
      "in vivo studies",
      "mouse models",
      "rodent handling",
      "vivarium",
      "IACUC",
      "animal studies",
      "animal models",
      "in vivo",
      "rodent surgery"
    ],
    rarity: 4
  },
  { name: "Large animal medicine", forms: ["equine medicine", "livestock health", "food animal medicine"], rarity: 5 },
  { name: "AVImark", rarity: 5 },
  { name: "ezyVet", rarity: 5 },

  // Emergency medical services
  {
    name: "Emergency medical services",
    ambiguous: {
      forms: ["EMS"],
      near: ["emt", "paramedic", "ambulance", "fire", "911", "trauma", "prehospital", "emergency"],
      never: ["iso 14001 ems", "environmental management system", "ems provider manufacturing"]
    },
    forms: ["prehospital care", "pre-hospital care", "ambulance service", "prehospital emergency care"],
    rarity: 4
  },
  {
    name: "Advanced life support",
    forms: ["ALS ambulance", "ALS provider", "advanced life support skills"],
    rarity: 4
  },
  { name: "Ambulance operations", forms: ["ambulance driving", "EVOC", "emergency vehicle operation"], rarity: 5 },
  { name: "Disaster response", forms: ["mass casualty", "disaster medicine", "mass casualty incident"], rarity: 4 },

  // Public health
  {
    name: "Public health",
    forms: [
      "community health",
      "public health programs",
      "global health",
      "public health practice",
      "community health nursing",
      "public health nursing"
    ]
  },
  {
    name: "Epidemiology",
    forms: [
      "epidemiological",
      "epidemiologic studies",
      "outbreak investigation",
      "disease surveillance",
      "public health surveillance",
      "contact tracing",
      "epidemiological studies"
    ],
    rarity: 4
  },
  {
    name: "Biostatistics",
    forms: ["biostatistical analysis", "survival analysis", "statistical analysis plan", "biostatistician"],
    rarity: 4
  },
  {
    name: "Health promotion",
    forms: [
      "health education",
      "health literacy",
      "wellness coaching",
      "health coaching",
      "community health education",
      "wellness promotion"
    ]
  },
  { name: "Health policy", forms: ["healthcare policy", "Affordable Care Act", "health care reform"], rarity: 4 },
  { name: "Health equity", forms: ["social determinants of health", "health disparities", "SDOH"], rarity: 4 },
  {
    name: "Health economics",
    forms: [
      "HEOR",
      "health economics and outcomes research",
      "outcomes research",
      "cost-effectiveness analysis",
      "real-world evidence",
      "health technology assessment"
    ],
    rarity: 5
  },
  { name: "Community health outreach", forms: ["community health worker", "health outreach", "promotora"], rarity: 4 },
  {
    name: "Reproductive health",
    forms: ["family planning", "sexual health", "maternal and child health", "STI testing"],
    rarity: 4
  },

  // Clinical research and regulatory
  {
    name: "Clinical research",
    forms: [
      "CRA monitoring",
      "clinical research coordination",
      "clinical research studies",
      "clinical studies",
      "human subjects research",
      "medical research",
      "clinical research coordinator"
    ],
    rarity: 3
  },
  {
    name: "Clinical trials",
    forms: [
      "clinical trial management",
      "phase III trials",
      "phase I-IV",
      "randomized controlled trial",
      "clinical trial",
      "phase I trials",
      "phase II trials",
      "clinical trial operations",
      "phase I clinical trials"
    ],
    rarity: 4
  },
  {
    name: "Good Clinical Practice",
    forms: ["ICH-GCP", "GCP/ICH", "ICH guidelines", "GCP guidelines", "ICH E6", "GCP training"],
    ambiguous: {
      forms: ["GCP", "GxP"],
      near: [
        "ich",
        "clinical",
        "trial",
        "trials",
        "fda",
        "irb",
        "gmp",
        "glp",
        "gxp",
        "study",
        "sponsor",
        "regulatory",
        "pharmaceutical"
      ],
      never: [
        "gcp, bigquery",
        "bigquery, gcp",
        "gcp and terraform",
        "gcp or aws",
        "gcp or azure",
        "gcp and aws",
        "gcp and azure",
        "azure or gcp",
        "azure and gcp",
        "aws, gcp",
        "gcp, aws",
        "azure, gcp",
        "gcp, azure",
        "aws or gcp",
        "aws/gcp",
        "gcp cloud",
        "gcp services",
        "azure/gcp",
        "aws and gcp"
      ]
    },
    rarity: 4
  },
  {
    name: "Clinical monitoring",
    forms: [
      "site monitoring visits",
      "clinical site monitoring",
      "site monitoring",
      "source data verification",
      "site initiation visits",
      "clinical research associate",
      "study monitoring"
    ],
    rarity: 5
  },
  {
    name: "Informed consent",
    forms: ["patient consent", "consenting participants", "consent process", "obtaining informed consent"],
    rarity: 4
  },
  {
    name: "Subject recruitment",
    forms: [
      "patient recruitment",
      "participant recruitment",
      "recruiting study participants",
      "study recruitment",
      "patient enrollment",
      "subject enrollment"
    ],
    rarity: 4
  },
  {
    name: "IRB",
    forms: [
      "institutional review board",
      "IRB submissions",
      "ethics committee submissions",
      "IRB protocols",
      "research ethics committee",
      "IRB approval"
    ],
    rarity: 4
  },
  {
    name: "Clinical protocol development",
    forms: [
      "study protocol",
      "study design clinical",
      "protocol development",
      "trial protocol",
      "protocol writing",
      "clinical study design",
      "trial design"
    ],
    rarity: 4
  },
  {
    name: "Clinical data management",
    forms: [
      "case report forms",
      "electronic data capture",
      "eCRF",
      "clinical database",
      "Medidata Rave",
      "clinical trial data",
      "Medidata",
      "clinical data"
    ],
    ambiguous: { forms: ["EDC"], near: ["clinical", "trial", "data capture", "medidata", "rave", "crf", "study"] },
    rarity: 4
  },
  { name: "REDCap", rarity: 5 },
  { name: "Veeva Vault", forms: ["Veeva", "Veeva CRM", "eTMF", "trial master file"], rarity: 5 },
  { name: "CTMS", forms: ["clinical trial management system", "OnCore CTMS"], rarity: 5 },
  { name: "CDISC", forms: ["SDTM", "ADaM datasets", "CDISC standards"], rarity: 5 },
  {
    name: "Regulatory submissions",
    forms: [
      "IND submission",
      "NDA submission",
      "BLA submission",
      "FDA submissions",
      "CTD modules",
      "eCTD",
      "IND/NDA",
      "new drug application",
      "investigational new drug",
      "ANDA submission"
    ],
    rarity: 5
  },
  {
    name: "Regulatory affairs",
    forms: ["medical device regulatory affairs", "regulatory strategy", "pharmaceutical regulatory affairs"],
    rarity: 4
  },
  {
    name: "Medical writing",
    forms: ["clinical study reports", "scientific writing", "medical communications", "regulatory writing"],
    rarity: 4
  },
  {
    name: "Medical affairs",
    forms: ["medical science liaison", "scientific affairs", "key opinion leaders"],
    rarity: 5
  },
  {
    name: "FDA regulations",
    forms: [
      "FDA",
      "Food and Drug Administration",
      "FDA compliance",
      "FDA guidelines",
      "FDA inspections",
      "FDA requirements",
      "FDA regulated"
    ],
    rarity: 3
  },
  {
    name: "21 CFR Part 11",
    forms: [
      "21 CFR",
      "21 CFR Part 820",
      "21 CFR Part 210",
      "21 CFR 820",
      "21 CFR 210/211",
      "21 CFR Parts 210 and 211",
      "Part 11 compliance",
      "21 CFR Part 211",
      "21 CFR Part 11 compliance"
    ],
    rarity: 4
  },
  { name: "EMA regulations", forms: ["European Medicines Agency", "EMA guidelines", "MHRA"], rarity: 5 },
  {
    name: "GMP",
    forms: [
      "cGMP",
      "good manufacturing practice",
      "current good manufacturing practices",
      "GMP compliance",
      "cGMP regulations",
      "GMP environment",
      "GMP regulations"
    ],
    rarity: 3
  },
  {
    name: "GLP",
    ambiguous: {
      forms: ["GLP"],
      near: [
        "gmp",
        "gcp",
        "lims",
        "hplc",
        "sops",
        "sop",
        "qc",
        "qa",
        "iso",
        "preclinical",
        "toxicology",
        "assays",
        "laboratory",
        "lab",
        "compliance",
        "studies",
        "gdp",
        "fda",
        "regulations"
      ],
      never: ["glp-1"]
    },
    forms: [
      "good laboratory practice",
      "good laboratory practices",
      "GLP compliance",
      "work to GLP",
      "under GLP",
      "GLP environment",
      "GLP lab",
      "GLP guidelines",
      "GLP studies",
      "GLP regulations"
    ],
    rarity: 4
  },
  {
    name: "Good documentation practice",
    forms: [
      "GDocP",
      "good documentation practices",
      "ALCOA",
      "ALCOA+",
      "batch records",
      "batch record review",
      "lab notebook",
      "electronic lab notebook"
    ],
    rarity: 4
  },
  { name: "Good distribution practice", forms: ["GDP pharmaceutical", "pharmaceutical distribution"], rarity: 5 },
  {
    name: "Drug development",
    forms: [
      "drug discovery",
      "pharmaceutical development",
      "preclinical development",
      "formulation development",
      "preclinical studies",
      "therapeutic development"
    ],
    rarity: 4
  },
  { name: "Medicinal chemistry", forms: ["small molecule synthesis", "structure-activity relationship"], rarity: 5 },

  // Life-science laboratory
  {
    name: "Laboratory techniques",
    forms: [
      "lab techniques",
      "laboratory skills",
      "wet lab",
      "bench work",
      "laboratory experiments",
      "lab work",
      "laboratory procedures",
      "laboratory testing",
      "laboratory research",
      "bench experience",
      "pipetting"
    ],
    rarity: 2
  },
  {
    name: "Laboratory safety",
    forms: [
      "lab safety",
      "biosafety",
      "BSL-2",
      "BSL-3",
      "biosafety level 2",
      "chemical hygiene",
      "chemical safety laboratory",
      "biohazard handling",
      "biological safety cabinet",
      "bloodborne pathogens"
    ]
  },
  {
    name: "Laboratory management",
    forms: ["lab management", "lab manager", "laboratory operations", "laboratory supervision"],
    rarity: 4
  },
  {
    name: "LIMS",
    forms: [
      "laboratory information management system",
      "LabWare",
      "LabVantage",
      "laboratory information system",
      "STARLIMS"
    ],
    rarity: 4
  },
  {
    name: "Laboratory equipment maintenance",
    forms: [
      "laboratory equipment",
      "lab equipment",
      "laboratory instrumentation",
      "lab instrumentation",
      "instrument calibration in laboratory",
      "centrifuge",
      "microplate reader"
    ],
    rarity: 3
  },
  {
    name: "Sample preparation",
    forms: [
      "sample prep",
      "buffer preparation",
      "reagent preparation",
      "solution preparation",
      "media preparation",
      "preparing reagents"
    ]
  },
  {
    name: "Molecular biology",
    forms: ["molecular biology techniques", "recombinant DNA", "molecular techniques", "molecular diagnostics"]
  },
  {
    name: "PCR",
    forms: [
      "polymerase chain reaction",
      "RT-PCR",
      "qPCR",
      "qRT-PCR",
      "real-time PCR",
      "RT-qPCR",
      "ddPCR",
      "digital PCR"
    ]
  },
  {
    name: "Gel electrophoresis",
    forms: ["SDS-PAGE", "agarose gel", "electrophoresis", "capillary electrophoresis"],
    rarity: 4
  },
  { name: "Western blot", forms: ["western blotting", "immunoblotting", "western blots"], rarity: 4 },
  {
    name: "ELISA",
    ambiguous: {
      forms: ["ELISA", "ELISAs"],
      near: ["pcr", "assay", "assays", "western", "lab", "antibody", "cell", "immunoassay"]
    },
    forms: ["enzyme-linked immunosorbent assay", "immunoassay", "ELISA assays"],
    rarity: 4
  },
  {
    name: "DNA extraction",
    forms: [
      "RNA extraction",
      "nucleic acid extraction",
      "DNA isolation",
      "RNA isolation",
      "DNA/RNA extraction",
      "plasmid prep",
      "DNA purification"
    ],
    rarity: 4
  },
  {
    name: "Molecular cloning",
    forms: [
      "gene cloning",
      "plasmid construction",
      "transfection",
      "bacterial transformation",
      "DNA cloning",
      "transduction of cells"
    ],
    rarity: 4
  },
  { name: "CRISPR", forms: ["CRISPR-Cas9", "CRISPR/Cas9", "gene editing", "genome editing"], rarity: 4 },
  {
    name: "Next-generation sequencing",
    forms: [
      "next-gen sequencing",
      "RNA-seq",
      "DNA sequencing",
      "Illumina sequencing",
      "whole genome sequencing",
      "Sanger sequencing",
      "single-cell sequencing",
      "scRNA-seq",
      "library preparation NGS",
      "ChIP-seq",
      "exome sequencing"
    ],
    ambiguous: {
      forms: ["NGS"],
      near: ["sequencing", "pcr", "genomics", "illumina", "library", "bioinformatics", "assay", "dna"]
    },
    rarity: 4
  },
  {
    name: "Bioinformatics",
    forms: ["computational biology", "genomic data analysis", "Bioconductor", "sequence analysis"],
    rarity: 4
  },
  {
    name: "BLAST",
    ambiguous: { forms: ["BLAST"], near: ["ncbi", "bioinformatics", "sequence", "genomics", "alignment", "protein"] },
    forms: ["NCBI BLAST"],
    rarity: 5
  },
  { name: "Genomics", forms: ["genome analysis", "functional genomics", "transcriptomics", "genotyping"], rarity: 4 },
  { name: "Proteomics", forms: ["metabolomics", "protein analysis"], rarity: 5 },
  {
    name: "Cell culture",
    forms: [
      "mammalian cell culture",
      "tissue culture",
      "cell lines",
      "aseptic cell culture",
      "primary cell culture",
      "stem cell culture",
      "cell maintenance"
    ],
    rarity: 4
  },
  { name: "Stem cells", forms: ["stem cell research", "iPSC", "induced pluripotent stem cells"], rarity: 5 },
  {
    name: "Cell-based assays",
    forms: [
      "cell-based assay",
      "cell viability assay",
      "functional assays",
      "bioassays",
      "in vitro assays",
      "biochemical assays"
    ],
    rarity: 4
  },
  {
    name: "Assay development",
    forms: ["assay validation", "assay design", "developing assays", "bioanalytical methods"],
    rarity: 4
  },
  {
    name: "High-throughput screening",
    forms: [
      "compound screening",
      "HTS assays",
      "liquid handling robot",
      "automated liquid handling",
      "Hamilton liquid handler"
    ],
    rarity: 5
  },
  {
    name: "Flow cytometry",
    forms: ["FACS", "fluorescence-activated cell sorting", "cell sorting", "FlowJo"],
    rarity: 4
  },
  {
    name: "Immunohistochemistry",
    ambiguous: {
      forms: ["IHC", "ISH"],
      near: ["histology", "staining", "tissue", "immunofluorescence", "pathology", "antibody", "western"]
    },
    forms: ["immunofluorescence", "immunocytochemistry", "immunostaining"],
    rarity: 5
  },
  {
    name: "Microscopy",
    forms: [
      "confocal microscopy",
      "fluorescence microscopy",
      "light microscopy",
      "microscope use",
      "live-cell imaging"
    ],
    rarity: 4
  },
  {
    name: "Electron microscopy",
    forms: [
      "scanning electron microscopy",
      "transmission electron microscopy",
      "cryo-EM",
      "scanning electron microscope",
      "SEM/TEM",
      "SEM/EDS",
      "SEM and TEM",
      "TEM and SEM",
      "SEM imaging"
    ],
    ambiguous: {
      forms: ["SEM", "TEM"],
      near: [
        "tem",
        "xrd",
        "eds",
        "edx",
        "afm",
        "xps",
        "microscopy",
        "microscope",
        "imaging",
        "diffraction",
        "samples",
        "specimens",
        "thin",
        "films",
        "materials",
        "nanoparticles",
        "characterise",
        "characterize",
        "characterization",
        "lab",
        "metallography",
        "fracture",
        "ftir",
        "spectroscopy"
      ],
      never: ["sem campaigns", "seo and sem", "sem and seo", "seo/sem", "sem/seo", "google sem"]
    },
    implies: ["Microscopy"],
    rarity: 5
  },
  {
    name: "Protein purification",
    forms: [
      "protein expression",
      "FPLC",
      "affinity chromatography",
      "AKTA",
      "downstream processing",
      "recombinant protein"
    ],
    rarity: 5
  },
  {
    name: "Fermentation",
    forms: ["bioreactor", "bioprocessing", "upstream processing", "bioprocess development", "microbial fermentation"],
    rarity: 5
  },
  {
    name: "Chromatography",
    forms: ["column chromatography", "ion chromatography", "analytical chromatography", "thin layer chromatography"],
    rarity: 4
  },
  {
    name: "HPLC",
    forms: [
      "high-performance liquid chromatography",
      "UPLC",
      "UHPLC",
      "Empower software",
      "high-pressure liquid chromatography"
    ],
    implies: ["Chromatography"],
    rarity: 4
  },
  { name: "Gas chromatography", forms: ["GC-MS", "GC/MS", "GCMS", "GC-FID"], implies: ["Chromatography"], rarity: 4 },
  {
    name: "Mass spectrometry",
    forms: ["LC-MS", "LC-MS/MS", "LC/MS", "mass spec", "ICP-MS", "MALDI-TOF", "LCMS"],
    rarity: 4
  },
  {
    name: "Spectroscopy",
    forms: [
      "UV-Vis",
      "FTIR",
      "NMR",
      "NMR spectroscopy",
      "Raman spectroscopy",
      "spectrophotometry",
      "UV-Vis spectroscopy",
      "infrared spectroscopy",
      "atomic absorption"
    ],
    rarity: 4
  },
  {
    name: "Dissolution testing",
    forms: ["stability testing", "drug stability studies", "stability studies"],
    rarity: 5
  },
  {
    name: "Analytical method development",
    forms: ["analytical method validation", "method validation", "method development", "analytical methods"],
    rarity: 4
  },
  {
    name: "Pharmacopeia",
    forms: ["USP/NF", "pharmacopoeia", "compendial methods", "United States Pharmacopeia", "USP/EP"],
    rarity: 5
  },
  {
    name: "Microbiology",
    forms: [
      "clinical microbiology",
      "microbiological testing",
      "microbial identification",
      "bacteriology",
      "microbial culture",
      "Gram staining",
      "bacterial culture"
    ]
  },
  {
    name: "Environmental monitoring",
    forms: ["cleanroom monitoring", "viable air sampling", "cleanroom environmental monitoring"],
    rarity: 4
  },
  {
    name: "Cleanroom",
    forms: ["cleanroom gowning", "ISO 5 cleanroom", "aseptic processing", "aseptic filling", "gowning"],
    rarity: 4
  },
  { name: "Biochemistry", forms: ["enzymology", "biochemical", "enzyme kinetics"] },
  { name: "Immunology", forms: ["immuno-oncology", "antibody development", "monoclonal antibodies"], rarity: 4 },
  { name: "Virology", forms: ["viral vectors", "AAV vectors", "lentivirus"], rarity: 5 },
  { name: "Parasitology", rarity: 5 },
  {
    name: "Genetics",
    forms: ["human genetics", "molecular genetics", "population genetics", "cytogenetics"],
    rarity: 4
  },
  { name: "Neuroscience", forms: ["neurobiology", "cognitive neuroscience", "behavioral neuroscience"], rarity: 4 },
  {
    name: "Biotechnology",
    forms: ["biotech industry", "biologics", "biopharmaceutical", "biopharmaceuticals", "biotech"],
    rarity: 3
  },
  { name: "Cell and gene therapy", forms: ["gene therapy", "cell therapy", "CAR-T"], rarity: 5 },
  { name: "Vaccine development", forms: ["vaccine research", "vaccine production"], rarity: 5 },
  {
    name: "GraphPad Prism",
    ambiguous: { forms: ["Prism"], near: ["graphpad", "flowjo", "imagej", "statistics"] },
    forms: ["GraphPad"],
    rarity: 5
  },
  { name: "ImageJ", forms: ["FIJI/ImageJ"], rarity: 5 },
  { name: "SnapGene", rarity: 5 },
  { name: "Benchling", rarity: 5 },
  { name: "Geneious", rarity: 5 },

  // Devices and biomedical engineering
  {
    name: "Medical devices",
    forms: [
      "medical device",
      "medical device development",
      "medical equipment",
      "med device",
      "medtech",
      "medical device industry",
      "implantable devices"
    ]
  },
  { name: "ISO 13485", forms: ["EN ISO 13485", "medical device quality system"], rarity: 4 },
  { name: "ISO 14971", forms: ["medical device risk management"], rarity: 5 },
  { name: "IEC 62304", forms: ["medical device software", "software as a medical device", "SaMD"], rarity: 5 },
  { name: "IEC 60601", rarity: 5 },
  {
    name: "510(k)",
    forms: ["510k", "premarket notification", "PMA submission", "premarket approval", "510(k) submission"],
    rarity: 5
  },
  {
    name: "EU MDR",
    forms: ["medical device regulation", "EU medical device regulation", "IVDR", "MDR 2017/745"],
    rarity: 5
  },
  { name: "Design controls", forms: ["design history file", "DHF", "device master record"], rarity: 5 },
  { name: "ISO 15189", rarity: 5 },
  { name: "ISO 17025", forms: ["ISO/IEC 17025"], rarity: 5 },
  {
    name: "Biomedical engineering",
    forms: [
      "biomedical equipment",
      "clinical engineering",
      "biomedical equipment repair",
      "bioengineering",
      "biomedical equipment technician"
    ],
    rarity: 4
  },
  { name: "Biomaterials", forms: ["tissue engineering", "biocompatibility", "ISO 10993"], rarity: 5 },
  {
    name: "Equipment qualification",
    forms: ["IQ/OQ/PQ", "IQ/OQ", "installation qualification", "cleaning validation"],
    rarity: 5
  },
  { name: "Computer system validation", forms: ["computerized system validation", "GAMP 5", "GAMP"], rarity: 5 },
  { name: "Infusion pumps", forms: ["IV pump", "Alaris pump", "infusion pump", "feeding pumps"], rarity: 5 },

  // Certifications, licences and degrees
  {
    name: "RN",
    kind: "certification",
    forms: [
      "RGN",
      "R.N.",
      "RN license",
      "RNs",
      "registered nurse",
      "RN licensure",
      "registered nurse license",
      "registered nurse licensure",
      "registered professional nurse",
      "licensed registered nurse",
      "active RN license",
      "NMC registration",
      "NMC registered",
      "registered general nurse",
      "current RN license"
    ],
    implies: ["Nursing"],
    rarity: 2
  },
  {
    name: "Compact nursing license",
    kind: "certification",
    forms: [
      "compact license",
      "multistate license",
      "nurse licensure compact",
      "compact state license",
      "multi-state RN license",
      "compact RN license"
    ],
    implies: ["Nursing"],
    rarity: 4
  },
  {
    name: "LPN",
    kind: "certification",
    forms: [
      "L.P.N.",
      "licensed practical nurse",
      "LVN",
      "licensed vocational nurse",
      "LPN license",
      "LVN license",
      "LPN/LVN",
      "registered practical nurse",
      "enrolled nurse"
    ],
    implies: ["Nursing"],
    rarity: 3
  },
  {
    name: "CNA",
    kind: "certification",
    forms: [
      "certified nursing assistant",
      "certified nurse assistant",
      "CNA certification",
      "CNA license",
      "nurse aide certification",
      "STNA",
      "state tested nursing assistant",
      "certified nurse aide",
      "licensed nursing assistant",
      "nursing assistant certification"
    ],
    rarity: 3
  },
  {
    name: "Home health aide certification",
    kind: "certification",
    forms: ["HHA certification", "certified home health aide", "HHA certificate", "home health aide certificate"],
    ambiguous: { forms: ["HHA"], near: ["cna", "pca", "aide", "home", "certified", "caregiver"] },
    rarity: 4
  },
  {
    name: "Nurse practitioner",
    kind: "certification",
    forms: [
      "NP license",
      "certified nurse practitioner",
      "NP certification",
      "CRNP",
      "nurse practitioner license",
      "APRN",
      "advanced practice registered nurse",
      "ARNP",
      "advanced practice nurse"
    ],
    ambiguous: {
      forms: ["NP", "NPs"],
      near: ["pa", "physician", "nurse", "practitioner", "clinic", "advanced", "license", "md", "rn", "aprn"],
      never: ["np-hard", "np-complete", "np hard", "np complete"]
    },
    implies: ["RN", "Nursing"],
    rarity: 4
  },
  {
    name: "FNP",
    kind: "certification",
    forms: ["family nurse practitioner", "FNP-C", "FNP-BC"],
    implies: ["Nurse practitioner"],
    rarity: 4
  },
  {
    name: "PMHNP",
    kind: "certification",
    forms: ["psychiatric mental health nurse practitioner", "psychiatric nurse practitioner", "PMHNP-BC"],
    implies: ["Nurse practitioner", "Psychiatry"],
    rarity: 5
  },
  {
    name: "AGACNP",
    kind: "certification",
    forms: [
      "adult-gerontology acute care nurse practitioner",
      "AGNP",
      "adult-gerontology nurse practitioner",
      "acute care nurse practitioner",
      "ACNP"
    ],
    implies: ["Nurse practitioner"],
    rarity: 5
  },
  {
    name: "CRNA",
    kind: "certification",
    forms: ["certified registered nurse anesthetist", "nurse anesthetist"],
    implies: ["RN", "Anesthesia"],
    rarity: 5
  },
  {
    name: "Certified nurse midwife",
    kind: "certification",
    forms: ["CNM license"],
    ambiguous: { forms: ["CNM"], near: ["midwife", "midwifery", "obstetrics", "rn", "np", "whnp"] },
    implies: ["Midwifery"],
    rarity: 5
  },
  {
    name: "Clinical nurse specialist",
    kind: "certification",
    forms: ["CNS certification"],
    implies: ["Nursing"],
    rarity: 5
  },
  {
    name: "BSN",
    kind: "certification",
    forms: [
      "Bachelor of Science in Nursing",
      "bachelor's degree in nursing",
      "bachelors in nursing",
      "nursing degree",
      "bachelor of nursing",
      "B.S.N.",
      "BScN"
    ],
    implies: ["Nursing"],
    rarity: 3
  },
  {
    name: "ADN",
    kind: "certification",
    forms: ["associate degree in nursing", "associate's degree in nursing", "associate of science in nursing"],
    implies: ["Nursing"],
    rarity: 4
  },
  {
    name: "MSN",
    kind: "certification",
    forms: ["Master of Science in Nursing", "master's degree in nursing", "masters in nursing", "master's in nursing"],
    implies: ["Nursing"],
    rarity: 4
  },
  { name: "DNP", kind: "certification", forms: ["Doctor of Nursing Practice"], implies: ["Nursing"], rarity: 5 },
  {
    name: "NCLEX",
    kind: "certification",
    forms: ["NCLEX-RN", "NCLEX-PN", "National Council Licensure Examination"],
    rarity: 4
  },
  {
    name: "BLS",
    kind: "certification",
    forms: [
      "Basic Life Support",
      "BLS certification",
      "BLS certified",
      "BLS for Healthcare Providers",
      "BLS provider",
      "Basic Life Support certification",
      "AHA BLS",
      "BLS card",
      "basic cardiac life support",
      "BCLS",
      "healthcare provider CPR"
    ],
    ambiguous: {
      forms: [],
      never: [
        "bls and census",
        "census and bls",
        "bls and bea",
        "bls data",
        "bls releases",
        "bls data releases",
        "labor statistics bls",
        "labour statistics bls",
        "bls statistics",
        "bls wage",
        "bls employment data"
      ]
    },
    rarity: 2
  },
  {
    name: "CPR",
    ambiguous: { forms: ["AED"], near: ["cpr", "bls", "first", "aid", "certified"] },
    kind: "certification",
    forms: [
      "CPR certification",
      "CPR certified",
      "cardiopulmonary resuscitation",
      "CPR/AED",
      "CPR and AED",
      "CPR card"
    ],
    rarity: 2
  },
  {
    name: "ACLS",
    kind: "certification",
    forms: [
      "Advanced Cardiovascular Life Support",
      "Advanced Cardiac Life Support",
      "ACLS certification",
      "ACLS certified",
      "ACLS provider"
    ],
    rarity: 3
  },
  {
    name: "PALS",
    kind: "certification",
    ambiguous: {
      forms: ["PALS"],
      near: ["bls", "acls", "nrp", "certification", "certified", "pediatric", "tncc", "cpr"]
    },
    forms: ["Pediatric Advanced Life Support", "PALS certification", "PALS certified", "PALS provider"],
    rarity: 4
  },
  {
    name: "NRP",
    kind: "certification",
    forms: ["Neonatal Resuscitation Program", "NRP certification", "neonatal resuscitation provider", "NRP certified"],
    rarity: 4
  },
  {
    name: "TNCC",
    kind: "certification",
    forms: ["Trauma Nursing Core Course", "TNCC certification"],
    implies: ["Trauma care"],
    rarity: 5
  },
  { name: "ENPC", kind: "certification", forms: ["Emergency Nursing Pediatric Course"], rarity: 5 },
  { name: "ATLS", kind: "certification", forms: ["Advanced Trauma Life Support"], implies: ["Trauma care"], rarity: 5 },
  { name: "ATCN", kind: "certification", forms: ["Advanced Trauma Care for Nurses"], rarity: 5 },
  {
    name: "STABLE",
    kind: "certification",
    ambiguous: { forms: ["STABLE", "S.T.A.B.L.E."], near: ["nrp", "nicu", "neonatal", "bls"] },
    forms: ["STABLE certification", "S.T.A.B.L.E. program"],
    rarity: 5
  },
  {
    name: "CCRN",
    kind: "certification",
    forms: ["Critical Care Registered Nurse", "CCRN certification", "critical care certification"],
    implies: ["Critical care", "RN"],
    rarity: 4
  },
  { name: "PCCN", kind: "certification", forms: ["Progressive Care Certified Nurse"], implies: ["RN"], rarity: 5 },
  {
    name: "CEN",
    kind: "certification",
    forms: ["Certified Emergency Nurse", "CEN certification"],
    ambiguous: { forms: ["CEN"], near: ["tncc", "ccrn", "emergency", "nurse", "rn", "certification", "certified"] },
    implies: ["Emergency medicine", "RN"],
    rarity: 5
  },
  {
    name: "CNOR",
    kind: "certification",
    forms: ["Certified Perioperative Nurse", "CNOR certification"],
    implies: ["Perioperative care", "RN"],
    rarity: 5
  },
  {
    name: "OCN",
    kind: "certification",
    forms: ["Oncology Certified Nurse", "OCN certification"],
    implies: ["Oncology", "RN"],
    rarity: 5
  },
  {
    name: "ONS chemotherapy certification",
    kind: "certification",
    forms: [
      "chemotherapy/biotherapy certification",
      "ONS/ONCC chemotherapy",
      "chemo certified",
      "chemotherapy certification",
      "ONS chemotherapy provider card"
    ],
    rarity: 5
  },
  {
    name: "CMSRN",
    kind: "certification",
    forms: ["Certified Medical-Surgical Registered Nurse", "medical-surgical nursing certification"],
    implies: ["Medical-surgical nursing", "RN"],
    rarity: 5
  },
  {
    name: "RNC-OB",
    kind: "certification",
    forms: ["inpatient obstetric nursing certification", "RNC-NIC", "RNC certification"],
    rarity: 5
  },
  {
    name: "WCC",
    kind: "certification",
    forms: ["Wound Care Certified", "wound care certification", "CWOCN", "CWCN", "certified wound care nurse", "WOCN"],
    implies: ["Wound care"],
    rarity: 5
  },
  {
    name: "CCM",
    kind: "certification",
    ambiguous: { forms: ["CCM"], near: ["certified", "certification", "case manager", "rn", "acm", "case management"] },
    forms: ["Certified Case Manager", "CCM certification", "ACM-RN", "case management certification"],
    implies: ["Case management"],
    rarity: 4
  },
  { name: "CNE", kind: "certification", forms: ["Certified Nurse Educator"], rarity: 5 },
  {
    name: "NEA-BC",
    kind: "certification",
    forms: ["Nurse Executive Advanced", "Certified in Executive Nursing Practice", "NE-BC"],
    implies: ["Nursing leadership"],
    rarity: 5
  },
  {
    name: "CIC",
    kind: "certification",
    ambiguous: { forms: ["CIC"], near: ["infection", "apic", "certified", "certification"] },
    forms: ["Certification in Infection Control", "Certified in Infection Control"],
    implies: ["Infection control"],
    rarity: 5
  },
  { name: "CPHQ", kind: "certification", forms: ["Certified Professional in Healthcare Quality"], rarity: 5 },
  {
    name: "CPI",
    kind: "certification",
    ambiguous: {
      forms: ["CPI"],
      near: ["crisis", "nonviolent", "de-escalation", "bls", "certified", "certification", "restraint"],
      never: ["cost performance index", "consumer price index"]
    },
    forms: [
      "nonviolent crisis intervention",
      "CPI certification",
      "CPI training",
      "Crisis Prevention Institute",
      "crisis prevention intervention"
    ],
    rarity: 4
  },
  {
    name: "Medical license",
    kind: "certification",
    forms: [
      "licensed physician",
      "medical licensure",
      "board certified physician",
      "physician license",
      "state medical license",
      "GMC registration",
      "GMC registered",
      "license to practice medicine"
    ],
    rarity: 3
  },
  {
    name: "Board certification",
    kind: "certification",
    forms: [
      "board certified",
      "board certified/board eligible",
      "BC/BE",
      "American Board of Internal Medicine",
      "board certification/eligibility"
    ],
    rarity: 3
  },
  {
    name: "Doctor of Medicine",
    kind: "certification",
    forms: [
      "medical degree",
      "M.D.",
      "MD or DO",
      "MD/DO",
      "M.D. or D.O.",
      "MBBS",
      "MBChB",
      "Doctor of Osteopathic Medicine",
      "medical doctor"
    ],
    ambiguous: {
      forms: ["MD"],
      near: ["do", "degree", "physician", "residency", "board", "doctor", "phd", "medical", "np", "pa"],
      never: [
        "baltimore, md",
        "bethesda, md",
        "rockville, md",
        "columbia, md",
        "frederick, md",
        "annapolis, md",
        "silver spring, md"
      ]
    },
    rarity: 3
  },
  { name: "USMLE", kind: "certification", forms: ["United States Medical Licensing Examination", "COMLEX"], rarity: 5 },
  { name: "ECFMG", kind: "certification", forms: ["ECFMG certification"], rarity: 5 },
  {
    name: "Physician assistant certification",
    kind: "certification",
    forms: [
      "PA-C",
      "NCCPA",
      "NCCPA certification",
      "certified physician assistant",
      "PA license",
      "physician assistant license",
      "licensed physician assistant"
    ],
    rarity: 4
  },
  {
    name: "DEA license",
    kind: "certification",
    forms: [
      "DEA registration",
      "DEA certificate",
      "DEA number",
      "DEA licensure",
      "Drug Enforcement Administration registration",
      "active DEA"
    ],
    rarity: 4
  },
  {
    name: "NPI",
    kind: "certification",
    forms: ["National Provider Identifier", "NPI number"],
    ambiguous: {
      forms: ["NPI"],
      near: ["dea", "provider", "license", "caqh", "medicare", "number"],
      never: ["new product introduction"]
    },
    rarity: 5
  },
  {
    name: "EMT",
    kind: "certification",
    forms: [
      "Emergency Medical Technician",
      "EMT-B",
      "EMT-Basic",
      "EMT certification",
      "NREMT",
      "National Registry EMT",
      "EMT license"
    ],
    implies: ["Emergency medical services"],
    rarity: 4
  },
  {
    name: "AEMT",
    kind: "certification",
    forms: ["advanced EMT", "advanced emergency medical technician"],
    implies: ["EMT"],
    rarity: 5
  },
  {
    name: "Paramedic license",
    kind: "certification",
    forms: [
      "paramedic certified",
      "registered paramedic",
      "licensed paramedic",
      "certified paramedic",
      "paramedic certification",
      "NRP paramedic",
      "EMT-P",
      "EMT-Paramedic",
      "NREMT-P",
      "paramedic licensure",
      "HCPC paramedic",
      "paramedicine"
    ],
    implies: ["EMT", "Emergency medical services"],
    rarity: 4
  },
  { name: "PHTLS", kind: "certification", forms: ["Prehospital Trauma Life Support"], rarity: 5 },
  { name: "ITLS", kind: "certification", forms: ["International Trauma Life Support"], rarity: 5 },
  {
    name: "CMA",
    kind: "certification",
    ambiguous: {
      forms: ["CMA"],
      near: ["aama", "medical", "rma", "ccma", "clinic", "patient", "assistant", "phlebotomy", "ehr", "nurse", "bls"],
      never: [
        "management accountant",
        "cma or cpa",
        "cpa or cma",
        "cpa, cma",
        "cpa/cma",
        "cma/cpa",
        "cma, cpa",
        "u.s. cma"
      ]
    },
    forms: [
      "CMA (AAMA)",
      "AAMA certification",
      "registered medical assistant",
      "CCMA",
      "certified clinical medical assistant",
      "medical assistant certification",
      "RMA certification",
      "certified medical assistant",
      "NCMA"
    ],
    implies: ["Medical assisting"],
    rarity: 4
  },
  {
    name: "Certified phlebotomy technician",
    kind: "certification",
    forms: [
      "phlebotomy certification",
      "certified phlebotomist",
      "PBT(ASCP)",
      "phlebotomy license",
      "phlebotomy technician certification"
    ],
    implies: ["Phlebotomy"],
    rarity: 4
  },
  {
    name: "CET",
    kind: "certification",
    ambiguous: { forms: ["CET"], near: ["ekg", "ecg", "nha", "telemetry"] },
    forms: ["Certified EKG Technician", "EKG certification"],
    implies: ["ECG"],
    rarity: 5
  },
  {
    name: "Pharmacist license",
    kind: "certification",
    forms: [
      "GPhC",
      "GPhC registered",
      "General Pharmaceutical Council",
      "licensed pharmacist",
      "RPh",
      "registered pharmacist",
      "pharmacist licensure",
      "pharmacy license",
      "GPhC registration",
      "NAPLEX",
      "R.Ph."
    ],
    implies: ["Pharmacy"],
    rarity: 4
  },
  {
    name: "PharmD",
    kind: "certification",
    forms: ["Doctor of Pharmacy", "Pharm.D.", "Pharm D", "MPharm", "BPharm", "pharmacy degree"],
    implies: ["Pharmacy"],
    rarity: 4
  },
  {
    name: "CPhT",
    kind: "certification",
    forms: [
      "Certified Pharmacy Technician",
      "PTCB",
      "PTCB certification",
      "pharmacy technician certification",
      "pharmacy technician license",
      "licensed pharmacy technician",
      "registered pharmacy technician",
      "ExCPT",
      "national pharmacy technician certification"
    ],
    implies: ["Pharmacy"],
    rarity: 4
  },
  { name: "BCPS", kind: "certification", forms: ["Board Certified Pharmacotherapy Specialist"], rarity: 5 },
  { name: "BCOP", kind: "certification", forms: ["Board Certified Oncology Pharmacist"], rarity: 5 },
  { name: "BCACP", kind: "certification", forms: ["Board Certified Ambulatory Care Pharmacist"], rarity: 5 },
  {
    name: "PGY-1 residency",
    kind: "certification",
    forms: ["PGY1", "PGY-1", "PGY2", "PGY-2", "pharmacy residency"],
    rarity: 5
  },
  {
    name: "DPT",
    kind: "certification",
    forms: [
      "Doctor of Physical Therapy",
      "physical therapist license",
      "licensed physical therapist",
      "physical therapy license",
      "PT license",
      "HCPC registered physiotherapist"
    ],
    implies: ["Physical therapy"],
    rarity: 4
  },
  {
    name: "PTA license",
    ambiguous: { forms: ["PTA"], near: ["licensed", "physical", "rehab", "therapy", "outpatient", "therapist"] },
    kind: "certification",
    forms: [
      "licensed PTA",
      "physical therapist assistant",
      "licensed physical therapist assistant",
      "physical therapy assistant"
    ],
    implies: ["Physical therapy"],
    rarity: 4
  },
  {
    name: "OTR",
    kind: "certification",
    ambiguous: {
      forms: ["OTR"],
      near: ["occupational", "nbcot", "ot", "cota", "therapist", "therapy", "pt"],
      never: ["otr driver", "otr driving", "otr truck", "over the road"]
    },
    forms: [
      "OTR/L",
      "occupational therapist registered",
      "NBCOT",
      "licensed occupational therapist",
      "OT license",
      "occupational therapy license",
      "NBCOT certification"
    ],
    implies: ["Occupational therapy"],
    rarity: 4
  },
  {
    name: "COTA",
    kind: "certification",
    forms: ["Certified Occupational Therapy Assistant", "COTA/L"],
    implies: ["Occupational therapy"],
    rarity: 5
  },
  {
    name: "CCC-SLP",
    kind: "certification",
    forms: [
      "Certificate of Clinical Competence",
      "ASHA certification",
      "SLP license",
      "licensed speech-language pathologist",
      "CFY",
      "clinical fellowship year",
      "CCC-A"
    ],
    implies: ["Speech-language pathology"],
    rarity: 4
  },
  {
    name: "RRT",
    kind: "certification",
    forms: [
      "CRT certified",
      "Registered Respiratory Therapist",
      "NBRC",
      "respiratory therapist license",
      "licensed respiratory therapist",
      "certified respiratory therapist",
      "RCP license"
    ],
    implies: ["Respiratory therapy"],
    rarity: 4
  },
  {
    name: "RD license",
    kind: "certification",
    forms: [
      "registered dietitian",
      "registered dietician",
      "RDN",
      "registered dietitian nutritionist",
      "licensed dietitian",
      "commission on dietetic registration",
      "LDN license"
    ],
    implies: ["Nutrition"],
    rarity: 4
  },
  {
    name: "ARRT",
    kind: "certification",
    forms: [
      "ARRT certification",
      "American Registry of Radiologic Technologists",
      "R.T.(R)",
      "RT(R)",
      "registered radiologic technologist",
      "ARRT registered",
      "ARRT (R)",
      "radiologic technologist license"
    ],
    implies: ["Radiology"],
    rarity: 4
  },
  {
    name: "ARDMS",
    kind: "certification",
    forms: [
      "RDMS",
      "registered diagnostic medical sonographer",
      "RDCS",
      "registered diagnostic cardiac sonographer",
      "RVT sonography",
      "ARDMS certification"
    ],
    implies: ["Ultrasound"],
    rarity: 5
  },
  {
    name: "CNMT",
    kind: "certification",
    forms: ["Certified Nuclear Medicine Technologist", "NMTCB"],
    implies: ["Nuclear medicine"],
    rarity: 5
  },
  {
    name: "ASCP certification",
    kind: "certification",
    forms: [
      "MLS(ASCP)",
      "MT(ASCP)",
      "MLT(ASCP)",
      "ASCP certified",
      "medical laboratory scientist certification",
      "medical technologist ASCP",
      "medical laboratory technician certification",
      "ASCP",
      "AMT certification"
    ],
    implies: ["Clinical laboratory"],
    rarity: 4
  },
  {
    name: "CST",
    kind: "certification",
    ambiguous: {
      forms: ["CST"],
      near: ["surgical", "scrub", "certified", "nbstsa", "technologist"],
      never: ["am cst", "pm cst", "cst time", "cst/est", "est/cst"]
    },
    forms: ["Certified Surgical Technologist", "surgical technologist certification", "NBSTSA"],
    implies: ["Surgical technology"],
    rarity: 5
  },
  {
    name: "CRCST",
    kind: "certification",
    forms: [
      "Certified Registered Central Service Technician",
      "sterile processing certification",
      "CSPDT",
      "HSPA certification"
    ],
    implies: ["Sterilization"],
    rarity: 5
  },
  {
    name: "CPC",
    kind: "certification",
    ambiguous: {
      forms: ["CPC", "CPC-A"],
      near: [
        "aapc",
        "ccs",
        "coding",
        "coder",
        "icd",
        "icd-10",
        "rhit",
        "rhia",
        "medical",
        "certified",
        "certification",
        "coc",
        "billing"
      ],
      never: ["cost per click", "cpc campaigns", "cpc and cpm", "reduced cpc", "ctr and cpc", "cpc bids"]
    },
    forms: ["Certified Professional Coder", "AAPC certification", "CPC certification", "AAPC"],
    implies: ["Medical coding"],
    rarity: 4
  },
  {
    name: "CCS",
    kind: "certification",
    ambiguous: {
      forms: ["CCS", "CCS-P"],
      near: ["ahima", "cpc", "rhit", "rhia", "coding", "coder", "icd-10", "certified", "certification"]
    },
    forms: [
      "Certified Coding Specialist",
      "AHIMA certification",
      "AHIMA",
      "CCS certification",
      "Certified Coding Associate"
    ],
    implies: ["Medical coding"],
    rarity: 5
  },
  {
    name: "CRC",
    kind: "certification",
    ambiguous: { forms: ["CRC"], near: ["coding", "coder", "risk adjustment", "cpc", "hcc"] },
    forms: ["Certified Risk Adjustment Coder"],
    implies: ["Medical coding"],
    rarity: 5
  },
  {
    name: "CDIP",
    kind: "certification",
    forms: ["CCDS", "Certified Clinical Documentation Specialist", "Certified Documentation Improvement Practitioner"],
    implies: ["Clinical documentation improvement"],
    rarity: 5
  },
  {
    name: "RHIT",
    kind: "certification",
    forms: ["Registered Health Information Technician"],
    implies: ["Health information management"],
    rarity: 4
  },
  {
    name: "RHIA",
    kind: "certification",
    forms: ["Registered Health Information Administrator"],
    implies: ["Health information management"],
    rarity: 4
  },
  {
    name: "Epic certification",
    kind: "certification",
    forms: ["Epic certified", "certified in Epic", "Epic credentialed", "Epic certifications"],
    implies: ["Epic"],
    rarity: 5
  },
  {
    name: "CPHIMS",
    kind: "certification",
    forms: ["Certified Professional in Healthcare Information and Management Systems", "CAHIMS"],
    implies: ["Health informatics"],
    rarity: 5
  },
  {
    name: "CHC",
    kind: "certification",
    forms: ["Certified in Healthcare Compliance", "CHC certification"],
    ambiguous: { forms: ["CHC"], near: ["compliance", "chpc", "certified", "hcca"] },
    rarity: 5
  },
  {
    name: "FACHE",
    kind: "certification",
    forms: ["Fellow of the American College of Healthcare Executives"],
    implies: ["Healthcare administration"],
    rarity: 5
  },
  {
    name: "MHA",
    kind: "certification",
    forms: [
      "Master of Health Administration",
      "Master of Healthcare Administration",
      "master's in healthcare administration",
      "Masters in Health Administration"
    ],
    implies: ["Healthcare administration"],
    rarity: 4
  },
  {
    name: "Nursing home administrator license",
    kind: "certification",
    forms: ["licensed nursing home administrator", "LNHA", "NHA license"],
    rarity: 5
  },
  {
    name: "CCRP",
    kind: "certification",
    forms: [
      "Certified Clinical Research Professional",
      "SOCRA",
      "ACRP-CP",
      "ACRP certification",
      "SOCRA certification"
    ],
    implies: ["Clinical research"],
    rarity: 5
  },
  {
    name: "CCRC",
    kind: "certification",
    forms: ["Certified Clinical Research Coordinator"],
    implies: ["Clinical research"],
    rarity: 5
  },
  {
    name: "CCRA",
    kind: "certification",
    forms: ["Certified Clinical Research Associate"],
    implies: ["Clinical research"],
    rarity: 5
  },
  {
    name: "CITI training",
    kind: "certification",
    forms: ["CITI certification", "CITI certified", "human subjects protection training"],
    rarity: 5
  },
  {
    name: "RAC",
    kind: "certification",
    ambiguous: { forms: ["RAC"], near: ["regulatory affairs", "raps", "certification", "certified"] },
    forms: ["Regulatory Affairs Certification", "RAC certification"],
    implies: ["Regulatory affairs"],
    rarity: 5
  },
  {
    name: "LCSW",
    kind: "certification",
    forms: [
      "Licensed Clinical Social Worker",
      "LICSW",
      "Licensed Independent Clinical Social Worker",
      "LISW",
      "LCSW license",
      "LCSW-C"
    ],
    implies: ["Social work"],
    rarity: 4
  },
  {
    name: "LMSW",
    kind: "certification",
    forms: [
      "Licensed Master Social Worker",
      "licensed social worker",
      "social work license",
      "LBSW",
      "LGSW",
      "Social Work England registration"
    ],
    ambiguous: { forms: ["LSW"], near: ["lcsw", "social", "lpc", "license", "msw"] },
    implies: ["Social work"],
    rarity: 4
  },
  {
    name: "MSW",
    kind: "certification",
    forms: [
      "Master of Social Work",
      "master's in social work",
      "master's degree in social work",
      "masters in social work"
    ],
    implies: ["Social work"],
    rarity: 4
  },
  {
    name: "BSW",
    kind: "certification",
    forms: ["Bachelor of Social Work", "bachelor's in social work", "bachelor's degree in social work"],
    implies: ["Social work"],
    rarity: 4
  },
  {
    name: "LPC",
    kind: "certification",
    forms: [
      "Licensed Professional Counselor",
      "LMHC",
      "Licensed Mental Health Counselor",
      "LPCC",
      "LCPC",
      "licensed clinical professional counselor",
      "Licensed Professional Clinical Counselor"
    ],
    implies: ["Counseling"],
    rarity: 4
  },
  {
    name: "LMFT",
    kind: "certification",
    forms: ["Licensed Marriage and Family Therapist", "marriage and family therapist license"],
    implies: ["Family therapy"],
    rarity: 4
  },
  {
    name: "Licensed psychologist",
    kind: "certification",
    forms: [
      "psychologist license",
      "PsyD",
      "Doctor of Psychology",
      "chartered psychologist",
      "HCPC registered psychologist",
      "Psy.D."
    ],
    implies: ["Psychology"],
    rarity: 4
  },
  {
    name: "NCC",
    kind: "certification",
    ambiguous: { forms: ["NCC"], near: ["counselor", "lpc", "nbcc", "certified"] },
    forms: ["National Certified Counselor"],
    rarity: 5
  },
  {
    name: "CADC",
    kind: "certification",
    forms: [
      "Certified Alcohol and Drug Counselor",
      "LCDC",
      "CASAC",
      "LADC",
      "certified addiction counselor",
      "licensed chemical dependency counselor",
      "substance abuse counselor certification",
      "CDCA",
      "LCADC"
    ],
    implies: ["Substance abuse treatment"],
    rarity: 5
  },
  {
    name: "BCBA",
    kind: "certification",
    forms: ["Board Certified Behavior Analyst", "BCaBA", "BCBA-D", "BCBA certification"],
    implies: ["Applied behavior analysis"],
    rarity: 4
  },
  {
    name: "RBT",
    kind: "certification",
    forms: ["Registered Behavior Technician", "RBT certification"],
    implies: ["Applied behavior analysis"],
    rarity: 4
  },
  {
    name: "Dental license",
    kind: "certification",
    forms: [
      "DDS",
      "DMD",
      "Doctor of Dental Surgery",
      "Doctor of Dental Medicine",
      "licensed dentist",
      "BDS dentistry",
      "DDS/DMD"
    ],
    implies: ["Dentistry"],
    rarity: 4
  },
  {
    name: "RDH",
    kind: "certification",
    forms: [
      "Registered Dental Hygienist",
      "dental hygiene license",
      "dental hygienist license",
      "licensed dental hygienist"
    ],
    implies: ["Dental hygiene"],
    rarity: 5
  },
  {
    name: "Certified Dental Assistant",
    kind: "certification",
    forms: [
      "DANB",
      "Registered Dental Assistant",
      "RDA license",
      "dental assistant certification",
      "EFDA",
      "expanded functions dental assistant"
    ],
    implies: ["Dental assisting"],
    rarity: 5
  },
  {
    name: "DVM",
    kind: "certification",
    forms: ["Doctor of Veterinary Medicine", "veterinary license", "licensed veterinarian", "VMD", "MRCVS"],
    implies: ["Veterinary medicine"],
    rarity: 5
  },
  {
    name: "CVT",
    kind: "certification",
    forms: [
      "Certified Veterinary Technician",
      "licensed veterinary technician",
      "registered veterinary technician",
      "registered veterinary nurse"
    ],
    ambiguous: { forms: ["CVT", "LVT", "RVT", "RVN"], near: ["veterinary", "vet", "animal", "technician"] },
    implies: ["Veterinary nursing"],
    rarity: 5
  },
  {
    name: "Licensed optometrist",
    kind: "certification",
    forms: ["Doctor of Optometry", "optometry license", "O.D. degree", "licensed optician", "ABO certified"],
    implies: ["Optometry"],
    rarity: 5
  },
  {
    name: "COA",
    kind: "certification",
    ambiguous: { forms: ["COA", "COT"], near: ["ophthalmic", "jcahpo", "ophthalmology"] },
    forms: ["Certified Ophthalmic Assistant", "Certified Ophthalmic Technician", "JCAHPO"],
    rarity: 5
  },
  {
    name: "AuD",
    kind: "certification",
    forms: ["Doctor of Audiology", "audiology license"],
    implies: ["Audiology"],
    rarity: 5
  },
  {
    name: "ATC",
    kind: "certification",
    ambiguous: { forms: ["ATC"], near: ["athletic", "trainer", "boc", "sports medicine"], never: ["air traffic"] },
    forms: ["Certified Athletic Trainer", "athletic trainer certification"],
    implies: ["Sports medicine"],
    rarity: 5
  },
  {
    name: "Personal trainer certification",
    kind: "certification",
    forms: [
      "certified personal trainer",
      "NASM-CPT",
      "ACE certified",
      "ACSM",
      "NSCA",
      "Certified Strength and Conditioning Specialist",
      "NASM certified",
      "ACSM certified"
    ],
    ambiguous: {
      forms: ["NASM", "CSCS"],
      near: ["trainer", "fitness", "ace", "acsm", "cpr", "certified", "personal", "strength"],
      never: ["cscs card"]
    },
    implies: ["Personal training"],
    rarity: 4
  },
  {
    name: "Massage therapy license",
    kind: "certification",
    forms: ["LMT license", "massage license", "NCBTMB", "MBLEx"],
    implies: ["Massage therapy"],
    rarity: 5
  },
  {
    name: "MPH",
    kind: "certification",
    ambiguous: {
      forms: ["MPH"],
      near: ["degree", "masters", "health", "ches", "drph", "epidemiology", "mha", "md"],
      never: ["miles per hour"]
    },
    forms: ["Master of Public Health", "master's in public health", "masters in public health"],
    implies: ["Public health"],
    rarity: 4
  },
  {
    name: "CHES",
    kind: "certification",
    forms: ["Certified Health Education Specialist", "MCHES"],
    implies: ["Health promotion"],
    rarity: 5
  },
  {
    name: "CPH",
    kind: "certification",
    ambiguous: { forms: ["CPH"], near: ["mph", "public health", "ches", "certified"] },
    forms: ["Certified in Public Health"],
    implies: ["Public health"],
    rarity: 5
  },
  {
    name: "CDCES",
    kind: "certification",
    forms: ["Certified Diabetes Educator", "Certified Diabetes Care and Education Specialist"],
    implies: ["Diabetes care"],
    rarity: 5
  },
  {
    name: "IBCLC",
    kind: "certification",
    forms: ["International Board Certified Lactation Consultant", "certified lactation consultant"],
    implies: ["Lactation support"],
    rarity: 5
  },
  {
    name: "NIHSS certification",
    kind: "certification",
    forms: ["NIH Stroke Scale certification", "NIHSS certified", "NIH stroke certification"],
    implies: ["Stroke care"],
    rarity: 5
  },
  {
    name: "Care Certificate",
    kind: "certification",
    forms: [
      "NVQ health and social care",
      "NVQ Level 2 in health and social care",
      "NVQ Level 3 in health and social care",
      "diploma in health and social care",
      "health and social care NVQ"
    ],
    rarity: 4
  },
  {
    name: "CBET",
    kind: "certification",
    forms: ["Certified Biomedical Equipment Technician"],
    implies: ["Biomedical engineering"],
    rarity: 5
  },
  {
    name: "Medication aide certification",
    kind: "certification",
    forms: [
      "certified medication aide",
      "medication aide",
      "certified medication technician",
      "QMAP",
      "qualified medication administration personnel",
      "CMT certification"
    ],
    implies: ["Medication administration"],
    rarity: 5
  },
  {
    name: "TB test",
    kind: "certification",
    forms: ["tuberculosis test", "TB screening", "tuberculosis screening", "PPD test", "TB clearance"],
    rarity: 4
  },
  { name: "EMG", forms: ["electromyography", "nerve conduction studies", "EMG/NCS"], rarity: 5 },
  { name: "Patient-controlled analgesia", forms: ["PCA pumps", "PCA pump"], rarity: 5 },
  { name: "NVQ", kind: "certification", forms: ["National Vocational Qualification", "NVQ Level 4"], rarity: 4 },
  { name: "RPSGT", kind: "certification", forms: ["Registered Polysomnographic Technologist"], rarity: 5 },
  {
    name: "Director of nursing experience",
    forms: ["director of nursing", "assistant director of nursing"],
    rarity: 5
  },
  { name: "MLT", kind: "certification", forms: ["medical laboratory technician", "MLT certification"], rarity: 5 },
  {
    name: "HCPC registration",
    kind: "certification",
    forms: ["HCPC", "HCPC registered", "Health and Care Professions Council"],
    rarity: 5
  },
  {
    name: "Musculoskeletal physiotherapy",
    forms: ["MSK", "musculoskeletal", "MSK physiotherapy", "musculoskeletal rehabilitation"],
    implies: ["Physical therapy"],
    rarity: 5
  }
]
