import { z } from 'zod';
import { answerKeySchema, markingSchema, questionGroupSchema } from '../../../generated/blocks.ts';
import { labelled, prose } from '../blocks.ts';
import {
  aimFields,
  type commonFields,
  moreFields,
  sourceFields,
  whatFields,
  whoFields,
} from '../fields/common.ts';
import { bloomLevels, difficulties, questionTypes } from '../question.ts';

const assessmentTypes = ['Quiz', 'Unit test', 'Exam', 'Exit ticket', 'Diagnostic', 'Bell ringer'] as const;

const mixRow = z.object({
  type: z.enum(questionTypes).meta({ title: 'Type' }),
  count: z.number().int().min(1).max(60).meta({ title: 'How many' }),
  points: z.number().min(0).max(100).meta({ title: 'Points each' }),
});

export type MixRow = z.output<typeof mixRow>;

const QUESTIONS = 'Questions';
const PAPER = 'The paper';

export const quizInput = z.object({
  ...whatFields,
  assessment_type: z.enum(assessmentTypes).default('Quiz').meta({ title: 'Kind', widget: 'select' }),
  question_mix: z
    .array(mixRow)
    .min(1, 'Ask for at least one question.')
    .max(questionTypes.length)
    .refine((rows) => rows.reduce((sum, row) => sum + row.count, 0) <= 60, 'Ask for 60 questions at most.')
    .default([
      { type: 'multiple-choice', count: 5, points: 1 },
      { type: 'true-false', count: 3, points: 1 },
      { type: 'short-answer', count: 2, points: 2 },
    ])
    .meta({ title: 'Questions', widget: 'question-mix' }),
  ...sourceFields,
  difficulty: z
    .enum([...difficulties, 'Mixed'])
    .default('Mixed')
    .meta({ title: 'Difficulty', widget: 'select', group: QUESTIONS }),
  bloom: z.array(z.enum(bloomLevels)).max(bloomLevels.length).default([]).meta({
    title: 'Thinking',
    description: 'Steps of Bloom’s taxonomy.',
    widget: 'chips',
    group: QUESTIONS,
  }),
  dok: z
    .array(z.enum(['1', '2', '3', '4']))
    .max(4)
    .default([])
    .meta({ title: 'Depth of knowledge', widget: 'chips', group: QUESTIONS }),
  hints: z
    .boolean()
    .default(false)
    .meta({ title: 'A hint for each question', widget: 'switch', group: QUESTIONS }),
  explanations: z
    .boolean()
    .default(true)
    .meta({ title: 'Explain each answer', widget: 'switch', group: QUESTIONS }),
  versions: z.number().int().min(1).max(4).default(1).meta({
    title: 'Versions',
    description: 'The same questions in another order, each with its own key.',
    widget: 'number',
    group: PAPER,
  }),
  shuffle: z
    .boolean()
    .default(false)
    .meta({ title: 'Shuffle the questions', widget: 'switch', group: PAPER }),
  time_limit: z.number().int().min(1).max(300).optional().meta({
    title: 'Time limit in minutes',
    widget: 'number',
    group: PAPER,
  }),
  passing_percentage: z.number().int().min(0).max(100).optional().meta({
    title: 'Passing percentage',
    widget: 'number',
    group: PAPER,
  }),
  ...aimFields,
  ...whoFields,
  ...moreFields,
} satisfies typeof commonFields & z.ZodRawShape);

export type QuizInput = z.output<typeof quizInput>;

export const quizResult = z.object({
  instructions: prose('Instructions'),
  sections: z
    .array(questionGroupSchema.omit({ answer_key: true, marking: true }))
    .min(1)
    .max(12)
    .meta({ title: 'Questions', block: 'questions' }),
  total_points: z.number().meta({ title: 'Total points', block: 'facts' }),
  answer_key: answerKeySchema.meta({ title: 'Answer key', block: 'table', teacher_only: true }),
  marking_scheme: markingSchema.meta({
    title: 'Marking',
    block: 'table',
    teacher_only: true,
    description: 'For questions that a person marks: one row for each thing to look for.',
  }),
  blueprint: z
    .array(
      z.object({
        standard: labelled('Standard'),
        dok: labelled('Depth of knowledge'),
        points: z.number().meta({ title: 'Points' }),
      }),
    )
    .meta({ title: 'Blueprint', block: 'table', teacher_only: true }),
  versions: z
    .array(questionGroupSchema.required({ answer_key: true }))
    .max(3)
    .meta({ title: 'Other versions', block: 'questions', description: 'The document itself is version A.' }),
});

export type QuizResult = z.output<typeof quizResult>;
export type QuizKey = keyof QuizResult;

/** The sections that code computes from the questions. */
export const quizDerived = [
  'total_points',
  'answer_key',
  'blueprint',
  'versions',
] as const satisfies QuizKey[];

/** The types that a teacher marks without a key. */
export const markedByPeople: ReadonlySet<string> = new Set(['short-answer', 'open-ended']);

/** The keys that this paper has, in the order of the document. */
export function quizSections(input: QuizInput): QuizKey[] {
  const asked: Partial<Record<QuizKey, boolean>> = {
    marking_scheme: input.question_mix.some((row) => markedByPeople.has(row.type)),
    versions: input.versions > 1,
  };
  return quizResult.keyof().options.filter((key) => asked[key] ?? true);
}
