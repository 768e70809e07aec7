/** Given names, in lower case with a space between; each stands in one list only. `people.ts` is where they are asked for. */
export const givenNames = {
  /** Names that hardly stand for anything else before a surname. */
  plain:
    "aaliyah aaron adam agnes agnieszka ahmed aisha alan albert alessandro alex alexa alexander alfie alfred ali " +
    "alice alicia alma amanda amber amir amit amy ana anders andrea andrei andrew andy angela anita anjali ann " +
    "anna anne annie anthony anton anya archie arjun arlo arthur ashley astrid audrey ava avery barbara beatrice " +
    "beatriz becky bela ben benjamin bernard bertha beth blake bob boris brandon brenda brian bridget brook " +
    "brooke bruno camila carlos carmen carol carolyn carter casey catarina cecil cecilia celia charity charles " +
    "chen chiara chloe chris christina christine christopher claire clara claude clay clement cliff colin connor " +
    "constance cooper cora coral craig crystal cynthia cyril daisy damian dan daniel darren dave david dawn dean " +
    "deborah deepa deirdre della dennis derek desmond diane diego dmitri dolores donald donna doris dorothy " +
    "douglas drew duncan dylan earl edgar edith edmund edna edward edwin eileen elaine eleanor elena elias eliza " +
    "elizabeth ella ellen elsa elsie emil emily emma enid eric erica erik erin ernest esme esther eszter ethan " +
    "ethel eugene eunice eva evan evelyn ezra faith fatima felicity felix finn fiona flora frances francesca " +
    "francis fred freda frederick freya gabriela gail ganesh gary gavin gemma geoffrey george gerald geraldine " +
    "gertrude gideon gilbert gillian gina ginger giovanni giulia glenn gloria goran gordon greg gregor gregory " +
    "greta gwen hana hannah hans harold harper harriet harry harvey hassan hayley hazel heath heather hector " +
    "helen henry hilda hiroshi holly howard hubert hugh hunter ian ibrahim ida igor imogen ines inga ingrid ioana " +
    "irene iris isaac isabel isabella isla ismail istvan ivan ivana ivor ivy jack jacob jacqueline jade jakob " +
    "james jamie jan jana jane janet janice jason jean jeanette jeffrey jen jennifer jenny jeremy jerry jess " +
    "jessica jill jim jin joan joanna joanne joao joe john jonah jonas jonathan jordan jorge jose joseph " +
    "josephine josh joshua josie joy joyce juan judith julie juliet jürgen karen karim karl katarina kate " +
    "katherine kathleen kathryn katie katya kavita keith kelly ken kenji kenneth kevin kimberly kira kirsten " +
    "kirsty klaus krzysztof kurt kyle lakshmi lara larry lars laszlo laura lauren layla leah leila lena leo leon " +
    "leonard leonie leslie lewis liam lily linda ling linh lionel lisa liz lloyd logan lola lorna louis louisa " +
    "louise luca lucas lucia lucy luis lydia mabel maeve magnus malcolm malgorzata manuel marcel marco marcus " +
    "margaret maria marian mariana marianne marie marion marjorie marta martha mary mason mateo matt matthew " +
    "matthias maureen mauricio max megan mei melanie melissa mia michael michelle miguel mihai mike mildred miles " +
    "milo mina minh miranda miriam mohammed moira molly monica morgan moritz muhammad muriel murray mustafa myra " +
    "nadia nancy naomi natasha nathan neha neil nell nellie nicholas nick nicole nigel niklas nils nina noah noor " +
    "nora norman oleg olga olive oliver olivia omar ondrej oona opal orla oscar otto owen paige pamela paolo " +
    "parker patience patricia patrick paul paula pauline pavel pearl pedro penny percy pete peter petr phil " +
    "philip philippa phoebe phyllis pierre pilar piotr piper polly pooja poppy priya prudence quinn rachel radu " +
    "rafael rahul raj ralph ramesh ravi raymond rebecca regina reuben rhys richard riley rita rob robert robin " +
    "roger roland ron ronald rory rosa rosalind rose rosemary rosie roy rupert russell ruth ryan sadie sally sam " +
    "samantha samir samuel sandra sanjay santiago sarah saul scott seamus sean selma sergei sharon sheila shirley " +
    "sidney silvia simon sky skyler sofia solveig soo sophie stefan stella stephanie stephen steve steven stewart " +
    "stuart sue suresh susan sven svetlana sybil sylvia tamar tamara tanya tara tatiana taylor ted teresa tereza " +
    "tessa thea thelma theo theodore thiago thomas tilda tim timothy tina tobias toby tom tomasz tony tracy " +
    "trevor tyler ulrich una ursula uwe valentina valerie vera verity vernon vicky victoria vikram viktor vincent " +
    "viola violet vivian vladimir wade walter warren wei wendy wilfred william willow wilma winifred xin yasmin " +
    "yuki yusuf yvette yvonne zachary zainab zara zelda zoe zoltan zoran",
  /** Names that are those of tools as well, which stand beside others in lists: "Ruby Java Python", "Maya, Blender". */
  ofTools: "ada clio hugo jasmine julia maya pascal ray ruby tally travis",
  /** Names of tools that begin a person's where a surname follows that is no word of any skill: "Cassandra Lee". */
  ofToolsWithSurname: "cassandra",
  /** Names that are words as well: they count where the name ends behind the surname, or goes on as of a person. */
  ofWords:
    "april art august autumn bill buck chase chuck dale frank gene glen grace grant hope lance mark may pat rich " +
    "rusty sandy skip summer sunny will"
}
