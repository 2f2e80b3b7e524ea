import { commentsSchema, type TextComment } from '../../../generated/blocks.ts';
import { paragraphs } from '../paragraphs.ts';
import { type Piece } from '../piece.ts';
import { blockWriter } from './block-writer.ts';

/** The text with a number after the words of each comment, and the numbered comments below it. */
export const writeComments = blockWriter(commentsSchema, (comments, { about = '' }): Piece[] => [
  ...paragraphs(numbered(about, comments)),
  {
    kind: 'list',
    ordered: true,
    items: comments.map(({ category, quote, comment }) => `**${category}**: “${quote}” ${comment}`),
  },
]);

function numbered(text: string, comments: readonly TextComment[]): string {
  return comments
    .flatMap(({ end }, index) => (end === undefined ? [] : [{ end, number: index + 1 }]))
    .toSorted((one, other) => other.end - one.end || other.number - one.number)
    .reduce((marked, { end, number }) => `${marked.slice(0, end)} [${number}]${marked.slice(end)}`, text);
}
