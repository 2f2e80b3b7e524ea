const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words too common to carry a topic. */
export const stopWords = list(`
a about above across after again against all almost alone along already also although always am among an and another any anyone
anything are around as at away back be became because become becomes been before began behind being below best better between
beyond both but by called came can cannot come comes could did different do does doing done down due during each early either else
end enough especially etc even ever every everyone everything example far few first five for form forms found four from full
further gave get gets give given gives go goes going gone good got great had happen happens has have having he her here hers
herself high him himself his how however i if in including instead into is it its itself just keep kind kinds know known knows
large last later least less let like likely little long look looked looks lot lots low made mainly make makes making man many may
me mean means meant might mine more most mostly much must my near nearly need needs never new next no nobody none nor not nothing
now of off often old on once one only onto or other others our out over own part parts people per perhaps place put quite rather
really same saw say says second see seem seems seen several shall she should show showed shown shows since small so some something
sometimes soon still such take taken takes ten than that the their them themselves then there therefore these they thing things
think third this those though three through throughout thus time times to today together too took toward towards two under until
up upon us use used uses using usually various very was way ways we well went were what when where whether which while who whole
whom whose why will with within without word words would year years yes yet you your six seven eight nine ago man men woman women
big long short main important able across among amount amounts number numbers type types day days eventually finally originally
actually simply himself despite unless unlike whereas left right dark wet soft bright somebody anybody everybody`);

export const determiners = list(
  'a an the this that these those its their his her our your my each every some any no both all many several most few another more one two three four five six seven eight nine ten',
);

export const prepositions = list(
  'of in on at by for from into with without through between among during under over to toward towards across against as like near inside outside within around about after before per upon along',
);

export const auxiliaries = list(
  'is are was were be been being am has have had do does did can could will would may might must shall should cannot',
);

/** Openers that refer to the previous sentence, so that theirs can't be quoted alone. */
export const contextOpeners = list(`
it its they their them this that these those he she his her him we our i you your such there here then however but and so or yet
also thus therefore hence instead meanwhile moreover furthermore nevertheless otherwise still another others both each either
neither one as because which who afterwards later soon again first second third next finally`);

/** Openers that say when something is so; what follows is the subject. */
export const timeOpeners = list(
  'today tonight tomorrow yesterday now nowadays presently currently recently lately formerly originally initially previously eventually once sometimes usually often always never ever already early',
);

/** Nouns that end like adverbs. */
export const nounsInLy = list(
  'family assembly butterfly dragonfly firefly housefly fly supply reply ally monopoly anomaly jelly belly lily rally tally bully folly gully melancholy italy july',
);

/** Adjectives too common to belong to a topic. */
export const plainAdjectives = list(`
large small great good new old young long short big main important early late different common various certain first second third
last next own same other best better further full few several little high low nearly dark wet soft bright`);

/** Irregular plurals with their singulars. */
export const irregularPlurals: ReadonlyMap<string, string> = new Map(
  `algae alga,analyses analysis,bacteria bacterium,cacti cactus,children child,cilia cilium,crises crisis,criteria criterion,feet foot,
flagella flagellum,fungi fungus,geese goose,genera genus,halves half,hypotheses hypothesis,knives knife,larvae larva,lives life,
matrices matrix,men man,mice mouse,mitochondria mitochondrion,nebulae nebula,nuclei nucleus,oases oasis,ova ovum,oxen ox,
phenomena phenomenon,radii radius,shelves shelf,stimuli stimulus,stomata stoma,strata stratum,teeth tooth,thieves thief,
vertebrae vertebra,vertices vertex,wives wife,wolves wolf,women woman`
    .split(',')
    .map((pair): [string, string] => {
      const [many = '', one = ''] = pair.trim().split(' ');
      return [many, one];
    }),
);

/** The base forms of verbs that are frequent in school texts. */
export const commonVerbs = list(`
absorb accept act adapt add affect agree aim allow appear apply argue arise arrive ask attack attract avoid beat begin believe
belong bend bind blow boil border break breathe bring build burn buy call capture carry catch cause change choose circle claim
climb close collect combine come compare compete complete compose condense conduct connect consider consist contain continue
contract contribute control convert cool cost cover create cross cut decide declare decline decompose decrease defend define
deliver demand depend describe design destroy determine develop die differ digest direct discover dissolve divide draw drink drive
drop dry earn eat elect eliminate emerge emit employ erupt enable encourage enter erode escape establish evaporate exist expand expect
experience explain explore explode express extend face fail fall feed feel fight fill find fit flow fly follow force forget form
freeze gain gather generate grow guide happen hear heat help hit hold hunt identify imagine improve include increase influence
inherit inhabit insist interpret introduce invade invent involve join jump keep kill land last launch lay lead learn leave lie lift limit link live
locate lose lower maintain make manage mark matter measure meet melt migrate mix move multiply notice observe obtain occupy occur
offer open operate oppose orbit organize organise own pass pay perform permit plan plant play point pour predict prefer prepare
press prevent produce protect prove provide publish pull pump push radiate raise reach react read realize realise receive
recognize recognise record reduce refer reflect refuse regulate reject relate release rely remain remember remove repeat replace
represent reproduce require resist respond rest result return reveal ride ripen rise rotate rule run save search seek sell send
separate serve set settle shape share simplify shift shine sink sit sleep slow solve sound speak spin spend split spread stand start state
stay steal stop store strike struggle study succeed suffer suggest supply support surround survive swim teach tell tend think
threaten throw trade transfer transform transport trap travel treat trigger try turn understand unite vary vibrate visit vote wait
walk want warm warn wash watch wear weigh win wonder work worship worry write yield`);

/** Units of measurement. */
export const unitWords = list(`
pound pounds ounce ounces inch inches foot feet yard yards mile miles ton tons gallon gallons gram grams kilogram kilograms liter
liters litre litres meter meters metre metres kilometer kilometers kilometre kilometres centimeter centimeters centimetre
centimetres millimeter millimeters degree degrees percent minute minutes hour hours second seconds week weeks month months century
centuries decade decades dollar dollars cent cents million billion thousand hundred`);

/** Irregular past forms. */
export const irregularPast = list(`
grew gave took went came saw knew wrote began fell found held kept left led lost made met paid ran said sent sold spoke stood taught
thought told won wore built bought brought caught chose drew drove ate flew fought forgot froze got heard hid hit rode rose sank sat
shook shone shot sang slept spent spread stole struck swam swept threw understood woke became broke burst cost dealt dug fed felt bent
bound bred clung crept fled flung forbade forgave hung knelt laid lay lent lit meant mistook overcame overthrew read rebuilt rang sought
shed shrank shut slid sped spun split sprang stuck stung swore swung tore undertook upheld wept withdrew wove`);

/** Capitalised words that are not names. */
export const dateWords = list(`
january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday
sunday`);

/** Stop words that are nouns: the word before one of them describes it. */
export const commonNouns = list(
  'people man men woman women part parts year years day days time times thing things number numbers word words kind kinds type types place',
);
