import { expect, it } from 'vitest';
import { catalogueOf } from '../../books/book-catalogue.ts';
import { readSample } from '../sample.ts';
import { generator } from './generator.ts';
import { longFormInput, type LongFormResult, longFormResult } from './schema.ts';

const { input: form, result, context } = readSample(generator);
const input = longFormInput.parse(form);
const sample = longFormResult.parse(result);
const [first, second, third] = sample.sections;
if (!first || !second || !third) throw new Error('The sample has fewer than three parts.');

const check = (change: Partial<LongFormResult>, of: object = {}) => {
  const checked = generator.checks({ ...sample, ...change }, { ...input, ...of }, context);
  return { ...checked, result: longFormResult.parse(checked.result) };
};
const findings = (change: Partial<LongFormResult>, of: object = {}) =>
  check(change, of)
    .checks.filter(({ status }) => status !== 'passed')
    .map(({ name, status, path, section }) => [name, status, path ?? section]);

const FOLLOWS = 'The text follows the outline';

it('counts the words of each part again', () => {
  const wrong = [{ ...first, word_count: 900 }, second, third];
  expect(findings({ sections: wrong })).toEqual([['Words counted', 'repaired', 'sections']]);
  expect(check({ sections: wrong }).result.sections[0]?.word_count).toBe(first.word_count);
});

it.each([
  [0.81, []],
  [0.79, [['Length', 'open', 'sections']]],
  [1.19, []],
  [1.21, [['Length', 'open', 'sections']]],
])('compares the words with the plan: %d of them', (share, expected) => {
  const words = sample.sections.reduce((sum, { word_count = 0 }) => sum + word_count, 0);
  const [entry, ...others] = sample.outline;
  const rest = others.reduce((sum, { target_words }) => sum + target_words, 0);
  const target_words = Math.round(words / share) - rest;
  if (!entry) throw new Error('The sample has no outline.');
  expect(findings({ outline: [{ ...entry, target_words }, ...others] })).toEqual(expected);
});

it('names the parts that are not written', () => {
  const sections = [first, { ...second, markdown: '' }, third];
  const { checks } = check({ sections });
  expect(checks.find(({ name }) => name === FOLLOWS)).toMatchObject({
    status: 'open',
    detail: `Not written: ${second.heading}.`,
  });
});

it('reports parts in another order or under old headings, and its fix puts them right', () => {
  for (const sections of [
    [second, first, third],
    [{ ...first, heading: 'Packing' }, second, third],
  ]) {
    const { checks } = check({ sections });
    const { status, fix } = checks.find(({ name }) => name === FOLLOWS) ?? {};
    expect(status).toBe('open');
    const fixed = longFormResult.shape.sections.parse(fix?.[0]?.value);
    expect(findings({ sections: fixed })).toEqual([]);
  }
});

it('reports a sentence that two parts share, unless it is short', () => {
  const shared = 'Every child brings a raincoat, because the weather at the dunes changes within minutes.';
  const withText = (text: string) => [
    { ...first, markdown: `${first.markdown} ${text}` },
    second,
    { ...third, markdown: `${third.markdown} ${text}` },
  ];
  expect(findings({ sections: withText(shared) })).toContainEqual([
    'No part repeats another',
    'open',
    '/sections/2',
  ]);
  expect(findings({ sections: withText('Call the school.') })).not.toContainEqual([
    'No part repeats another',
    'open',
    '/sections/2',
  ]);
});

it('points at what the teacher has to fill in', () => {
  const sections = [first, { ...second, markdown: `${second.markdown} Ask [name of the nurse].` }, third];
  expect(findings({ sections })).toContainEqual(['Nothing left to fill in', 'open', '/sections/1']);
});

it('takes no reference for verified', () => {
  const references = sample.references.map((book) => ({ ...book, verified: true }));
  expect(findings({ references })).toEqual([
    ['References are marked as unverified', 'repaired', 'references'],
  ]);
  expect(check({ references }).result.references.every(({ verified }) => verified === false)).toBe(true);
});

it('takes a reference for verified only if the catalogue lists it', () => {
  const [listed] = sample.references;
  if (!listed) throw new Error('The sample has no reference.');
  const invented = { title: 'The Weight of Leaves', author: 'Ana Reyes', verified: true };
  const books = catalogueOf([listed]);
  const { result: marked, checks } = generator.checks({ ...sample, references: [listed, invented] }, input, {
    ...context,
    books,
  });
  const { references } = longFormResult.parse(marked);
  expect(references.map(({ verified }) => verified)).toEqual([true, false]);
  expect(checks).toContainEqual(
    expect.objectContaining({
      name: 'References are in the catalogue',
      status: 'open',
      path: '/references/1',
    }),
  );
});

it('measures the text against the grade of its readers', () => {
  expect(findings({}, { grade_level: 'Grade 1' })).toEqual([
    ['Reading level', 'open', expect.stringMatching(/^\/sections\/\d$/)],
  ]);
});

it('checks no text before the parts are written', () => {
  const { checks } = check({ sections: [], references: [] });
  expect(checks.map(({ name }) => name)).not.toContain(FOLLOWS);
});
