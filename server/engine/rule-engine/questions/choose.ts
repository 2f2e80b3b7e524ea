import { foldPhrase } from '../words.ts';
import type { Candidate } from './candidate.ts';

interface Row {
  /** The number of questions in the form. */
  count: number;
  /** The best first. */
  candidates: readonly Candidate[];
}

/**
 * What each row of a paper gets: one for each in turn, so that no row takes all that a short source has, those with least to choose
 * from first. No sentence of the source answers two questions, and no answer comes twice while there is another.
 */
export function chooseInTurns(rows: readonly Row[]): Candidate[][] {
  const used = new Set<number>();
  const answers = new Set<string>();
  const chosen = rows.map((): Candidate[] => []);
  const waiting = rows
    .map((row, index) => ({ ...row, index }))
    .toSorted((a, b) => a.candidates.length - b.candidates.length);
  const most = Math.max(0, ...rows.map(({ count }) => count));
  for (let turn = 0; turn < most; turn += 1) {
    for (const { index, candidates } of waiting.filter(({ count }) => turn < count)) {
      const free = candidates.filter(
        (candidate) =>
          !chosen[index]?.includes(candidate) && !candidate.uses.some((sentence) => used.has(sentence)),
      );
      const fresh = free.filter((candidate) => !answers.has(wordOf(candidate)));
      const next = fresh.find((candidate) => suits(candidate, turn)) ?? fresh[0] ?? free[0];
      if (next === undefined) continue;
      for (const sentence of next.uses) used.add(sentence);
      if (wordOf(next) !== '') answers.add(wordOf(next));
      chosen[index]?.push(next);
    }
  }
  return chosen;
}

// Which of eight in a row are to be false: neither all at once nor turn about.
const FALSE_TURNS = [false, true, true, false, true, false, false, true];

function suits({ question }: Candidate, turn: number): boolean {
  if (question.type !== 'true-false') return true;
  const isFalse = question.options?.some(({ key, correct }) => key === 'B' && correct) ?? false;
  return isFalse === FALSE_TURNS[turn % FALSE_TURNS.length];
}

/** The word, phrase or number that answers a question; empty for other answers. */
function wordOf({ question }: Candidate): string {
  if (question.type === 'multiple-choice')
    return foldPhrase(question.options?.find(({ correct }) => correct)?.text ?? '');
  return question.type === 'fill-in-blank' || question.type === 'numeric'
    ? foldPhrase(question.answers?.[0] ?? '')
    : '';
}
