/** Names that teachers often type small, as they are written; each is found whatever its case. */
export const knownNames: readonly string[] = `
World War I,World War II,Civil War,Cold War,Revolutionary War,Vietnam War,Korean War,Gulf War,Hundred Years’ War,War of 1812,
American Revolution,French Revolution,Russian Revolution,Mexican Revolution,Haitian Revolution,Industrial Revolution,Renaissance,
Reformation,Enlightenment,Great Depression,New Deal,Dust Bowl,Holocaust,Black Death,Silk Road,Middle Ages,Harlem Renaissance,
Bill of Rights,Declaration of Independence,Magna Carta,Supreme Court,Congress,Treaty of Versailles,Marshall Plan,
Manifest Destiny,Trail of Tears,Gold Rush,Louisiana Purchase,Oregon Trail,Underground Railroad,Boston Tea Party,Jim Crow,
Berlin Wall,Roman Empire,Ottoman Empire,British Empire,Mongol Empire,Aztecs,Mayas,Incas,Vikings,
Africa,Asia,Europe,Antarctica,Australia,North America,South America,Latin America,America,United States,United Kingdom,
England,Scotland,Ireland,France,Germany,Italy,Spain,Portugal,Poland,Ukraine,Russia,Greece,Egypt,Israel,Palestine,Iran,Iraq,India,
China,Japan,Korea,Vietnam,Mexico,Canada,Brazil,Argentina,Peru,Cuba,Haiti,Kenya,Nigeria,South Africa,Rome,Athens,Sparta,London,Paris,
Berlin,New York,Washington,California,Texas,Florida,Alaska,Hawaii,
American,African,Asian,European,English,French,German,Italian,Spanish,Portuguese,Russian,Greek,Roman,Egyptian,Indian,Chinese,Japanese,
Korean,Mexican,Canadian,British,Irish,Latin,Arabic,Native American,Jewish,Christian,Muslim,Buddhist,Hindu,Christianity,Islam,
Judaism,Buddhism,Hinduism,Earth,Mars,Jupiter,Milky Way,
Shakespeare,Romeo and Juliet,Macbeth,Hamlet,To Kill a Mockingbird,The Great Gatsby,Of Mice and Men,Animal Farm,Lord of the Flies,
The Giver,The Outsiders,Charlotte’s Web,Frankenstein,Beowulf,The Odyssey,Martin Luther King,Rosa Parks,Harriet Tubman,
Frederick Douglass,Abraham Lincoln,George Washington,Thomas Jefferson,Anne Frank,Nelson Mandela,Gandhi,Napoleon,Julius Caesar,
Cleopatra,Columbus,Hitler,Stalin,Churchill,Darwin,Newton,Einstein,Galileo,Mozart,Beethoven,Picasso,Monet,Van Gogh,Frida Kahlo,
Pythagorean,Pythagoras,Euclid,Punnett,Bohr,Python,JavaScript,Thanksgiving,Halloween,Christmas,Ramadan,
Juneteenth,Black History Month,DNA,RNA,ATP,NASA,HTML,CSS,MLK,FDR,JFK,NATO,USSR,USA,HIV,CPR,pH`
  .split(',')
  .map((name) => name.trim());

/** Short ways to type a name, and the name in full. */
export const shortNames: ReadonlyMap<string, string> = new Map([
  ['ww1', 'World War I'],
  ['wwi', 'World War I'],
  ['world war 1', 'World War I'],
  ['world war one', 'World War I'],
  ['ww2', 'World War II'],
  ['wwii', 'World War II'],
  ['world war 2', 'World War II'],
  ['world war two', 'World War II'],
  ['us constitution', 'US Constitution'],
  ['u.s. constitution', 'U.S. Constitution'],
  ['us history', 'US history'],
  ['us government', 'US government'],
]);

/** Topics that teachers type without the article that a sentence needs. */
export const withArticle: ReadonlySet<string> = new Set(
  `civil war,cold war,revolutionary war,vietnam war,korean war,gulf war,hundred years' war,war of 1812,american revolution,
french revolution,russian revolution,mexican revolution,haitian revolution,industrial revolution,renaissance,reformation,enlightenment,
great depression,new deal,dust bowl,holocaust,black death,silk road,middle ages,harlem renaissance,bill of rights,
declaration of independence,supreme court,treaty of versailles,marshall plan,trail of tears,gold rush,louisiana purchase,oregon trail,
underground railroad,boston tea party,berlin wall,roman empire,ottoman empire,british empire,mongol empire,us constitution,
u.s. constitution,constitution,united states,united kingdom,milky way,solar system,water cycle,rock cycle,carbon cycle,nitrogen cycle,
cell cycle,krebs cycle,periodic table,scientific method,greenhouse effect,food chain,food web,human body,digestive system,
circulatory system,respiratory system,nervous system,immune system,skeletal system,pythagorean theorem,quadratic formula,
distributive property,order of operations,number line,coordinate plane,unit circle,main idea,writing process,five senses,ph scale`
    .split(',')
    .map((name) => name.trim()),
);
