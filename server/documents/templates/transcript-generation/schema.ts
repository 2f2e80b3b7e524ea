import { z } from 'zod';
import { GradeLevel } from '../../../generated/schemas/gradeLevel.ts';
import { longText, moreFields, whatFields } from '../fields/common.ts';
import { dateField } from '../fields/date.ts';
import { pronounsField, requiredText, studentName } from '../fields/student.ts';
import { gpaScales, isOnScale, levels, scaleOf } from './scale.ts';

const SCALE = 'Scale';
const EXTRA = 'Also on the transcript';
const OTHER = 'Other dates';

const extras = ['rank', 'test scores', 'attendance', 'activities'] as const;
const terms = [
  'Fall',
  'Winter',
  'Spring',
  'Summer',
  'Semester 1',
  'Semester 2',
  'Quarter 1',
  'Quarter 2',
  'Quarter 3',
  'Quarter 4',
  'Full year',
];

const isCustom = { shown_if: { field: 'gpa_scale', in: ['Custom'] }, group: SCALE };
const withExtra = (extra: (typeof extras)[number]) => ({
  shown_if: { field: 'include', in: [extra] },
  group: EXTRA,
});

const NOT_ON_SCALE = 'Enter a grade of the scale, such as B+, or one without points, such as P or W.';
const credits = (title: string) =>
  z.number().min(0).max(40).multipleOf(0.001).meta({ title, widget: 'number' });
const weight = (title: string) =>
  z
    .number()
    .min(0)
    .max(2)
    .multipleOf(0.001)
    .default(0)
    .meta({ title, widget: 'number', ...isCustom });
const days = (title: string) =>
  z.number().int().min(0).max(2_000).default(0).meta({ title, widget: 'number' });

const course = z
  .object({
    year: requiredText(20, 'Enter the year.').meta({ title: 'Year', widget: 'text', placeholder: '2025-26' }),
    term: requiredText(40, 'Choose a term.').meta({ title: 'Term', widget: 'select', examples: terms }),
    course_title: requiredText(120, 'Enter the course.').meta({ title: 'Course', widget: 'text' }),
    level: z.enum(levels).default('Regular').meta({ title: 'Level', widget: 'select' }),
    credits_attempted: credits('Credits attempted'),
    credits_earned: credits('Credits earned'),
    earned_grade: requiredText(10, 'Enter the grade.').meta({ title: 'Grade', widget: 'text' }),
  })
  .refine(({ credits_attempted, credits_earned }) => credits_earned <= credits_attempted, {
    path: ['credits_earned'],
    message: 'More credits are earned than attempted.',
  });

export const transcriptInput = z
  .object({
    student_id: studentName,
    pronouns: pronounsField,
    status: z
      .enum(['Unofficial', 'Official'])
      .default('Unofficial')
      .meta({ title: 'Status', widget: 'chips', description: 'An official one needs your school’s seal.' }),
    school: z
      .object({
        name: requiredText(120, 'Enter the school.').meta({ title: 'Name', widget: 'text' }),
        address: longText(200).meta({ title: 'Address', widget: 'text' }),
        code: longText(20).meta({ title: 'School code', widget: 'text' }),
      })
      .meta({ title: 'School', widget: 'fields' }),
    gpa_scale: z.enum(gpaScales).default('4.0').meta({ title: 'GPA scale', widget: 'select' }),
    courses: z.array(course).min(1, 'Add at least one course.').max(120).meta({
      title: 'Courses',
      description: 'Or copy the rows of a spreadsheet and paste them into the first field.',
      widget: 'rows',
      row: 'course',
    }),
    credits_required: z
      .number()
      .min(0)
      .max(400)
      .multipleOf(0.001)
      .optional()
      .meta({ title: 'Credits required to graduate', widget: 'number' }),
    include: z
      .array(z.enum(extras))
      .max(extras.length)
      .default([])
      .meta({ title: 'Also on the transcript', widget: 'chips' }),
    custom_scale: z
      .array(
        z.object({
          grade: requiredText(10, 'Enter the grade.').meta({ title: 'Grade', widget: 'text' }),
          points: z.number().min(0).max(20).multipleOf(0.001).meta({ title: 'Points', widget: 'number' }),
        }),
      )
      .max(20)
      .default([])
      .meta({ title: 'Grades', widget: 'rows', row: 'grade', ...isCustom }),
    honors_weight: weight('Honors adds'),
    ap_ib_weight: weight('AP and IB add'),
    dual_weight: weight('Dual enrollment adds'),
    class_gpas: z
      .string()
      .trim()
      .max(6_000)
      .default('')
      .refine((text) => gpasIn(text).every((gpa) => gpa >= 0 && gpa <= 20), {
        message: 'Enter one number per line, such as 3.25.',
      })
      .meta({
        title: 'GPAs of the class',
        description: 'One per line, without names. The rank is computed from them and no AI model sees them.',
        widget: 'textarea',
        ...withExtra('rank'),
      }),
    test_scores: z
      .array(
        z.object({
          test: requiredText(80, 'Enter the test.').meta({ title: 'Test', widget: 'text' }),
          date: dateField({ title: 'Date' }),
          score: requiredText(40, 'Enter the score.').meta({ title: 'Score', widget: 'text' }),
        }),
      )
      .max(20)
      .default([])
      .meta({ title: 'Test scores', widget: 'rows', row: 'test score', ...withExtra('test scores') }),
    attendance: z
      .object({
        days_enrolled: days('Days enrolled'),
        days_absent: days('Days absent'),
        days_tardy: days('Days tardy'),
      })
      .default({ days_enrolled: 0, days_absent: 0, days_tardy: 0 })
      .meta({ title: 'Attendance', widget: 'fields', ...withExtra('attendance') }),
    activities: longText(2_000).meta({
      title: 'Activities',
      description: 'One per line.',
      widget: 'textarea',
      ...withExtra('activities'),
    }),
    date_of_birth: dateField({ title: 'Date of birth', group: OTHER }),
    entry_date: dateField({ title: 'Entered on', group: OTHER }),
    graduation_date: dateField({ title: 'Graduated on', group: OTHER }),
    grade_level: z
      .enum(['', ...Object.values(GradeLevel)])
      .default('')
      .meta({ title: 'Grade', widget: 'select', group: OTHER }),
    subject: z
      .string()
      .trim()
      .max(80)
      .default('')
      .meta({ ...whatFields.subject.meta(), title: 'Program', group: OTHER }),
    ...moreFields,
  })
  .superRefine((form, { addIssue }) => {
    const reject = (path: (string | number)[], message: string) =>
      addIssue({ code: 'custom', path, message });
    if (form.gpa_scale === 'Custom' && form.custom_scale.length === 0) {
      reject(['custom_scale'], 'Add the grades of your scale.');
      return;
    }
    const scale = scaleOf(form);
    for (const [index, { earned_grade }] of form.courses.entries()) {
      if (!isOnScale(scale, earned_grade)) reject(['courses', index, 'earned_grade'], NOT_ON_SCALE);
    }
    if (form.entry_date !== '' && form.graduation_date !== '' && form.graduation_date < form.entry_date) {
      reject(['graduation_date'], 'This is before the student entered.');
    }
    if (form.attendance.days_absent > form.attendance.days_enrolled) {
      reject(['attendance', 'days_absent'], 'There are more days absent than enrolled.');
    }
  });

/** The numbers of a list, one per line; NaN for anything else. */
export const gpasIn = (text: string): number[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(Number);

export type TranscriptInput = z.output<typeof transcriptInput>;
export type Course = TranscriptInput['courses'][number];
