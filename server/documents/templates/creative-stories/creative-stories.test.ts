import { expect, it } from 'vitest';
import { readSample } from '../sample.ts';
import { declineOf } from '../testing.ts';
import { generator } from './generator.ts';
import { storyResult } from './schema.ts';

const { input, result, context } = readSample(generator);
const story = storyResult.parse(result);
const checked = (change: object, given: object = {}) =>
  generator.checks({ ...result, ...change }, { ...input, ...given }, context);
const named = (name: string, given: object, change: object = {}) =>
  checked(change, given).checks.filter((check) => check.name === name);

it.each(['200', '1000', '2000'])('opens a check for a story of 450 words instead of %s', (length) => {
  expect(named('Length', { length })).toEqual([
    expect.objectContaining({ status: 'open', section: 'chapters' }),
  ]);
});

it('measures words and minutes again after an edit, by the grade of the reader', () => {
  const { result: mended, checks } = checked({ chapters: story.chapters.slice(0, 1) });
  expect(storyResult.parse(mended).Length.words).toBeLessThan(story.Length.words);
  expect(checks).toContainEqual(expect.objectContaining({ name: 'Length measured', status: 'repaired' }));
  expect(checked({}, { grade_level: 'Grade 1' }).result['Length']).toMatchObject({ minutes: 8 });
});

it('opens a check for words and characters that the story lacks', () => {
  expect(named('Words are used', { vocabulary_words: ['beacon', 'eac', 'compass'] })).toEqual([
    expect.objectContaining({ status: 'open', detail: 'Missing: eac, compass.' }),
  ]);
  expect(named('Characters appear', { characters: ['Marin', 'Bo'] })).toEqual([
    expect.objectContaining({ detail: 'Missing: Bo.', section: 'chapters' }),
    expect.objectContaining({ detail: 'Not in the list: Bo.', section: 'Characters' }),
  ]);
});

it('opens a check for a word without a definition and for the wrong number of chapters', () => {
  expect(named('Words are explained', {}, { vocabulary: [] })).toEqual([
    expect.objectContaining({ status: 'open', section: 'vocabulary' }),
  ]);
  expect(named('Chapters', { chapters: 3 })).toEqual([expect.objectContaining({ status: 'open' })]);
});

it('is declined by the rule engine, whatever the source', () => {
  expect(declineOf(generator, input, context)).toContain('invent a story');
});
