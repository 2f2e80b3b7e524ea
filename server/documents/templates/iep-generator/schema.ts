import { z } from 'zod';
import { labelled, list, prose } from '../blocks.ts';
import { aimFields, longText, moreFields, sourceFields, whatFields, whoFields } from '../fields/common.ts';
import { dateField } from '../fields/date.ts';
import { measuredRows, requiredText } from '../fields/student.ts';

const disabilityCategories = [
  'Autism',
  'Deaf-blindness',
  'Deafness',
  'Emotional disturbance',
  'Hearing impairment',
  'Intellectual disability',
  'Multiple disabilities',
  'Orthopedic impairment',
  'Other health impairment',
  'Specific learning disability',
  'Speech or language impairment',
  'Traumatic brain injury',
  'Visual impairment',
  'Developmental delay',
  'Not determined',
] as const;

const areasOfNeed = [
  'reading fluency',
  'comprehension',
  'writing',
  'math calculation',
  'math reasoning',
  'communication',
  'behavior',
  'executive function',
  'motor',
  'social',
  'transition',
] as const;

/** "JM", "J.M." or "S-1042"; a word with more letters could be a name. */
const INITIALS = /^(?:\p{Lu}{2,3}|(?:\p{Lu}\.[ -]?){2,4})$/u;
const CODE = /^\p{L}{0,3}[ -]?\d{2,10}\p{L}?$/u;

const { topic: _, ...what } = whatFields;
const DATA = 'Data';

export const iepInput = z.object({
  student_reference: z
    .string()
    .trim()
    .min(1, 'Enter initials or a code.')
    .max(20, 'Use initials or a code, such as J.M. or S-1042, not a name.')
    .refine((text) => text === '' || INITIALS.test(text) || CODE.test(text), {
      message: 'Use initials or a code, such as J.M. or S-1042, not a name.',
    })
    .meta({
      title: 'Student',
      description: 'Initials or a code only, such as J.M. or S-1042.',
      widget: 'text',
      masked: true,
    }),
  ...what,
  disability_category: z.enum(disabilityCategories).meta({ title: 'Disability category', widget: 'select' }),
  areas_of_need: z
    .array(z.enum(areasOfNeed))
    .min(1, 'Choose at least one area.')
    .max(areasOfNeed.length)
    .meta({ title: 'Areas of need', widget: 'chips' }),
  strengths: requiredText(2_000, 'Enter the strengths.').meta({ title: 'Strengths', widget: 'textarea' }),
  present_levels: measuredRows('result').meta({
    title: 'Present levels',
    description: 'Scores and observations with their dates. Goals start from these.',
    widget: 'rows',
    row: 'result',
    group: DATA,
  }),
  parent_concerns: longText(2_000).meta({ title: 'Concerns of the family', widget: 'textarea', group: DATA }),
  current_services: longText(2_000).meta({
    title: 'Current services',
    description: 'One per line. The plan lists these and no others.',
    widget: 'textarea',
    group: DATA,
  }),
  goal_count: z
    .number()
    .int()
    .min(1)
    .max(6)
    .default(2)
    .meta({ title: 'Goals', widget: 'number', group: DATA }),
  meeting_date: dateField({ title: 'Date of the meeting', group: DATA }),
  age: z.number().int().min(3).max(22).optional().meta({ title: 'Age', widget: 'number', group: DATA }),
  ...aimFields,
  ...sourceFields,
  ...whoFields,
  ...moreFields,
});

export type IepInput = z.output<typeof iepInput>;

const goal = z.object({
  area: labelled('Area'),
  condition: labelled('Condition').meta({
    title: 'Condition',
    description: 'Given what, where, with which help.',
  }),
  behavior: labelled('Behavior').meta({ title: 'Behavior', description: 'What can be seen or heard.' }),
  criterion: labelled('Criterion').meta({
    title: 'Criterion',
    description: 'How well and how often, in numbers.',
  }),
  measurement: labelled('Measured by'),
  baseline: labelled('Baseline').meta({
    title: 'Baseline',
    description: 'One of the present levels, unchanged.',
  }),
  target: labelled('Target'),
  by: labelled('By').optional().meta({ title: 'By', description: 'Leave it out.' }),
  benchmarks: z
    .array(z.string().max(1_000))
    .max(4)
    .meta({ title: 'Benchmarks', description: 'Two or three.' }),
});

export const iepResult = z.object({
  student_profile: z
    .object({
      reference: labelled('Student'),
      grade_level: labelled('Grade'),
      age: z.number().optional().meta({ title: 'Age' }),
      disability_category: labelled('Disability category'),
      areas_of_need: labelled('Areas of need'),
    })
    .meta({ title: 'Student profile', block: 'facts' }),
  plaafp: z
    .object({
      academic: labelled('Academic'),
      functional: labelled('Functional'),
      impact: labelled('Impact of the disability'),
    })
    .meta({ title: 'Present levels', block: 'facts' }),
  annual_goals: z.array(goal).max(6).meta({ title: 'Annual goals', block: 'entries' }),
  accommodations: z
    .array(
      z.object({
        item: labelled('Accommodation'),
        setting: labelled('Where'),
        barrier: labelled('Barrier removed'),
        team_question: labelled('Question for the team'),
      }),
    )
    .max(10)
    .meta({ title: 'Accommodations to discuss', block: 'table', description: 'Three to six.' }),
  modifications: list('Modifications to discuss', { description: 'None to three.' }),
  services: list('Services you supplied'),
  lre_statement: prose('Least restrictive environment'),
  assessment_participation: prose('Participation in assessments'),
  transition: prose('Transition'),
  progress_reporting: prose('Progress reports'),
  family_summary: prose('Summary for the family'),
  unresolved_information: list('Still to be decided'),
  evidence_map: z
    .array(
      z.object({
        figure: labelled('Number or date'),
        stands_in: labelled('Where'),
        source: labelled('From your form'),
      }),
    )
    .max(200)
    .meta({ title: 'Evidence', block: 'table', teacher_only: true }),
});

export type IepResult = z.output<typeof iepResult>;
/** A document in writing lacks some sections, and a plan for another form others. */
export type IepDraft = Partial<IepResult>;

export const iepDerived = [
  'student_profile',
  'services',
  'unresolved_information',
  'evidence_map',
] as const satisfies (keyof IepResult)[];

/** Federal law (IDEA) asks for a transition plan from 16; many states from 14. */
const TRANSITION_AGE = 14;

export const iepSections = (input: Pick<IepInput, 'current_services' | 'age' | 'areas_of_need'>): string[] =>
  iepResult.keyof().options.filter((key) => {
    if (key === 'services') return input.current_services !== '';
    if (key !== 'transition') return true;
    return (input.age ?? 0) >= TRANSITION_AGE || input.areas_of_need.includes('transition');
  });
