import type { Concept } from "../Concept.js"

// What the names of tools mean elsewhere: "angular momentum", "Waiting for Godot". Beside the data files, since such a
// phrase says nothing of the skill.

const phrases: Readonly<Record<string, string>> = {
  Angular:
    "angular momentum | angular velocity | angular acceleration | angular measurement | angular measurements | angular cheilitis | angular contact | angular features | angular shapes | angular face | angular design | angular frequency | angular resolution | angular cuts | angular lines | angular forms | angular distance",
  Scrum: "scrum down | rugby scrum | scrum half | scrum machine | scrums and lineouts",
  SolidWorks: "solid works of",
  Eclipse: "solar eclipse | lunar eclipse | eclipse tours | eclipse watching | eclipse glasses | total eclipse",
  Looker: "good looker | a looker | looker after | looker-after",
  "Microsoft PowerPoint": "new power point | each power point | electrical power point | power points and light | moved power points | installed power points | a power point in | a power point for",
  CAD: "cad and usd | usd and cad | cad and eur | eur and cad | paid in cad | cad per hour | cad an hour | cad per year | cad salary | in cad and",
  Maya: "maya ruins | maya temples | maya temple | maya civilization | maya civilisation | maya culture | ancient maya | maya people | maya calendar | maya pyramids",
  "Shell scripting": "shell station | shell petrol | shell garage | shell gas | shell filling | royal dutch shell",
  "AWS CloudFormation": "cloud formation in | cloud formations | studied cloud formation | cloud formation and rain | cloud formation over",
  Maven: "marketing maven | social media maven | a maven | media maven | style maven | fashion maven | sales maven | grilling maven | wine maven | maven of | maven for | data maven | resident maven",
  Tableau: "living tableau | a tableau of | tableau of | tableaux of | tableau vivant | tableaux vivants | historical tableau",
  Django: "django reinhardt | django unchained",
  Jekyll: "jekyll and hyde | dr jekyll | doctor jekyll",
  Godot: "waiting for godot",
  Scala: "la scala | scala theatre | scala theater | scala cinema | teatro alla scala",
  Kafka: "franz kafka | kafka museum | kafka novel | kafka novels | novels of kafka | works of kafka | reading kafka | kafka and camus | camus and kafka | kafka and mann | kafka seminar | kafka's metamorphosis | kafka on the shore | teach kafka | teaching kafka | kafka woolf | kafka joyce | kafka orwell | kafka borges | woolf kafka | joyce kafka | orwell kafka | kafka and joyce | kafka and woolf | kafka and orwell | kafka and borges | joyce and kafka | woolf and kafka | orwell and kafka",
  Selenium:
    "selenium rich | selenium tablets | selenium tablet | selenium capsules | selenium deficiency | selenium levels | zinc and selenium | selenium and zinc | selenium in | selenium supplement | selenium supplements | selenium content | selenium intake | dietary selenium | selenium and vitamin | vitamin e and selenium | selenium toxicity | selenium sulfide",
  Spinnaker: "spinnaker sail | spinnaker tower | spinnaker trim | spinnaker pole | jib and spinnaker | mainsail and spinnaker",
  Prometheus: "prometheus unbound | myth of prometheus | prometheus and epimetheus",
  Azure: "azure waters | azure sea | azure seas | azure sky | azure skies | azure coast | azure blue | azure pool | azure tiles | azure tile | azure paint | azure glaze | azure walls | azure eyes | azure ink | azure and gold | cote d'azure",
  TOSCA: "puccini's tosca | opera tosca | tosca opera",
  Playwright:
    "playwright in residence | playwright and director | playwright and screenwriter | director and playwright | award winning playwright | emerging playwright | the playwright | a playwright | playwright festival | playwright residency | playwright commission | novelist and playwright | poet and playwright",
  Puppeteer: "puppeteer for | puppeteer and storyteller | a puppeteer | puppeteer on | lead puppeteer | marionette puppeteer | puppeteer skills | puppeteer in",
  Protractor: "ruler and protractor | protractor and compass | compass and protractor | bevel protractor | use of a protractor | with a protractor",
  Miro: "joan miro | miro exhibition | picasso and miro | miro and picasso",
  Cassandra: "contact cassandra | ask for cassandra | call cassandra | email cassandra | to cassandra | with cassandra | cassandra at | cassandra in hr | cassandra from",
  Vim: "vim and vigor | vim and vigour | vim & vigor | vim & vigour",
  "Customer retention": "churn butter | butter churn | churn out | churn ice cream | churn cream",
  "Sprint planning": "wind sprints | sprints and drills | hill sprints | sprint drills | 100 m sprints | sprints and hurdles",
  SolidJS: "solid js",
  Ruby: "ruby red | ruby slippers | ruby wedding | ruby ring | ruby chocolate | ruby grapefruit | ruby jewellery | ruby jewelry",
  Python: "feed the python | the python and the | snakes and pythons | python and boa | python and the boa | ball python | burmese python | python snake | reticulated python | python enclosure | monty python | carpet python",
  SQL: "mql to sql | mqls to sqls | mql/sql | sql conversion | lead to sql | sql to opportunity | mql and sql | sql target | sql targets | sql quota | sqls per month | sqls a month",
  Docker: "docker at the port | dock worker docker | docker on the quay",
  Puppet: "puppet theatre | puppet theater | puppet show | puppet shows | puppet making | finger puppet | hand puppet | puppet play",
  Jenkins: "jenkins family | jenkins school | jenkins street | jenkins county",
  "IV therapy": "level iv | phase iv | type iv | title iv | stage iv | class iv | schedule iv | grade iv | chapter iv | part iv | tier iv | category iv | group iv | division iv",
  "Physical therapy":
    "pt cashier | pt server | pt cook | pt driver | pt clerk | pt sales | pt associate | pt receptionist | pt barista | pt position | pt positions | pt job | pt jobs | pt hours | pt role | pt weekends | ft/pt | pt/ft | pt or ft | ft or pt | pt only",
  French: "french toast | french press | french fries | french doors | french drain | french bulldog | french horn | french onion | french fry | french braid | french tips | french manicure | french polishing | french windows",
  SAP: "collect sap | collecting sap | maple sap | tree sap | birch sap | sap from | sap of | sap flow | sap sucking | sap and resin | plant sap",
  "Oracle Database": "oracle park | oracle arena | oracle of delphi | oracle of omaha",
  SaltStack: "salt pepper | salt and pepper | salt fat | sea salt | salt water | road salt | salt spreading",
  Flask: "volumetric flask | conical flask | vacuum flask | hip flask | thermos flask | round bottom flask | shake flask | flask cultures",
  Electron: "electron microscopy | electron microscope | electron beam | scanning electron | transmission electron | electron transport | electron density"
}

export const elsewhere: ReadonlyArray<Concept> = Object.entries(phrases).map(([name, text]) => ({
  name,
  ambiguous: { forms: [], never: text.split("|").map((phrase) => phrase.trim()) }
}))
