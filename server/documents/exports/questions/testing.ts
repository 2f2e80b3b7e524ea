import { z } from 'zod';
import { type Question, questionsSchema } from '../../../generated/blocks.ts';
import type { ExportFormat } from '../formats/declarations.ts';
import { exported } from '../testing.ts';

const options = (right: string) =>
  ['A', 'B', 'C', 'D'].map((key) => ({ key, text: `Option {${key}} = 1~2`, correct: right.includes(key) }));

/** A question of each type, with the marks that formats must escape. */
export const everyType: Question[] = [
  {
    id: 'q1',
    type: 'multiple-choice',
    stem: 'What is 2 + 2 = {x}? #1: ~a',
    options: options('B'),
    points: 1,
  },
  { id: 'q2', type: 'multiple-select', stem: 'Choose all <b> & "c".', options: options('AC'), points: 2 },
  {
    id: 'q3',
    type: 'true-false',
    stem: 'Ice floats.',
    options: [
      { key: 'T', text: 'True', correct: true },
      { key: 'F', text: 'False', correct: false },
    ],
    points: 1,
  },
  {
    id: 'q4',
    type: 'fill-in-blank',
    stem: 'Plants take in ____ by day.',
    blanks: ['carbon dioxide'],
    points: 1,
  },
  { id: 'q5', type: 'short-answer', stem: 'Name the gas.', answers: ['oxygen', 'O2'], points: 1 },
  { id: 'q6', type: 'numeric', stem: 'How many grams?', answers: ['1,250.5'], tolerance: 0.5, points: 2 },
  {
    id: 'q7',
    type: 'matching',
    stem: 'Match.',
    pairs: [
      { left: 'root', right: 'takes in water' },
      { left: 'leaf', right: 'makes -> sugar' },
    ],
    points: 2,
  },
  {
    id: 'q8',
    type: 'ordering',
    stem: 'Order.',
    items: ['leaf', 'seed'],
    answers: ['seed', 'leaf'],
    points: 2,
  },
  { id: 'q9', type: 'open-ended', stem: 'Explain why.', answers: ['Because of air: 1 = 1.'], points: 4 },
];

/** The questions as a file of this format. */
export const exportQuestions = (
  questions: readonly Question[],
  format: ExportFormat,
  input: Readonly<Record<string, unknown>> = {},
) =>
  exported(
    { result: z.object({ part: questionsSchema.meta({ title: 'Questions', block: 'questions' }) }) },
    {
      title: 'Leaves & light',
      input,
      result: { part: questions },
      meta: { composed: false, model: 'a model' },
    },
    { format, copy: 'teacher' },
  );
