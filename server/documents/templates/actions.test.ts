import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { generators } from '../../generated/generators.ts';
import { actionsOf, takesDocuments } from './actions.ts';
import type { Generator } from './generator.ts';

const [first] = generators;
if (!first) throw new Error('The registry has no template.');

const fields = { source_text: z.string(), reading_level: z.string() };
const plain: Generator = {
  ...first,
  audience: 'teacher',
  input: z.object(fields),
  result: z.object({ overview: z.string().meta({ title: 'Overview', block: 'prose' }) }),
  adjustsReading: true,
};
const letter = z.object({ letter: z.string().meta({ title: 'Letter', block: 'letter' }) });

const length = ['shorter', 'longer'];
const reading = ['simpler', 'richer'];
const always = ['duplicate', 'compare'];

describe('the matrix of actions', () => {
  it.each<[string, Partial<Generator>, string[]]>([
    [
      'lessons and texts',
      {},
      [...length, ...reading, 'translate', 'levels', 'add', 'convert', 'share', 'lesson'],
    ],
    [
      'questions with a difficulty',
      { input: z.object({ ...fields, difficulty: z.string() }) },
      [...reading, 'easier', 'harder', 'translate', 'levels', 'add', 'convert', 'share', 'lesson'],
    ],
    [
      'rubrics',
      { adjustsReading: false },
      [...length, ...reading, 'translate', 'add', 'convert', 'share', 'lesson'],
    ],
    [
      'questions',
      {
        result: z.object({
          questions: z.array(z.unknown()).meta({ title: 'Questions', block: 'questions' }),
        }),
      },
      [...length, ...reading, 'translate', 'levels', 'add', 'convert', 'share', 'lesson', 'assign'],
    ],
    ['syllabuses', { reference: true }, [...length, ...reading, 'translate', 'add', 'share', 'lesson']],
    ['documents about one student', { private: true }, [...length, 'translate']],
    ['documents of students', { audience: 'student' }, [...length, 'translate']],
  ])('%s', (_, traits, keys) => {
    const offered = actionsOf({ ...plain, ...traits }).map(({ key }) => key);
    expect(offered.toSorted()).toEqual([...keys, ...always].toSorted());
  });
});

it('says what a translation of a private document is for', () => {
  const labelOf = (traits: Partial<Generator>) =>
    actionsOf({ ...plain, ...traits }).find(({ key }) => key === 'translate')?.label;
  expect(labelOf({})).toBe('Translate');
  expect(labelOf({ private: true, group: 'Assess' })).toBe('Translate the feedback');
  expect(labelOf({ private: true, group: 'Students and families' })).toBe('Translate for the family');
});

it('converts to templates that take a source, and to letters', () => {
  expect(takesDocuments(plain)).toBe(true);
  expect(takesDocuments({ ...plain, input: z.object({ topic: z.string() }) })).toBe(false);
  expect(takesDocuments({ ...plain, audience: 'student' })).toBe(false);
  expect(takesDocuments({ ...plain, private: true })).toBe(false);
  expect(takesDocuments({ ...plain, private: true, result: letter })).toBe(true);
});

it.each(generators)('$templateType offers no action twice', (generator) => {
  const keys = actionsOf(generator).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toEqual(expect.arrayContaining(always));
});
