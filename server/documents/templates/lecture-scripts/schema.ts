import { z } from 'zod';
import { labelled, list, prose } from '../blocks.ts';
import {
  aimFields,
  type commonFields,
  moreFields,
  sourceFields,
  whatFields,
  whoFields,
} from '../fields/common.ts';

const deliveries = ['in person', 'live online', 'recorded'] as const;
const tones = ['Conversational', 'Formal', 'Energetic', 'Storytelling'] as const;
const extras = ['hook', 'analogy', 'think-pair-share', 'poll', 'slide cues'] as const;

export const lectureInput = z.object({
  ...whatFields,
  duration_minutes: z
    .number()
    .int()
    .min(5)
    .max(120)
    .default(20)
    .meta({ title: 'Duration in minutes', widget: 'number', presets: [10, 20, 30, 45] }),
  delivery: z.enum(deliveries).default('in person').meta({ title: 'Delivery', widget: 'chips' }),
  tone_mood: z.enum(tones).default('Conversational').meta({ title: 'Tone', widget: 'select' }),
  include: z
    .array(z.enum(extras))
    .max(extras.length)
    .default(['hook', 'slide cues'])
    .meta({ title: 'Also write', widget: 'chips' }),
  ...sourceFields,
  ...aimFields,
  ...whoFields,
  ...moreFields,
} satisfies typeof commonFields & z.ZodRawShape);

export type LectureInput = z.output<typeof lectureInput>;

/** A question to the students; what they should say is for the teacher. */
const asked = z.object({
  question: labelled('Question'),
  expected: labelled('Expected').meta({ title: 'Expected', teacher_only: true }),
});

const spoken = (title: string) => z.string().max(40_000).meta({ title, teacher_only: true });

const lectureSection = z.object({
  heading: labelled('Section'),
  minutes: z.number().min(0).max(120).meta({ title: 'Minutes' }),
  script: spoken('Say'),
  slide_text: labelled('On the slide'),
  visual_cue: labelled('Show').meta({ title: 'Show', teacher_only: true }),
  check_question: asked.meta({ title: 'Ask' }),
  transition: spoken('Then'),
});

export type LectureSection = z.output<typeof lectureSection>;

export const lectureResult = z.object({
  overview: prose('Overview'),
  opening_hook: prose('Opening', { teacher_only: true }),
  lecture_sections: z.array(lectureSection).min(1).max(20).meta({
    title: 'The lecture',
    block: 'entries',
    description: 'script is said word for word; slide_text has one short line per point.',
  }),
  keyConcepts: list('Key ideas'),
  closing_summary: prose('Closing', { teacher_only: true }),
  exit_question: asked.meta({ title: 'Exit question', block: 'facts' }),
  word_count: z.number().meta({ title: 'Words', block: 'facts', teacher_only: true }),
});

export type LectureResult = z.output<typeof lectureResult>;

export function lectureSections({ include }: LectureInput): (keyof LectureResult)[] {
  return lectureResult.keyof().options.filter((key) => key !== 'opening_hook' || include.includes('hook'));
}
