import { z } from 'zod';
import { labelled, list } from '../blocks.ts';
import {
  aimFields,
  type commonFields,
  moreFields,
  sourceFields,
  whatFields,
  whoFields,
} from '../fields/common.ts';

export const formats = ['Two teams', 'Pairs', 'Four corners', 'Fishbowl', 'Parliament'] as const;
const closeness = ['Everyday life', 'School and community', 'Society and science'] as const;
const extras = ['sentence starters', 'listening task', 'homework'] as const;

const DEBATE = 'The debate';

export const debateInput = z.object({
  ...whatFields,
  topic: whatFields.topic.meta({ ...whatFields.topic.meta(), placeholder: 'Screens at school' }),
  number_of_topics: z
    .number()
    .int()
    .min(1)
    .max(10)
    .default(4)
    .meta({ title: 'Motions', widget: 'number', presets: [1, 4, 6] }),
  debate_format: z.enum(formats).default('Two teams').meta({ title: 'Form', widget: 'select' }),
  minutes: z
    .number()
    .int()
    .min(15)
    .max(120)
    .default(45)
    .meta({ title: 'Minutes', widget: 'number', presets: [30, 45, 60] }),
  include: z
    .array(z.enum(extras))
    .max(extras.length)
    .default(['sentence starters', 'listening task'])
    .meta({ title: 'Also write', widget: 'chips' }),
  about: z.enum(closeness).default('School and community').meta({
    title: 'Topics from',
    widget: 'chips',
    group: DEBATE,
  }),
  avoid: z.array(z.string().trim().min(1).max(80)).max(12).default([]).meta({
    title: 'Leave out',
    description: 'Questions your class should not debate.',
    widget: 'tags',
    group: DEBATE,
  }),
  ...sourceFields,
  ...aimFields,
  ...whoFields,
  ...moreFields,
} satisfies typeof commonFields & z.ZodRawShape);

export type DebateInput = z.output<typeof debateInput>;

const points = (title: string) =>
  z.array(z.string().max(1_000)).max(6).meta({ title, description: 'Three to four.' });

const motion = z.object({
  motion: labelled('Motion'),
  background: labelled('What to know'),
  for: points('For'),
  against: points('Against'),
  question: labelled('To think further'),
});

export type Motion = z.output<typeof motion>;

export const debateResult = z.object({
  motions: z.array(motion).min(1).max(10).meta({ title: 'Motions', block: 'entries' }),
  running_order: z
    .array(
      z.object({
        step: labelled('Step'),
        minutes: z.number().meta({ title: 'Minutes' }),
        from: z.number().meta({ title: 'Begins at minute' }),
      }),
    )
    .max(12)
    .meta({ title: 'Running order', block: 'table' }),
  ground_rules: list('Ground rules', { description: 'Four to five.' }),
  sentence_starters: list('Sentence starters', { description: 'Six to eight.' }),
  listening_task: list('While you listen', { description: 'Three to four.' }),
  judging: list('How to judge', { description: 'Three to four.', teacher_only: true }),
  homework: list('Afterwards', { description: 'Two.' }),
});

export type DebateResult = z.output<typeof debateResult>;
export type DebateDraft = Partial<DebateResult>;

export function debateSections({ include }: DebateInput): (keyof DebateResult)[] {
  const asked: Partial<Record<keyof DebateResult, boolean>> = {
    sentence_starters: include.includes('sentence starters'),
    listening_task: include.includes('listening task'),
    homework: include.includes('homework'),
  };
  return debateResult.keyof().options.filter((key) => asked[key] ?? true);
}
