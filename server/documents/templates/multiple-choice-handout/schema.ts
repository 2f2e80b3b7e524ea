import { z } from 'zod';
import { answerKeySchema, questionGroupSchema, questionSchema } from '../../../generated/blocks.ts';
import { labelled, prose } from '../blocks.ts';
import {
  aimFields,
  type commonFields,
  moreFields,
  sourceFields,
  whatFields,
  whoFields,
} from '../fields/common.ts';
import { difficulties } from '../question.ts';

const QUESTIONS = 'Questions';
const SAVED = 'Saved set';
const PAPER = 'The paper';

export const modifyActions = [
  'Easier',
  'Harder',
  'New distractors',
  'New context',
  'Change count',
  'Change reading level',
  'Version B',
] as const;

const whenSaved = { field: 'start_from', in: ['Saved set'] };
const whenOwn = { field: 'start_from', in: ['My questions'] };
const whenModified = { field: 'start_from', in: [...whenSaved.in, ...whenOwn.in] };

export const handoutInput = z
  .object({
    ...whatFields,
    number_of_questions: z
      .number()
      .int()
      .min(1)
      .max(50)
      .default(10)
      .meta({ title: 'Questions', widget: 'number', presets: [5, 10, 20] }),
    options_per_question: z
      .enum(['3', '4', '5'])
      .default('4')
      .meta({ title: 'Options per question', widget: 'chips' }),
    start_from: z
      .enum(['Topic', 'Saved set', 'My questions'])
      .default('Topic')
      .meta({ title: 'Start from', widget: 'chips', group: SAVED }),
    source_id: z
      .union([z.uuid(), z.literal('')])
      .default('')
      .meta({ title: 'Set', widget: 'document', block: 'questions', group: SAVED, shown_if: whenSaved }),
    own_questions: z.string().trim().max(20_000).default('').meta({
      title: 'Your questions',
      description: 'Paste them or upload a file. Mark the right options, if they are known.',
      widget: 'document-text',
      group: SAVED,
      shown_if: whenOwn,
    }),
    modify_action: z
      .enum(modifyActions)
      .default('New context')
      .meta({ title: 'Change', widget: 'select', group: SAVED, shown_if: whenModified }),
    keep_ids: z.array(z.string().trim().max(20)).max(50).default([]).meta({
      title: 'Keep unchanged',
      description: 'The numbers of questions to leave alone, such as 3.',
      widget: 'questions',
      about: 'source_id',
      group: SAVED,
      shown_if: whenSaved,
    }),
    ...sourceFields,
    difficulty: z
      .enum([...difficulties, 'Mixed'])
      .default('Mixed')
      .meta({ title: 'Difficulty', widget: 'select', group: QUESTIONS }),
    distractor_focus: z.enum(['Misconceptions', 'Near facts', 'Mixed']).default('Mixed').meta({
      title: 'Wrong options',
      description: 'What they are made of.',
      widget: 'select',
      group: QUESTIONS,
    }),
    multi_select: z
      .boolean()
      .default(false)
      .meta({ title: 'Several correct options', widget: 'switch', group: QUESTIONS }),
    layout: z
      .enum(['one column', 'two columns', 'bubble sheet'])
      .default('one column')
      .meta({ title: 'Layout', widget: 'select', group: PAPER }),
    versions: z.number().int().min(1).max(4).default(1).meta({
      title: 'Versions',
      description: 'The same questions in another order, each with its own key.',
      widget: 'number',
      group: PAPER,
    }),
    ...aimFields,
    ...whoFields,
    ...moreFields,
  } satisfies typeof commonFields & z.ZodRawShape)
  .refine(({ start_from, source_id }) => start_from !== 'Saved set' || source_id !== '', {
    path: ['source_id'],
    message: 'Choose a saved set.',
  })
  .refine(({ start_from, own_questions }) => start_from !== 'My questions' || own_questions !== '', {
    path: ['own_questions'],
    message: 'Paste your questions or upload them.',
  });

export type HandoutInput = z.output<typeof handoutInput>;

export const handoutResult = z.object({
  instructions: prose('Instructions'),
  questions: z.array(questionSchema).min(1).max(50).meta({ title: 'Questions', block: 'questions' }),
  answer_key: answerKeySchema.meta({ title: 'Answer key', block: 'table', teacher_only: true }),
  bubble_sheet: z
    .array(z.object({ question: labelled('Question'), mark: labelled('Fill in one circle') }))
    .max(50)
    .meta({ title: 'Bubble sheet', block: 'table' }),
  versions: z
    .array(questionGroupSchema.required({ answer_key: true }))
    .max(3)
    .meta({ title: 'Other versions', block: 'questions', description: 'The document itself is version A.' }),
});

export type HandoutResult = z.output<typeof handoutResult>;
type HandoutKey = keyof HandoutResult;

/** The sections that code computes from the questions. */
export const handoutDerived = ['answer_key', 'bubble_sheet', 'versions'] as const satisfies HandoutKey[];

/** The keys of this handout, in the order of the document. */
export function handoutSections(input: HandoutInput): HandoutKey[] {
  const asked: Partial<Record<HandoutKey, boolean>> = {
    bubble_sheet: input.layout === 'bubble sheet',
    versions: input.versions > 1,
  };
  return handoutResult.keyof().options.filter((key) => asked[key] ?? true);
}
