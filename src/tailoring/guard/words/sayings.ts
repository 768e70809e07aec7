// R15: words that add no fact, and words that say the same.

import { listed } from "./wordLists.js"

/** Words with content that name no fact: what an honest rewording is joined with. Read as stems. */
export const plainWords: ReadonlyArray<string> = listed(`
  performed, provided, did, handled, carried, worked, used, utilized, utilised, applied, completed, conducted, made, gave, took
  kept, maintained, offered, served, undertook, produced, prepared, wrote, written, created, developed, built, designed, drew
  operated, processed, executed, employed, followed, involving, involved, related, relating, based, focused, focusing, covering
  covered, supporting, serving, handling, needed, required, requested, given, existing, own, new, work, works, task, tasks, duty
  duties, job, process, procedure, activity, effort, service, services, area, areas, part, item, items, matter, type, types, kind
  way, method, approach, customer, client, user, team, staff, colleague, people, person, member, business, company, store, shop
  office, site, website, web, online, internal, daily, day, time, evening, morning, quality, tool, tools, software, application
  app, system, systems, data, information, record, records, document, documents, report, project, product, meeting, call, email
  progress, status, skill, skills, practice, experience, legacy, cross, station, rule, rules, together, jointly, hands, ahead, e, g, i, eg, ie, namely, specifically, such, like, well, order, basis, place, set
`)

/** Nouns and verbs that say the same, each line one; either may stand for the other. */
export const sameSaying: ReadonlyArray<ReadonlyArray<string>> = `
client customer patron guest buyer shopper
staff employee personnel colleague coworker worker team
kid child children pupil student learner
shop store outlet
meal food dish
meal cook
phone mobile smartphone
day daily
night evening nightly
week weekly
month monthly
quarter quarterly
year yearly annual
hour hourly
foot feet ft
hour hr
minute min
second sec
percent pct
long length
wide width
high height
deep depth
heavy weight weigh
code coverage
document documentation paperwork record file note
bug defect issue error fault problem
purchase acquisition
illness disease
doctor physician
car vehicle automobile
lorry truck
flat apartment
help assistance aid support
start beginning begin
firm company business
boss supervisor manager
question inquiry enquiry query
rule policy guideline standard
test exam examination
room space
house home
money cash
picture image photo photograph
talk presentation
talk discuss
hand manual manually
paper article
class lesson course
answer response reply
part component
machine equipment
material supply supplies
plan schedule
chart graph
price cost
safe secure
quick fast rapid
clean tidy
current up-to-date accurate
correct accurate
site location
teammate peer colleague
newcomer hire employee recruit
folder file
check inspection
duty task responsibility
visit appointment
delivery shipment
program programme
centre center
organisation organization
case matter
option choice
late delayed
initial first
apartment flat
vendor supplier
state status
fridge refrigerator
ledger book account
temperature temp
approximately about around roughly
`
  .trim()
  .split("\n")
  .map((line) => line.split(" "))

/** Verbs that say the same of a person's work; one may stand for the other. How much each claims is for R10 and R11. */
export const sameDoing: ReadonlyArray<ReadonlyArray<string>> = `
cut reduce lower decrease shorten trim lessen
raise increase boost grow grew
solve resolve fix correct repair address clear close troubleshoot
answer respond reply field
greet welcome receive
connect link integrate join hook
query analyze analyse examine extract pull
help assist support aid
serve wait attend cater
lead led manage supervise oversee oversaw run ran
write wrote author draft compose
care look tend nurse mind
make made build built create develop produce craft
make made produce prepare
monitor track watch observe follow
record log document chart note enter register
keep kept maintain
clean wash sanitize sanitise tidy
teach taught educate instruct train coach
show demonstrate explain teach taught
order purchase buy bought procure source
move transport carry carried transfer migrate relocate haul
pack package box
pick gather collect compile
test check inspect
check verify review
report log
hung hang install mount fit
install fit mount set put place
repair fix service mend
plan schedule organize organise arrange coordinate
hold held run ran host conduct facilitate give gave
send sent mail email dispatch
call phone telephone contact rang ring
tell told inform notify
book schedule reserve arrange
match reconcile compare
reconcile compare check
enter put book record log
post put upload
cut chop slice
run ran operate
drive drove operate
fill filled complete
find found identify
pay paid process
speak spoke talk discuss
watch monitor
ensure secure
count tally
translate render
edit revise proofread correct
stock restock replenish refill fill
sort organize organise arrange file
store archive file
study research investigate
calculate compute
update refresh revise modify
start begin began
join attend participate
use utilize utilise apply employ
work collaborate
share communicate
combine merge consolidate
replace substitute swap
convert port migrate
deploy release ship
draw drew sketch draft
configure set
tune adjust calibrate
advise counsel guide
give gave administer provide dispense
give gave present deliver
process handle complete treat
issue send sent
meet met achieve reach attain hit
visit call
assemble put build built
listen heed
sell sold
load fill
cook prepare make made
interview screen
onboard orient welcome
upload post
code program implement write wrote
set create define
`
  .trim()
  .split("\n")
  .map((line) => line.split(" "))
