import { divide, type Fraction, fraction, most, subtract, sum, ZERO } from './fraction.ts';
import type { Attempt, Cell, Column, View } from './gradebook.ts';
import { latePoints, missingScore } from './late.ts';

/** What a cell counts. A dash of the page is `excused`, `waiting` or `blank`: neither total knows it. */
export type CellResult =
  | { kind: 'scored'; score: Fraction; attempts: readonly MarkedAttempt[] }
  /** Without a score of the policy it counts as 0 in the second total only. */
  | { kind: 'missing'; score: Fraction | null }
  | { kind: 'excused' | 'waiting' | 'blank' };

export interface MarkedAttempt {
  given: Fraction;
  deduction: Fraction;
  /** What is given, without the deduction. */
  score: Fraction;
}

const BLANK: CellResult = { kind: 'blank' };

/** Being excused wins over everything, and a score over missing and waiting work. */
export function readCell(column: Column, cell: Cell | undefined, view: View): CellResult {
  if (!cell) return BLANK;
  if (cell.excused) return { kind: 'excused' };
  const attempts = markedAttempts(column, cell, view);
  if (attempts.length > 0) return { kind: 'scored', score: countingScore(column, attempts), attempts };
  if (cell.waiting) return { kind: 'waiting' };
  return cell.missing ? { kind: 'missing', score: scoreOfMissing(column) } : BLANK;
}

function markedAttempts(column: Column, cell: Cell, view: View): MarkedAttempt[] {
  const isSeen = ({ score, hidden = false }: Partial<Attempt>) =>
    score !== null && score !== undefined && !(hidden && view === 'student');
  const own = isSeen(cell) ? [cell] : [];
  return (own.length > 0 ? own : (cell.attempts ?? []).filter(isSeen)).map((attempt) =>
    afterDeduction(column, attempt),
  );
}

function afterDeduction(column: Column, attempt: Partial<Attempt>): MarkedAttempt {
  const given = fraction(attempt.score ?? 0);
  const deduction = deductionOf(column, attempt, given);
  return { given, deduction, score: deduction.n === 0n ? given : subtract(given, deduction) };
}

function deductionOf(
  column: Column,
  { deduction, lateSeconds = 0 }: Partial<Attempt>,
  score: Fraction,
): Fraction {
  if (deduction !== null && deduction !== undefined) return fraction(deduction);
  if (column.grading === 'complete' || lateSeconds <= 0) return ZERO;
  return latePoints(column.late ?? null, { score, possible: fraction(column.points), lateSeconds });
}

function countingScore({ attempts: rule = 'latest' }: Column, attempts: readonly MarkedAttempt[]): Fraction {
  const scores = attempts.map(({ score }) => score);
  if (rule === 'highest') return scores.reduce(most);
  if (rule === 'average') return divide(sum(scores), fraction(scores.length));
  return scores.at(-1) ?? ZERO;
}

function scoreOfMissing({ points, missingLoses = null, grading = 'points' }: Column): Fraction | null {
  if (missingLoses === null) return null;
  return grading === 'complete' ? ZERO : missingScore(fraction(points), missingLoses);
}
