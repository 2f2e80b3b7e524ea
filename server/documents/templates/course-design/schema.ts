import { z } from 'zod';
import { courseUnitSchema, scheduleEntrySchema } from '../../../generated/blocks.ts';
import { labelled, list, prose } from '../blocks.ts';
import {
  aimFields,
  type commonFields,
  longText,
  moreFields,
  sourceFields,
  whatFields,
  whoFields,
} from '../fields/common.ts';
import { dateField } from '../fields/date.ts';
import { breakRows, weightRows } from '../fields/term.ts';

const MAX_WEEKS = 40;
export const MAX_UNITS = 20;

const models = ['UbD', 'Thematic', 'Project-based', 'Spiral'] as const;
export type DesignModel = (typeof models)[number];

const TIME = 'Time';

export const courseInput = z.object({
  ...whatFields,
  duration_weeks: z
    .number()
    .int()
    .min(1)
    .max(MAX_WEEKS)
    .default(18)
    .meta({
      title: 'Weeks',
      description: 'Weeks with class, without breaks.',
      widget: 'number',
      presets: [9, 18, 36, 40],
    }),
  design_model: z.enum(models).default('UbD').meta({ title: 'Design model', widget: 'chips' }),
  sessions_per_week: z
    .number()
    .int()
    .min(1)
    .max(7)
    .default(5)
    .meta({ title: 'Sessions a week', widget: 'number', presets: [2, 3, 5], group: TIME }),
  session_minutes: z
    .number()
    .int()
    .min(20)
    .max(180)
    .default(45)
    .meta({ title: 'Minutes a session', widget: 'number', presets: [45, 60, 90], group: TIME }),
  start_date: dateField({ title: 'First day of class', group: TIME }),
  breaks: breakRows(TIME),
  assessment_mix: weightRows('Assessment', 'category', [
    { category: 'Unit assessments', weight: 50 },
    { category: 'Projects', weight: 30 },
    { category: 'Classwork', weight: 20 },
  ]),
  prerequisites: longText(1_000).meta({
    title: 'What students already know',
    widget: 'textarea',
    group: 'Audience',
  }),
  ...whoFields,
  ...aimFields,
  ...sourceFields,
  ...moreFields,
} satisfies typeof commonFields & z.ZodRawShape);

export type CourseInput = z.output<typeof courseInput>;

export const courseResult = z.object({
  overview: prose('Overview'),
  course_goals: list('Course goals', { description: 'Each begins with a verb that can be observed.' }),
  essential_questions: list('Essential questions'),
  enduring_understandings: list('Enduring understandings'),
  units: z.array(courseUnitSchema).max(MAX_UNITS).meta({
    title: 'Units',
    block: 'units',
    description: 'In the order of the course. The objective of a lesson is one of its unit, word for word.',
  }),
  pacing: z.array(scheduleEntrySchema).max(MAX_WEEKS).meta({ title: 'Pacing', block: 'schedule' }),
  standards_coverage: z
    .array(
      z.object({
        standard: labelled('Standard'),
        statement: labelled('Statement'),
        units: labelled('Units'),
      }),
    )
    .meta({ title: 'Standards covered', block: 'table' }),
  assessment_plan: z
    .array(
      z.object({
        category: labelled('What counts'),
        weight: z.number().min(0).max(100).meta({ title: 'Percent' }),
        evidence: labelled('Evidence'),
      }),
    )
    .meta({
      title: 'Assessment plan',
      block: 'table',
      description: 'One row per category of the brief, in its order; evidence names the units.',
    }),
  orphans: list('Without an outcome', { teacher_only: true }),
});

export type CourseResult = z.output<typeof courseResult>;
export type CourseKey = keyof CourseResult;

/** The sections that code computes from the units and the form. */
export const courseDerived = ['pacing', 'standards_coverage', 'orphans'] as const satisfies CourseKey[];

export function courseSections({ standards_framework, standards }: CourseInput): CourseKey[] {
  const hasStandards = standards_framework !== 'none' && standards.length > 0;
  return courseResult.keyof().options.filter((key) => key !== 'standards_coverage' || hasStandards);
}
