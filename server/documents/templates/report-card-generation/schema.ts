import { z } from 'zod';
import { labelled, list, prose } from '../blocks.ts';
import { longText, MORE, moreFields, whatFields, whoFields } from '../fields/common.ts';
import { optionalStudentName, pronounsField, requiredText, studentName } from '../fields/student.ts';

const LETTER = /^[A-F][+-]?$/i;
const STANDARD = /^[1-4](?:\.5)?$/;
const gradeFormats = { Letter: LETTER, 'Standards 4–1': STANDARD, Narrative: null } as const;

const FORMAT = 'Format';

const student = z.object({
  student_name: studentName,
  pronouns: pronounsField,
  strengths: requiredText(1_000, 'Enter the strengths.').meta({ title: 'Strengths', widget: 'textarea' }),
  areas_for_growth: requiredText(1_000, 'Enter what to work on.').meta({
    title: 'Areas for growth',
    widget: 'textarea',
  }),
  examples: longText(1_500).meta({
    title: 'Examples',
    description: 'What you saw: a piece of work, a moment, a result.',
    widget: 'textarea',
  }),
  work_habits: z
    .array(z.string().trim().min(1).max(120))
    .max(8)
    .default([])
    .meta({ title: 'Work habits', widget: 'tags' }),
});

const subjectRow = z.object({
  student_name: optionalStudentName.meta({ title: 'Student', widget: 'student' }),
  subject: requiredText(80, 'Choose a subject.').meta({ ...whatFields.subject.meta(), title: 'Subject' }),
  earned_grade: z.string().trim().max(10).default('').meta({ title: 'Grade', widget: 'text' }),
  effort: z.string().trim().max(40).default('').meta({ title: 'Effort', widget: 'text' }),
  attendance: z.string().trim().max(60).default('').meta({ title: 'Attendance', widget: 'text' }),
});

export const MAX_STUDENTS = 40;

export const reportInput = z
  .object({
    students: z.array(student).min(1, 'Add at least one student.').max(MAX_STUDENTS).meta({
      title: 'Students',
      description: 'One entry per student; AI models never see the names.',
      widget: 'rows',
      row: 'student',
    }),
    term: requiredText(40, 'Enter the term.').meta({
      title: 'Term',
      widget: 'text',
      placeholder: 'Fall 2026',
    }),
    class_id: whatFields.class_id,
    grade_level: whatFields.grade_level,
    report_format: z
      .enum(['Letter', 'Standards 4–1', 'Narrative'])
      .default('Letter')
      .meta({ title: 'Grades', widget: 'chips' }),
    subjects: z
      .array(subjectRow)
      .max(MAX_STUDENTS * 12)
      .default([])
      .meta({
        title: 'Subjects',
        description: 'Or copy the rows of your gradebook and paste them into the first field.',
        widget: 'rows',
        row: 'subject',
      }),
    tone: z
      .enum(['Warm', 'Professional', 'Direct'])
      .default('Warm')
      .meta({ title: 'Tone', widget: 'chips', group: FORMAT }),
    max_characters: z
      .number()
      .int()
      .min(100)
      .max(2_000)
      .default(500)
      .meta({
        title: 'Characters per comment',
        widget: 'number',
        presets: [250, 500, 1_000],
        group: FORMAT,
      }),
    reading_level: whoFields.reading_level.meta({
      ...whoFields.reading_level.meta(),
      description: 'Same as grade means plain language for families.',
      group: FORMAT,
    }),
    subject: z
      .string()
      .trim()
      .max(80)
      .default('')
      .meta({ ...whatFields.subject.meta(), title: 'Your subject', group: MORE }),
    ...moreFields,
  })
  .superRefine(({ students, subjects, report_format }, { addIssue }) => {
    const format = gradeFormats[report_format];
    const names = new Set(students.map(({ student_name }) => student_name.toLowerCase()));
    for (const [index, { student_name, earned_grade }] of subjects.entries()) {
      const reject = (field: string, message: string) =>
        addIssue({ code: 'custom', path: ['subjects', index, field], message });
      if (format !== null && earned_grade !== '' && !format.test(earned_grade)) {
        reject('earned_grade', report_format === 'Letter' ? 'Enter A to F.' : 'Enter 4 to 1.');
      }
      if (students.length > 1 && !names.has(student_name.toLowerCase())) {
        reject('student_name', 'Choose one of the students above.');
      }
    }
  });

export type ReportInput = z.output<typeof reportInput>;
export type ReportedStudent = ReportInput['students'][number];

export const reportResult = z.object({
  rows: z
    .array(
      z.object({
        subject: labelled('Subject'),
        earned_grade: labelled('Grade').optional().meta({ title: 'Grade', description: 'Leave it out.' }),
        effort: labelled('Effort').optional().meta({ title: 'Effort', description: 'Leave it out.' }),
        attendance: labelled('Attendance')
          .optional()
          .meta({ title: 'Attendance', description: 'Leave it out.' }),
        comment: labelled('Comment'),
      }),
    )
    .max(200)
    .meta({
      title: 'Subjects',
      block: 'table',
      description: 'One row per subject of the brief, in its order.',
    }),
  overall_comment: prose('Overall comment'),
  strengths: list('Strengths', { description: 'Two or three.' }),
  areas_for_growth: list('Areas for growth', { description: 'One or two.' }),
  next_steps: z
    .object({ school: labelled('At school'), home: labelled('At home') })
    .meta({ title: 'Next steps', block: 'facts' }),
  work_habits: list('Work habits'),
  character_counts: z
    .array(
      z.object({
        text: labelled('Text'),
        characters: z.number().meta({ title: 'Characters' }),
        limit: z.number().meta({ title: 'Limit' }),
      }),
    )
    .max(200)
    .meta({ title: 'Character counts', block: 'table', teacher_only: true }),
  class_summary: z
    .object({
      grades: z.array(z.string().max(400)).max(40).meta({ title: 'Grades by subject' }),
    })
    .meta({ title: 'Class summary', block: 'facts', teacher_only: true }),
});

export type ReportResult = z.output<typeof reportResult>;
export type ReportDraft = Partial<ReportResult>;

export const reportDerived = [
  'work_habits',
  'character_counts',
  'class_summary',
] as const satisfies (keyof ReportResult)[];

/** The student whom a document is about; a batch writes one document per student. */
export const studentOf = ({ students }: Pick<ReportInput, 'students'>): ReportedStudent | undefined =>
  students[0];

/** The rows of the student's subjects; a row without a name belongs to the only student of the form. */
export function subjectsOf(input: Pick<ReportInput, 'students' | 'subjects'>): ReportInput['subjects'] {
  const own = studentOf(input)?.student_name.toLowerCase();
  return input.subjects.filter(({ student_name: name }) => name === '' || name.toLowerCase() === own);
}

/** The names of other students in the rows of a whole class. */
export const othersIn = (input: Pick<ReportInput, 'students' | 'subjects'>): string[] => {
  const own = studentOf(input)?.student_name.toLowerCase();
  const names = input.subjects.map(({ student_name }) => student_name);
  return [...new Set(names)].filter((name) => name !== '' && name.toLowerCase() !== own);
};

/** A class summary stands only in the summary of a batch. */
export const reportSections = (input: ReportInput): (keyof ReportResult)[] =>
  reportResult.keyof().options.filter((key) => {
    if (key === 'rows') return subjectsOf(input).length > 0;
    if (key === 'work_habits') return (studentOf(input)?.work_habits.length ?? 0) > 0;
    return key !== 'class_summary';
  });
