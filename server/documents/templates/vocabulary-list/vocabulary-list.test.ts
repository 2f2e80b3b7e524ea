import { expect, it } from 'vitest';
import { readSample } from '../sample.ts';
import { composeDocument } from '../testing.ts';
import { generator } from './generator.ts';
import { type VocabularyInput, vocabularyInput, vocabularyResult } from './schema.ts';

const { input, result, context } = readSample(generator);
const sample = vocabularyResult.parse(result);
const [first = { term: '', definition: '' }] = sample.words;
const [task = { id: '', type: 'fill-in-blank', stem: '', points: 1 }] = sample.practice;

const openIn = (change: object, given: Partial<VocabularyInput> = {}) =>
  generator
    .checks({ ...result, ...change }, { ...input, ...given }, context)
    .checks.filter(({ status }) => status === 'open')
    .map(({ name, path }) => [name, path]);

const word = (change: object) => ({ words: sample.words.with(0, { ...first, ...change }) });

it.each([
  [word({ definition: 'When water evaporates.' }), ['Definitions explain the word', '/words/0/definition']],
  [word({ definition: 'very '.repeat(31) }), ['Definitions explain the word', '/words/0/definition']],
  [word({ example: 'The floor dried.' }), ['Examples use the word', '/words/0/example']],
  [{ words: sample.words.slice(1) }, ['Number of words', null]],
])('reports a word with %j', (change, expected) => {
  expect(openIn(change)).toContainEqual(expected);
});

it('reports a missing required word, and a word that students know', () => {
  expect(openIn({}, { words: ['glacier'] })).toEqual([['Your words', null]]);
  expect(openIn({}, { known_words: ['Runoff'] })).toEqual([['Your words', null]]);
});

it('reports a gap whose word is not in the list', () => {
  const practice = sample.practice.with(0, { ...task, blanks: ['steam'] });
  expect(openIn({ practice })).toEqual([['Gaps are filled from the word bank', '/practice/0']]);
});

it('removes a repeated word and makes the word bank again', () => {
  const words = [...sample.words, { ...first, term: 'Evaporation' }];
  const { result: mended, checks } = generator.checks({ ...result, words, word_bank: [] }, input, context);
  expect(mended).toEqual(result);
  expect(checks.filter(({ status }) => status === 'repaired').map(({ name }) => name)).toEqual([
    'Each word once',
    'Word bank',
  ]);
});

it('is composed from definitions of a source, with a task for each word', () => {
  const text =
    'Evaporation is the change of a liquid into a gas. Condensation is the change of a gas into a liquid. ' +
    'Warm air holds more water than cold air, so condensation forms on a cold window in winter. ' +
    'Precipitation is water that falls from the clouds as rain or snow.';
  const form = vocabularyInput.parse({ ...input, words: [], known_words: ['precipitation'] });
  const written = vocabularyResult
    .partial()
    .parse(composeDocument(generator, form, { sources: [{ id: 's', name: 's', text }], standards: [] }));
  expect(written.words?.map(({ term }) => term)).toEqual(['Evaporation', 'Condensation']);
  expect(written.word_bank).toEqual(['Condensation', 'Evaporation']);
  expect(written.practice?.map(({ type }) => type).toSorted()).toEqual(['fill-in-blank', 'short-answer']);
});
