import { expect, test } from 'vitest';
import { generatorOf } from '../../templates/generators.ts';
import { readSample } from '../../templates/sample.ts';
import { lessonRequest } from '../testing.ts';
import { describeEdit, overwritesTyped } from './describe-edit.ts';

const weeks = (...entries: readonly [number, string][]) => entries.map(([week, topic]) => ({ week, topic }));
const seen = weeks([1, 'Leaves'], [2, 'Roots'], [3, 'Seeds']);

test.each([
  ['a number that was typed', { minutes: [10, 20] }, { minutes: [25, 20] }, { minutes: [18, 12] }, true],
  ['another number', { minutes: [10, 20] }, { minutes: [25, 20] }, { minutes: [25, 5] }, false],
  ['nothing', { minutes: 10 }, { minutes: 25 }, { minutes: 25 }, false],
  [
    'the number of a moved entry',
    seen,
    seen.toReversed(),
    weeks([1, 'Seeds'], [2, 'Roots'], [3, 'Leaves']),
    false,
  ],
  ['the number after a removed entry', seen, seen.slice(1), weeks([1, 'Roots'], [2, 'Seeds']), false],
  ['a text that was typed', 'Leaves', 'Roots', 'Leaves', true],
])('a repair of %s', (_, before, typed, repaired, expected) => {
  expect(overwritesTyped(before, typed, repaired)).toBe(expected);
});

const SPANISH =
  'Lee el texto otra vez con tu familia y explica con tus propias palabras por qué las plantas necesitan la luz del sol para vivir. Después dibuja una hoja y escribe tres frases sobre lo que has aprendido hoy en la clase.';

test('notices another language in what a person adds to a document without AI', () => {
  const generator = generatorOf(lessonRequest.template_type);
  if (!generator) throw new Error('no lesson plans');
  const { input, result, context } = readSample(generator);
  const meta = {
    language: 'English (US)',
    reading: null,
    standards: [],
    model: 'built-in',
    composed: true,
    prompt_version: null,
  };
  const sections = Object.keys(result).map((key) => ({ key, state: 'finished' as const }));
  const languageOf = (changed: Record<string, unknown>) =>
    describeEdit({ generator, input, context }, { meta, result }, { ...result, ...changed }, sections)
      .checks.filter(({ name }) => name === 'Language')
      .map(({ status, section }) => [status, section]);
  expect(languageOf({ homework: SPANISH })).toEqual([['open', 'homework']]);
  expect(languageOf({ homework: 'Read the text again and explain why plants need light.' })).toEqual([]);
});
