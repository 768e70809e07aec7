// Headings of postings as whole phrases. All lower case.

const phrases = (text: string): ReadonlyArray<string> =>
  text
    .split(/[|\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== "")

/** Each beginning with each end: "is not" and "needed". */
const crossed = (beginnings: string, ends: string): ReadonlyArray<string> =>
  phrases(beginnings).flatMap((beginning) => phrases(ends).map((end) => `${beginning} ${end}`))

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

export const headingPhrases: ReadonlyArray<{ readonly means: string; readonly phrases: ReadonlyArray<string> }> =
  Object.entries(jobHeadings).map(([means, list]) => ({ means, phrases: list }))
