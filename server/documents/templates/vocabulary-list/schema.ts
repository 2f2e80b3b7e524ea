import { z } from 'zod';
import { questionSchema, vocabularyEntrySchema } from '../../../generated/blocks.ts';
import { labelled, list } from '../blocks.ts';
import {
  aimFields,
  type commonFields,
  moreFields,
  sourceFields,
  whatFields,
  whoFields,
} from '../fields/common.ts';

const extras = ['word families', 'practice', 'activities'] as const;

const WORDS = 'Words';

export const MAX_WORDS = 30;

export const vocabularyInput = z.object({
  ...whatFields,
  topic: whatFields.topic.meta({ ...whatFields.topic.meta(), placeholder: 'The water cycle' }),
  number_of_words: z
    .number()
    .int()
    .min(4)
    .max(MAX_WORDS)
    .default(10)
    .meta({ title: 'Words', widget: 'number', presets: [6, 10, 15, 20] }),
  include: z
    .array(z.enum(extras))
    .max(extras.length)
    .default(['practice', 'activities'])
    .meta({ title: 'Also write', widget: 'chips' }),
  words: z.array(z.string().trim().min(1).max(60)).max(MAX_WORDS).default([]).meta({
    title: 'Required words',
    description: 'The list includes them, and others up to the number.',
    widget: 'tags',
    group: WORDS,
  }),
  known_words: z
    .array(z.string().trim().min(1).max(60))
    .max(MAX_WORDS)
    .default([])
    .meta({ title: 'Words students know', description: 'Left out.', widget: 'tags', group: WORDS }),
  ...sourceFields,
  ...aimFields,
  ...whoFields,
  ...moreFields,
} satisfies typeof commonFields & z.ZodRawShape);

export type VocabularyInput = z.output<typeof vocabularyInput>;

const aboutWord = z.object({
  word: labelled('Word'),
  part_of_speech: labelled('Part of speech'),
  family: labelled('Word family'),
  parts: labelled('Parts and origin').optional(),
});

export const vocabularyResult = z.object({
  words: z
    .array(vocabularyEntrySchema)
    .min(1)
    .max(40)
    .meta({ title: 'Words', block: 'vocabulary', description: 'In the order in which to teach them.' }),
  about_the_words: z.array(aboutWord).max(40).meta({ title: 'About the words', block: 'table' }),
  word_bank: list('Word bank'),
  practice: z.array(questionSchema).max(MAX_WORDS).meta({ title: 'Practice', block: 'questions' }),
  activities: list('Using the words in class', { description: 'Three.', teacher_only: true }),
});

export type VocabularyResult = z.output<typeof vocabularyResult>;
export type VocabularyDraft = Partial<VocabularyResult>;
export type VocabularyKey = keyof VocabularyResult;

export function vocabularySections({ include }: VocabularyInput): VocabularyKey[] {
  const asked: Partial<Record<VocabularyKey, boolean>> = {
    about_the_words: include.includes('word families'),
    word_bank: include.includes('practice'),
    practice: include.includes('practice'),
    activities: include.includes('activities'),
  };
  return vocabularyResult.keyof().options.filter((key) => asked[key] ?? true);
}
