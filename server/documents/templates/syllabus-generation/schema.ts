import { z } from 'zod';
import { bookSchema, scheduleEntrySchema } from '../../../generated/blocks.ts';
import { labelled, list, prose } from '../blocks.ts';
import { aimFields, longText, moreFields, sourceFields, whatFields, whoFields } from '../fields/common.ts';
import { dateField } from '../fields/date.ts';
import { breakRows, weightRows } from '../fields/term.ts';
import { weekdayNames } from '../school-weeks.ts';
import { scaleNames } from './grading-scale.ts';

const FIRST_YEAR = 2023;
const years = Array.from({ length: new Date().getFullYear() + 3 - FIRST_YEAR }, (_, index) =>
  String(FIRST_YEAR + index),
);

const terms = ['Fall', 'Spring', 'Summer', 'Full year', 'Semester 1', 'Semester 2'] as const;
const aiPolicies = ['Not allowed', 'With citation', 'Listed tasks only', 'Per assignment'] as const;

const TEACHER = 'Teacher';
const DATES = 'Dates';
const CONTENT = 'Content';
const GRADING = 'Grading';
const RULES = 'Rules';

/** A rule with usual wordings to choose from, or other words. */
const ruleField = (title: string, examples: string[]) =>
  z.string().trim().max(600).default('').meta({ title, widget: 'select', examples, group: RULES });

export const syllabusInput = z
  .object({
    course_title: z.string().trim().min(1, 'Enter a course title.').max(200).meta({
      title: 'Course title',
      widget: 'text',
      placeholder: 'Biology 1: life from cells to ecosystems',
    }),
    class_id: whatFields.class_id,
    grade_level: whatFields.grade_level,
    subject: whatFields.subject,
    term: z.enum(terms).default('Full year').meta({ title: 'Term', widget: 'select' }),
    year: z.enum(years).meta({ title: 'Year', widget: 'select' }),
    number_of_weeks: z
      .number()
      .int()
      .min(1)
      .max(40)
      .default(18)
      .meta({
        title: 'Weeks',
        description: 'Weeks with class, without breaks.',
        widget: 'number',
        presets: [9, 18, 36],
      }),
    grading_policy: weightRows('What counts', 'category', [
      { category: 'Tests', weight: 40 },
      { category: 'Classwork', weight: 40 },
      { category: 'Homework', weight: 20 },
    ]),
    term_start: dateField({ title: 'First day of class', group: DATES }),
    meeting_days: z
      .array(z.enum(weekdayNames))
      .max(7)
      .default(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
      .meta({ title: 'Class days', widget: 'chips', group: DATES }),
    meeting_time: z
      .union([z.literal(''), z.iso.time({ precision: -1 })])
      .default('')
      .meta({ title: 'Class begins at', widget: 'time', group: DATES }),
    breaks: breakRows(DATES),
    instructor: z
      .object({
        name: z.string().trim().max(120).default('').meta({ title: 'Name', widget: 'text' }),
        email: z
          .union([z.literal(''), z.email('Enter an email address.')])
          .default('')
          .meta({ title: 'Email', widget: 'text' }),
        office_hours: z.string().trim().max(200).default('').meta({ title: 'Office hours', widget: 'text' }),
      })
      .default({ name: '', email: '', office_hours: '' })
      .meta({ title: 'Teacher', description: 'Copied as you enter it.', widget: 'fields', group: TEACHER }),
    course_description: longText(2_000).meta({ title: 'Description', widget: 'textarea', group: CONTENT }),
    course_outline: longText(4_000).meta({
      title: 'Outline',
      description: 'Topics in order, one per line.',
      widget: 'textarea',
      group: CONTENT,
    }),
    required_materials: longText(1_000).meta({
      title: 'Required materials',
      widget: 'textarea',
      group: CONTENT,
    }),
    grading_scale: z
      .enum(scaleNames)
      .default('90/80/70/60')
      .meta({ title: 'Grading scale', widget: 'select', group: GRADING }),
    custom_scale: z
      .array(
        z.object({
          grade: z.string().trim().min(1, 'Enter a grade.').max(20).meta({ title: 'Grade', widget: 'text' }),
          from: z.number().min(0).max(100).meta({ title: 'From percent', widget: 'number' }),
        }),
      )
      .max(20)
      .default([])
      .meta({
        title: 'Your scale',
        widget: 'rows',
        row: 'grade',
        group: GRADING,
        shown_if: { field: 'grading_scale', in: ['Custom'] },
      }),
    late_policy: ruleField('Late work', [
      '10 % off for each day late, for up to five days',
      'Full credit until the end of the unit',
      'One late pass per term without a reason',
    ]),
    attendance_policy: ruleField('Attendance', [
      'Work missed during an absence is due within as many days as were missed',
      'Three late arrivals count as one absence',
    ]),
    academic_honesty: ruleField('Academic honesty', [
      'Copied work is redone for at most half the points',
      'Copied work scores zero, and the family is informed',
    ]),
    ai_use_policy: z
      .enum(aiPolicies)
      .default('Per assignment')
      .meta({ title: 'Use of AI', widget: 'select', group: RULES }),
    ...sourceFields,
    ...aimFields,
    ...whoFields,
    ...moreFields,
    title: moreFields.title.meta({
      ...moreFields.title.meta(),
      description: 'Leave empty to use the course title.',
    }),
  })
  .refine(({ term_start, year }) => term_start === '' || term_start.startsWith(year), {
    path: ['term_start'],
    message: 'Choose a day in the year of the term.',
  })
  .refine(({ term_start, meeting_days }) => term_start === '' || meeting_days.length > 0, {
    path: ['meeting_days'],
    message: 'Choose at least one day.',
  })
  .refine(
    ({ grading_scale, custom_scale }) =>
      grading_scale !== 'Custom' || (custom_scale.length > 1 && custom_scale.some(({ from }) => from === 0)),
    { path: ['custom_scale'], message: 'Enter two grades or more; the last one begins at 0.' },
  )
  .refine(({ custom_scale }) => new Set(custom_scale.map(({ from }) => from)).size === custom_scale.length, {
    path: ['custom_scale'],
    message: 'Two grades begin at the same percentage.',
  });

export type SyllabusInput = z.output<typeof syllabusInput>;

const fact = (title: string) => labelled(title).optional();

export const syllabusResult = z.object({
  course_information: z
    .object({
      course: fact('Course'),
      grade: fact('Grade'),
      term: fact('Term'),
      meets: fact('Class meets'),
      dates: fact('From and to'),
      breaks: fact('No class'),
    })
    .meta({ title: 'Course', block: 'facts' }),
  instructor: z
    .object({ name: fact('Name'), email: fact('Email'), office_hours: fact('Office hours') })
    .meta({ title: 'Teacher', block: 'facts' }),
  description: prose('About this course'),
  learning_outcomes: list('By the end, students can', {
    description: 'Each begins with a verb that can be observed.',
  }),
  materials: list('Materials'),
  schedule: z.array(scheduleEntrySchema).max(40).meta({
    title: 'Schedule',
    block: 'schedule',
    description: 'One entry for each week, in order. Leave out dates and days; code adds them.',
  }),
  assessment_methods: z
    .array(z.object({ type: labelled('What counts'), weight: z.number().meta({ title: 'Percent' }) }))
    .meta({ title: 'Assessment', block: 'table' }),
  grading_scale: z
    .array(z.object({ grade: labelled('Grade'), percent: labelled('Percent') }))
    .meta({ title: 'Grading scale', block: 'table' }),
  policies: z
    .object({
      attendance: labelled('Attendance'),
      late: labelled('Late work'),
      academic_honesty: labelled('Academic honesty'),
      ai_use: labelled('Use of AI'),
      accommodations: labelled('Accommodations'),
    })
    .meta({ title: 'Policies', block: 'facts' }),
  learning_resources: z.array(bookSchema).max(12).meta({ title: 'Learning resources', block: 'books' }),
  acknowledgement: prose('Acknowledgement'),
});

export type SyllabusResult = z.output<typeof syllabusResult>;
export type SyllabusKey = keyof SyllabusResult;

/** The sections that code copies and computes from the form. */
export const syllabusDerived = [
  'course_information',
  'instructor',
  'assessment_methods',
  'grading_scale',
] as const satisfies SyllabusKey[];

export function syllabusSections({ instructor }: SyllabusInput): SyllabusKey[] {
  const asked: Partial<Record<SyllabusKey, boolean>> = {
    instructor: Object.values(instructor).some((value) => value !== ''),
  };
  return syllabusResult.keyof().options.filter((key) => asked[key] ?? true);
}
