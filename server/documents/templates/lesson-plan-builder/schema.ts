import { z } from 'zod';
import { phaseSchema, vocabularySchema } from '../../../generated/blocks.ts';
import { labelled, list, prose } from '../blocks.ts';
import {
  aimFields,
  type commonFields,
  longText,
  MORE,
  moreFields,
  sourceFields,
  WHO,
  whatFields,
  whoFields,
} from '../fields/common.ts';
import { bloomLevels, questionSchema } from '../question.ts';

export const frameworks = [
  'Gradual Release',
  '5E',
  'Madeline Hunter',
  'UbD',
  'SIOP',
  'Inquiry/PBL',
  'Learning cycles',
] as const;

export type Framework = (typeof frameworks)[number];

const extras = ['starter quiz', 'exit ticket', 'homework', 'extension', 'slides outline'] as const;

export const lessonInput = z.object({
  ...whatFields,
  duration_minutes: z
    .number()
    .int()
    .min(10)
    .max(240)
    .default(45)
    .meta({ title: 'Duration in minutes', widget: 'number', presets: [30, 45, 60, 90] }),
  framework: z
    .enum(frameworks)
    .default('Gradual Release')
    .meta({ title: 'Lesson structure', widget: 'select' }),
  include: z
    .array(z.enum(extras))
    .max(extras.length)
    .default(['exit ticket', 'homework'])
    .meta({ title: 'Also write', widget: 'chips' }),
  ...aimFields,
  cognitive_target: z.enum(bloomLevels).default('Apply').meta({
    title: 'Level of thinking',
    description: 'The highest step of Bloom’s taxonomy that the lesson works up to.',
    widget: 'select',
    group: 'Aim',
  }),
  ...sourceFields,
  class_profile: longText(1_000).meta({
    title: 'About the class',
    description: 'What matters for planning. No names, please.',
    widget: 'textarea',
    group: WHO,
  }),
  prior_knowledge: longText(1_000).meta({ title: 'What they know already', widget: 'textarea', group: WHO }),
  ...whoFields,
  materials_available: longText(1_000).meta({ title: 'Materials at hand', widget: 'textarea', group: MORE }),
  ...moreFields,
} satisfies typeof commonFields & z.ZodRawShape);

export type LessonInput = z.output<typeof lessonInput>;

export const lessonResult = z.object({
  overview: prose('Overview', { teacher_only: true }),
  objectives: list('By the end, students can', {
    description: 'Each begins with a verb that can be observed.',
  }),
  standards_addressed: z
    .array(z.object({ code: labelled('Code'), statement: labelled('Standard') }))
    .meta({ title: 'Standards', block: 'table' }),
  prior_knowledge: list('Prior knowledge', { teacher_only: true, description: 'One to five.' }),
  keyConcepts: list('Key ideas', { description: 'Three to five.' }),
  vocabulary: vocabularySchema.max(20).meta({ title: 'Words to know', block: 'vocabulary' }),
  misconceptions: z
    .array(z.object({ misconception: labelled('They may say'), correction: labelled('Answer with') }))
    .max(10)
    .meta({ title: 'Misconceptions', block: 'table', teacher_only: true, description: 'One to three.' }),
  materials: list('You will need', { teacher_only: true }),
  phases: z.array(phaseSchema).min(1).max(12).meta({
    title: 'The lesson',
    block: 'timeline',
    teacher_only: true,
    description: 'Minutes add up to the duration.',
  }),
  starter_quiz: z.array(questionSchema).max(10).meta({ title: 'Starter quiz', block: 'questions' }),
  exit_ticket: z.array(questionSchema).max(10).meta({ title: 'Exit ticket', block: 'questions' }),
  differentiation: z
    .object({
      support: labelled('If they need more help'),
      extension: labelled('If they are ready for more'),
      ell: labelled('Learning English'),
      iep_504: labelled('IEP and 504'),
    })
    .meta({ title: 'For everyone', block: 'facts', teacher_only: true }),
  assessment: prose('How you will know', { teacher_only: true }),
  homework: prose('Homework'),
  extension: prose('Going further'),
  teacher_notes: list('Notes for you', { teacher_only: true }),
});

export type LessonResult = z.output<typeof lessonResult>;
export type LessonKey = keyof LessonResult;

/** The keys that this lesson has, in the order of the document. */
export function lessonSections(input: LessonInput): LessonKey[] {
  const asked: Partial<Record<LessonKey, boolean>> = {
    standards_addressed: input.standards_framework !== 'none' && input.standards.length > 0,
    starter_quiz: input.include.includes('starter quiz'),
    exit_ticket: input.include.includes('exit ticket'),
    homework: input.include.includes('homework'),
    extension: input.include.includes('extension'),
  };
  return lessonResult.keyof().options.filter((key) => asked[key] ?? true);
}
