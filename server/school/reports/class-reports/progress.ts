import { setImmediate as nextTurn } from 'node:timers/promises';
import { readClassGradebook } from 'gradebook-arithmetic/class-gradebook';
import { compare, divide, type Fraction, fraction, sum } from 'gradebook-arithmetic/fraction';
import { showPercent } from 'gradebook-arithmetic/scales';
import { createTotals, type StudentTotals, type Total, type TotalKind } from 'gradebook-arithmetic/totals';
import type { Gradebook } from '../../../generated/schemas/index.ts';
import { dayIn, mondayOf, mondaysBetween } from './weeks.ts';

/** A student's totals by the end of each week. */
export interface StudentProgress {
  id: string;
  /** Those of the last week are the ones that the gradebook shows. */
  current: readonly (Fraction | null)[];
  missingAsZero: readonly (Fraction | null)[];
}

/** The current totals of the students by the end of a week, in percent. Null while nobody has a total. */
export interface ReportWeek {
  /** A Monday. */
  starts_on: string;
  mean: number | null;
  lower: number | null;
  upper: number | null;
}

export interface Progress {
  /** Their Mondays. */
  weeks: readonly string[];
  students: readonly StudentProgress[];
}

/** The Monday of the week in which each assignment is due; null without a due date. */
function weeksOfWork({ assignments }: Pick<Gradebook, 'assignments'>): Map<string, string | null> {
  return new Map(
    assignments.map(({ id, due_at: dueAt, time_zone: timeZone }) => [
      id,
      dueAt === null ? null : mondayOf(dayIn(new Date(dueAt), timeZone)),
    ]),
  );
}

/**
 * The totals of the students (of the whole year, or of a term) as they would have been with today's scores and only the
 * work of each week and those before.
 */
export async function progressOf(
  answer: Gradebook,
  { termId, today }: { termId: string | undefined; today: string },
): Promise<Progress> {
  const { gradebook, students } = readClassGradebook(answer);
  const weekOf = weeksOfWork(answer);
  const columns = gradebook.columns.filter(({ term }) => termId === undefined || term === termId);
  const due = columns.flatMap(({ id }) => weekOf.get(id) ?? []).toSorted();
  const thisWeek = mondayOf(today);
  // A term may have ended long ago.
  const last = (termId !== undefined && due.findLast((week) => week <= thisWeek)) || thisWeek;
  const weeks = mondaysBetween(due[0] ?? thisWeek, last);
  const byWeek: ReadonlyMap<string, StudentTotals>[] = [];
  for (const week of weeks) {
    const isLast = week === weeks.at(-1);
    const totalsOf = createTotals({
      ...gradebook,
      columns: isLast
        ? gradebook.columns
        : gradebook.columns.filter(({ id }) => (weekOf.get(id) ?? week) <= week),
    });
    byWeek.push(new Map([...students].map(([id, student]) => [id, totalsOf(student)])));
    // A large class takes long enough to let other calls pass.
    await nextTurn();
  }
  const valuesOf = (id: string, kind: TotalKind) =>
    byWeek.map((totals, index) => {
      const total = totalOf(totals.get(id)?.[kind], termId);
      // What was frozen or set by hand says nothing about the weeks before.
      return (index === weeks.length - 1 ? total?.percent : total?.computed) ?? null;
    });
  return {
    weeks,
    students: [...students.keys()].map((id) => ({
      id,
      current: valuesOf(id, 'current'),
      missingAsZero: valuesOf(id, 'missingAsZero'),
    })),
  };
}

function totalOf(year: StudentTotals[TotalKind] | undefined, termId: string | undefined): Total | undefined {
  return termId === undefined ? year : year?.terms.find(({ term }) => term === termId);
}

/** A percentage as the gradebook shows it. */
export const shownOf = (percent: Fraction, decimals: number): number =>
  Number(
    showPercent(percent, decimals === 0 || decimals === 1 || decimals === 3 ? decimals : 2, null).percent,
  );

/** The mean of the students' current totals by week, and between what half of them lies. */
export function weeksOfClass({ weeks, students }: Progress, decimals: number): ReportWeek[] {
  return weeks.map((starts_on, index) => {
    const known = students.flatMap(({ current }) => current[index] ?? []).toSorted(compare);
    if (known.length === 0) return { starts_on, mean: null, lower: null, upper: null };
    return {
      starts_on,
      mean: shownOf(divide(sum(known), fraction(known.length)), decimals),
      lower: shownOf(quantile(known, 1), decimals),
      upper: shownOf(quantile(known, 3), decimals),
    };
  });
}

/** The first or third quartile of sorted values, between two values if none is there (type 7 of Hyndman and Fan, 1996). */
function quantile(sorted: readonly Fraction[], quarters: 1 | 3): Fraction {
  const at = (sorted.length - 1) * quarters;
  const lower = sorted[Math.floor(at / 4)] ?? fraction(0);
  const upper = sorted[Math.ceil(at / 4)] ?? lower;
  const part = at % 4;
  return divide(
    sum([...Array.from({ length: 4 - part }, () => lower), ...Array.from({ length: part }, () => upper)]),
    fraction(4),
  );
}

/** Who is below a percentage now, and the week from which on each has been. */
export function studentsBehind({ weeks, students }: Progress, below: number) {
  const limit = fraction(below);
  const isBelow = (value: Fraction | null | undefined) =>
    value !== null && value !== undefined && compare(value, limit) < 0;
  return students
    .flatMap(({ id, current, missingAsZero }) => {
      const total = missingAsZero.at(-1);
      if (!total || !isBelow(total)) return [];
      const above = missingAsZero.findLastIndex((value) => !isBelow(value));
      const since = weeks[above + 1] ?? weeks[0] ?? '';
      return [{ id, current: current.at(-1) ?? null, missingAsZero: total, since }];
    })
    .toSorted((one, other) => compare(one.missingAsZero, other.missingAsZero));
}
