import type { SourceText } from '../../../engine/port/writing-request.ts';
import type { SummaryInput } from './schema.ts';

export const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;

/** How many words the summary should have: a share of the source, or the number that the teacher typed. */
export function targetWords(
  { length, words }: Pick<SummaryInput, 'length' | 'words'>,
  sources: readonly SourceText[],
): number {
  if (length === 'Words') return words;
  const all = sources.reduce((sum, { text }) => sum + wordsIn(text), 0);
  return Math.max(1, Math.round((all * Number.parseInt(length, 10)) / 100));
}
