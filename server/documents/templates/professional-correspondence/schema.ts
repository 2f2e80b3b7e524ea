import { z } from 'zod';
import { letterSchema } from '../../../generated/blocks.ts';
import { labelled, prose } from '../blocks.ts';
import { longText, MORE, moreFields, sourceFields, whatFields, whoFields } from '../fields/common.ts';
import { dateField } from '../fields/date.ts';
import { optionalStudentName, pronounsField, requiredText } from '../fields/student.ts';

const types = [
  'Positive note',
  'Progress update',
  'Academic concern',
  'Behavior concern',
  'Missing work',
  'Event',
  'Newsletter',
  'Colleague',
  'Administrator',
  'Recommendation',
  'Community',
] as const;

const roles = [
  'Family of the student',
  'Student',
  'All families of a class',
  'Colleague',
  'Administrator',
  'Reader of a recommendation',
  'Community',
] as const;

/** Letters about one student, which name who it is. */
const aboutOne: readonly string[] = types.slice(0, 5);
const forMany: readonly string[] = ['All families of a class', 'Community'];

const DELIVERY = 'Delivery';
const PEOPLE = 'People';

export const SMS_LIMIT = 300;

export const letterInput = z
  .object({
    correspondence_type: z.enum(types).meta({ title: 'Kind', widget: 'select' }),
    recipient_role: z.enum(roles).meta({ title: 'To', widget: 'select' }),
    key_points: requiredText(3_000, 'Enter what the letter says.').meta({
      title: 'Key points',
      description: 'One per line. The letter states these and no other facts.',
      widget: 'textarea',
    }),
    student_name: optionalStudentName,
    pronouns: pronounsField,
    facts: z
      .array(
        z.object({
          date: dateField({ title: 'Date' }),
          fact: requiredText(500, 'Enter what happened.').meta({ title: 'What happened', widget: 'text' }),
        }),
      )
      .max(20)
      .default([])
      .meta({ title: 'Facts', description: 'What you saw or recorded.', widget: 'rows', row: 'fact' }),
    class_id: whatFields.class_id,
    grade_level: whatFields.grade_level,
    tone_mood: z
      .enum(['Warm', 'Professional', 'Firm', 'Empathetic', 'Appreciative', 'Neutral'])
      .default('Professional')
      .meta({ title: 'Tone', widget: 'select' }),
    call_to_action: longText(300).meta({
      title: 'What should happen next',
      placeholder: 'Call me by Friday.',
      widget: 'text',
    }),
    recipient: longText(80).meta({
      title: 'Name of the recipient',
      description: 'AI models never see it.',
      widget: 'text',
      placeholder: 'Ms. Demir',
      masked: true,
      group: PEOPLE,
    }),
    other_students: z.array(z.string().trim().min(1).max(80)).max(10).default([]).meta({
      title: 'Other students in your notes',
      description: 'The letter never names them, and AI models never see their names.',
      widget: 'tags',
      masked: true,
      group: PEOPLE,
    }),
    sender: longText(120).meta({
      title: 'Signed by',
      placeholder: 'Amara Okafor, Grade 6 science',
      widget: 'text',
      group: PEOPLE,
    }),
    channel: z
      .enum(['Email', 'Letter', 'SMS'])
      .default('Email')
      .meta({ title: 'Channel', widget: 'chips', group: DELIVERY }),
    length: z
      .enum(['Short', 'Standard', 'Long'])
      .default('Standard')
      .meta({ title: 'Length', widget: 'chips', group: DELIVERY }),
    also_sms: z
      .boolean()
      .default(false)
      .meta({
        title: 'Also as a text message',
        widget: 'switch',
        group: DELIVERY,
        shown_if: { field: 'channel', in: ['Email', 'Letter'] },
      }),
    translate_to: z
      .enum(['None', ...moreFields.language.unwrap().options])
      .default('None')
      .meta({ title: 'Also in', widget: 'select', group: DELIVERY }),
    ...sourceFields,
    reading_level: whoFields.reading_level.meta({
      ...whoFields.reading_level.meta(),
      description: 'Same as grade means plain language for families.',
      group: MORE,
    }),
    topic: z.string().trim().max(200).default('').meta({ title: 'Topic', widget: 'text', group: MORE }),
    subject: z
      .string()
      .trim()
      .max(80)
      .default('')
      .meta({ ...whatFields.subject.meta(), group: MORE }),
    ...moreFields,
  })
  .superRefine(({ correspondence_type: type, recipient_role: role, student_name }, { addIssue }) => {
    if (!aboutOne.includes(type)) return;
    if (forMany.includes(role)) {
      const message = `A ${type.toLowerCase()} is about one student: choose the family, the student or a colleague.`;
      addIssue({ code: 'custom', path: ['recipient_role'], message });
    } else if (student_name === '') {
      addIssue({ code: 'custom', path: ['student_name'], message: 'Enter the student.' });
    }
  });

export type LetterInput = z.output<typeof letterInput>;

/** Whether people read the letter who have no right to know about a student. */
export const isForMany = ({
  correspondence_type,
  recipient_role,
}: Pick<LetterInput, 'correspondence_type' | 'recipient_role'>): boolean =>
  forMany.includes(recipient_role) || correspondence_type === 'Newsletter';

export const letterResult = z.object({
  letter: letterSchema.meta({ title: 'Letter', block: 'letter', description: 'Leave signature out.' }),
  sms_version: prose('Text message', { description: `At most ${SMS_LIMIT} characters.` }),
  translation: letterSchema.meta({
    title: 'Translation',
    block: 'letter',
    description: 'The same letter in the other language of the brief. Leave signature out.',
  }),
  route_to_formal_channel: z
    .object({
      needed: z.boolean().meta({ title: 'Needs a formal channel' }),
      reason: labelled('Why'),
    })
    .meta({ title: 'Formal channel', block: 'facts', teacher_only: true }),
});

export type LetterResult = z.output<typeof letterResult>;
export type LetterDraft = Partial<LetterResult>;

export const letterSections = ({
  channel,
  also_sms,
  translate_to,
  language,
}: LetterInput): (keyof LetterResult)[] =>
  letterResult.keyof().options.filter((key) => {
    if (key === 'sms_version') return channel === 'SMS' || also_sms;
    return key !== 'translation' || (translate_to !== 'None' && translate_to !== language);
  });
