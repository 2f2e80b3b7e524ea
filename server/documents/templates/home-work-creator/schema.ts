import { z } from 'zod';
import { taskQuestionSchema } from '../../../generated/blocks.ts';
import { labelled, list, prose } from '../blocks.ts';
import {
  aimFields,
  type commonFields,
  moreFields,
  sourceFields,
  whatFields,
  whoFields,
} from '../fields/common.ts';
import { dateField } from '../fields/date.ts';

const homeworkTypes = ['Practice', 'Reading', 'Flipped prep', 'Project', 'Spaced review', 'Mixed'] as const;
const homeLimits = ['no internet', 'no printer', 'little adult help'] as const;

const HOME = 'At home';

export const homeworkInput = z.object({
  ...whatFields,
  homework_type: z.enum(homeworkTypes).default('Practice').meta({ title: 'Kind', widget: 'select' }),
  estimated_minutes: z
    .number()
    .int()
    .min(5)
    .max(120)
    .default(30)
    .meta({ title: 'Minutes', widget: 'number', presets: [15, 30, 45] }),
  number_of_tasks: z.number().int().min(1).max(15).default(4).meta({ title: 'Tasks', widget: 'number' }),
  due_date: dateField({ title: 'Due', group: HOME }),
  home_limits: z
    .array(z.enum(homeLimits))
    .max(homeLimits.length)
    .default([])
    .meta({ title: 'Available at home', widget: 'chips', group: HOME }),
  family_note: z
    .boolean()
    .default(false)
    .meta({ title: 'Add a note for families', widget: 'switch', group: HOME }),
  ...aimFields,
  ...sourceFields,
  ...whoFields,
  ...moreFields,
} satisfies typeof commonFields & z.ZodRawShape);

export type HomeworkInput = z.output<typeof homeworkInput>;

const task = z.object({
  prompt: labelled('Task'),
  minutes: z.number().min(1).max(120).meta({ title: 'Minutes' }),
  points: z.number().min(0).max(100).meta({ title: 'Points' }),
  /** Older documents, and some models, have only its text. */
  question: z
    .union([taskQuestionSchema, z.string().max(4_000)])
    .optional()
    .meta({ title: 'Question' }),
});

export const homeworkResult = z.object({
  overview: prose('Overview', { teacher_only: true }),
  student_instructions: prose('What to do'),
  tasks: z.array(task).min(1).max(15).meta({
    title: 'Tasks',
    block: 'entries',
    answer_lines: 4,
    description: 'Minutes add up to the estimated minutes.',
  }),
  support_tips: list('If you get stuck'),
  extension: prose('Going further'),
  success_criteria: list('You have done it well if'),
  family_note: prose('For families'),
  submission_instructions: prose('Handing in'),
  answer_key: z
    .array(z.object({ task: z.number().int().min(1).meta({ title: 'Task' }), answer: labelled('Answer') }))
    .max(15)
    .meta({ title: 'Answer key', block: 'table', teacher_only: true, answer_key: true }),
});

export type HomeworkResult = z.output<typeof homeworkResult>;
export type HomeworkKey = keyof HomeworkResult;

export const homeworkSections = ({ family_note }: HomeworkInput): HomeworkKey[] =>
  homeworkResult.keyof().options.filter((key) => key !== 'family_note' || family_note);
