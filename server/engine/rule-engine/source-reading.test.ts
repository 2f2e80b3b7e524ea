import { expect, it } from 'vitest';
import { areRelated } from './definitions.ts';
import { kindOfName } from './names.ts';
import { branchesText, sourceOf, willowText } from '../../../tests/support/sample-texts.ts';
import { sentencesOf, standsAlone } from './sentences.ts';
import { readAhead, readSources } from './source-reading.ts';

const willow = readSources(sourceOf(willowText));
const branches = readSources(sourceOf(branchesText));

it('splits sentences, but not at abbreviations, initials or decimals', () => {
  const text =
    'Dr. J. Smith weighed 2.5 grams, i.e. very little. In Marbury v. Madison the court decided. Was it right?';
  expect(sentencesOf(text).map((sentence) => sentence.text)).toEqual([
    'Dr. J. Smith weighed 2.5 grams, i.e. very little.',
    'In Marbury v. Madison the court decided.',
    'Was it right?',
  ]);
});

it('joins wrapped lines and separates headings', () => {
  const [first, second] = sentencesOf(
    'The water cycle\nWater evap-\norates from the sea and\nfalls as rain.',
  );
  expect(first).toMatchObject({ text: 'The water cycle', heading: true });
  expect(second).toMatchObject({ text: 'Water evaporates from the sea and falls as rain.', heading: false });
});

it.each([
  ['Glucose is a sugar that stores energy.', true],
  ['It stores energy for the whole plant.', false],
  ['In 1779 someone showed that plants do this only in light.', false],
  ['At that time nobody knew where the mass came from.', false],
  ['Is glucose a sugar that stores energy?', false],
  ['See Figure 3 for the parts of a green leaf.', false],
  ['To draw a line through two points, follow these steps.', false],
  ['Three days later they found the doors locked.', false],
  ['Unless specifically stained, they are not visible at all.', false],
  ['Wren took them to the kitchen, where the stove was warm.', false],
  ['In fact, matter is recycled but energy is not.', false],
  ['When the caterpillar is big enough, it hangs from a twig.', true],
  ['Parallel lines never meet because they have the same slope.', true],
])('decides whether %j can be quoted on its own', (text, alone) => {
  const [sentence] = sentencesOf(text);
  expect(sentence && standsAlone(sentence)).toBe(alone);
});

it('finds definitions in the words of the source', () => {
  const found = Object.fromEntries(
    willow.definitions.map(({ term, definition }) => [term.toLowerCase(), definition]),
  );
  expect(found).toMatchObject({
    photosynthesis:
      'the process by which plants use light energy to turn carbon dioxide and water into glucose and oxygen',
    chlorophyll: 'a green pigment in the chloroplasts',
    stomata: 'tiny openings',
    glucose: 'a sugar that stores energy for the plant',
  });
  expect(found).not.toHaveProperty('it');
  expect(willow.definitions.find(({ term }) => term === 'stomata')?.full).toBe(false);
});

it('distinguishes names from things', () => {
  const proper = branches.terms.filter((term) => term.proper).map(({ text }) => text);
  expect(proper).toEqual(
    expect.arrayContaining(['Congress', 'President', 'Supreme Court', 'House of Representatives']),
  );
  const things = willow.terms.filter((term) => !term.proper).map(({ key }) => key);
  expect(things).toEqual(expect.arrayContaining(['plant', 'carbon dioxide', 'chlorophyll', 'stoma']));
  expect(things).not.toContain('pound');
});

it('ranks the most central sentences first', () => {
  expect(willow.central[0]?.text).toMatch(/^Photosynthesis is the process/);
  expect(willow.central.every(({ text }) => willowText.includes(text))).toBe(true);
});

it('reads the same source once', () => {
  expect(readSources(sourceOf(willowText))).toBe(willow);
});

it('keeps names whole, with initials but without dates, and skips adjectives such as American', () => {
  const text =
    'Dust blew for years. The Dust Bowl was a region of the Great Plains where soil turned into dust. In October 1932 voters elected Franklin D. Roosevelt. In October 1935 Franklin D. Roosevelt spoke to the American people about the Dust Bowl.';
  const names = readSources(sourceOf(text))
    .terms.filter((term) => term.proper || /^\p{Lu}/u.test(term.text))
    .map((term) => term.text);
  expect(names).toEqual(expect.arrayContaining(['Dust Bowl', 'Franklin D. Roosevelt', 'Great Plains']));
  expect(names.filter((name) => /^(?:dust Bowl|Franklin|Roosevelt|October|American)$/.test(name))).toEqual(
    [],
  );
});

it('includes a title in a name, but not a date', () => {
  const text =
    'On the third night of January Mrs. Tansy fell ill. Her neighbor Jo Ann Robinson lit the lamp for Mrs. Tansy.';
  const names = readSources(sourceOf(text)).terms.filter((term) => term.proper);
  expect(names.map((term) => term.text).toSorted()).toEqual(['Jo Ann Robinson', 'Mrs. Tansy']);
});

it('counts irregular plurals with their singulars, and “butterfly” as a noun', () => {
  const text =
    'A mitochondrion makes energy. Liver cells have many mitochondria. A butterfly drinks nectar, a sweet liquid, through a tube. The butterfly rests.';
  const { terms, definitions } = readSources(sourceOf(text));
  expect(terms.map(({ key }) => key)).toEqual(expect.arrayContaining(['mitochondrion', 'butterfly']));
  expect(definitions).toEqual([]);
});

it.each([
  ['Browder v. Gayle', 'case'],
  ['Treaty of Paris', 'work'],
  ['National Assembly', 'body'],
  ['Latin America', 'place'],
  ['Lyon', 'place'],
  ['Rosa Parks', 'person'],
  ['NAACP', 'letters'],
])('classifies the name %s as %s', (name, kind) => {
  const text =
    'Rosa Parks knew Lyon. She lived in Lyon. The NAACP read Browder v. Gayle in the National Assembly.';
  expect(kindOfName(name, text)).toBe(kind);
});

it('finds definitions in an encyclopedia and on a worksheet', () => {
  const text = `Water moves all around Earth.[1] The heat of the sun turns the water into vapor.[2] This is called evaporation. Runoff is water that flows over the land. London is the capital of England. Ada Lovelace was a mathematician who wrote the first program.

• Condensation: a gas becomes liquid water`;
  const found = readSources(sourceOf(text)).definitions.map(({ term, definition }) => [term, definition]);
  expect(found).toEqual([
    ['evaporation', 'the heat of the sun turns the water into vapor'],
    ['runoff', 'water that flows over the land'],
    ['London', 'the capital of England'],
    ['Ada Lovelace', 'a mathematician who wrote the first program'],
    ['condensation', 'a gas becomes liquid water'],
  ]);
});

it.each([
  'Today the lighthouse is a museum that tells the story of its keepers.',
  'Nowadays lighthouses are the homes of people who like the sea.',
  'Originally the light was a lamp that burned the oil of whales.',
  'In summer the tower was a place where painters came to work.',
])('takes the time at the start of %j for no part of a term', (text) => {
  const { definitions } = readSources(sourceOf(`${text} The keeper climbed the stairs every evening.`));
  expect(definitions.map(({ term }) => term)).toEqual([]);
});

it('keeps a name with an article inside', () => {
  const { definitions } = readSources(sourceOf('Peter the Great was a ruler who built a city on the sea.'));
  expect(definitions.map(({ term }) => term)).toEqual(['Peter the Great']);
});

it('reads a glossary line by line', () => {
  const { definitions } = readSources(
    sourceOf(
      'osmosis: the movement of water through a membrane\nCell wall – the stiff layer around a plant cell',
    ),
  );
  expect(definitions.map(({ term }) => term)).toEqual(['osmosis', 'cell wall']);
});

const long = (text: string) => text.repeat(Math.ceil(100_000 / text.length)).slice(0, 100_000);
const numbered = Array.from(
  { length: 2_000 },
  (_, number) => `Thing${number} is a kind of thing that does work number ${number}.`,
);

it.each([
  ['initials', long('A. ')],
  ['one line', long('word ')],
  ['wrapped lines', long('a line without an end\n')],
  ['broken words', long('a-\nb')],
  ['stars', long('**a ')],
  ['definitions', numbered.join(' ')],
])('reads 100,000 characters of %s in a few seconds', (_, text) => {
  const begun = performance.now();
  readSources(sourceOf(text));
  expect(performance.now() - begun).toBeLessThan(8_000);
});

it('yields to the event loop while reading ahead, and caches the result', async () => {
  const source = sourceOf(`${willowText}\n\nA text that is not cached yet.`);
  let turns = 0;
  let reading = true;
  const count = () => {
    turns += 1;
    if (reading) setImmediate(count);
  };
  setImmediate(count);
  await readAhead(source);
  reading = false;
  expect(turns).toBeGreaterThan(3);
  const found = readSources(source);
  await readAhead(source);
  expect(readSources(source)).toBe(found);
  expect(found.terms.map(({ text }) => text)).toContain('photosynthesis');
});

it('prefers the more specific definition, and relates only terms of one kind', () => {
  const text =
    'All cells get energy in a process called cellular respiration. Cellular respiration is the process by which cells release the energy stored in food. A welding helmet is a shield against sparks and light. Arc eye is a painful burn caused by light. A comet is a ball of ice and dust. A planet is a ball of rock or gas.';
  const { definitions } = readSources(sourceOf(text));
  const meaningOf = (name: string) => definitions.find(({ term }) => term.toLowerCase() === name);
  expect(meaningOf('cellular respiration')?.definition).toMatch(/^the process by which/);
  const [helmet, burn] = [meaningOf('welding helmet'), meaningOf('arc eye')];
  const [comet, planet] = [meaningOf('comet'), meaningOf('planet')];
  expect(helmet && burn && areRelated(helmet, burn)).toBe(false);
  expect(comet && planet && areRelated(comet, planet)).toBe(true);
});
