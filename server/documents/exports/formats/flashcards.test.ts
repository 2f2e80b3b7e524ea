import { expect, it } from 'vitest';
import { z } from 'zod';
import { blockSchemas } from '../../../generated/blocks.ts';
import { exported } from '../testing.ts';

const result = z.object({
  words: blockSchemas.vocabulary.meta({ title: 'Words', block: 'vocabulary' }),
  asked: blockSchemas.questions.meta({ title: 'Questions', block: 'questions' }),
});
const option = (key: string, text: string, correct: boolean) => ({ key, text, correct });
const written = {
  title: 'Plates',
  input: {},
  meta: { composed: false, model: 'a model' },
  result: {
    words: [{ term: '**magma**', definition: 'molten rock,\n"hot"', example: 'Magma rises.' }],
    asked: [
      {
        id: 'q1',
        type: 'multiple-choice',
        stem: 'Which plate sinks?',
        points: 1,
        options: [option('A', 'The denser one', true), option('B', 'The larger one', false)],
      },
      { id: 'q2', type: 'short-answer', stem: 'Why?', points: 1, answers: ['Density', 'Its density'] },
      { id: 'q3', type: 'open-ended', stem: 'Discuss.', points: 1 },
    ],
  },
};
const cards = [
  ['magma', 'molten rock, "hot" Magma rises.'],
  ['Which plate sinks?', 'The denser one'],
  ['Why?', 'Density / Its density'],
];
const textOf = async (format: 'anki' | 'quizlet', change: object = {}) =>
  (await exported({ result }, { ...written, ...change }, { format, copy: 'teacher' })).body.toString('utf8');

it('writes words and questions as cards for Anki, quoted', async () => {
  const [separator, html, type, columns, ...rows] = (await textOf('anki')).split('\n');
  expect([separator, html, type, columns]).toEqual([
    '#separator:Comma',
    '#html:false',
    '#notetype:Basic',
    '#columns:Front,Back',
  ]);
  const quoted = cards.map((sides) => sides.map((side) => `"${side.replaceAll('"', '""')}"`).join(','));
  expect(rows).toEqual([...quoted, '']);
});

it('writes a line for each card for Quizlet', async () => {
  const lines = (await textOf('quizlet')).trimEnd().split('\n');
  expect(lines.map((line) => line.split('\t'))).toEqual(cards);
});

it('rejects a document whose questions have no short answer', async () => {
  await expect(textOf('anki', { result: { asked: written.result.asked.slice(2) } })).rejects.toThrow(
    'no words or questions',
  );
});
