import { z } from 'zod';
import { answerKeySchema, questionGroupSchema } from '../../../generated/blocks.ts';
import { list, prose } from '../blocks.ts';
import {
  aimFields,
  type commonFields,
  moreFields,
  sourceFields,
  whatFields,
  whoFields,
} from '../fields/common.ts';

const worksheetTypes = [
  'Passage + questions',
  'Fill-in-blank with word bank',
  'Matching',
  'Short answer',
  'Open-ended',
  'True/False',
  'Multiple choice',
  'Vocabulary',
  'Graphic organizer',
  'Label diagram',
  'Math practice',
  'Error analysis',
] as const;

const SHEET = 'The sheet';

export const worksheetInput = z.object({
  ...whatFields,
  worksheet_type: z
    .array(z.enum(worksheetTypes))
    .min(1, 'Choose at least one kind.')
    .max(worksheetTypes.length)
    .default(['Fill-in-blank with word bank', 'Short answer'])
    .meta({ title: 'Kinds', widget: 'chips' }),
  number_of_items: z
    .number()
    .int()
    .min(3)
    .max(40)
    .default(10)
    .meta({ title: 'Questions', widget: 'number', presets: [5, 10, 15] }),
  ...sourceFields,
  include_passage: z
    .boolean()
    .default(false)
    .meta({ title: 'A passage to read', widget: 'switch', group: SHEET }),
  passage_length: z
    .enum(['100', '250', '500'])
    .default('250')
    .meta({ title: 'Words in the passage', widget: 'chips', group: SHEET }),
  lines_per_answer: z
    .number()
    .int()
    .min(0)
    .max(12)
    .default(3)
    .meta({ title: 'Lines per answer', widget: 'number', group: SHEET }),
  name_date_header: z
    .boolean()
    .default(true)
    .meta({ title: 'Line for name and date', widget: 'switch', group: SHEET }),
  paper: z.enum(['Letter', 'A4']).default('Letter').meta({ title: 'Paper', widget: 'chips', group: SHEET }),
  ...aimFields,
  ...whoFields,
  ...moreFields,
} satisfies typeof commonFields & z.ZodRawShape);

/** How far the length of a passage may be from the one asked for: room for an introduction or a last sentence. */
export const SLACK = 0.25;

export type WorksheetInput = z.output<typeof worksheetInput>;

export const worksheetResult = z.object({
  header: prose('Header'),
  instructions: prose('Instructions'),
  passage: prose('Passage'),
  word_bank: list('Word bank'),
  blocks: z
    .array(questionGroupSchema.omit({ answer_key: true, marking: true }))
    .min(1)
    .max(12)
    .meta({ title: 'Questions', block: 'questions' }),
  answer_key: answerKeySchema.meta({ title: 'Answer key', block: 'table', teacher_only: true }),
  teacher_notes: prose('Notes for you', { teacher_only: true }),
});

export type WorksheetResult = z.output<typeof worksheetResult>;
type WorksheetKey = keyof WorksheetResult;

/** The sections that code computes from the questions and the form. */
export const worksheetDerived = ['header', 'word_bank', 'answer_key'] as const satisfies WorksheetKey[];

/** The keys of this worksheet, in the order of the document. */
export function worksheetSections(input: WorksheetInput): WorksheetKey[] {
  const asked: Partial<Record<WorksheetKey, boolean>> = {
    passage: input.include_passage || input.worksheet_type.includes('Passage + questions'),
    word_bank: input.worksheet_type.includes('Fill-in-blank with word bank'),
  };
  return worksheetResult.keyof().options.filter((key) => asked[key] ?? true);
}
