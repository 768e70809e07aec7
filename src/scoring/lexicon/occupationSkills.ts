/** Families of occupations (divided by bars), and the skills by which their work is told, in the names of the lexicon. */
export const skillsOfWork: ReadonlyArray<readonly [families: string, skills: string]> = [
  // technology
  [
    "software development",
    "Software development; Object-oriented programming; Data structures; Algorithms; Design patterns; Code review; Refactoring; C++; Ruby; Scala; Perl; Unit testing; Concurrent programming"
  ],
  [
    "backend development",
    "Backend development; Node.js; NestJS; Express.js; REST; GraphQL; gRPC; Microservices; Message queues; RabbitMQ; Redis; API design; Laravel; Symfony; PHP; Ruby on Rails"
  ],
  [
    "frontend development",
    "Frontend development; React; Angular; Vue.js; TypeScript; JavaScript; Redux; HTML; CSS; Sass; Webpack; jQuery; Responsive web design; Next.js; Cross-browser compatibility; Single-page applications; Bootstrap"
  ],
  [
    "full-stack development",
    "Full-stack development; JavaScript; Node.js; React; Angular; MongoDB; Express.js; MEAN stack; MERN stack; TypeScript"
  ],
  [
    "web development",
    "Web development; PHP; JavaScript; HTML; CSS; jQuery; WordPress; Drupal; Laravel; LAMP stack; Magento; CodeIgniter; Ajax; Bootstrap; MySQL"
  ],
  [
    "web design",
    "HTML; CSS; Bootstrap; jQuery; Photoshop; WordPress; Responsive web design; Web design; Dreamweaver; JavaScript; Illustrator"
  ],
  ["webmaster", "WordPress; Content management systems; HTML; Google Analytics; SEO"],
  [
    "java development",
    "Java; Spring; Spring Boot; Hibernate; Java EE; JSP; JDBC; JPA; Struts; JMS; Maven; Tomcat; WebLogic; WebSphere; JBoss; JUnit; JSF; Eclipse; SOAP; Web services; Java Swing; Kotlin"
  ],
  [
    "python development",
    "Python; Django; Flask; FastAPI; SQLAlchemy; Celery; pandas; NumPy; pytest; Web scraping; PostgreSQL"
  ],
  [
    "dotnet development",
    "C#; .NET; ASP.NET; Entity Framework; LINQ; WCF; WPF; ADO.NET; Visual Studio; Microsoft SQL Server; VB.NET; Blazor; MVC; IIS; SharePoint; Visual Basic"
  ],
  [
    "mobile development",
    "Mobile development; Android; iOS; Swift; Kotlin; Objective-C; React Native; Flutter; Xamarin; Xcode; Jetpack Compose; App Store deployment; UIKit"
  ],
  ["game development", "Game development; Unity; Unreal Engine; OpenGL; DirectX; Vulkan; C++; Godot"],
  [
    "embedded software",
    "Embedded systems; Firmware; Embedded Linux; RTOS; Microcontrollers; STM32; ARM Cortex; C; C++; I2C; CAN bus; AUTOSAR; Yocto; Signal processing"
  ],
  [
    "software architecture",
    "Software architecture; Solution architecture; Enterprise architecture; TOGAF; Microservices; Service-oriented architecture; System design; Domain-driven design; Distributed systems; Design patterns"
  ],
  [
    "devops",
    "DevOps; CI/CD; Jenkins; Docker; Kubernetes; Terraform; Ansible; Puppet; Chef automation; Infrastructure as code; GitLab CI; Helm; Prometheus; Grafana; Configuration management; Site reliability engineering; Build automation; Release management; Maven; Nagios; AWS; Linux; Shell scripting; Git"
  ],
  [
    "cloud engineering",
    "Cloud computing; AWS; Azure; GCP; Terraform; Amazon EC2; Amazon S3; AWS Lambda; Cloud architecture; Cloud migration; Kubernetes; Serverless; AWS CloudFormation; Amazon VPC; AWS IAM; OpenStack; IaaS"
  ],
  [
    "systems administration",
    "System administration; Windows Server; Linux; Red Hat Enterprise Linux; Unix; VMware; Virtualization; Active Directory; Group Policy; PowerShell; Microsoft Exchange; Patch management; Backup and recovery; Veeam; Hyper-V; SCCM; DNS; DHCP; Storage administration; Shell scripting; Nagios; Solaris; Citrix"
  ],
  [
    "network engineering",
    "Computer networking; Network administration; Network design; Routing and switching; Routing protocols; BGP; MPLS; LAN/WAN; VLAN; Cisco networking; TCP/IP; SD-WAN; VPN; Network troubleshooting; CCNA; CCNP; Juniper networking; Load balancing; F5 BIG-IP; Firewalls; DNS; DHCP; Wireshark; VoIP"
  ],
  [
    "network security",
    "Network security; Firewalls; VPN; IPsec; Palo Alto firewalls; Fortinet; Check Point firewalls; Snort; Cisco networking; F5 BIG-IP; Load balancing; Security hardening; CCNA; CCNP; Routing protocols; Zscaler"
  ],
  [
    "cybersecurity",
    "Information security; SIEM; Incident response; Vulnerability management; Penetration testing; Threat intelligence; Endpoint security; Security operations; Malware analysis; Threat modeling; Application security; OWASP; Nessus; Splunk; Identity and access management; ISO 27001; CISSP; Digital forensics; Security architecture; NIST Cybersecurity Framework; Metasploit; Burp Suite; Data loss prevention"
  ],
  [
    "it support",
    "Technical support; Help desk; Ticketing systems; Remote desktop tools; Active Directory; Windows; Microsoft 365; Printers and peripherals; Computer hardware; Troubleshooting; ServiceNow; User account management; Software installation; Microsoft Outlook; Software and imaging deployment; CompTIA A+"
  ],
  [
    "it management",
    "IT strategy; ITIL practices; ITSM; IT procurement; Vendor management; IT asset management; Incident management; Problem management; Disaster recovery; IT change management; Infrastructure management"
  ],
  [
    "database administration",
    "Database administration; Oracle Database; Microsoft SQL Server; MySQL; PostgreSQL; Backup and recovery; Database replication; Performance tuning; Query optimization; High availability; Database migration; PL/SQL; T-SQL; Oracle RAC; Database design; IBM Db2; MongoDB; Stored procedures; Databases; SQL; Percona; Sybase; Oracle Data Guard; Oracle RMAN; Oracle GoldenGate; SQL Server Always On"
  ],
  [
    "data engineering",
    "Data engineering; Data pipelines; Spark; Airflow; Kafka; dbt; Snowflake; Databricks; ETL; Amazon Redshift; BigQuery; Python; SQL; Data lakes; Data modeling; AWS Glue; Amazon EMR; Azure Data Factory; Big data"
  ],
  [
    "hadoop development",
    "Hadoop; Hive; Spark; Sqoop; Pig; HBase; Oozie; Big data; Kafka; Cloudera; Hortonworks; Scala; Flink; Storm; NiFi; Apache ZooKeeper"
  ],
  [
    "etl development",
    "ETL; Informatica; IBM DataStage; Talend; SSIS; Ab Initio; Data warehousing; Data integration; Data migration; PL/SQL; Pentaho; Oracle Database; Teradata; Unix; Stored procedures"
  ],
  [
    "data warehousing",
    "Data warehousing; Data modeling; Data governance; Data quality; Master data management; ERwin; Teradata; Data architecture; Snowflake; Collibra"
  ],
  [
    "business intelligence",
    "BI; Tableau; Power BI; SSRS; SSAS; Qlik; MicroStrategy; IBM Cognos; SAP BusinessObjects; Data visualization; DAX; Looker; OBIEE; Crystal Reports; Reporting tools; Data warehousing; SQL"
  ],
  [
    "data science",
    "Data science; Machine learning; Deep learning; TensorFlow; PyTorch; Keras; scikit-learn; pandas; NumPy; Natural language processing; Computer vision; Statistics; Artificial intelligence; Python; Regression analysis; Data mining; Jupyter; XGBoost; Clustering; Feature engineering; Large language models; Generative AI; Matplotlib; Tree-based models"
  ],
  [
    "data analysis",
    "Data analysis; SQL; Excel; Tableau; Power BI; Data visualization; Statistics; SAS; SPSS; Pivot tables; A/B testing; Product analytics; Regression analysis; Data mining; Google Analytics"
  ],
  [
    "blockchain development",
    "Blockchain; Ethereum; Solidity; Smart contracts; Hyperledger; Web3; Bitcoin; Cryptocurrency; Cryptography; Solana"
  ],
  [
    "software testing",
    "Software testing; Manual testing; Regression testing; Test planning; Defect tracking; User acceptance testing; Integration testing; Performance testing; API testing; Mobile testing; TestRail; HP ALM; Quality Center; Selenium; Quality assurance; ISTQB; Verification and validation; Postman; Hardware testing; JMeter"
  ],
  [
    "test automation",
    "Test automation; Selenium; TestNG; Cucumber; Cypress; Playwright; Appium; Robot Framework; Unified Functional Testing; LoadRunner; JMeter; REST Assured; JUnit; pytest; API testing; Behavior-driven development; Regression testing; Software testing; WebdriverIO; Katalon; Postman"
  ],
  [
    "sap consulting",
    "SAP; SAP S/4HANA; SAP FICO; SAP MM; SAP SD; SAP PP; ABAP; SAP HANA; SAP BW; SAP Fiori; SAP Basis; SAP SuccessFactors; SAP BusinessObjects; SAP BTP; SAP CRM"
  ],
  [
    "erp consulting",
    "ERP; Oracle ERP; NetSuite; PeopleSoft; Microsoft Dynamics 365; JD Edwards; Workday; Oracle Hyperion; Customer implementation; Odoo"
  ],
  [
    "crm development",
    "CRM; Salesforce; Salesforce administration; Salesforce development; Apex; Siebel; ServiceNow; Pega; Microsoft Dynamics 365; Salesforce Marketing Cloud"
  ],
  ["mainframe development", "Mainframe; COBOL; JCL; IBM Db2; IBM i; RPG programming; PL/I"],
  [
    "rpa development",
    "Robotic process automation; UiPath; Automation Anywhere; Blue Prism; Microsoft Power Platform; VBA"
  ],
  [
    "systems analysis",
    "Requirements gathering; Systems integration; UML; Business analysis; Process mapping; SQL; Software development life cycle; Troubleshooting; User stories"
  ],
  [
    "it consulting",
    "Digital transformation; Solution architecture; IT strategy; Cloud migration; Customer implementation; IT project delivery"
  ],
  [
    "it project management",
    "Scrum; Agile; IT project delivery; Sprint planning; Jira; SAFe; Kanban; Project management; Microsoft Project; PMP; Software development life cycle; Stakeholder management; Certified ScrumMaster; Release management"
  ],
  ["product management", "User stories; Product analytics; A/B testing; Go-to-market strategy; User research; CSPO"],
  [
    "telecommunications",
    "Telecommunications; LTE; 5G; RF engineering; VoIP; Fiber optics; OSS/BSS; Satellite communications; Network cabling; MPLS; Signal processing"
  ],
  ["technical writing", "Technical documentation; Markdown; Editing; Style guides"],
  ["geographic information", "GIS; ArcGIS; QGIS; Remote sensing; LiDAR; ArcMap; Cartography; FME Desktop"],
  [
    "hardware engineering",
    "Hardware design; PCB design; FPGA; VHDL; Verilog; ASIC design; SystemVerilog; Circuit design; Altium; OrCAD; SPICE simulation; Electronics; Hardware testing"
  ],
  ["data entry", "Data entry; Typing; Spreadsheets; Word processing; Excel"],
  [
    "quality process analysis",
    "Six Sigma; Lean Six Sigma; Kaizen; Process improvement; Value stream mapping; Root cause analysis; Process mapping; Lean manufacturing"
  ],
  [
    "business analysis",
    "Business analysis; Requirements gathering; User stories; Process mapping; UML; Gap analysis; User acceptance testing; Visio; Stakeholder management; BPM tools; Jira; Software development life cycle; Wireframing; Process improvement"
  ],
  [
    "project management",
    "Project management; PMP; PRINCE2; Microsoft Project; Risk management; Project planning; Stakeholder management; Primavera P6; Project controls; Project coordination"
  ],

  // health
  [
    "nursing | practical nursing | nursing management",
    "Nursing; Patient care; Patient assessment; Medication administration; IV therapy; Vital signs; Wound care; Care planning; Triage; Infection control; Telemetry; Critical care; BLS; ACLS; Patient education; RN; Catheterization; Blood transfusion; Charge nurse; Medical-surgical nursing; Discharge planning; Aseptic technique"
  ],
  [
    "practical nursing",
    "LPN; Long-term care; Medication administration; Injections; Geriatrics; Blood glucose monitoring"
  ],
  [
    "advanced practice nursing | physician assistance | medicine",
    "Prescribing; Medical diagnosis; Physical examination; Medical history taking; Primary care; Internal medicine; Chronic disease management; Medical license; Ward rounds; Laboratory result interpretation"
  ],
  [
    "nursing management",
    "Nursing leadership; Staff scheduling; Healthcare quality improvement; Joint Commission standards"
  ],
  [
    "nursing assistance | personal care",
    "Activities of daily living; CNA; Vital signs; Patient handling; Caregiving; Dementia care; Companionship; Light housekeeping; Home health; Direct support; Geriatrics"
  ],
  [
    "midwifery",
    "Midwifery; Labor and delivery; Postpartum care; Neonatal care; Fetal monitoring; Lactation support; Obstetrics and gynecology"
  ],
  [
    "surgery | surgical technology",
    "Surgery; Perioperative care; Surgical technology; Aseptic technique; Sterilization; Suturing; Anesthesia"
  ],
  [
    "medical assisting | medical office",
    "Medical assisting; Medical office administration; Patient scheduling; Patient registration; Insurance verification; Vital signs; Injections; Medical terminology; EHR; Specimen collection; Phlebotomy; Prior authorization; HIPAA; Appointment scheduling"
  ],
  [
    "medical records",
    "Medical coding; Medical billing; ICD-10; CPT; HCPCS; Medical records; Revenue cycle management; Medical claims processing; Health information management; Medical transcription; Medical scribing; DRG"
  ],
  [
    "phlebotomy | medical laboratory",
    "Phlebotomy; Specimen collection; Clinical laboratory; Hematology; Urinalysis; Blood banking; Microbiology; CLIA; Histology; Laboratory equipment maintenance; Pathology"
  ],
  [
    "pharmacy | pharmacy assistance",
    "Pharmacy; Prescription dispensing; Prescription verification; Compounding; Pharmacology; Drug interactions; Medication counseling; Controlled substances; Pharmacy inventory; Medication therapy management; Pharmacovigilance; Hospital pharmacy; CPhT"
  ],
  [
    "dentistry | dental assistance",
    "Dentistry; Dental hygiene; Dental assisting; Dental radiography; Orthodontics; Endodontics; Oral surgery; Dentrix; Sterilization; Periodontics"
  ],
  [
    "physical therapy | occupational therapy | athletic training",
    "Physical therapy; Manual therapy; Therapeutic exercise; Rehabilitation; Occupational therapy; Sports medicine; Adaptive equipment; Orthopedics; Kinesiology; Hydrotherapy"
  ],
  [
    "speech therapy",
    "Speech-language pathology; Dysphagia; Audiology; Augmentative and alternative communication; CCC-SLP"
  ],
  [
    "radiology",
    "Radiology; X-ray; MRI; CT scan; Ultrasound; Mammography; Radiation safety; Nuclear medicine; PACS; ARRT"
  ],
  [
    "cardiology technology",
    "ECG; Echocardiography; Cardiology; Cardiac catheterization; Telemetry; Cardiac rhythm interpretation"
  ],
  [
    "respiratory therapy",
    "Respiratory therapy; Ventilator management; Airway management; Oxygen therapy; Arterial blood gas; RRT; Pulmonary function testing"
  ],
  [
    "emergency medicine",
    "Emergency medical services; Advanced life support; Ambulance operations; CPR; Triage; Resuscitation; EMT; Trauma care; Emergency medicine; First aid"
  ],
  ["nutrition", "Nutrition; RD license; Special diets; Diabetes care; Health promotion; Menu planning"],
  [
    "mental health counseling | psychology | social work",
    "Counseling; Psychotherapy; Mental health; Crisis intervention; Cognitive behavioral therapy; Group therapy; Family therapy; Substance abuse treatment; Motivational interviewing; Trauma-informed care; Psychological assessment; Case management; Intake assessment; DSM-5; Dialectical behavior therapy; Suicide risk assessment; LCSW"
  ],
  [
    "social work | community health | community services",
    "Social work; Social services; Case management; Child welfare; Home visits; Community health outreach; Benefits assistance; Service coordination; Safeguarding; Homeless services; Community outreach; Health promotion; Domestic violence advocacy"
  ],
  [
    "health administration | health informatics",
    "Healthcare administration; Health informatics; EHR; Epic; Cerner; HIPAA; Joint Commission standards; Revenue cycle management; Healthcare quality improvement; HL7; Healthcare analytics; Population health; Utilization review; Credentialing; Medicare; Value-based care; FHIR"
  ],
  [
    "clinical research",
    "Clinical research; Clinical trials; Good Clinical Practice; IRB; Informed consent; Clinical monitoring; Clinical data management; Subject recruitment; Regulatory submissions; Clinical protocol development; REDCap"
  ],
  ["optometry", "Optometry; Ophthalmology; Licensed optometrist"],
  [
    "veterinary | animal care",
    "Veterinary medicine; Veterinary nursing; Animal handling; Pet care; Pet grooming; Large animal medicine; Laboratory animal science"
  ],
  [
    "biomedical equipment",
    "Medical devices; Biomedical engineering; Calibration; Electronic equipment repair; Infusion pumps; Preventive maintenance"
  ],
  ["massage therapy", "Massage therapy; Spa operations; Acupuncture; Chiropractic; Massage therapy license"],

  // finance
  [
    "accounting | bookkeeping",
    "Accounting; Bookkeeping; General ledger; Journal entries; Month-end close; Account reconciliation; Bank reconciliation; Accounts payable; Accounts receivable; Financial statements; Trial balance; Accruals; QuickBooks; Fixed assets; Invoice processing"
  ],
  [
    "accounting",
    "GAAP; IFRS; CPA; Year-end close; Cost accounting; Financial reporting; Financial consolidation; Revenue recognition; Fund accounting; Intercompany accounting; Variance analysis; Internal controls; Technical accounting"
  ],
  [
    "bookkeeping | billing",
    "Billing; Collections; Invoice processing; Cash application; Expense reports; Bank deposits; Payment processing; 10-key; Petty cash"
  ],
  [
    "payroll",
    "Payroll; ADP; Timesheet processing; Garnishments; Payroll tax; Paychex; Paylocity; UKG; Benefits administration"
  ],
  [
    "auditing | it audit",
    "Auditing; Internal audit; External audit; SOX; Internal controls; Audit workpapers; Risk assessment; Certified Internal Auditor; GAAP; CISA; COBIT; Forensic accounting"
  ],
  [
    "tax",
    "Tax; Tax preparation; Tax compliance; Tax planning; Corporate tax; Sales and use tax; VAT; IRS representation; Enrolled Agent; International tax; Property tax"
  ],
  [
    "financial analysis | finance management",
    "Financial analysis; FP&A; Budgeting; Financial forecasting; Variance analysis; Financial modeling; Financial reporting; Profit and loss; Cost analysis; Scenario analysis; Valuation; Pivot tables; Oracle Hyperion; Anaplan; Return on investment"
  ],
  [
    "finance management",
    "Corporate finance; Financial management; Treasury management; Cash management; Internal controls; Financial consolidation; Working capital management; SOX; Investor relations"
  ],
  [
    "investment management | investment banking | securities trading | quantitative finance",
    "Portfolio management; Asset management; Investment analysis; Equity research; Securities; Fixed income; Derivatives; Valuation; Discounted cash flow; Financial modeling; Bloomberg Terminal; Securities trading; CFA; Capital IQ; Private equity; Mergers and acquisitions; Investment banking; LBO modeling; Series 7; Commodities; Hedging"
  ],
  [
    "quantitative finance",
    "Quantitative finance; Derivatives; Time series analysis; Numerical methods; Algorithmic trading; Actuarial science; Loss reserving; Statistics; Market risk"
  ],
  [
    "financial advice",
    "Financial planning; Wealth management; Series 7; Series 66; CFP; Annuities; Life insurance; Asset management; Financial services; Estate planning; Insurance license"
  ],
  [
    "banking | lending",
    "Retail banking; Bank teller operations; Cash handling; Lending; Mortgage lending; Credit analysis; Commercial lending; Commercial banking; KYC; AML; Financial services; Upselling; Customer service; Trade finance; Loan workout; NMLS license; Core banking systems"
  ],
  [
    "risk management | compliance",
    "Risk management; Credit risk; Market risk; Operational risk; Risk assessment; Basel III; AML; KYC; Fraud detection; Transaction monitoring; Regulatory compliance; Compliance audits; Internal controls; Model risk management; Dodd-Frank; Suspicious activity reporting; Compliance program management; Regulatory reporting; Sanctions compliance"
  ],
  [
    "insurance underwriting | insurance claims | insurance sales",
    "Insurance; Underwriting; Property and casualty insurance; Life insurance; Claims adjusting; Subrogation; Policy administration; Insurance license; Xactimate; Damage estimating; Insurance sales; Guidewire; Workers' compensation claims handling"
  ],
  [
    "economics",
    "Economic analysis; Economics research; Statistics; Regression analysis; Stata; Forecast modeling; Policy analysis"
  ],
  ["appraisal", "Real estate appraisal; Appraiser license; Property tax; Valuation; Comparative market analysis"],

  // law
  [
    "legal practice | judiciary",
    "Litigation; Legal research; Legal drafting; Legal advice; Corporate law; Contract law; Contract drafting; Pleadings; Motion practice; Depositions; Trial preparation; Arbitration; Mediation; Criminal law; Family law; Intellectual property; Bar admission; JD; Legal writing; Due diligence; Trial advocacy; Court filings; Discovery"
  ],
  [
    "paralegal | legal administration",
    "Paralegal; Legal research; Document review; E-discovery; Court filings; Docketing; Case file management; Legal correspondence; Discovery; Westlaw; LexisNexis; Legal billing; Pleadings; Subpoenas; Legal administration; Legal transcription; Trial preparation; Legal client intake; Affidavits"
  ],
  [
    "contract management",
    "Contract management; Contract negotiation; Contract review; Contract drafting; Government contracts; RFP; Master service agreements; Procurement"
  ],

  // education
  [
    "school teaching | substitute teaching | teaching assistance | tutoring",
    "Teaching; Lesson planning; Classroom management; Curriculum development; Differentiated instruction; Student assessment; Grading; Tutoring; Small group instruction; Literacy instruction; Math instruction; Elementary education; Secondary education; Common Core; Parent communication; Teaching license; Student supervision; Paraprofessional support; Substitute teaching; Science teaching; ESL; English language arts"
  ],
  [
    "special education",
    "Special education; IEP; Behavior management; Applied behavior analysis; Autism; Assistive technology; IDEA compliance; PBIS; Classroom accommodations; Response to Intervention; Differentiated instruction"
  ],
  [
    "early childhood education | childcare",
    "Early childhood education; Child development; Childcare; Nannying; Child safety; Play-based learning; Child Development Associate; Head Start; Creative Curriculum; Lesson planning; Parent communication"
  ],
  [
    "academic teaching | academic research | school administration | student services",
    "Higher education; Academic advising; Student affairs; College admissions; Financial aid; Academic research; Thesis supervision; Peer review; Curriculum development; Accreditation; Student information systems; Academic program management; Conference presentations; Grant writing; School administration; Literature review; Research methods"
  ],
  [
    "career counseling",
    "Career counseling; Academic advising; School counseling; Vocational rehabilitation; Workforce development"
  ],
  [
    "instructional design | corporate training",
    "Instructional design; Training and development; E-learning; LMS; ADDIE; Articulate Storyline; Adobe Captivate; Curriculum development; Adult education; SCORM; Onboarding; Kirkpatrick model; Camtasia"
  ],
  [
    "library | records management | museums",
    "Library science; Cataloging; Reference services; Collection development; Library circulation; Archives management; Records retention; Document management; Museum collections; Filing; Record keeping"
  ],

  // sales and marketing
  [
    "sales representative | account management | business development | sales management | sales engineering | telesales",
    "Sales; B2B sales; Cold calling; Prospecting; Lead generation; Account management; Business development; Sales presentations; Territory management; Closing sales; Sales quotas; CRM; Salesforce; Client relationship management; Inside sales; Outside sales; Key account management; Upselling; Sales pipeline management; Sales forecasting; Consultative selling; Sales negotiation; Sales strategy; Channel sales; Solution selling; Product knowledge; Sales management; Sales training"
  ],
  [
    "telesales | call centre | customer service",
    "Call center; Customer service; Customer support; Complaint resolution; Telemarketing; Phone handling; Live chat support; Customer satisfaction; Zendesk; Call center metrics; Order processing; Customer retention"
  ],
  [
    "retail sales | retail management | cashiering | merchandising",
    "Retail sales; Retail management; Merchandising; Visual merchandising; Cashiering; Cash handling; POS systems; Stocking; Loss prevention; Customer service; Inventory management; Product knowledge; Retail buying; Upselling; Returns processing"
  ],
  [
    "digital marketing | content marketing | web content",
    "Digital marketing; SEO; SEM; PPC; Google Ads; Google Analytics; Social media marketing; Email marketing; Content marketing; Content creation; Copywriting; Marketing automation; HubSpot; Blogging; Meta Ads; Content management systems; Keyword research; Conversion rate optimization; WordPress; Mailchimp; Influencer marketing"
  ],
  [
    "marketing | marketing management | product marketing | advertising",
    "Marketing; Marketing strategy; Marketing campaigns; Brand management; Market research; Advertising; Marketing communications; Promotions; Product marketing; Event marketing; Social media marketing; Digital marketing; Go-to-market strategy; Marketing collateral; Competitive analysis; Trade shows; Media planning; Direct mail; Brand awareness; Email marketing"
  ],
  [
    "market research",
    "Market research; Survey research; Focus group moderation; Consumer insights; SPSS; Competitive analysis; Syndicated market data; Qualitative research; Quantitative research"
  ],
  [
    "public relations",
    "Public relations; Media relations; Press releases; Corporate communications; Crisis communications; Speechwriting; Newsletters; Social media marketing; Media monitoring; Spokesperson; Copywriting; Event planning; Marketing communications; Editing; AP Style"
  ],
  [
    "fundraising",
    "Fundraising; Grant writing; Donor relations; Nonprofit management; Volunteer management; Grant management; Raiser's Edge; Event planning; Community outreach"
  ],
  [
    "real estate | property management",
    "Real estate sales; Leasing; Real estate license; Commercial real estate; Property management; MLS; Comparative market analysis; Open houses; Yardi; Fair Housing"
  ],

  // operations
  [
    "human resources | recruiting | compensation and benefits",
    "Human resources; Recruiting; Employee relations; Benefits administration; Onboarding; HRIS; Performance management; Compensation; Candidate sourcing; Candidate screening; Interviewing candidates; Applicant tracking system; Talent management; Training and development; HR policy development; FMLA; Personnel records; Workforce planning; Employee engagement; Labor relations; Payroll; Job descriptions; Leave administration; SHRM-CP; PHR; Workday; PeopleSoft"
  ],
  [
    "recruiting",
    "Candidate sourcing; Recruiting; Candidate screening; Applicant tracking system; Campus recruiting; Staffing agency work; Interviewing candidates"
  ],
  [
    "office administration | secretarial | reception | data entry",
    "Administrative support; Executive support; Office management; Calendar management; Appointment scheduling; Travel arrangements; Meeting coordination; Filing; Record keeping; Phone handling; Reception; Correspondence; Mail handling; Data entry; Typing; Photocopying; Document management; Microsoft Office; Ordering supplies; Expense reports"
  ],
  [
    "operations management | executive management | management consulting",
    "Operations management; Strategic planning; Process improvement; Budgeting; Profit and loss; Change management; Business development; Management consulting; KPI; Organizational development; Multi-site management; Continuous improvement; Personnel supervision; Operational planning"
  ],
  [
    "supply chain | procurement | logistics | warehousing",
    "Supply chain management; Procurement; Logistics; Inventory management; Purchase orders; Strategic sourcing; Vendor management; Supplier negotiation; Demand planning; Warehouse operations; Warehouse management; Shipping and receiving; Freight; Transportation management; Order picking; Material requirements planning; Materials management; Import/export; Cycle counting; Loading and unloading; Customs clearance; Dispatching"
  ],
  [
    "warehousing",
    "Forklift operation; Order picking; Packaging; Pallet jack operation; RF scanners; Loading and unloading; Shipping and receiving; Material handling"
  ],
  [
    "facilities management | building maintenance",
    "Facilities management; Building maintenance; Preventive maintenance; Work orders; HVAC; Plumbing; Electrical work; Space planning; CMMS; Hand and power tools; Painting and decorating; Carpentry"
  ],
  [
    "event planning",
    "Event planning; Conference planning; Event logistics; Wedding planning; Venue management; Event budgeting; Catering; Cvent; Event marketing; Meeting coordination"
  ],
  [
    "occupational safety | inspection",
    "OSHA; EHS; Workplace safety; Safety training; Safety inspections; Hazard analysis; Incident investigation; PPE; Industrial hygiene; Lockout/tagout; Environmental compliance; Building inspection"
  ],

  // design
  [
    "graphic design | art direction | illustration",
    "Graphic design; Photoshop; Illustrator; InDesign; Adobe Creative Cloud; Typography; Layout design; Logo design; Brand identity; Print design; Visual design; Illustration; Drawing; Packaging design; Art direction; Creative direction; Concept development; Image editing; Digital illustration; Fine art"
  ],
  [
    "ux design",
    "UX design; UI design; UX/UI design; User research; Usability testing; Wireframing; Prototyping; Figma; Adobe XD; InVision; Axure; Interaction design; Information architecture; Design systems; User personas; Accessibility; Design thinking"
  ],
  [
    "animation | video production",
    "Animation; Motion graphics; After Effects; 3D animation; Maya; Blender; Cinema 4D; Storyboarding; Visual effects; Video editing; Premiere Pro; Final Cut Pro; Video production; Post-production; Cinematography; Broadcast production; DaVinci Resolve; 3D modeling"
  ],
  [
    "interior design",
    "Interior design; Space planning; FF&E; AutoCAD; SketchUp; Revit; Furniture design; 3D rendering; Home staging; Materials and finishes"
  ],
  [
    "fashion design | garment work",
    "Fashion design; Pattern making; Garment construction; Textile design; Tech packs; Trend forecasting; Apparel product development; Costume design; Garment production"
  ],
  [
    "industrial design",
    "Industrial design; Product design; SolidWorks; 3D modeling; Prototyping; Model making; Rhino; Design for manufacturing"
  ],
  [
    "photography",
    "Photography; Lightroom; Photoshop; Product photography; Portrait photography; Photographic lighting; Image editing"
  ],
  [
    "architecture | drafting",
    "Architectural design; Architectural drafting; AutoCAD; Revit; BIM; SketchUp; Schematic design; Building codes; Construction administration; LEED; Rhino; ArchiCAD; Mechanical drafting; CAD; Blueprint reading"
  ],

  // engineering and trades
  [
    "mechanical engineering | manufacturing engineering | automotive engineering | aerospace engineering",
    "Mechanical engineering; SolidWorks; CATIA; PTC Creo; Finite element analysis; GD&T; CAD; Autodesk Inventor; Siemens NX; Thermodynamics; Computational fluid dynamics; Design for manufacturing; FMEA; Machining; Injection molding; AutoCAD; Mechanical drafting; Root cause analysis; New product introduction; Hydraulics; Pneumatics"
  ],
  ["aerospace engineering", "Aerospace engineering; AS9100; MATLAB; Systems engineering"],
  [
    "electrical engineering | electronics engineering | instrumentation engineering",
    "Electrical engineering; Circuit design; PCB design; PLC; SCADA; Electronics; Instrumentation; High voltage; Transformers; Motors and generators; Power generation; AutoCAD; National Electrical Code; Industrial automation; MATLAB; Simulink; Hardware testing; Soldering; Control systems engineering; HMI; Electrical wiring; Altium; OrCAD; Multisim; Microcontrollers"
  ],
  [
    "robotics engineering",
    "Robotics; ROS; Industrial robotics; Computer vision; Control systems engineering; PLC; FANUC robots; SLAM"
  ],
  [
    "civil engineering | quantity surveying | surveying",
    "Civil engineering; Structural engineering; AutoCAD Civil 3D; Land surveying; Construction management; Concrete work; Construction estimating; Geotechnical engineering; Transportation engineering; Water resources engineering; Building codes; AutoCAD; Revit; Primavera P6; PE license; Submittals; Blueprint reading"
  ],
  [
    "chemical engineering | petroleum engineering",
    "Chemical engineering; Process engineering; Refinery operations; Oil and gas; Drilling operations; Pipeline operations; Pumps and valves; Thermodynamics"
  ],
  [
    "industrial engineering | manufacturing engineering | production management",
    "Lean manufacturing; Six Sigma; Value stream mapping; Kaizen; 5S; Production planning; Time and motion studies; Process engineering; Continuous improvement; OEE; Manufacturing; Production management; Statistical process control; Just-in-time"
  ],
  [
    "quality control",
    "Quality control; Quality assurance; ISO 9001; CAPA; Statistical process control; FMEA; Quality auditing; Root cause analysis; Calibration; Metrology; PPAP; Quality management systems; Nonconformance management; GMP; Six Sigma; Minitab"
  ],
  [
    "environmental engineering | environmental science",
    "Environmental science; Environmental compliance; Environmental impact assessment; Water quality testing; Air quality monitoring; Environmental site assessment; Waste management; Sustainability; Hydrology; Wetland delineation; Ecology; Water treatment; ISO 14001"
  ],
  [
    "energy",
    "Solar installation; Wind energy; Renewable energy; Power generation; Energy efficiency; Nuclear power; High voltage"
  ],
  [
    "maintenance engineering",
    "Industrial maintenance; Preventive maintenance; Equipment maintenance; Mechanical troubleshooting; PLC; Hydraulics; Pneumatics; CMMS; Lockout/tagout; Total productive maintenance; Vibration analysis; Pumps and valves"
  ],
  [
    "construction management",
    "Construction management; Subcontractor management; Construction estimating; Construction scheduling; Procore; Primavera P6; Blueprint reading; OSHA 30; Submittals; Building codes; Construction; Bluebeam; Contract negotiation; Safety inspections"
  ],
  [
    "construction labour | carpentry | masonry | painting trade | roofing",
    "Construction; Carpentry; Framing; Drywall; Painting and decorating; Flooring installation; Roofing; Concrete work; Masonry; Demolition; Hand and power tools; Blueprint reading; Scaffolding erection; Remodeling; Woodworking; Insulation; Heavy equipment operation; Excavation; OSHA 10"
  ],
  [
    "plumbing | hvac trade",
    "Plumbing; Pipefitting; Drain cleaning; HVAC; Refrigeration; Brazing; EPA 608; Boilers; Chillers; Ductwork; Gas fitting; HVAC design; Backflow prevention; Building automation systems"
  ],
  [
    "electrical trade",
    "Electrical work; Electrical wiring; Conduit bending; National Electrical Code; Electrical troubleshooting; Circuit breakers; Journeyman electrician license; Motors and generators; Fire alarm systems; Low voltage systems; PLC; High voltage"
  ],
  [
    "welding",
    "Welding; MIG welding; TIG welding; Stick welding; Metal fabrication; Blueprint reading; Flux-cored welding; Brazing; Grinding; Weld inspection"
  ],
  [
    "machining",
    "Machining; CNC; CNC programming; Lathe; Milling; Grinding; GD&T; Mastercam; Tool and die; Blueprint reading; Metrology; EDM"
  ],
  [
    "production work | food production | printing",
    "Assembly; Machine operation; Packaging; Manufacturing; Material handling; Quality control; Food processing; Injection molding; Printing production; Production planning; GMP; Batch production records"
  ],
  [
    "automotive repair | heavy equipment repair",
    "Automotive repair; Automotive diagnostics; Engine repair; Brake systems; Oil changes; Transmissions; Auto body repair; Diesel repair; ASE; Hydraulics; Heavy equipment repair; Welding; Preventive maintenance; Automotive service advising"
  ],
  [
    "electronics repair",
    "Electronic equipment repair; Soldering; Appliance repair; Electrical test instruments; Electronics; Troubleshooting; Calibration"
  ],
  [
    "heavy equipment operation | oil and mining work",
    "Heavy equipment operation; Crane operation; Excavation; Forklift operation; Drilling operations; Mining; Oil and gas; Rigging; MSHA certification; Loading and unloading"
  ],
  [
    "truck driving | postal work",
    "Truck driving; CDL; DOT regulations; Delivery driving; Route planning; Hazardous materials transport; Loading and unloading; Passenger transport; Mail handling; Last-mile delivery; Hazmat endorsement"
  ],
  [
    "aviation piloting | aircraft maintenance | air traffic and airport | flight attendance",
    "Piloting; Aircraft maintenance; A&P license; FAA pilot license; Airport operations; Cabin crew; Airline passenger service; Drone operation; Hydraulics; Airline ticketing"
  ],
  ["maritime | marine engineering | fishing", "Maritime operations; STCW; Aquaculture; Diesel repair"],
  ["rail transport", "Rail operations; Passenger transport"],
  ["water treatment", "Water treatment; Water operator license; Water quality testing; Pumps and valves"],

  // hospitality and services
  [
    "cooking | food service | food production | restaurant management",
    "Cooking; Food preparation; Culinary arts; Kitchen management; Line cook stations; Menu planning; Food safety; ServSafe; Kitchen sanitation; Food cost control; Recipe development; Catering; Banquets; Baking; Pastry; Grilling; Plating; Knife skills; Portion control; Food ordering; Sauces; Fine dining; HACCP; Dishwashing"
  ],
  [
    "food service | restaurant management",
    "Food service; Table service; Bartending; Cash handling; POS systems; Hosting guests; Bussing tables; Restaurant management; Food and beverage; Wine service; Mixology; Barista skills; Menu knowledge; Upselling"
  ],
  [
    "hotel management | hotel front desk | hospitality service | travel",
    "Hospitality; Hospitality management; Guest services; Front desk; Check-in and check-out; Reservations; Concierge services; OPERA PMS; Night audit; Housekeeping management; Hotel sales; Hotel revenue management; Hotel property management systems; Tourism; Travel agency; Tour guiding; Itinerary planning; Amadeus; Sabre"
  ],
  [
    "cleaning",
    "Cleaning; Housekeeping; Floor care; Laundry; Window cleaning; Trash removal; Residential cleaning; Cleaning chemicals handling"
  ],
  [
    "beauty",
    "Cosmetology; Hairstyling; Hair coloring; Esthetics; Waxing; Nail care; Makeup artistry; Salon management; Barbering; Cosmetology license"
  ],
  [
    "fitness | sports | recreation",
    "Personal training; Group fitness instruction; Strength training; Gym operations; Nutrition; Yoga instruction; Pilates; Personal trainer certification; Swimming lessons; Sports coaching; Recreation programming; Martial arts instruction; Kinesiology; Lifeguarding; Camp counseling; Physical education; CPR"
  ],

  // public service, nature, arts
  [
    "policing | investigation | security guarding | corrections | probation",
    "Law enforcement; Criminal investigation; Investigations; Patrol; Surveillance; Security guard work; Physical security; Corrections; Probation and parole; De-escalation; Firearms proficiency; Defensive tactics; Incident report writing; Crowd control; Security screening; Guard card; Traffic enforcement; Emergency response"
  ],
  [
    "firefighting | emergency management",
    "Firefighting; Fire prevention; Emergency management; Emergency response; Incident command system; Search and rescue; Emergency dispatch; CPR; EMT; Disaster response"
  ],
  [
    "military",
    "Military operations; Military logistics; Security clearance; Intelligence analysis; Emergency response"
  ],
  [
    "urban planning | policy analysis",
    "Urban planning; Policy analysis; Public policy; Permitting; Community development; Legislative affairs; Public administration; GIS; Government relations; Public consultation"
  ],
  ["religious work | funeral services", "Ministry; Theology; Funeral services; Grief counseling; Pastoral care"],
  [
    "agriculture | agricultural science | landscaping | forestry",
    "Agriculture; Crop production; Livestock management; Greenhouse operations; Horticulture; Landscaping; Irrigation systems; Forestry; Agronomy; Tree care; Pest control; Precision agriculture; Heavy equipment operation"
  ],
  [
    "biology | chemistry | laboratory science",
    "Biology; Chemistry; Laboratory techniques; PCR; HPLC; Cell culture; Molecular biology; Microbiology; Biochemistry; Chromatography; Mass spectrometry; Western blot; ELISA; Spectroscopy; Sample preparation; GLP; GMP; Microscopy; Analytical chemistry; Organic chemistry; Flow cytometry; Genetics; Laboratory safety"
  ],
  [
    "physics | mathematics | statistics",
    "Physics; Mathematics; Statistics; MATLAB; Regression analysis; Statistical software; Bayesian statistics; Numerical methods; Optics; Biostatistics; SAS; Stata"
  ],
  ["geology", "Geology; Geophysics; Geochemistry; GIS; Hydrology; Mining; Environmental site assessment"],
  [
    "social science",
    "Sociology; Anthropology; Political science; Qualitative research; Survey research; Ethnography; Archaeology; Quantitative research; SPSS"
  ],
  [
    "writing | journalism | technical writing",
    "Copywriting; Editing; Journalism; Creative writing; Blogging; AP Style; Publishing; Content creation; Scriptwriting; Interviewing for stories; Newsletters"
  ],
  [
    "broadcasting | performing arts | music",
    "Broadcasting; Audio production; Audio engineering; Sound design; Pro Tools; Podcasting; Video production; Broadcast production; Scriptwriting; Voice-over; Set design; Lighting design; Music education; Dance instruction"
  ],
  ["translation", "Translation; Interpreting; Bilingual; CAT tools; Trados; Linguistics; Subtitling"]
]
