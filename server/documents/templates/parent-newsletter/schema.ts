import { z } from 'zod';
import { labelled, list, prose } from '../blocks.ts';
import { longText, moreFields, sourceFields, whatFields } from '../fields/common.ts';
import { dateField } from '../fields/date.ts';
import { requiredText } from '../fields/student.ts';

const lengths = ['Short', 'One page', 'Two pages'] as const;
const tones = ['Warm', 'Businesslike', 'Cheerful'] as const;

const DATES = 'Dates and reminders';
const LETTER = 'The letter';

export const newsletterInput = z.object({
  class_name: requiredText(80, 'Enter a class.').meta({
    title: 'Class',
    widget: 'text',
    placeholder: '3A',
  }),
  class_id: whatFields.class_id,
  grade_level: whatFields.grade_level,
  period: requiredText(80, 'Enter a month or a week.').meta({
    title: 'Month or week',
    widget: 'text',
    placeholder: 'October',
  }),
  learning: requiredText(2_000, 'Enter what the class is learning.').meta({
    title: 'What the class is learning',
    description: 'One per line, such as a subject, a colon and the unit.',
    widget: 'textarea',
    placeholder: 'Math: fractions as parts of a whole',
  }),
  highlights: longText(2_000).meta({
    title: 'What went well',
    description: 'No student names, please.',
    widget: 'textarea',
  }),
  events: z
    .array(
      z.object({
        date: z.iso.date('Choose a day.').meta({ title: 'Date', widget: 'date' }),
        event: requiredText(200, 'Enter the event.').meta({ title: 'Event', widget: 'text' }),
        details: z
          .string()
          .trim()
          .max(300)
          .default('')
          .meta({ title: 'Time, place, what to bring', widget: 'text' }),
      }),
    )
    .max(20)
    .default([])
    .meta({
      title: 'Dates',
      description: 'Copied as you enter them.',
      widget: 'rows',
      row: 'date',
      group: DATES,
    }),
  reminders: longText(1_500).meta({
    title: 'Reminders',
    description: 'One per line. Copied as you enter them.',
    widget: 'textarea',
    group: DATES,
  }),
  contact: longText(300).meta({
    title: 'How to reach you',
    description: 'Copied as you enter it.',
    widget: 'text',
    group: DATES,
  }),
  date_of_issue: dateField({ title: 'Date of this letter', group: DATES }),
  length: z.enum(lengths).default('One page').meta({ title: 'Length', widget: 'chips', group: LETTER }),
  tone: z.enum(tones).default('Warm').meta({ title: 'Tone', widget: 'chips', group: LETTER }),
  subject: z
    .string()
    .trim()
    .max(80)
    .default('')
    .meta({ ...whatFields.subject.meta(), group: LETTER }),
  ...sourceFields,
  ...moreFields,
  title: moreFields.title.meta({
    ...moreFields.title.meta(),
    description: 'Leave empty to use the class and the month.',
  }),
});

export type NewsletterInput = z.output<typeof newsletterInput>;

export const newsletterResult = z.object({
  opening: prose('Dear families'),
  learning: z
    .array(
      z.object({
        subject: labelled('Subject'),
        what: labelled('What we are learning'),
        ask: labelled('Ask your child'),
      }),
    )
    .max(12)
    .meta({
      title: 'What we are learning',
      block: 'entries',
      description: 'One for each line of the brief.',
    }),
  at_home: list('Try this at home', { description: 'Two to three.' }),
  dates: z
    .array(
      z.object({
        date: labelled('Date'),
        event: labelled('What'),
        details: labelled('Good to know').optional(),
      }),
    )
    .max(20)
    .meta({ title: 'Dates', block: 'table' }),
  reminders: list('Please remember'),
  closing: prose('Thank you'),
  contact: z.object({ reach: labelled('How to reach me') }).meta({ title: 'Contact', block: 'facts' }),
});

export type NewsletterResult = z.output<typeof newsletterResult>;
export type NewsletterDraft = Partial<NewsletterResult>;

export const newsletterDerived = ['dates', 'reminders', 'contact'] as const;

export function newsletterSections({
  events,
  reminders,
  contact,
}: NewsletterInput): (keyof NewsletterResult)[] {
  const asked: Partial<Record<keyof NewsletterResult, boolean>> = {
    dates: events.length > 0,
    reminders: reminders !== '',
    contact: contact !== '',
  };
  return newsletterResult.keyof().options.filter((key) => asked[key] ?? true);
}

/** The words of the parts that a model writes, by length. */
export const wordLimits: Readonly<Record<NewsletterInput['length'], number>> = {
  Short: 180,
  'One page': 320,
  'Two pages': 600,
};
