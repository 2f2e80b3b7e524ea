import { z } from 'zod';
import { goalsSchema } from '../../../generated/blocks.ts';
import { labelled, list, prose } from '../blocks.ts';
import { aimFields, longText, moreFields, sourceFields, whatFields, whoFields } from '../fields/common.ts';
import { dateField } from '../fields/date.ts';
import { measuredRows, pronounsField, requiredText, studentName } from '../fields/student.ts';

const waysOfWorking = ['Visual', 'Auditory', 'Reading/Writing', 'Kinesthetic', 'Mixed'] as const;

const { topic: _, ...what } = whatFields;
const STUDENT = 'About the student';

export const planInput = z.object({
  student_name: studentName,
  pronouns: pronounsField,
  ...what,
  strengths: requiredText(2_000, 'Enter the strengths.').meta({ title: 'Strengths', widget: 'textarea' }),
  needs: requiredText(2_000, 'Enter the needs.').meta({ title: 'Needs', widget: 'textarea' }),
  baseline: measuredRows('result').meta({
    title: 'Baseline',
    description: 'What was measured, when, and the result. Goals start from these.',
    widget: 'rows',
    row: 'result',
  }),
  duration_weeks: z
    .number()
    .int()
    .min(2)
    .max(36)
    .default(8)
    .meta({ title: 'Weeks', widget: 'number', presets: [6, 8, 12] }),
  start_date: dateField({
    title: 'Begins on',
    description: 'Leave empty for a plan without dates.',
  }),
  learning_style: z
    .array(z.enum(waysOfWorking))
    .max(waysOfWorking.length)
    .default([])
    .meta({ title: 'How this student likes to work', widget: 'chips', group: STUDENT }),
  interests: longText(1_000).meta({ title: 'Interests', widget: 'textarea', group: STUDENT }),
  student_voice: longText(1_000).meta({
    title: 'In the student’s words',
    description: 'What the student says about learning.',
    widget: 'textarea',
    group: STUDENT,
  }),
  goals: longText(1_000).meta({ title: 'Goals you have in mind', widget: 'textarea', group: STUDENT }),
  ...aimFields,
  ...sourceFields,
  ...whoFields,
  ...moreFields,
});

export type PlanInput = z.output<typeof planInput>;

const strings = (title: string, description: string) =>
  z.array(z.string().max(1_000)).max(6).meta({ title, description });

const week = z.object({
  focus: labelled('Focus'),
  week: z.number().int().min(1).max(36).meta({ title: 'Week' }),
  dates: labelled('Dates').optional().meta({ title: 'Dates', description: 'Leave it out.' }),
  activities: strings('Activities', 'One to three.'),
  resources: strings('Resources', 'None to three.'),
  check: labelled('Check'),
});

export const planResult = z.object({
  overview: prose('Overview'),
  learner_profile: prose('Learner profile'),
  baseline: z
    .array(z.object({ measure: labelled('Measure'), date: labelled('Date'), result: labelled('Result') }))
    .max(20)
    .meta({ title: 'Baseline', block: 'table' }),
  goals: goalsSchema.meta({
    title: 'Goals',
    block: 'goals',
    description: 'Two or three. Leave by out, or give a date as YYYY-MM-DD.',
  }),
  weekly_pathway: z.array(week).max(36).meta({ title: 'Week by week', block: 'entries' }),
  strategies: list('Strategies', { description: 'Three to five.', teacher_only: true }),
  supports: list('Supports', { description: 'Two to four.' }),
  progress_monitoring: z
    .object({
      measure: labelled('Measure'),
      frequency: labelled('How often'),
      decision_rule: labelled('When to change the plan'),
    })
    .meta({ title: 'Following progress', block: 'facts', teacher_only: true }),
  family_partnership: prose('With the family'),
  student_reflection: list('Reflection for the student', { description: 'Three to five questions.' }),
  review_date: labelled('Review').meta({ title: 'Review', block: 'facts' }),
});

export type PlanResult = z.output<typeof planResult>;
/** A document in writing lacks some sections, and a plan for another form others. */
export type PlanDraft = Partial<PlanResult>;

export const planDerived = ['baseline', 'review_date'] as const satisfies (keyof PlanResult)[];
