import { z } from 'zod';
import { letterSchema } from '../../../generated/blocks.ts';
import { labelled, list } from '../blocks.ts';
import {
  aimFields,
  type commonFields,
  longText,
  moreFields,
  sourceFields,
  whatFields,
  whoFields,
} from '../fields/common.ts';
import { requiredText } from '../fields/student.ts';

const TIMES = 'Times';
const PEOPLE = 'People';
const COSTS = 'Costs';

const time = (title: string, message: string) =>
  z.iso.time({ precision: -1, message }).meta({ title, widget: 'time', group: TIMES });

const amount = (title: string, description?: string) =>
  z
    .number()
    .min(0)
    .max(100_000)
    .default(0)
    .meta({ title, ...(description && { description }), widget: 'number', group: COSTS });

export const tripInput = z
  .object({
    ...whatFields,
    topic: whatFields.topic.meta({
      ...whatFields.topic.meta(),
      title: 'Purpose',
      placeholder: 'How a river shapes its banks',
    }),
    destination: requiredText(200, 'Enter where you go.').meta({ title: 'Destination', widget: 'text' }),
    date: z.iso.date('Choose a day.').meta({ title: 'Date', widget: 'date' }),
    departure: time('Leave school at', 'Enter a time.'),
    back_by: time('Back at school by', 'Enter a time.'),
    travel_minutes: z
      .number()
      .int()
      .min(0)
      .max(600)
      .default(30)
      .meta({ title: 'Minutes of travel, one way', widget: 'number', group: TIMES }),
    stops: z
      .array(
        z.object({
          activity: requiredText(200, 'Enter what happens.').meta({ title: 'What', widget: 'text' }),
          minutes: z.number().int().min(5).max(480).meta({ title: 'Minutes', widget: 'number' }),
        }),
      )
      .min(1, 'Add at least one stop.')
      .max(12)
      .meta({
        title: 'At the destination',
        description: 'In order, with lunch and breaks.',
        widget: 'rows',
        row: 'stop',
        group: TIMES,
      }),
    students: z
      .number()
      .int()
      .min(1)
      .max(400)
      .default(25)
      .meta({ title: 'Students', widget: 'number', group: PEOPLE }),
    adults: z
      .number()
      .int()
      .min(1)
      .max(80)
      .default(3)
      .meta({ title: 'Adults', widget: 'number', group: PEOPLE }),
    students_per_adult: z.number().int().min(1).max(30).default(10).meta({
      title: 'Maximum students per adult',
      description: 'As your school rules.',
      widget: 'number',
      group: PEOPLE,
    }),
    needs: longText(1_500).meta({
      title: 'Needs to plan for',
      description: 'Access, allergies, medicine. No student names, please.',
      widget: 'textarea',
      group: PEOPLE,
    }),
    transport: longText(200).meta({
      title: 'Transport',
      widget: 'text',
      placeholder: 'Two coaches',
      group: COSTS,
    }),
    transport_cost: amount('Cost of transport', 'For everyone together.'),
    entry_student: amount('Entry for a student'),
    entry_adult: amount('Entry for an adult'),
    other_cost: amount('Other costs', 'For everyone together.'),
    school_pays: amount('The school pays'),
    ...sourceFields,
    ...aimFields,
    ...whoFields,
    ...moreFields,
    title: moreFields.title.meta({
      ...moreFields.title.meta(),
      description: 'Leave empty to use the purpose.',
    }),
  } satisfies typeof commonFields & z.ZodRawShape)
  .refine(({ departure, back_by }) => departure < back_by, {
    path: ['back_by'],
    message: 'This is before you leave.',
  });

export type TripInput = z.output<typeof tripInput>;

export const tripResult = z.object({
  overview: z
    .object({
      destination: labelled('Destination'),
      date: labelled('Date'),
      students: z.number().meta({ title: 'Students' }),
      adults: z.number().meta({ title: 'Adults' }),
      needed: z.number().meta({ title: 'Adults needed' }),
      groups: labelled('Groups'),
    })
    .meta({ title: 'The trip', block: 'facts' }),
  objectives: list('Students will', { description: 'Two to four, each with a verb that can be observed.' }),
  timetable: z
    .array(
      z.object({
        time: labelled('Time'),
        what: labelled('What'),
        minutes: z.number().meta({ title: 'Minutes' }),
      }),
    )
    .max(20)
    .meta({ title: 'Timetable', block: 'table' }),
  before: list('Before the trip', { description: 'Two to four.' }),
  tasks: z
    .array(
      z.object({
        stop: labelled('Stop'),
        task: labelled('Task'),
        record: labelled('Bring back'),
      }),
    )
    .max(12)
    .meta({ title: 'Tasks on the way', block: 'entries', answer_lines: 3, description: 'Two to five.' }),
  after: list('Back in class', { description: 'Two to three.' }),
  packing: list('What to bring', { description: 'Five to ten.' }),
  risks: z
    .array(
      z.object({
        risk: labelled('What could happen'),
        prevention: labelled('How we prevent it'),
        response: labelled('What we do if it happens'),
      }),
    )
    .max(12)
    .meta({ title: 'Safety', block: 'table', teacher_only: true, description: 'Four to seven.' }),
  budget: z
    .array(
      z.object({
        item: labelled('Item'),
        count: labelled('How many'),
        total: z.number().meta({ title: 'Total' }),
      }),
    )
    .max(10)
    .meta({ title: 'Budget', block: 'table', teacher_only: true }),
  checklist: z
    .array(z.object({ by: labelled('By'), task: labelled('Task') }))
    .max(12)
    .meta({ title: 'To do before', block: 'table', teacher_only: true }),
  family_letter: letterSchema.meta({ title: 'Letter to the families', block: 'letter' }),
});

export type TripResult = z.output<typeof tripResult>;
export type TripDraft = Partial<TripResult>;

export const tripDerived = ['overview', 'timetable', 'budget', 'checklist'] as const;
