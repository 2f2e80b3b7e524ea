import { z } from 'zod';
import { feedbackFields } from '../fields/feedback.ts';
import { optionalStudentName } from '../fields/student.ts';
import { commentsSchema, gradingSchema } from '../../../generated/blocks.ts';
import { labelled, list, prose } from '../blocks.ts';
import {
  aimFields,
  longText,
  MORE,
  moreFields,
  sourceFields,
  whatFields,
  whoFields,
} from '../fields/common.ts';

const essayTypes = [
  'Argumentative',
  'Persuasive',
  'Expository',
  'Narrative',
  'Descriptive',
  'Compare & contrast',
  'Cause & effect',
  'Literary analysis',
  'Research',
  'DBQ',
  'Reflective',
] as const;

const SCORING = 'Scoring';

export const essayInput = z
  .object({
    essay_name: z
      .string()
      .trim()
      .min(1, 'Enter a name for the essay.')
      .max(120)
      .meta({ title: 'Name of the essay', widget: 'text', placeholder: 'Lamps for Alder Park' }),
    student_name: optionalStudentName,
    class_id: whatFields.class_id,
    grade_level: whatFields.grade_level,
    subject: whatFields.subject,
    essay_type: z
      .enum(essayTypes)
      .default('Argumentative')
      .meta({ title: 'Kind of essay', widget: 'select' }),
    essay_prompt: longText(2_000).meta({
      title: 'Task',
      description: 'What students were asked to write.',
      widget: 'textarea',
    }),
    essay_content: z
      .string()
      .trim()
      .min(50, 'Enter at least 50 characters of the essay.')
      .max(20_000)
      .meta({ title: 'Essay', description: 'Type or paste it, or add a file.', widget: 'document-text' }),
    rubric: z
      .enum(['Six criteria', 'My rubric', 'Generate'])
      .default('Six criteria')
      .meta({ title: 'Rubric', widget: 'chips', group: SCORING }),
    rubric_id: z
      .union([z.uuid(), z.literal('')])
      .default('')
      .meta({
        title: 'Your rubric',
        widget: 'document',
        block: 'rubric',
        group: SCORING,
        shown_if: { field: 'rubric', in: ['My rubric'] },
      }),
    score_scale: z
      .enum(['4-level', '6-level', '100 points'])
      .default('4-level')
      .meta({
        title: 'Scale',
        widget: 'chips',
        group: SCORING,
        shown_if: { field: 'rubric', in: ['Six criteria', 'Generate'] },
      }),
    strictness: z
      .enum(['Lenient', 'Standard', 'Strict'])
      .default('Standard')
      .meta({ title: 'Strictness', widget: 'chips', group: SCORING }),
    anchors: z
      .array(
        z.object({
          text: z.string().trim().min(1).max(4_000).meta({ title: 'Scored work', widget: 'textarea' }),
          score: z.string().trim().min(1).max(80).meta({ title: 'Score you gave', widget: 'text' }),
        }),
      )
      .max(5)
      .default([])
      .meta({ title: 'Work you have scored', widget: 'rows', row: 'example', group: SCORING }),
    ...feedbackFields,
    ...sourceFields,
    ...aimFields,
    ...whoFields,
    topic: z.string().trim().max(200).default('').meta({ title: 'Topic', widget: 'text', group: MORE }),
    ...moreFields,
  })
  .refine(({ rubric, rubric_id }) => rubric !== 'My rubric' || rubric_id !== '', {
    path: ['rubric_id'],
    message: 'Choose one of your rubrics.',
  });

export type EssayForm = z.output<typeof essayInput>;

export const essayResult = z.object({
  grading_rubric: gradingSchema.meta({
    title: 'Scores',
    block: 'grading',
    description: 'By the name of each criterion in the brief, exactly, in its order.',
  }),
  total_score: z.number().min(0).meta({ title: 'Total score', block: 'facts' }),
  max_score: z.number().min(0).meta({ title: 'Maximum points', block: 'facts' }),
  overall_feedback: prose('Overall feedback'),
  strengths: list('Strengths', { description: 'Two or three.' }),
  areas_for_growth: list('Areas for growth', { description: 'Two or three.' }),
  next_steps: z
    .array(z.string().max(2_000))
    .max(3)
    .meta({ title: 'Next steps', block: 'list', description: 'One to three.' }),
  inline_comments: commentsSchema.meta({
    title: 'Comments on the text',
    block: 'comments',
    about: 'essay_content',
    description: 'Five to ten.',
  }),
  checks: z
    .object({
      on_prompt: labelled('On the task').meta({
        title: 'On the task',
        description: 'Yes, partly or no, and why.',
      }),
      length: labelled('Length').optional().meta({ title: 'Length', description: 'Leave it out.' }),
      citations: labelled('Citations').optional().meta({ title: 'Citations', description: 'Leave it out.' }),
      language: labelled('Language').optional().meta({ title: 'Language', description: 'Leave it out.' }),
    })
    .meta({ title: 'About the essay', block: 'facts', teacher_only: true }),
  needs_review: list('Look at these yourself', { teacher_only: true }),
  student_version: prose('For the student'),
});

export type EssayResult = z.output<typeof essayResult>;
export type EssayKey = keyof EssayResult;

export const essayDerived = ['total_score', 'max_score', 'needs_review'] as const satisfies EssayKey[];
