import { z } from 'zod';
import { feedbackFields } from '../fields/feedback.ts';
import { optionalStudentName } from '../fields/student.ts';
import { submissionsSchema } from '../../../generated/blocks.ts';
import {
  aimFields,
  longText,
  MORE,
  moreFields,
  sourceFields,
  whatFields,
  whoFields,
} from '../fields/common.ts';

const FEEDBACK = 'Feedback';
const LATE = 'Late work';

/** The longest paper in characters. */
export const MAX_PAPER = 20_000;
/** The longest task in characters. */
export const MAX_TASK = 4_000;

const percent = (usual: number) => z.number().min(0).max(100).default(usual);

export const gradingInput = z
  .object({
    task_text: z.string().trim().min(1, 'Enter the task.').max(MAX_TASK).meta({
      title: 'Task',
      description: 'What students were asked to do.',
      widget: 'textarea',
    }),
    class_id: whatFields.class_id,
    grade_level: whatFields.grade_level,
    subject: whatFields.subject,
    grading_mode: z
      .enum(['Answer key', 'Rubric', 'Typed rubric', 'Completion'])
      .default('Answer key')
      .meta({ title: 'Grade by', widget: 'chips' }),
    answer_key: longText(8_000).meta({
      title: 'Answer key',
      description: 'One line per question, with its points.',
      widget: 'textarea',
      shown_if: { field: 'grading_mode', in: ['Answer key'] },
    }),
    rubric_id: z
      .union([z.uuid(), z.literal('')])
      .default('')
      .meta({
        title: 'Your rubric',
        widget: 'document',
        block: 'rubric',
        shown_if: { field: 'grading_mode', in: ['Rubric'] },
      }),
    criteria: z
      .array(
        z.object({
          criterion: z.string().trim().min(1, 'Enter a criterion.').max(200).meta({
            title: 'Criterion',
            widget: 'text',
          }),
          level: z.string().trim().max(80).default('').meta({ title: 'Level', widget: 'text' }),
          points: z.number().min(0).max(1_000).meta({ title: 'Points', widget: 'number' }),
          description: z.string().trim().max(4_000).default('').meta({
            title: 'What it looks like',
            widget: 'textarea',
          }),
        }),
      )
      .max(72)
      .default([])
      .meta({
        title: 'Criteria',
        description: 'One row per level of each criterion.',
        widget: 'rows',
        row: 'level',
        shown_if: { field: 'grading_mode', in: ['Typed rubric'] },
      }),
    max_points: z
      .number()
      .min(1)
      .max(1_000)
      .default(10)
      .meta({
        title: 'Maximum points',
        widget: 'number',
        shown_if: { field: 'grading_mode', in: ['Answer key', 'Completion'] },
      }),
    submissions: z
      .array(
        z.object({
          student_name: optionalStudentName,
          text: z.string().trim().max(MAX_PAPER).default('').meta({ title: 'Work', widget: 'textarea' }),
          late: z.number().min(0).max(1_000).default(0).meta({
            title: 'Days or hours late',
            description: 'In the unit chosen under “Late work”.',
            widget: 'number',
          }),
        }),
      )
      .min(1, 'Add the work of at least one student.')
      .max(40)
      .meta({
        title: 'Work of the students',
        description: 'One entry per student; AI models never see the names.',
        widget: 'rows',
        row: 'student',
      }),
    examples: z
      .array(
        z.object({
          text: z.string().trim().min(1, 'Add the work.').max(MAX_PAPER).meta({
            title: 'Work',
            widget: 'textarea',
          }),
          marks: z.string().trim().min(1, 'Enter your marks.').max(4_000).meta({
            title: 'Your marks',
            widget: 'textarea',
            placeholder: 'Question 1: 2 points',
          }),
        }),
      )
      .max(5)
      .default([])
      .meta({
        title: 'Work you have marked',
        description: 'Suggestions follow your standard.',
        widget: 'rows',
        row: 'example',
      }),
    partial_credit: z
      .boolean()
      .default(true)
      .meta({ title: 'Give points for partly correct answers', widget: 'switch', group: FEEDBACK }),
    anonymise: z.boolean().default(true).meta({
      title: 'Grade without names',
      description: 'Otherwise feedback may address the student.',
      widget: 'switch',
      group: FEEDBACK,
    }),
    ...feedbackFields,
    apply_late_policy: z.boolean().default(true).meta({
      title: 'Take points off late work',
      description: 'The score stays, with the penalty beside it.',
      widget: 'switch',
      group: LATE,
    }),
    late_every: z
      .enum(['Day', 'Hour'])
      .default('Day')
      .meta({ title: 'Late work is counted by', widget: 'chips', group: LATE }),
    late_percent: percent(10).meta({ title: 'Percent off per day or hour', widget: 'number', group: LATE }),
    lowest_percent: percent(0).meta({
      title: 'Lowest percent',
      description: 'Lateness never lowers a score below it.',
      widget: 'number',
      group: LATE,
    }),
    ...sourceFields,
    ...aimFields,
    ...whoFields,
    topic: z.string().trim().max(200).default('').meta({ title: 'Topic', widget: 'text', group: MORE }),
    ...moreFields,
  })
  .refine(({ grading_mode, answer_key }) => grading_mode !== 'Answer key' || answer_key !== '', {
    path: ['answer_key'],
    message: 'Enter the answer key.',
  })
  .refine(({ grading_mode, rubric_id }) => grading_mode !== 'Rubric' || rubric_id !== '', {
    path: ['rubric_id'],
    message: 'Choose one of your rubrics.',
  })
  .refine(({ grading_mode, criteria }) => grading_mode !== 'Typed rubric' || criteria.length > 0, {
    path: ['criteria'],
    message: 'Add a criterion.',
  });

export type GradingForm = z.output<typeof gradingInput>;

const texts = z.array(z.string().max(2_000)).max(40);

export const gradingResult = z.object({
  submissions: submissionsSchema.meta({
    title: 'Submissions',
    block: 'submissions',
    description: 'One entry for each paper, in the order of the brief.',
  }),
  class_summary: z
    .object({
      distribution: texts.meta({ title: 'Scores' }),
      common_misconceptions: texts.meta({ title: 'Often missed' }),
      reteach_groups: texts.meta({ title: 'Teach again' }),
    })
    .meta({ title: 'Class summary', block: 'facts', teacher_only: true }),
});

export type GradingResult = z.output<typeof gradingResult>;
export type Submission = GradingResult['submissions'][number];

/** A summary needs the work of several students. */
export const gradingSections = ({ submissions }: GradingForm): (keyof GradingResult)[] =>
  submissions.length > 1 ? ['submissions', 'class_summary'] : ['submissions'];
