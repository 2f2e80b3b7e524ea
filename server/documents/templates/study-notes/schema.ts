import { z } from 'zod';
import { questionSchema, vocabularySchema } from '../../../generated/blocks.ts';
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

const formats = ['Outline', 'Cornell', 'Bullets', 'Q&A', 'Concept map', 'Flashcards'] as const;
const depths = ['Quick', 'Standard', 'Deep'] as const;
const extras = ['vocabulary', 'worked examples', 'common mistakes', 'mnemonics', 'self-check'] as const;

const EXAM = 'Exam';

export const notesInput = z.object({
  ...whatFields,
  notes_format: z.enum(formats).default('Outline').meta({ title: 'Form', widget: 'select' }),
  depth: z.enum(depths).default('Standard').meta({ title: 'Depth', widget: 'chips' }),
  include: z
    .array(z.enum(extras))
    .max(extras.length)
    .default(['vocabulary', 'common mistakes', 'self-check'])
    .meta({ title: 'Also write', widget: 'chips' }),
  exam_date: dateField({ title: 'Exam date', description: 'For a study plan.', group: EXAM }),
  minutes_per_day: z
    .number()
    .int()
    .min(5)
    .max(180)
    .default(20)
    .meta({ title: 'Minutes a day', widget: 'number', group: EXAM, presets: [10, 20, 30, 45] }),
  ...sourceFields,
  ...aimFields,
  ...whoFields,
  ...moreFields,
} satisfies typeof commonFields & z.ZodRawShape);

export type NotesInput = z.output<typeof notesInput>;

const concept = z.object({
  concept: labelled('Concept'),
  explanation: labelled('Explanation'),
  example: labelled('Example'),
  common_mistake: labelled('Common mistake').optional(),
});

const planned = z.object({ date: labelled('Date'), task: labelled('Task') });

export const notesResult = z.object({
  overview: prose('Overview'),
  keyConcepts: z
    .array(concept)
    .min(1)
    .max(12)
    .meta({ title: 'Key concepts', block: 'entries', description: 'In an order that builds up.' }),
  vocabulary: vocabularySchema.meta({ title: 'Words to know', block: 'vocabulary' }),
  facts: list('Facts to remember', { description: 'Full sentences; mnemonics last, if the form asks.' }),
  worked_examples: list('Worked examples', {
    description: 'Each a problem, its steps and its answer, on lines of their own.',
  }),
  summary: prose('Summary'),
  self_check: z.array(questionSchema).max(12).meta({ title: 'Check yourself', block: 'questions' }),
  study_plan: z.array(planned).max(40).meta({ title: 'Study plan', block: 'table' }),
});

export type NotesResult = z.output<typeof notesResult>;
export type NotesKey = keyof NotesResult;
export type PlannedTask = z.output<typeof planned>;

export function notesSections({ include, exam_date }: NotesInput): NotesKey[] {
  const asked: Partial<Record<NotesKey, boolean>> = {
    vocabulary: include.includes('vocabulary'),
    worked_examples: include.includes('worked examples'),
    self_check: include.includes('self-check'),
    study_plan: exam_date !== '',
  };
  return notesResult.keyof().options.filter((key) => asked[key] ?? true);
}

/** The number of concepts at each depth. */
export const conceptCounts: Readonly<Record<NotesInput['depth'], readonly [number, number]>> = {
  Quick: [3, 4],
  Standard: [4, 6],
  Deep: [6, 10],
};
