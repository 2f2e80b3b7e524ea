/** Verbs of objectives whose result can be seen or heard, besides those that have a level of Bloom's taxonomy. */
export const observableVerbs: ReadonlySet<string> = new Set(
  `act adapt add address adjust administer advise advocate agree align allocate alphabetize alphabetise amend animate annotate announce
answer argue arrange articulate ask assemble assign assist attach attend audit author automate balance bake bend bisect blend block bold
bounce break brainstorm breathe brief broadcast budget build calibrate call capitalize capitalise capture caption care carry carve cast
catch catalogue cause chart check chant choose choreograph chunk cite clap classify clean clear climb cluster coach code collaborate collect
colour color combine command comment communicate compile compose compress conclude conduct conjugate connect consult contribute control
convey convince cook cooperate correct count cover craft cut cycle dance date deal debug decide decode decompose decorate decrease dedicate
deduce defend deliver demonstrate depict derive detect determine diagnose dictate direct disassemble display dissect distribute document
dramatize dramatise draw dribble drill edit eliminate employ enact encode engage enlarge enter enunciate equip establish evaluate exchange
execute exercise exhibit expand experiment explore extend extract facilitate factor fill film filter find finish fit fix flip fold follow
formulate frame gather generate gesture give glue greet group grow guide handle help hold hop host hum illuminate imitate implement improvise
include incorporate increase indicate infer inform initiate insert inspect install instruct integrate interact interview introduce invent
inventory invert investigate iterate join journal jot judge juggle jump justify keep kick knit knot launch lay lead lift link listen load
log look loop lower maintain make manage manipulate map mark measure mediate memorise mend mentor merge mime mix modify monitor mould mold
move multiply narrate navigate negotiate note notice number observe obtain offer open operate order organize organise orient outline pace
paint pair paraphrase participate partition pass paste pause perform persuade photograph pick pitch place plan plant play point pose position
post pour practise prepare present press print process produce program project pronounce proofread propose prove provide publish pull punctuate
push put quantify query question race raise rank rate reach read rearrange rebuild recommend reconstruct record recount recycle redesign reduce
refer refine reflect rehearse relate remove rename render repair replace reply reproduce request research respond retell reverse review revise
rewrite rhyme roll role-play rotate round run sample save say scan schedule score search segment select send separate sequence serve set sew
shape share shift shoot sign signal simplify simulate sing sit sketch skip slide sort sound speak spell split spot stack stage stand start
stitch stop store stretch strike structure study submit subtract suggest sum support surround survey swim swing switch synthesise tabulate take
talk tap teach tell test think-aloud throw tie time tilt touch trace track transcribe transfer transform travel treat try tune turn tutor type
underline unfold unpack update upload validate vary verify view visit visualize visualise vote walk warn wash watch water weave weigh wire work
wrap write zoom`.split(/\s+/),
);
