import { foldPhrase } from '../words.ts';
import type { Candidate } from './candidate.ts';

interface Row {
  /** The number of questions in the form. */
  count: number;
  /** Best first. */
  candidates: readonly Candidate[];
}

/**
 * Distributes questions over the rows of a paper. The rows take turns, those with the fewest candidates first, so that
 * one row doesn't use up a short source. Each sentence is used once; an answer repeats only if no other is left.
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

// Which of eight true-false questions are false: neither grouped nor strictly alternating.
const FALSE_TURNS = [false, true, true, false, true, false, false, true];

function suits({ question }: Candidate, turn: number): boolean {
  if (question.type !== 'true-false') return true;
  const isFalse = question.options?.some(({ key, correct }) => key === 'F' && correct) ?? false;
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
