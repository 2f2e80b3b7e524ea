import { readClassGradebook } from 'gradebook-arithmetic/class-gradebook';
import { showPercent } from 'gradebook-arithmetic/scales';
import { createTotals, type StudentTotals, type Total } from 'gradebook-arithmetic/totals';
import type { Gradebook, ShownTotal } from '../../../generated/schemas/index.ts';

/** The totals of a gradebook with one student, without scores that are not returned. */
export function totalsOf(book: Gradebook) {
  const { gradebook, students, scale, closedScales } = readClassGradebook(book);
  const [student] = students.values();
  const totals: StudentTotals = createTotals(gradebook, 'student')(student ?? { cells: {} });
  /** A closed term is shown as it was when it was closed; null for the year. */
  const shownAs = (term: string | null) =>
    (term === null ? undefined : closedScales.get(term)) ?? { scale, decimals: gradebook.decimals ?? 2 };
  const show = ({ percent }: Pick<Total, 'percent'>, term: string | null = null): ShownTotal | null => {
    if (percent === null) return null;
    const as = shownAs(term);
    const shown = showPercent(percent, as.decimals, as.scale);
    return { percent: shown.percent, level: shown.level?.name ?? null };
  };
  return { gradebook, totals, shownAs, show };
}
