import { z } from 'zod';
import { bookSchema, documentPartSchema } from '../../../generated/blocks.ts';
import { prose } from '../blocks.ts';
import { aimFields, moreFields, sourceFields, whatFields, whoFields } from '../fields/common.ts';
import { requiredText } from '../fields/student.ts';
import { outlineEntry } from '../outline.ts';

const types = ['Unit guide', 'Handbook', 'Grant', 'Article', 'Research brief', 'Policy', 'Speech'] as const;
export type DocumentType = (typeof types)[number];

const tones = ['Warm', 'Professional', 'Firm', 'Empathetic', 'Appreciative', 'Neutral'] as const;
const citations = ['None', 'APA', 'MLA', 'Chicago'] as const;

const MAX_PARTS = 20;

const ownEntry = z.object({
  heading: requiredText(200, 'Enter a heading.').meta({ title: 'Heading', widget: 'text' }),
  target_words: z.number().int().min(30).max(6_000).default(300).meta({ title: 'Words', widget: 'number' }),
});

export const longFormInput = z.object({
  document_type: z.enum(types).default('Handbook').meta({ title: 'Document', widget: 'select' }),
  audience: requiredText(300, 'Enter who reads it.').meta({
    title: 'Readers',
    widget: 'text',
    placeholder: 'Families of new sixth graders',
  }),
  purpose: requiredText(600, 'Enter what it is for.').meta({
    title: 'Purpose',
    widget: 'textarea',
    placeholder: 'They know what to pack for the field trip and whom to call.',
  }),
  target_words: z
    .number()
    .int()
    .min(300)
    .max(6_000)
    .default(1_500)
    .meta({ title: 'Words', widget: 'number', presets: [800, 1_500, 3_000] }),
  tone_mood: z.enum(tones).default('Professional').meta({ title: 'Tone', widget: 'chips' }),
  citation_style: z.enum(citations).default('None').meta({ title: 'References', widget: 'chips' }),
  outline: z.array(ownEntry).max(MAX_PARTS).default([]).meta({
    title: 'Your outline',
    description: 'Leave empty to get one to approve.',
    widget: 'rows',
    row: 'section',
    group: 'Outline',
  }),
  class_id: whatFields.class_id.meta({ ...whatFields.class_id.meta(), group: 'About the class' }),
  grade_level: z
    .union([z.literal(''), whatFields.grade_level])
    .default('')
    .meta({ title: 'Grade', widget: 'select', group: 'About the class' }),
  subject: z
    .string()
    .trim()
    .max(80)
    .default('')
    .meta({ ...z.globalRegistry.get(whatFields.subject), group: 'About the class' }),
  ...aimFields,
  ...sourceFields,
  ...whoFields,
  ...moreFields,
});

export type LongFormInput = z.output<typeof longFormInput>;

export const longFormResult = z.object({
  title: prose('Title'),
  abstract: prose('Abstract'),
  outline: z.array(outlineEntry).min(1).max(MAX_PARTS).meta({
    title: 'Outline',
    block: 'entries',
    teacher_only: true,
    description: 'ids are s1, s2 ... The target_words add up to those of the brief.',
  }),
  sections: z
    .array(documentPartSchema)
    .max(2 * MAX_PARTS)
    .meta({ title: 'Text', block: 'parts' }),
  references: z.array(bookSchema).max(20).meta({ title: 'References', block: 'books' }),
});

export type LongFormResult = z.output<typeof longFormResult>;
export type LongFormKey = keyof LongFormResult;

export const longFormSections = ({ citation_style }: LongFormInput): LongFormKey[] =>
  longFormResult.keyof().options.filter((key) => key !== 'references' || citation_style !== 'None');
