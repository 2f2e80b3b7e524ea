import type { PastedPassage } from '@/shared/api/submissions';
import { countWords } from './count-words';
import type { TextSpan } from './marked-parts';

/** The passages as they are marked in the text. */
export const pastedSpans = (pasted: readonly PastedPassage[] | null): TextSpan[] =>
  (pasted ?? []).map(({ start, end }) => ({ start, end, kind: 'pasted' }));

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** "3 passages pasted, 412 of 620 words. The longest has 210 words." Overlapping passages count once. */
export function pastingWords(text: string, pasted: readonly PastedPassage[]): string {
  if (pasted.length === 0) return 'No passage was pasted.';
  const lengths = pasted.map(({ start, end }) => countWords(text.slice(start, end)));
  const longest = pasted.length === 1 ? '' : ` The longest has ${counted(Math.max(...lengths), 'word')}.`;
  const words = countWords(wordsIn(text, pasted));
  return `${counted(pasted.length, 'passage')} pasted, ${words} of ${counted(countWords(text), 'word')}.${longest}`;
}

function wordsIn(text: string, pasted: readonly PastedPassage[]): string {
  let last = 0;
  return pasted
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, end }) => {
      const part = text.slice(Math.max(start, last), end);
      last = Math.max(last, end);
      return part;
    })
    .join(' ');
}
