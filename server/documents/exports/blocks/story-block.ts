import { storySchema } from '../../../generated/blocks.ts';
import { paragraphs } from '../paragraphs.ts';
import { heading } from '../piece.ts';
import { blockWriter } from './block-writer.ts';

export const writeStory = blockWriter(storySchema, (chapters) =>
  chapters.flatMap((chapter) => [
    ...(chapter.heading ? [heading(3, chapter.heading)] : []),
    ...paragraphs(chapter.text),
  ]),
);
