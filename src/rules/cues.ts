import { tableFor } from "./resumeWords/words.js"

/**
 * Words by which the readers of jobs and resumes find their way: headings, tiers, negation, boilerplate,
 * level words. Data only; all lower case.
 */

export interface Cue {
  readonly cue: string
  readonly phrases: ReadonlyArray<string>
}

const phrases = (text: string): ReadonlyArray<string> =>
  text
    .split(/[|\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== "")

/** Each beginning with each end: "is not" and "needed". */
const crossed = (beginnings: string, ends: string): ReadonlyArray<string> =>
  phrases(beginnings).flatMap((beginning) => phrases(ends).map((end) => `${beginning} ${end}`))

/** What is asked is none of these: it is not asked at all. */
const demanded =
  "required | needed | necessary | expected | called for | asked for | wanted | a requirement | requirements"
/** And these: then it may still be a wish. */
const compulsory =
  "essential | mandatory | compulsory | obligatory | a must | a must-have | a prerequisite | a dealbreaker | a deal breaker | critical | vital | crucial | imperative | indispensable"
/** What a posting would like, in its own words: "What would make us smile". */
const wishes =
  "would make us smile | would make us happy | would make us | would make our day | would delight us | would impress us | would thrill us | would please us | would set you apart | will set you apart | sets you apart | makes you stand out | would make you stand out | will make you stand out | make you stand out | would catch our eye | we'd love | we would love | we'd love to see | we'd be thrilled | we'd be happy | we'd be delighted | we would be delighted | we dream of | our wish list | our wishlist | on our wish list | on our wishlist | dream extras | for extra credit | extra credit | gold star | gold stars | cherry on top | the cherry on top | sprinkles | to sweeten the deal | happy extras | nice surprises | not a must | not musts | can be learned | we can teach you"

/** What a heading may say is needed: "Skills needed", "Experience preferred". */
const askedThings =
  "skills | experience | tools | software | qualifications | knowledge | certifications | certificates | licences | licenses | key skills | technical skills | skills and experience | training"

/** Headings of a job description, by section. They count at the start of a line or before a colon. */
const jobHeadings = {
  required: [
    ...crossed(
      `${askedThings}`,
      "needed | required | wanted | necessary | expected | you need | you'll need | you must have | you must know | you should have | you should know | we need | we expect | we require | we ask for | asked for | essential | mandatory"
    ),
    // "What do you need to bring?", "What you should bring", "What must you know?"
    ...crossed(
      "what you should | what you need to | what you must | what you will need to | what you'll need to | what you have to | what you ought to | what do you need to | what should you | what must you | what do you have to | what you are expected to | what we'd like you to | what we would like you to | what we want you to | what we ask you to | what we need you to | what we expect you to | what the right person will | what the right person should",
      "bring | have | know | offer | bring along | bring with you | bring to the table | bring to the job | bring to us | show us"
    ),
    ...phrases(
      `what we require | what we require of you | what we require from you | what we ask | what we ask for | what we ask of you | what we look for | what we want | what we want from you | what we expect of you | what we expect from you | what we need you to have | what is required | what's required | what is needed | what's needed | what is expected | what you have | what you know | what you already have | what you already know | what do we ask | what do we ask for | what do we expect | what do we need | what do we require | what do you bring | what do you need | what you come with | what the role requires | what the job requires | what this role requires | what this job requires | what the job takes | what this job takes | what this role takes | what it takes to succeed | what the work asks | what the job asks of you | how you qualify | do you qualify | who should apply | who may apply | who can apply | is this you | does this sound like you | you'll be great in this role if you | you will be great in this role if you | you'll be great at this if you | you'll thrive here if you | you will thrive here if you | you'll do well here if you | you are a good fit if | you're a good fit if | you are a great fit if | you'll be a good fit if | you are right for this job if | you are the right person if | you're the right person if | you should apply if | apply if you | this job is for you if | this role is for you if | we would like to hear from you if | we'd like to hear from you if | we want to hear from you if | selection criteria | key selection criteria | entry requirements | candidate requirements | applicant requirements | requirements and qualifications | qualifications and requirements | qualifications and experience | experience and qualifications | skills and qualifications | qualifications and skills | your skills and experience | your experience and skills | your experience and qualifications | our expectations | our expectations of you | our wishes for you | the person we need | the person we are looking for | the person we're looking for | the person we seek | the right candidate | who we need | who we want | who we would like to meet`
    ),
    ...phrases(`you absolutely need | the essentials | can't do without | cannot do without | musts | minimum | minimums | bare minimum | the minimum | required | needed | compulsory | must know | need to have | need to haves | gotta have | gotta haves | you gotta have | have-tos | no compromises | deal breakers | dealbreakers | requirements | minimum background | minimum experience | minimum requirements | basic requirements | job requirements | position requirements
    | qualifications | minimum qualifications | basic qualifications | required qualifications | key qualifications
    | required skills | minimum required skills | key skills | technical skills | mandatory skills | must have | must haves
    | must have skills | skills | skills and experience | skills and requirements | skills & requirements | required experience | experience
    | your profile | your skills | your background | about you | who you are | who are you
    | what you bring | what you will bring | what you'll bring | what you bring to the table | what we are looking for
    | what we're looking for | what you need | what you'll need | what you will need | what you need for this position
    | we are looking for | we expect | we require | you have | you should have
    | you must have | your qualifications | your experience | the ideal candidate | ideal candidate | the successful candidate
    | candidate profile | profile | person specification | essential | essential criteria | essential skills | essential requirements
    | education | education and experience | education requirements | knowledge, skills and abilities | knowledge skills and abilities | competencies
    | technical requirements | required technical skills | tech stack | our tech stack | our stack | technologies | technology stack
    | tools and technology | tools | tools and technologies | licenses and certifications | certifications | licensure | what it takes | to succeed you need | do you have | skill set | skillset
    | desired profile | mandatory | mandatory requirements | knowledge | what we need | non-negotiable | non-negotiables | the non-negotiables | we insist on | you'll need | you will need | you need | what we need from you | what we expect | requirements for the role | professional requirements
    | professional skills | hard skills | soft skills | personal skills | who you'll be | you are | you bring | you'll have | what makes you a great fit | our requirements | about your skills | this is you | who are we looking for | who we are looking for | who we're looking for | what skills do you need | what are we looking for`)
  ],
  preferred: [
    ...crossed(
      `${askedThings}`,
      "preferred | desired | desirable | welcome | a plus | that help | that would help | we'd love | we would love | nice to have | useful | helpful"
    ),
    ...crossed(
      "it would be great | it'd be great | it would be nice | it'd be nice | it would be lovely | it would help | it would be a plus | it is a plus | it's a plus | it's great | it's nice | even better | great | lovely | nice | we'd love it | we would love it | we'd be delighted | we love it | bonus | bonus points | extra points | brownie points | a bonus",
      "if you also have | if you have | if you also know | if you know | if you can also | if you bring | if you also bring | if you've also | if you've"
    ),
    ...crossed(
      "preferred | desirable | desired | useful | helpful | nice | nice to have | welcome | valued | good to have | great | a bonus | a plus",
      "but not required | but not essential | but not necessary | but not mandatory | but not needed | but not expected | but not a must | though not required | though not essential"
    ),
    ...crossed(
      "not essential but | not required but | not a must but | not necessary but | not needed but | not mandatory but | optional but | no must but | useful but not vital but",
      "welcome | very welcome | appreciated | much appreciated | useful | very useful | helpful | valued | great | good | nice | lovely | a plus | a bonus | desirable | preferred"
    ),
    // "It would be lovely if you also had", "What would be a bonus?"
    ...crossed(
      "it would be great | it'd be great | it would be nice | it'd be nice | it would be lovely | it'd be lovely | it would be good | it would be helpful | it would be useful | it would be ideal | it would be wonderful | it would be a bonus | it would be a plus | it would help | it'd help | it will help | it helps | it is good | it's good | it is nice | it's nice | we would be glad | we'd be glad | we would be happy | we would be pleased | we'd be pleased | we would like it | we'd like it | we would also like it | so much the better",
      "if you had | if you also had | if you have | if you also have | if you knew | if you also knew | if you know | if you also know | if you brought | if you also brought | if you could | if you could also | if you can | if you can also"
    ),
    ...crossed(
      "what would be | what would also be | what else would be | what might be | what is | what's | what counts as | what we count as | what we would call",
      "a bonus | a plus | an advantage | an asset | an extra | nice | nice to have | good to have | great | lovely | helpful | useful | welcome | desirable | ideal"
    ),
    ...crossed(
      "good | great | nice | lovely | useful | helpful | handy | also good | also nice | welcome",
      "to have | extras | additions | if you have | if you have it"
    ),
    ...phrases(
      `what we would like | what we'd like | what we would also like | what we'd also like | what we would like to see | what we'd like to see | what we would love to see | we would also like | we'd also like | we would also love | we'd also love | you might bring | you may bring | you could bring | in your favour | in your favor | points in your favour | points in your favor | what speaks for you | it also helps | it may help if | it might help if | what could help | you will impress us if | you'll impress us if | you will have an edge if | you'll have an edge if | you have an edge if | what gives you an edge | what will give you an edge | what would give you an edge | what could set you apart | what might set you apart | not needed but welcome | not a must | no must`
    ),
    ...phrases(`${wishes} | what would make you stand out | what makes you stand out | what would set you apart | what sets you apart | what would impress us | what would make us happy | you might also bring | you may also bring | you could also bring | might also bring | you might also know | it helps if you have | it helps if you know | it helps if | skills we would like | skills we'd like | skills we would love | skills we'd love | experience we'd love | what would be nice | what else would be nice | what else helps | what would help | what helps | what is nice to have | what is a plus | plus | you might have | you might also have | you may have | you may also have | maybe you also have | perhaps you have | you could also have | would be sweet | sweeteners | additional assets | assets | ideal background | ideal experience | dream background | nice to have | nice to haves | nice to have skills | good to have | preferred | preferred qualifications | preferred skills
    | preferred experience | preferred requirements | desired | desired skills | desired qualifications | desired experience | desirable
    | desirable skills | desirable criteria | bonus | bonus points | bonus skills | bonus points if | bonus points for | pluses | plus points | a plus | it's a plus
    | would be a plus | will be a plus | additional qualifications | additional skills | optional | ideally | extra points | advantageous | big plus | considered a plus | we would love it if | it is an advantage if | even better if you | it would be nice if | would be good | would be nice | would be great | would be useful | would be helpful | would help | nice extras | also nice | also good | also useful | also helpful | even better | even better if | wish list | wishlist | brownie points | brownie points for | icing on the cake | good extras | you'll stand out if | you will stand out if`)
  ],
  duties:
    phrases(`what you will be responsible for | what you'll be responsible for | what you are responsible for | what you're responsible for | you will be responsible for | what will you be responsible for | what will you be doing | what do you do | what you do | what you do here | what you will own | what you'll own | what you will work on | what you'll work on | what you will be working on | what you'll be working on | what you will handle | what you'll handle | what you will take on | what you'll take on | what the job is | what the work is | what the role involves | what the job involves | what the work involves | what your day looks like | what a day looks like | what your week looks like | how you will spend your time | how you'll spend your time | how you spend your day | your days | your responsibilities will be | your duties | your daily work | your remit | the work | the day | the tasks | a typical day | a typical week | in this role you will | in this role you'll | in this job you will | responsibilities | key responsibilities | primary responsibilities | your responsibilities | main responsibilities | job responsibilities
    | roles and responsibilities | duties | job duties | essential duties | essential functions | duties and responsibilities | main duties | what you will do
    | what you'll do | what you will be doing | what you'll be doing | your tasks | tasks | your role | the role | about the role | the position
    | about the position | job description | job summary | position summary | role overview | role description | position overview | job purpose | your mission
    | the job | your job | day to day | a day in the life | accountabilities | key accountabilities | overview | job overview | the opportunity | what is the job | your challenge | what will you do | about the job | scope | your work | main tasks | your main tasks | key duties | essential job functions | principal duties | job functions | summary | position description | projects | your day | tech stack | our tech stack | our core tech stack | our stack | technologies we use | the stack`),
  company:
    phrases(`about the school | about the department | about the clinic | about the hospital | about the practice | about the firm | about the restaurant | about the hotel | about the business | about the organisation | about the organization | about the studio | about the shop | about our school | about our department | about our clinic | about our hospital | about our practice | about our firm | about our business | about our organisation | about our organization | the department | our department | our school | our clinic | our hospital | our practice | our firm | a bit about us | a little about us | something about us | a few words about us | who you will work with | who you'll work with | the people you will work with | the people you'll work with | your colleagues | about us | about the company | who we are | our company | company overview | about our company | the company | company description
    | our mission | our values | our culture | our story | about our team | the team | about the team | our team | your team | why us | company profile | our client | what we do | who are we | your future team | meet the team | background`),
  benefits:
    phrases(`pay and benefits | benefits and pay | pay & benefits | benefits & pay | pay and perks | pay and hours | hours and pay | pay and conditions | pay, benefits and hours | hours, pay and benefits | pay and holidays | the pay | your pay | your package | wages | wages and benefits | what we pay | what it pays | what you will earn | what you'll earn | what you will receive | what you'll receive | what you receive | what you get in return | what do you get in return | what we give in return | what we'll give you | what we will give you | what we have to offer | what do we have to offer | how we look after you | how we take care of you | how we say thank you | you'll get | you will get | you get | what's on offer | on offer | for you | the package | our package | our perks | staff perks | staff benefits | team perks | perks for staff | perks for the team | perks for you | perks for our team | benefits for staff | benefits for you | benefits for the team | extras for you | extras for staff | thank yous | the perks | the benefits | what you can expect from us | what you get from us | benefits | what do we give | what do we give you | what can you expect | what will you get | what do you get | what we give you | what we give | perks | perks and benefits | benefits and perks | what we offer | we offer | we offer you | our offer | what's in it for you | compensation
    | compensation and benefits | salary | salary and benefits | pay | why join us | why work with us | why work for us | top reasons to work with us | what you get | what you'll get | what you will get | your benefits | our benefits | employee benefits | we can offer
    | what can we offer | what we can offer you | what do we offer | in return | we provide | package | rewards | total rewards | pay range | salary range | job benefits | why you'll love working here | why join | reasons to join | what's in it for me | remuneration | what awaits you | why should you join us`),
  boilerplate:
    phrases(`our process | the process | selection process | our hiring process | our interview process | our recruitment process | how we hire | what happens next | how it works from here | how to find us | where to find us | getting here | getting to us | directions | where we are | find us | where you'll find us | parking | equal opportunity | equal employment opportunity | eeo | eeo statement | equal opportunity employer | diversity | diversity and inclusion
    | how to apply | to apply | application process | application | apply | apply now | contact | contact us | work authorization | visa
    | disclaimer | additional information | privacy | legal | legal notice | accommodation | physical demands | work environment | working conditions | physical requirements
    | interview process | hiring process | recruitment process | next steps | interested | further information | more information | terms of employment | notes | notice | note to recruiters | agency | job details`),
  /** Of these only what stands behind their colon, or the lines below when nothing does. */
  fact: phrases(
    `where | venue | place | place of work | workplace | based in | when | hours | working hours | opening hours | shift | shifts | location | work location | job location | office location | address | job type | employment type | schedule | start date | date posted`
  )
} as const

/** Before or after what they speak of, within one sentence. */
const tierWords = {
  preferredCue: [
    ...crossed("but not | but isn't | though not | although not | if not | but never", `${demanded} | ${compulsory}`),
    ...crossed(
      "not | isn't | is not | are not",
      `${compulsory} | strictly required | strictly needed | strictly necessary | absolutely necessary | absolutely required`
    ),
    ...crossed(
      "would | will | could | might",
      "be a plus | be a bonus | be an advantage | be an asset | be nice | be great | be good | be useful | be helpful | be handy | be welcome | be lovely | be ideal | be neat | be cool | be awesome | be fantastic | be sweet | be super | be swell | be dandy | be a treat | be a dream | be gravy | be perfect | be brilliant | be wonderful | be appreciated | be valued | be desirable | be beneficial | be preferred | be advantageous | be an extra | be a benefit | impress us | delight us | thrill us | please us | set you apart | catch our | not hurt"
    ),
    ...crossed(
      "would",
      "help you | make us | make our | make your | impress | give you | earn you | win you | tip the"
    ),
    ...crossed(
      "helps | help | will help | would help | helps you | helps a lot",
      "in talking | in speaking | in dealing | in working | in understanding | in reading | in finding | in explaining | when talking | when dealing | when working | when we | when you | when the | if you | if the | here | now and then | but is not | but is no"
    ),
    ...crossed(
      "wouldn't | won't | doesn't | does not | can't | never | will not | would not",
      "hurt | go amiss | go unnoticed"
    ),
    ...phrases(`an edge | have an edge | has an edge | gives you an edge | given preference | preference is given | preference given | preference will be given | preference for | be happy about | happy about | glad about | be glad of | pleased about | pref'd | dream | dreams | additional assets | ideal background | ideal experience | or willing to learn | or willingness to learn | or a willingness to learn | or happy to learn | or keen to learn | or eager to learn | or ready to learn | or a plus | is a plus | are a plus | plus | big plus | huge plus | strong plus | bonus | is a bonus | nice to have | nice-to-have | good to have | preferred | preferably
    | preferable | desirable | desired | advantage | advantageous | an advantage | an asset | ideally | beneficial | optional | is helpful
    | is welcome | appreciated | not required but | highly regarded | favorable | would be a nice surprise | is useful | are useful | is handy | are handy | are helpful | are welcome | is valued | are valued | nice extra | great to have | lovely to have | nice if you | great if you | would help | brownie points | icing on the cake | not a requirement but | not necessary but | not needed but | no dealbreaker | no deal breaker | if possible | where possible | looked on favourably | looked upon favourably | viewed favourably | viewed favorably | an added advantage | of benefit | we'd love | we would love | we'd love it | even nicer | nicer still | better still | even better | all the better | so much the better | can learn here | can learn it here | can be learned here | can be learnt here | can be learned on the job | can be learnt on the job | can learn on the job | we can teach | we can train | we can teach you | we will teach you | we will train you | we'll train you | we'll teach you | happy to train | willing to train | can be taught | ideal but | sets you apart | cherry on top | a cherry on top | gold star | extra points | extra credit | bonus marks | earns you | wins you | tips the scales | a nice touch | a nice extra | a big tick | comes in handy | come in handy | is appreciated | are appreciated | is desirable | are desirable | is desired | are desired | is preferred | are preferred | favoured | favored | favourable | looked on kindly | is a benefit | a benefit | nice but`)
  ],
  requiredCue: phrases(
    `req'd | gotta have | gotta know | gotta be | got to have | not optional | isn't optional | aren't optional | is not optional | are not optional | never optional | hardly optional | anything but optional | not negotiable | isn't negotiable | aren't negotiable | not up for negotiation | no compromise on | won't compromise on | can't compromise on | a deal breaker | a dealbreaker | can't be without | cannot be without | won't get far without | must | must have | required | requires | require | essential | mandatory | necessary | prerequisite | minimum | at least | need to have | you need | needed | is a must | you have to | you should bring | you should have | should have | should bring | you should be | non-negotiable | musts | a must | compulsory | obligatory | indispensable | imperative | vital | crucial | is a given | no exceptions | we insist on | cannot do without | can't do without | have to have | has to have | has to hold | have to hold`
  ),
  /** Said of what stands before them where the statement ends: "Blender: helpful". */
  preferredEnd: phrases(
    `helps | help | helps a lot | helps too | would help | ideal | nicer | better | appreciated | beneficial | desirable | desired | preferable | lovely | helpful | useful | handy | welcome | valued | nice | good | great | extra | favoured | favored`
  )
} as const

/** A sentence with one of these asks nothing of the applicant. */
const boilerplateCues = {
  eeo: phrases(`equal opportunity | equal employment opportunity | without regard to | regardless of | affirmative action | protected veteran | veteran status | sexual orientation
    | gender identity | national origin | reasonable accommodation | reasonable accommodations | e-verify | criminal history | we celebrate diversity
    | marital status | discriminate | discrimination on | discrimination based | discrimination of any | discrimination and harassment | discrimination or harassment | any form of discrimination | without discrimination | free from discrimination | discrimination claims | discrimination because | discrimination in employment | underrepresented groups | underrepresented backgrounds | underrepresented minorities | underrepresented communities are | protected characteristics | people of color | equal opportunities employer | inclusive workplace | diverse backgrounds | all qualified applicants | all rights reserved | eligibility to work | employment eligibility verification | verify identity | verify their identity`),
  benefits:
    phrases(`401(k) | 401k | 403(b) | paid time off | pto | health insurance and 401k | health insurance and dental | health insurance and paid | health insurance and retirement | health insurance and pension | health insurance and pto | health insurance dental | health insurance plan | health insurance plans | health insurance coverage | health insurance benefits | health insurance 401k | health insurance for | health insurance from | health insurance with | health insurance pto | health insurance paid | private health insurance | comprehensive health insurance | group health insurance | offer health insurance | provide health insurance | including health insurance | employer paid health | dental insurance | dental plan | dental coverage | dental benefits | dental vision | dental and vision | health dental | medical and dental | dental life | vision insurance | life insurance | medical dental | parental leave | maternity leave | paid holidays | paid vacation
    | vacation days | days of vacation | days holiday | days of holiday | annual leave | pension scheme | pension plan | company pension | workplace pension | generous pension | pension contribution | pension contributions | pension matching | pension and | competitive salary | competitive salaries | salary range | pay range | base salary | per annum | hourly rate | bonus plan | stock options | equity package | gym membership
    | free lunch | free snacks | free coffee | free fruit | sick leave | sick pay | tuition reimbursement | relocation assistance | relocation package | sign-on bonus | signing bonus | commuter benefits | cycle to work | public transport ticket | public transport allowance | public transport subsidy | take a free | free course | free courses | free training | we pay for your | at our expense | subsidised public transport | free public transport | employee assistance program | flexible working hours | home office budget | personal development budget | training budget | learning budget | education budget | employee discount | employee discounts | staff discount | staff discounts | discounts on | discounts at | company car | paid parental | childcare vouchers | childcare assistance | childcare allowance | childcare support | free childcare | on-site childcare | childcare benefits | free yoga | yoga classes | yoga sessions | gym and yoga | ping pong | table tennis | kicker | foosball | team events | company events | company parties | fringe benefits | health benefits | bonus scheme | ticket restaurant | meal vouchers`),
  apply: [
    ...crossed(
      "then you | then you will | then you'll | after that you | after that you will | next you | next you will | finally you | finally you will | first you | first you will | you will first | you will then | and then you | then we will | afterwards you | afterwards you will",
      "meet | talk to | talk with | speak to | speak with | come in | come and see | spend a day | spend an hour | spend half a day"
    ),
    ...phrases(`offers are contingent | offer is contingent | contingent on | contingent upon | pre-employment screening | pre-employment checks | also have openings | also hiring | also looking to fill | other vacancies | other openings | other open positions | other open roles | other roles we | more vacancies | further vacancies | this advert | this ad was | this posting was | this page was | this website was | apply through | apply via | apply on | apply with | apply in person | apply by | apply at | beware of fraud | beware of scams | beware of scammers | never contact you | we never ask | never ask for | never ask you for | interviews take place | interview takes place | interviews are held | interview is held | interviews via | interview via | interviews over | interview over | interview by | interviews by | we handle every application | we handle all applications | we handle your application | we process every application | applications are handled | applications are processed | your application is handled | send your letter | send your letters | send a letter | send it to | address your letter | address your application | letters to | email your | mail your | post your | this page uses | this page needs | this site uses | this site needs | this website uses | this website needs | our website uses | uses cookies | use cookies | cookies to | analytics cookies | enable javascript | requires javascript | needs javascript | turn on javascript | switch on javascript | turn javascript on | activate javascript | allow javascript | javascript enabled | javascript must be | javascript is disabled | javascript to see | javascript to view | javascript to continue | enable cookies | accept cookies | allow cookies | accept all cookies | best viewed in | works best in | privacy notice | privacy statement | data protection notice | your application data | application data is | application data are | data are processed | data is processed | is processed in accordance | are processed in accordance | processed in line with | stored in line with | your details are | your details will be | how we handle your data | visa sponsorship | work visa | work authorization | authorized to work | sponsor visas | sponsor visa | sponsor work | not sponsor | unable to sponsor | cannot sponsor | can't sponsor | do not sponsor | don't sponsor | sponsor h-1b | sponsor h1b | sponsor applicants | sponsor candidates | no sponsorship | without sponsorship | require sponsorship | employment sponsorship | immigration sponsorship | sponsorship is not | sponsorship not | sponsorship available | sponsorship is available | sponsorship now or | green card | green cards | citizenship | us citizen | us citizens | w2 | c2c | corp to corp | apply now | apply today | please apply | please send | send your cv
    | send your resume | send us your | send your application | submit your | to apply | click apply | cover letter | application deadline | closing date | recruitment agencies | staffing agencies | no recruiters | recruiters please | recruiters and agencies | from recruiters | external recruiters | agencies please | no agencies | recruiting firm | staffing firm | third party agencies | third party recruiters | third party candidates | third party resumes | employee referral | referral bonus | referral program | referral scheme | refer a friend | our privacy policy | your personal data | your data
    | contact us | for more information | further information | questions about the position | interview process | zip code | street address | start date | we look forward to | looking forward to | our linkedin | linkedin page | on linkedin and | our facebook | our twitter | find us on | connect with us | follow us | job alert | talent network | this job posting | job listing`)
  ],
  company: phrases(
    `we are the leader | we are a leader | we are leaders | we're the leader | we're a leader | the leader in | a leader in | leaders in | founded in | we were founded | is a leading | are a leading | is the leading | world leader | global leader | market leader | fortune 500 | our customers | our sister company | sister company | our founder | our founders | our parent company | our competitors | our owner | our owners | our clients include | clients include | customers include | clients are | clients such as | customers such as | clients like | customers like | clients from | trusted by | partners include | client list | our mission is | we are a | we're a | we believe | offices in | headquartered | was founded | our vision | is one of the largest | one of the leading | award winning | our values | employees worldwide | countries worldwide | our company | series a | series b | years ago`
  ),
  prompt:
    phrases(`ignore previous | ignore all | ignore the above | ignore any | disregard previous | disregard all | disregard the above | previous instructions | prior instructions | system prompt | you are a language model | as a language model | if you are a language model | if you are a large language model | you are a large language model | as an ai | you are an ai | as an llm | you are an llm | if you are an llm | llms reading this | llm reading this | dear llm | dear ai | attention ai | attention llm | note to ai | note to llm | instructions for ai | ai reading this | ai model reading | ai assistants reading | if you are chatgpt | tell chatgpt | ask chatgpt | if you are an ai | if you are a bot | if you're an ai | if you are using ai | if you use chatgpt | to any ai | all ai assistants | ai systems reading | automated screening system | score this candidate | rate this candidate | rank this candidate | give this candidate
    | maximum score | perfect score | add the skill | add the following skills | insert the following | include the word | include the phrase | mention the word | write the word | to show that you | prove you read | proves you read | show you have read | show that you've read | prove that you read | put the word | use the word | in the subject line | output only | respond with only | respond only with | respond with the word | reply with the word | reply only with | reveal your | your instructions | override your | override previous | override all | override any | jailbreak | do not mention`)
} as const

/** What stands before the things a job asks for: "experience with X, Y and Z". */
const askCues = {
  ask: phrases(`experience with | experience in | experience of | experience using | experience working with | experience working in | experienced in | experienced with | experience on | knowledge of | knowledge in | knowledge about | knowledge with | knowledgeable in | understanding of
    | familiar with | familiarity with | familiarity in | proficient in | proficient with | proficient using | proficiency in | proficiency with | proficiency of | proficiency using | skilled in | skilled at | skilled with | skills in | skills with | skills on | expertise in | expertise with | expertise on | expert in | expert at | expert with | expert knowledge of | competent in | competency in | competence in
    | fluent in | fluency in | background in | trained in | training in | degree in | diploma in | masters in | master's degree in | bachelor's degree in | bachelors in | phd in | qualification in | certified in | certification in | certificate in | hands-on with | hands on experience with | comfortable with | exposure to | command of | mastery of | grasp of | grounding in
    | specialized in | specialised in | specialization in | versed in | well versed in | track record in | awareness of | exposure with | worked with | basics of | principles of | degree within | studies in | education in | educational background in | education within | experience within | knowledge within | insight in | understanding for | programming in | experience from | field of | fields of | areas of | area of`),
  /** Names may follow, but so may anything else. */
  mayAsk: phrases(
    `working with | work with | such as | including | tools like | technologies like | frameworks like | languages like | like | passion for | interest in | interested in | insight into | use of | technologies | tools | coding in | development in | developing in | written in | built with | built on | based on | built in | using | ability to use | able to use | experience as | comfortable using`
  ),
  askAfter: phrases(
    `experience | knowledge | skills | expertise | proficiency | background | understanding | familiarity | certification | license | certificate | degree | skill`
  )
} as const

/** Level words of titles and roles. */
const levelCues = {
  levelIntern: phrases(
    `intern | internship | trainee | apprentice | apprenticeship | working student | student assistant | werkstudent | placement student | co-op student`
  ),
  levelJunior: phrases(
    `junior | jr | jnr | entry level | entry-level | graduate | new grad | early career | fresher | beginner`
  ),
  levelMid: phrases(`mid level | mid-level | midlevel | intermediate | mid weight | midweight | mid`),
  levelSenior:
    phrases(`senior | sr | snr | expert | staff engineer | staff software engineer | staff developer | staff data scientist | software architect | solution architect | solutions architect
    | enterprise architect | application architect | data architect | cloud architect | system architect | systems architect | technical architect | big data architect | java architect | security architect | senior level`),
  levelLead: phrases(
    `lead | leader | executive chef | head chef | principal | team lead | tech lead | manager | head of | head | supervisor | foreman | charge nurse | superintendent | controller | comptroller`
  ),
  levelExecutive: phrases(
    `director | vice president | vp | svp | evp | avp | chief | cto | cfo | ceo | coo | cio | ciso | cmo | managing director | president | general manager | executive vice president`
  ),
  /** Hold a level word and are none. */
  levelNone:
    phrases(`junior high | junior school | junior college | junior doctors | lead generation | lead abatement | lead paint | lead based paint | lead inspector | lead poisoning | lead removal | project manager | product manager | account manager | case manager | community manager | property manager | content manager | brand manager | social media manager | relationship manager
    | customer success manager | program manager | programme manager | portfolio manager | product owner | chief complaint | lead time | asset manager | scrum master | senior care | senior living | senior citizens | senior services | senior center | senior centre | senior housing | senior community | senior adults | document controller | air traffic controller | inventory controller | credit controller | financial controller assistant | graduate school | graduate studies | graduate degree | personal director | funeral director | art director assistant | director of photography | casting director assistant | assistant to the director | expert witness | stock controller | head start`)
} as const

/** Words by which a text of a job asks for beginners, whatever its title. */
const beginnerCues = {
  beginner: phrases(
    `entry level | entry-level | no experience required | no experience necessary | no prior experience | recent graduate | recent graduates | new graduate | newly graduated | recently graduated | fresh graduate | career starter`
  )
} as const

const tagged = (prefix: string, groups: Readonly<Record<string, ReadonlyArray<string>>>): ReadonlyArray<Cue> =>
  Object.entries(groups).map(([cue, list]) => ({ cue: prefix + cue, phrases: list }))

export const allCues: ReadonlyArray<Cue> = [
  ...tagged("heading:", jobHeadings),
  ...tagged("tier:", tierWords),
  ...tagged("plate:", boilerplateCues),
  ...tagged("", askCues),
  ...tagged("", levelCues),
  ...tagged("", beginnerCues),
  { cue: "resume:heading", phrases: [...tableFor("headings", "en").keys()] }
]
