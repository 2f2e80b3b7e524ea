const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** First and last names that are also everyday words, so that only a capital makes them names. */
export const everydayWords = list(`
iris destiny major poppy stormy reign skip pierce kitty bonny max sharp moody strange power
abbey ace acorn aim alder amber angel ann ant apple arch archer aria arrow art ash ashes aster autumn avenue baker ball band bank banks
bar barber barley barn barrel base basil bat bates bay beach bean bear beau beck bee bell belle bench berg berry best bill bird bishop
black blade blaze blossom blue bloom bly bolt bond bonus booker boone border born bose boss boulder bow bowl bowman box boy brad branch
brand brandy brave bray breeze bridge bridges briar bright brock brook brooks brown buck bud bull burn burns burr bush butcher butler
butter buzz byte cable cage camp candy cane cannon canyon captain car care carol carpenter carter carver case cash castle cave
chance chandler chang chapman charity chase cherish cherry chess chin christian church clay clement cliff clifton close cloud clover coal
coast cobb coin cole coleman colt comfort con constant cook cooper coral corn cotton couch cove cox crane cray creek crisp cross crow
crystal curry curtis cutter cypress daisy dale dancer dandy dane darling dash dawn day deacon dean dear dee deer del dell delta den dew
diamond dick dill dix do dolly don dot dove drake draper draw dream drew duke dune early earl earnest east easter ebony echo eden edge
elder elm ember emerald english essence ever evergreen fair faith fall fan farmer fawn fay feather fern field fields finch fine
finn fish fisher flame fleet fletcher flint flood flora flower flowers flynn forbes ford forest forester fort forth foster fountain fox
frank free freeman french friend frost fuller gable gale gallant game garden gardener garner garnet gates gene gentry ginger
glass glen glide glory glover gold golden good goodman grace grand grant grass gray graves green greene grey grove guard gull gunner guy
hail hale hall ham hand happy harbor harbour hardy harmony harp harper harrow hart hatch haven hawk hawks hay hazel head heart heath heather
heaven heel height helm henna herb herd hero hill hills hobby hogs holiday holly holm honey honor honour hood hook hooper hope horn horse
house huff humble hunt hunter hurst hush ice ike ike imp indigo ink iron isle ivory ivy jack jade jam jasmine jasper jay jazz jean jet jewel
jewels job joiner joker jolly josh journey joy judge juniper just justice keen keeper key kidd king kings kit kite knight knot knox
lace lacy lad lady lake lamb lamp lance land lane lark lath laurel lavender law lawn lawyer leaf leader lee legend lemon lent levy liberty
light lilac lily lin lind linden line lion lionel little lock locke lodge long lord lot love low loyal luck lucky lumber lynx lyric mace
magnolia mallow malt man mane manners manning maple marble march mare marina mark marks marsh marshal marshall martin mason mast
master may mead meadow meadows mel melody mercy merit merry mild miles mill miller mills milo mine mink mint miracle misty mo mole monday
monk moon moor moose morn moss mound mount mountain muse musk myrtle nash nature nick noble noel noon norm north nova oak oaks oakley ocean
odd odin olive onyx opal orange orchid otter pace page paige palm palmer pan pansy paradise park parker parks parson parsons
pat patience pause paw peace peach peak pear pearl penny pepper perch perry person peters petal petite phoenix piper pike pine pines pitt
plant plum poe point polk pond pool pope porter post potter pound powder powers prairie precious presley price pride priest prime
prince princess priest prior promise prosper prudence queen queenie quest quick quill quiet race rain rainey raise ram ramsey ranger
raven ray read ready real reason red reed reef reese reeves remedy reynard rhodes rhyme rice rich richer rick ridge right rim ring
river rivers roads roan rob robin rock rocket rocky rod rogue roman rook root rose rosemary rosie round rover row rowan royal ruby rue rush
russet rusty rye sabre sad saffron sage sailor saint sally salt sam sand sandy sands savage sawyer say scarlet schumer scout sea seal
seaman sedge self senior sergeant shade shaw shell shepherd sherry ship shoemaker short silver singer singh sky skye skylar slate slaughter sloan
small smart smith snow so solo sol son song south spark sparks spears spencer spring spruce stack stag stall star stark starr steel
stein stella steward stewart still stock stone storm story street string strong stub sue sugar sullivan summer summers sun sunday sunny
sunshine swan sweet swift sword tailor tale tall tan tanner tate tawny taylor teal temple terry thorn thorne thrush thyme tide tiger timber
toby todd tom tommy topaz torres tower towers town trace track trader travel tree trinity trip trout troy true trump truth tuck
tucker tulip turner turtle twain tweed tyler unity vale valentine valley van vaughn velvet venture vera vernal verse victor vine
vinci violet violin virtue vista wade wage wagner walker wall walls waller walnut ward ware warden warner warren washer water waters
watt watts wave way weaver webb weeks welch wells west wheat wheeler white whitehead wick wild wilde wilder will willow wills win wind
winner winter winters wise wisdom wish wit wolf wolfe wong wonder wood woods woodward wool word work worth wren wright yard yarrow
yates year york young zeal zen zest zinc an bo al ed ty my ha la le li lo lu ma mi mu na ng ni no oh on pa qi ru sa se si su ta te to
tu un vi wu xi ya ye yi yo yu amor azul blanco bravo campo casa cruz dia flor fuente guerra luz mar mayor mendez moreno nieves noche pastor
paz perla pino prado reina rey rio rojo rosario sierra soledad sombra vega verde vida beau blanc bois chevalier claire dieu fleur leroy
loup neige noir petit pierre reine roche roy bauer berg blum fischer fuchs jung klein koch kraft lang lieb mai mann meer neu richter
ritter sommer stern vogel weber weiss winter wolf zimmermann`);

/** Always written with a capital and rarely a student: months, days, nationalities, titles, terms. */
export const properWords = list(`
january february march april may june july august september october november december monday tuesday wednesday thursday friday
saturday sunday easter christmas america american english french german spanish italian chinese roman christian islam
paris london rome milan florence venice vienna madrid berlin sydney melbourne austin dallas houston denver boston chicago brooklyn
savannah phoenix troy athens cairo verona geneva lisbon alexandria santiago havana tokyo delhi lima oxford cambridge lancaster lincoln
washington jefferson madison jackson hamilton franklin adams monroe cleveland kennedy roosevelt churchill obama bush clinton reagan
nixon grant georgia virginia carolina dakota montana nevada asia africa europe jordan chad israel kenya india china cuba trinidad
mercury venus earth mars jupiter saturn uranus neptune pluto orion luna sol apollo athena zeus hera ares hermes artemis diana
poseidon hades persephone demeter odysseus achilles hector hercules perseus medusa pandora atlas helios nike aurora juno minerva
newton einstein darwin galileo kepler copernicus curie pasteur mendel watt volta ampere ohm faraday maxwell planck bohr rutherford
tesla edison bell fahrenheit celsius kelvin pascal joule hertz avogadro dalton boyle charles hooke pythagoras euclid archimedes fermat
euler gauss fibonacci venn descartes leibniz riemann turing socrates plato aristotle homer virgil sophocles
shakespeare romeo juliet hamlet macbeth othello iago ophelia desdemona prospero ariel beowulf dickens austen twain poe hemingway
steinbeck orwell tolkien rowling angelou whitman dickinson frost keats byron wordsworth chaucer milton dante cervantes quixote
mozart beethoven bach chopin vivaldi picasso monet rembrandt michelangelo leonardo raphael matisse dali warhol kahlo
columbus magellan napoleon caesar cleopatra alexander hitler stalin lenin mao gandhi mandela malala luther calvin moses abraham
jesus buddha muhammad mohammed columbia amazon nile victoria
bloom cornell frayer venn socratic bluebell cinderella goldilocks aesop grimm seuss pinocchio rapunzel peter wendy alice dorothy`);

/** Parts of last names that don't identify a person on their own. */
export const particles = list(
  'de da do dos das del della di du der den van von ter ten la le el al bin ibn ben abu st saint y e i zu zur and und jr sr ii iii iv',
);
