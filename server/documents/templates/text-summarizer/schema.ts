import { z } from 'zod';
import { questionSchema, vocabularySchema } from '../../../generated/blocks.ts';
import { labelled, list, prose } from '../blocks.ts';
import {
  aimFields,
  longText,
  MORE,
  moreFields,
  sourceFields,
  storedSources,
  whatFields,
  whoFields,
} from '../fields/common.ts';

const summaryTypes = ['Paragraph', 'Bullets', 'TL;DR', 'Chapter by chapter', 'Timeline', 'Cornell'] as const;
const lengths = ['10%', '25%', '50%', 'Words'] as const;
const extras = ['vocabulary', 'quotes', 'questions'] as const;

export const summaryInput = z
  .object({
    source_type: z
      .enum(['paste', ...storedSources])
      .default('paste')
      .meta({ ...sourceFields.source_type.meta(), description: 'The text to summarise.' }),
    source_text: sourceFields.source_text,
    source_file_ids: sourceFields.source_file_ids,
    class_id: whatFields.class_id,
    grade_level: whatFields.grade_level,
    summary_type: z.enum(summaryTypes).default('Paragraph').meta({ title: 'Form', widget: 'select' }),
    length: z.enum(lengths).default('25%').meta({ title: 'Length', widget: 'chips' }),
    words: z
      .number()
      .int()
      .min(20)
      .max(5_000)
      .default(150)
      .meta({ title: 'Words', widget: 'number', shown_if: { field: 'length', in: ['Words'] } }),
    include: z
      .array(z.enum(extras))
      .max(extras.length)
      .default([...extras])
      .meta({ title: 'Also write', widget: 'chips' }),
    focus_question: longText(300).meta({
      title: 'Focus question',
      description: 'What the summary should answer.',
      widget: 'text',
      group: 'Focus',
    }),
    keep_terms: z.array(z.string().trim().min(1).max(60)).max(20).default([]).meta({
      title: 'Terms to keep',
      description: 'The summary uses each of these words.',
      widget: 'tags',
      group: 'Focus',
    }),
    topic: z.string().trim().max(200).default('').meta({ title: 'Topic', widget: 'text', group: 'Focus' }),
    subject: z
      .string()
      .trim()
      .max(80)
      .default('')
      .meta({ ...whatFields.subject.meta(), group: 'Focus' }),
    ...aimFields,
    learning_objectives: aimFields.learning_objectives.meta({
      ...aimFields.learning_objectives.meta(),
      description: 'One per line. What students read the summary for.',
    }),
    ...whoFields,
    title: moreFields.title.meta({ description: 'Leave empty to use the topic.', group: MORE }),
    language: moreFields.language,
    additional_instructions: moreFields.additional_instructions,
  })
  .refine(
    ({ source_type, source_text, source_file_ids }) =>
      source_type === 'paste' ? source_text !== '' : source_file_ids.length > 0,
    { path: ['source_text'], message: 'Paste a text or add a source.' },
  );

export type SummaryInput = z.output<typeof summaryInput>;

export const summaryResult = z.object({
  title: prose('Title'),
  tldr: prose('In one sentence'),
  overview: prose('Summary'),
  key_points: z
    .array(z.object({ point: labelled('Point'), source_span: labelled('In the source') }))
    .min(1)
    .max(20)
    .meta({
      title: 'Key points',
      block: 'table',
      description: 'source_span: the words of the source behind the point, copied exactly.',
    }),
  keyConcepts: list('Key ideas', { description: 'Three to five.' }),
  vocabulary: vocabularySchema.meta({ title: 'Words to know', block: 'vocabulary' }),
  quotes: list('Quotes', { description: 'Two to five sentences, copied exactly.' }),
  questions: z.array(questionSchema).max(10).meta({ title: 'Questions', block: 'questions' }),
  omitted: list('Left out', {
    teacher_only: true,
    description: 'What the source says and the summary does not.',
  }),
  reading: z
    .object({ before: labelled('Source'), after: labelled('Summary') })
    .meta({ title: 'Reading level', block: 'facts', teacher_only: true }),
});

export type SummaryResult = z.output<typeof summaryResult>;
export type SummaryKey = keyof SummaryResult;

export function summarySections(input: SummaryInput): SummaryKey[] {
  const asked: Partial<Record<SummaryKey, boolean>> = {
    vocabulary: input.include.includes('vocabulary'),
    quotes: input.include.includes('quotes'),
    questions: input.include.includes('questions'),
  };
  return summaryResult.keyof().options.filter((key) => asked[key] ?? true);
}
