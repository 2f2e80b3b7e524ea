import { z } from 'zod';
import { questionSchema, storyChapterSchema, vocabularySchema } from '../../../generated/blocks.ts';
import { list, prose } from '../blocks.ts';
import { aimFields, longText, moreFields, sourceFields, whatFields, whoFields } from '../fields/common.ts';

const genres = [
  'Adventure',
  'Fantasy',
  'Science fiction',
  'Mystery',
  'Historical',
  'Realistic',
  'Fable',
  'Humor',
  'Poetry',
  'Play script',
  'Narrative non-fiction',
] as const;
const tones = [
  'Light-hearted',
  'Adventurous',
  'Suspenseful',
  'Reflective',
  'Inspiring',
  'Humorous',
  'Mysterious',
  'Bittersweet',
] as const;
const lengths = ['200', '500', '1000', '2000'] as const;
const extras = ['comprehension', 'discussion', 'illustration prompts'] as const;

const STORY = 'The story';

const names = (most: number) => z.array(z.string().trim().min(1).max(60)).max(most).default([]);

export const storyInput = z.object({
  topic: whatFields.topic.meta({
    ...whatFields.topic.meta(),
    placeholder: 'A lighthouse keeper’s last night',
  }),
  class_id: whatFields.class_id,
  grade_level: whatFields.grade_level,
  genre: z.enum(genres).default('Adventure').meta({ title: 'Genre', widget: 'select' }),
  tone_mood: z.enum(tones).default('Light-hearted').meta({ title: 'Tone', widget: 'select' }),
  length: z.enum(lengths).default('500').meta({ title: 'Approximate number of words', widget: 'chips' }),
  include: z
    .array(z.enum(extras))
    .max(extras.length)
    .default(['comprehension', 'discussion'])
    .meta({ title: 'Also write', widget: 'chips' }),
  characters: names(8).meta({
    title: 'Characters',
    description: 'Invented names, please.',
    widget: 'tags',
    group: STORY,
  }),
  setting: longText(300).meta({ title: 'Setting', widget: 'text', group: STORY }),
  theme: longText(200).meta({ title: 'Theme', widget: 'text', group: STORY }),
  vocabulary_words: names(20).meta({
    title: 'Words to use',
    description: 'The story uses each of them.',
    widget: 'tags',
    group: STORY,
  }),
  point_of_view: z
    .enum(['first', 'third'])
    .default('third')
    .meta({ title: 'Person', widget: 'chips', group: STORY }),
  chapters: z
    .number()
    .int()
    .min(1)
    .max(8)
    .default(1)
    .meta({ title: 'Chapters', widget: 'number', group: STORY }),
  subject: z
    .string()
    .trim()
    .max(80)
    .default('')
    .meta({ ...whatFields.subject.meta(), group: STORY }),
  ...sourceFields,
  ...aimFields,
  ...whoFields,
  ...moreFields,
});

export type StoryInput = z.output<typeof storyInput>;

export const storyResult = z.object({
  Title: prose('Title'),
  Themes: list('Themes'),
  Setting: prose('Setting'),
  Characters: list('Characters', { description: 'Name, a colon and who they are, one per entry.' }),
  chapters: z.array(storyChapterSchema).min(1).max(8).meta({ title: 'Story', block: 'story' }),
  Length: z
    .object({
      words: z.number().meta({ title: 'Words' }),
      minutes: z.number().meta({ title: 'Minutes to read' }),
    })
    .meta({ title: 'Length', block: 'facts' }),
  vocabulary: vocabularySchema.meta({ title: 'Words to know', block: 'vocabulary' }),
  comprehension_questions: z
    .array(questionSchema)
    .max(10)
    .meta({ title: 'Questions about the story', block: 'questions' }),
  discussion_prompts: list('To discuss'),
  illustration_prompts: list('To draw', {
    description: 'One scene each, as a person who draws would need it.',
  }),
});

export type StoryResult = z.output<typeof storyResult>;
export type StoryKey = keyof StoryResult;

export function storySections({ include, vocabulary_words }: StoryInput): StoryKey[] {
  const asked: Partial<Record<StoryKey, boolean>> = {
    vocabulary: vocabulary_words.length > 0,
    comprehension_questions: include.includes('comprehension'),
    discussion_prompts: include.includes('discussion'),
    illustration_prompts: include.includes('illustration prompts'),
  };
  return storyResult.keyof().options.filter((key) => asked[key] ?? true);
}
