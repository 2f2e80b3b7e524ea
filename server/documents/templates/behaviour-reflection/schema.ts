import { z } from 'zod';
import { letterSchema } from '../../../generated/blocks.ts';
import { labelled, list, prose } from '../blocks.ts';
import { longText, moreFields, WHO, whatFields, whoFields } from '../fields/common.ts';
import { dateField } from '../fields/date.ts';
import { pronounsField, requiredText, studentName } from '../fields/student.ts';

const settings = [
  'In class',
  'Group work',
  'Break or recess',
  'Lunch',
  'Hallway',
  'On the way to school',
  'Online',
] as const;
const lengths = ['Short', 'Full'] as const;

const CONTEXT = 'Context';
const AFTER = 'Afterwards';

export const reflectionInput = z.object({
  student_name: studentName,
  pronouns: pronounsField,
  class_id: whatFields.class_id,
  grade_level: whatFields.grade_level,
  what_happened: requiredText(2_000, 'Enter what happened.').meta({
    title: 'What happened',
    description: 'What could be seen and heard. Call other students A and B.',
    widget: 'textarea',
  }),
  setting: z.enum(settings).default('In class').meta({ title: 'Where', widget: 'select' }),
  length: z.enum(lengths).default('Full').meta({ title: 'Sheet', widget: 'chips' }),
  date: dateField({ title: 'Date', group: CONTEXT }),
  before: longText(1_000).meta({ title: 'What came before', widget: 'textarea', group: CONTEXT }),
  impact: longText(1_000).meta({ title: 'Who was affected, and how', widget: 'textarea', group: CONTEXT }),
  strengths: longText(1_000).meta({
    title: 'What this student does well',
    widget: 'textarea',
    group: CONTEXT,
  }),
  agreed: longText(600).meta({
    title: 'What has been agreed',
    description: 'One per line. The sheet adds nothing to it.',
    widget: 'textarea',
    group: AFTER,
  }),
  check_ins: z
    .number()
    .int()
    .min(0)
    .max(10)
    .default(3)
    .meta({ title: 'Check-ins afterwards', widget: 'number', group: AFTER, presets: [0, 3, 5] }),
  family_note: z
    .boolean()
    .default(false)
    .meta({ title: 'A note to the family', widget: 'switch', group: AFTER }),
  reading_level: whoFields.reading_level.meta({ ...whoFields.reading_level.meta(), group: WHO }),
  supports: whoFields.supports,
  subject: z
    .string()
    .trim()
    .max(80)
    .default('')
    .meta({ ...whatFields.subject.meta(), group: WHO }),
  ...moreFields,
  title: moreFields.title.meta({
    ...moreFields.title.meta(),
    description: 'Leave empty to use the student’s name.',
  }),
});

export type ReflectionInput = z.output<typeof reflectionInput>;

const question = z.object({
  question: labelled('Question'),
  starter: labelled('You can begin with'),
});

export type ReflectionQuestion = z.output<typeof question>;

export const reflectionResult = z.object({
  opening: prose('To begin with'),
  questions: z.array(question).max(10).meta({ title: 'Think back', block: 'entries', answer_lines: 3 }),
  repair: list('Ways to put it right', { description: 'Three to five.' }),
  next_time: list('My plan for next time', { description: 'Two to three.' }),
  agreed: list('What we have agreed'),
  check_ins: z
    .array(z.object({ date: labelled('Day'), how: labelled('How it went') }))
    .max(10)
    .meta({ title: 'We look at it again', block: 'table' }),
  conversation: list('For the conversation', { description: 'Three to five.', teacher_only: true }),
  family_note: letterSchema.meta({ title: 'Note to the family', block: 'letter', teacher_only: true }),
});

export type ReflectionResult = z.output<typeof reflectionResult>;
export type ReflectionDraft = Partial<ReflectionResult>;

export const reflectionDerived = ['agreed', 'check_ins'] as const;

export function reflectionSections({
  agreed,
  check_ins,
  date,
  family_note,
}: ReflectionInput): (keyof ReflectionResult)[] {
  const asked: Partial<Record<keyof ReflectionResult, boolean>> = {
    agreed: agreed !== '',
    check_ins: check_ins > 0 && date !== '',
    family_note,
  };
  return reflectionResult.keyof().options.filter((key) => asked[key] ?? true);
}

/** The number of questions of each sheet. */
export const questionCounts: Readonly<Record<ReflectionInput['length'], number>> = { Short: 4, Full: 6 };
