import { z } from 'zod';
import { labelled, list } from '../blocks.ts';
import { longText, moreFields, whatFields } from '../fields/common.ts';
import { requiredText, studentName } from '../fields/student.ts';

export const layouts = ['Rows', 'Pairs', 'Groups'] as const;
export const places = [
  'Anywhere',
  'Near the front',
  'Near the door',
  'At the back',
  'At the end of a row',
] as const;
const doors = ['Front left', 'Front right', 'Back left', 'Back right'] as const;

const MAX_STUDENTS = 40;
const MAX_ACROSS = 10;

const RULES = 'Rules';
const ROOM = 'Room';

const named = (title: string) => requiredText(80, 'Enter a name.').meta({ title, widget: 'student' });

const pairs = (title: string, description: string) =>
  z
    .array(z.object({ first: named('Student'), second: named('And') }))
    .max(30)
    .default([])
    .meta({ title, description, widget: 'rows', row: 'pair', group: RULES });

const folded = (name: string) => name.toLowerCase();

interface Desks {
  layout: (typeof layouts)[number];
  rows: number;
  across: number;
  group_size: number;
}

export const seatsIn = ({ layout, rows, across, group_size }: Desks): number =>
  rows * across * (layout === 'Groups' ? group_size : 1);

export const seatingInput = z
  .object({
    class_name: requiredText(80, 'Enter a class.').meta({
      title: 'Class',
      widget: 'text',
      placeholder: '7B',
    }),
    class_id: whatFields.class_id,
    grade_level: whatFields.grade_level,
    students: z
      .array(
        z.object({
          name: studentName,
          place: z.enum(places).default('Anywhere').meta({ title: 'Place', widget: 'select' }),
          reason: z
            .string()
            .trim()
            .max(200)
            .default('')
            .meta({ title: 'Why, or support', widget: 'text', placeholder: 'Reads lips' }),
        }),
      )
      .min(2, 'Add at least two students.')
      .max(MAX_STUDENTS)
      .meta({
        title: 'Students',
        description: 'AI models never see the names.',
        widget: 'rows',
        row: 'student',
      }),
    layout: z.enum(layouts).default('Rows').meta({ title: 'Desks in', widget: 'chips' }),
    rows: z
      .number()
      .int()
      .min(1)
      .max(12)
      .default(5)
      .meta({ title: 'Rows, front to back', widget: 'number', presets: [4, 5, 6] }),
    across: z
      .number()
      .int()
      .min(1)
      .max(MAX_ACROSS)
      .default(6)
      .meta({ title: 'Seats, or tables, in a row', widget: 'number', presets: [2, 3, 6, 8] }),
    group_size: z
      .number()
      .int()
      .min(2)
      .max(8)
      .default(4)
      .meta({
        title: 'Seats at a table',
        widget: 'number',
        shown_if: { field: 'layout', in: ['Groups'] },
      }),
    keep_apart: pairs('Keep apart', 'Never next to each other, nor at one table.'),
    keep_together: pairs('Keep together', 'Next to each other, or at one table.'),
    door: z.enum(doors).default('Front right').meta({ title: 'Door', widget: 'select', group: ROOM }),
    arrangement: z.number().int().min(1).max(99).default(1).meta({
      title: 'Arrangement',
      description: 'Another number gives another arrangement by the same rules.',
      widget: 'number',
      group: ROOM,
    }),
    routines: longText(600).meta({
      title: 'How you use the seats',
      description: 'Such as partner talk, or stations on Fridays.',
      widget: 'textarea',
      group: ROOM,
    }),
    subject: z
      .string()
      .trim()
      .max(80)
      .default('')
      .meta({ ...whatFields.subject.meta(), group: ROOM }),
    ...moreFields,
    title: moreFields.title.meta({
      ...moreFields.title.meta(),
      description: 'Leave empty to use the class.',
    }),
  })
  .refine(({ students, ...room }) => students.length <= seatsIn(room), {
    path: ['rows'],
    message: 'There are more students than seats.',
  })
  .superRefine(({ students, keep_apart, keep_together }, context) => {
    const names = students.map(({ name }) => folded(name));
    for (const [index, name] of names.entries()) {
      if (names.indexOf(name) < index)
        context.addIssue({ code: 'custom', path: ['students', index, 'name'], message: 'Entered twice.' });
    }
    for (const [field, rule] of Object.entries({ keep_apart, keep_together })) {
      for (const [index, pair] of rule.entries()) {
        for (const key of ['first', 'second'] as const) {
          if (!names.includes(folded(pair[key])))
            context.addIssue({
              code: 'custom',
              path: [field, index, key],
              message: 'Enter a name as in the list of students.',
            });
        }
      }
    }
  });

export type SeatingInput = z.output<typeof seatingInput>;

const seat = (number: number) => labelled(`${number}`).optional();

/** One row of desks, or one table, from left to right as the teacher sees them from the front. */
const seatRow = z.object({
  place: labelled('Row'),
  seat_1: seat(1),
  seat_2: seat(2),
  seat_3: seat(3),
  seat_4: seat(4),
  seat_5: seat(5),
  seat_6: seat(6),
  seat_7: seat(7),
  seat_8: seat(8),
  seat_9: seat(9),
  seat_10: seat(10),
});

export type SeatRow = z.output<typeof seatRow>;

export const seatingResult = z.object({
  seating: z.array(seatRow).max(120).meta({ title: 'Seats', block: 'table' }),
  overview: z
    .object({
      students: z.number().meta({ title: 'Students' }),
      seats: z.number().meta({ title: 'Seats' }),
      free: z.number().meta({ title: 'Free seats' }),
      front: labelled('Front of the room'),
      door: labelled('Door'),
    })
    .meta({ title: 'Room', block: 'facts' }),
  rules_met: z
    .array(
      z.object({
        who: labelled('Who'),
        rule: labelled('Rule'),
        seat: labelled('Seat'),
        met: labelled('Met'),
        reason: labelled('Why').optional(),
      }),
    )
    .max(120)
    .meta({ title: 'Your rules', block: 'table', teacher_only: true }),
  notes: list('Working with this plan', { description: 'Three to five.', teacher_only: true }),
});

export type SeatingResult = z.output<typeof seatingResult>;
export type SeatingDraft = Partial<SeatingResult>;

export const seatingDerived = ['seating', 'overview', 'rules_met'] as const;

const hasRules = ({ students, keep_apart, keep_together }: SeatingInput): boolean =>
  keep_apart.length + keep_together.length > 0 || students.some(({ place }) => place !== 'Anywhere');

export const seatingSections = (input: SeatingInput): (keyof SeatingResult)[] =>
  seatingResult.keyof().options.filter((key) => key !== 'rules_met' || hasRules(input));
