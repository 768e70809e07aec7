/**
 * How little common words of postings and resumes say: natural logarithm of how many texts there are for
 * each that holds the word, rounded to halves. Counted once over several hundred postings and resumes of many
 * professions; a word that is not here is rare and weighs `rareWord`.
 */
export const rareWord = 4.5

/** Weight, then the words that have it. */
export const wordWeights: ReadonlyArray<readonly [number, string]> = [
  [0.0, "and as company experience for in of on skills the to with work"],
  [
    0.5,
    "all an are at be business by design developed development education from including is management " +
      "needs new or other process project provide service support systems team technology that time years"
  ],
  [
    1.0,
    "ability about activities application areas bachelor based building can city client communication " +
      "completed computer created current customer data description details documents employees engineering " +
      "ensure environment have help high implemented information issues it job knowledge lead level looking " +
      "maintained managed manager marketing members months more name office operations opportunities our " +
      "over performance performed plans position problem product professional program quality related " +
      "reports required requirements responsibilities responsible role science software solutions staff " +
      "standards state strong such summary technical testing their this through tools training " +
      "understanding university up using we well which will within you your"
  ],
  [
    1.5,
    "able accounting across administration advanced also analysis analyzed any apply assisted associate " +
      "background benefits best between both budget but challenges change code college communicate complex " +
      "compliance conducted contact control coordinated cost daily database date day degree deliver " +
      "department developer different direct do documentation drive each end english equipment established " +
      "etc events excel excellent field financial focus following full functional general global goals good " +
      "group handling has health highly identify if implementation improve industry interest internal " +
      "international into join key language leadership learning life like maintenance make master materials " +
      "may meet microsoft monitoring motivated multiple national network not offer one open operating order " +
      "organization organized oriented out part participate partners people personal planning platform " +
      "please policies post practices prepared procedures production programming qualifications received " +
      "records regarding relationships research resources results review sales scheduling school security " +
      "senior set site solving status strategies take tasks than them track unit updated us use used user " +
      "value various web what where while who word writing"
  ],
  [
    2.0,
    "access accomplishments according achieve action additional address administrative after agile " +
      "analyst analytical annual applicants approach appropriate architecture around arts aspects assigned " +
      "assistant audit available award back balance bank basic basis being board bring calls candidates " +
      "care career cases center certification certified check class closely closing cloud collaborated " +
      "community competitive contracts contribute core corporate course creative critical cross culture " +
      "deadlines decision dedicated defined delivery demonstrated determine diploma directly director " +
      "disability driven during duties dynamic effective effectively efficient efforts email employment " +
      "encourage enhance enterprise evaluate every executed execution executive existing expert expertise " +
      "extensive external facilitated facility fast federal files finance find first flexible flow forms " +
      "forward framework functions further future generate get great growing growth hands here highlights " +
      "hire hiring home hours house how ideas impact improvement increase individual infrastructure " +
      "initiatives innovative insurance integration interviews inventory involved its january java " +
      "javascript june keep know large law leader line list local location love making matter medical " +
      "meetings mentor methods million minimum model monthly most ms multi must my necessary no non " +
      "objectives obtain online operational organizational overall own package payment per person personnel " +
      "place player plus point positive possible potential power powerpoint present presentations private " +
      "produce profile promote proven public purchase python qualified questions range reading " +
      "recommendations relations relevant requests resolve right risk safety salary scale search seeking " +
      "self served server share so social some source special specialist specific specifications sql " +
      "stakeholders start store strategic structure students studies success successful successfully " +
      "supervised supply talent techniques term these they thinking timely top travel troubleshooting type " +
      "under utilizing variety vendors very via want was way website weekly were when windows without world " +
      "would written"
  ],
  [
    2.5,
    "above academic accordance accuracy accurate act active add addition administered administrator age " +
      "agencies agreements aid allow always analytics answered approved april architect assess assessment " +
      "asset assignments assistance assurance attended attention attitude august authorized automated " +
      "automation aws base become been believe better big billing brand built capabilities cash certificate " +
      "clean clear co coaching coding collaboration collaborative colleagues collection color come " +
      "commercial compensation completion components concepts concerns conditions conferences configuration " +
      "consideration consistently construction consultant consulting consumer content continue continuous " +
      "continuously coordination correct country cover creation credit currently cycle deep deployment " +
      "designer desired devices digital direction distributed diverse done efficiency electronic employer " +
      "enable energy engaged enjoy entire entry equal equivalent estimates evaluation excellence " +
      "exceptional exchange exciting expand expectations expected expense family features feedback final " +
      "firm fit fixed food forecasting found free friendly front funds gain gathering give go going " +
      "government graduate guide guidelines hard hardware head healthcare history hr html human identity " +
      "income independent independently influence innovation insight installation institute integrated " +
      "interact interaction interface internet interpersonal invoices items js july just largest least " +
      "leave led legal less letters limited link linux live load located long machine made mail major " +
      "manner manual many match me means measures media met methodology mind mission mobile modern " +
      "negotiated next now number off ongoing only options oracle orientation origin outlook outside " +
      "outstanding owner paced party passion passionate patient pay payroll period phone physical play " +
      "portfolio possess pre preferred preparation pricing primary priorities productivity proficiency " +
      "proficient progress proper protected proud provider purposes queries quickly race rate reach real " +
      "recognized recommended recruiting recruitment reduced regular regulations releases religion remote " +
      "representative resolution respond resume retail revenue room safe same sap satisfaction scope " +
      "scripts secure see selected send september setting several sex sheet should show similar size small " +
      "solid speaking specialized sports stack statements stock strength subject suite supervision " +
      "supervisor tables taking target tax tech telephone then there three throughout today together " +
      "towards transactions trends trust two unique upon usa verbal verification verify veteran vision " +
      "visit visual volume week wide workers workflow"
  ],
  [
    3.0,
    "accepted accomplished accurately achievement acquisition actively ad adapt adhering adobe advantage " +
      "advertising advice advised against aim air align along am ambitious among analyses angular api app " +
      "applicable applied appointments approval association audiences authority autocad availability " +
      "average awareness backend before behavior billion bonus books bottom branch broad campaigns capacity " +
      "capital card cause central chain chance channels characteristic charge charts children choice ci " +
      "click clinical club collected combined comfortable commerce commitment committed committee common " +
      "communicator competencies compiled complaints comprehensive computing configured conflict connect " +
      "considered consistent consisting contractors contributions controlling copyright could cpr css " +
      "curriculum custom customized cutting deal december deliverables demand dental deployed deposits " +
      "devops discipline discuss display distribution diversity division docker doing dollars domain down " +
      "drafting drawing drawings driver due easy economics edge edited educational effectiveness " +
      "efficiently either electrical eligibility employed engagement entering environmental equity erp " +
      "errors especially essential ethic even everyone exercise explained exposure february feel filing " +
      "fill fitness five flexibility floor fluent foundation four frontend fully fun functionality " +
      "fundamentals gender generation git given giving google grade grant guidance had having headquarters " +
      "heart higher highest hold holiday honors hosted hotel identification identified image important inc " +
      "incident industrial inform initiated input inquiries inspect inspection inspire install instruction " +
      "integrity intelligence investigate investment journal junior known labor latest launch layout " +
      "learner ledger leveraging liaison license lifecycle loan log logistics loss lot lunch main " +
      "manufacturing march maximize mechanical messaging metrics mid modifications modules move mysql " +
      "natural negotiation node notes november objects october officer onsite optimization optimize oral " +
      "outcome oversee ownership page paid paper parents partnerships pass past patterns peer pension " +
      "permanent phases photoshop pipeline plant possibility practical president pressure previous " +
      "principles print prior prioritize pro procurement profit promotions property proposals proposed " +
      "protocols publications publishing put qa quarterly quick rapidly re react ready reasons receivable " +
      "recognition reconciled reconciliation reference referral region regional regulatory reliable repair " +
      "represent reserved respect response rest restaurant retention returns rewards route rules run " +
      "running scalable scheme screening scrum sector selection selling sessions setup sexual shape shell " +
      "shift shipping short side significant signs since single situations six smart society soon sound " +
      "space sponsor spreadsheets spring stages startup stations statistics storage stories streamline " +
      "studio style submit submitted superior suppliers sure surveys teacher teaching technician things " +
      "third those thrive ticket title total trade transfer transform transformation translate transport " +
      "transportation treatment ui unix upgrades vacation version video view volunteer warehouse welcome " +
      "why workshops worldwide"
  ],
  [
    3.5,
    "academy accelerate acceptance accountability accountable acquired actual adherence adjusted " +
      "adjustments admin adoption advisor advisory advocate affecting agent aircraft alerts algorithms " +
      "alignment allocation alongside already alternative amazing amazon amount android annually another " +
      "apache apis approximately arrange arrangements articles ask asp assembly assure atmosphere attach " +
      "attendance attract attractive authored auto azure backup bar because below beyond bi bid boost box " +
      "break bs bug buy ca calculate calculations campus capable capture car carry catering cd centre " +
      "chemical child choose citizens civil claims clearance clearly cluster coffee cold com combination " +
      "command commission competence comply confidentiality connection constantly containers continually " +
      "controller cooking cool cooperation copy corporation corrective correspondence counseling count " +
      "coverage crafts crm cultivated cultural damage db de debugging decrease dedication defects " +
      "definition departmental depth desk desktop diagnose diagnostic diagrams difference dining directory " +
      "disciplinary discounts discover discrepancies discussions diseases district does domestic dont " +
      "drinks drug duration early earned eclipse educated effects elements eliminate embedded emergency " +
      "emerging emphasis empower energetic enforced engine enhancements enthusiastic entities escalation " +
      "estate estimation everything evolving exceed exceeded expenditures explore export extended extra " +
      "extract extremely facing factors factory faculty fair familiar familiarity feasibility fees few " +
      "findings finish fire flat flight force foreign formal format fortune frame fruits games gap gas " +
      "generous german getting globally globe graphic green greeted ground guarantee gym hadoop happy " +
      "healthy hear held her his hoc hospital hot id ide ideally immediate import inclusion incorporated " +
      "institutions instruments interactive interpret introduced investigations involvement ios ip jenkins " +
      "jira journey jquery json judgment kept kind kitchen kubernetes lab laboratory land landscape last " +
      "lean lease lesson let library listening low ma mac mapping maps mark matrix mba meals meaningful " +
      "measurements medium menu middle migration military minimal minimize mining mixed modify money " +
      "motivation moving much mvc native nature net newly north numerous observed official offshore oil old " +
      "onboarding once operator optimal os outreach overseeing oversight overview painting pair park " +
      "participation particular particularly path pc perfect perks perspective pertaining pharmaceutical " +
      "php physicians pick placement portal postgresql pr preferably presence press prevent primarily " +
      "principal proactive proactively professionalism profitability properly prospective prospects " +
      "protection prototypes provision pursuing push quantitative quantity raise receipts recovery " +
      "recruiter reduction regression regularly reimbursement relational reliability relocation rely remain " +
      "remove requisitions researchers resident retain retirement road robust roll root routine saas " +
      "samples san savings scalability scenarios scientific scientists sdlc season second secondary section " +
      "seminars sense sent series sharepoint shipments shop simple simultaneously smooth snacks sold " +
      "someone something south specialty specifically specified speed spending spirit sr st stand star " +
      "starter statistical stay step stream strengthen strive strongly structural sub submission " +
      "subsidiaries suggested summer supportive sustainable switches talk taught teamwork templates " +
      "temporary theory thinker thorough thousands thus tight till timelines topics touch tours traffic " +
      "transition trip truly tuning turn turnover typescript until ups usage utility utilization ux " +
      "validate validation varying vehicle vice virtual visa visio visualization voice vouchers walk water " +
      "wellness whether whole winning women workforce xml xp yearly young"
  ],
  [
    4.0,
    "agenda ajax anywhere apple architectural assembled beautiful brought cad calm camp cannot celebrate " +
      "cell collective compare concrete confident confidential confirm connectivity consolidated context " +
      "creativity criminal criteria dashboard detection docs door eager ecommerce establishment etl ever " +
      "evidence examination express expression face failures fax fellow firewalls fuel greater heavy " +
      "hibernate huge ibm ideal incentive invite iso layer liaising little magazine maker math maximum " +
      "medicine mental micro minor mitigate mitigation motor music often parameters participants patch pdf " +
      "personality personally pl prevention professionally progressive pto publisher ranked readiness " +
      "remotely reputation resourceful revised roadmap round routers saving scholarship segments selenium " +
      "soft span spark sponsorship stop systematic technological telecommunications testers text thought " +
      "tier trainings trial trouble upload upper versed wish"
  ]
]
