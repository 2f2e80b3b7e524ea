import { type Fraction, fraction, toNumber } from 'gradebook-arithmetic/fraction';
import type { Bound } from 'gradebook-arithmetic/gradebook';
import type { WorkTotal } from 'gradebook-arithmetic/totals';
import type { ReportPart } from '../../../generated/schemas/index.ts';
import { shownOf } from '../class-reports/progress.ts';
import { type Column, partOf } from '../class-reports/report.ts';
import { pointsOf, type StudentContext } from './read-student.ts';

interface HowRow {
  label: string;
  weight: number | null;
  points: string | null;
  current: number | null;
  missingAsZero: number | null;
}

/** How both totals are worked out: by category, or by term where the year is the mean of its terms. */
export function howPart(context: StudentContext): ReportPart {
  const { words, totalOf } = context;
  const isByTerm = totalOf('current').work === null;
  const rows = isByTerm ? termRows(context) : categoryRows(context);
  const columns: Column<HowRow>[] = [
    { label: isByTerm ? words.how.term : words.how.category, kind: 'text', of: ({ label }) => label },
  ];
  if (rows.some(({ weight }) => weight !== null))
    columns.push({ label: words.how.weight, kind: 'percent', of: ({ weight }) => weight });
  if (rows.some(({ points }) => points !== null))
    columns.push({ label: words.how.points, kind: 'text', of: ({ points }) => points });
  columns.push(
    { label: words.totals.current, kind: 'percent', of: ({ current }) => current },
    { label: words.totals.ifMissing, kind: 'percent', of: ({ missingAsZero }) => missingAsZero },
  );
  return partOf({ title: words.how.title, columns }, rows, howInWords(context));
}

function categoryRows(context: StudentContext): HowRow[] {
  const { words, totalOf, decimals } = context;
  const [current, zero] = [totalOf('current'), totalOf('missingAsZero')];
  const now = byCategory(current.work?.categories);
  const then = byCategory(zero.work?.categories);
  const isWeighted = current.work?.mode === 'weighted';
  const shown = (value: Fraction | null | undefined) => (value ? shownOf(value, decimals) : null);
  const rows = [...new Set([...now.keys(), ...then.keys()])].map((id): HowRow => {
    const [one, other] = [now.get(id), then.get(id)];
    const category = (one ?? other)?.category;
    // Where every assignment counts the same, points are not added up.
    const hasPoints = one && category?.average !== 'equal';
    return {
      label: id || words.how.noCategory,
      weight: isWeighted ? toNumber(fraction(category?.weight ?? 0)) : null,
      points: hasPoints ? pointsOf(context, one.earned, one.possible) : null,
      current: shown(one?.percent),
      missingAsZero: shown(other?.percent),
    };
  });
  if (rows.length === 0 && current.percent === null) return [];
  const points = current.work?.points;
  return [
    ...rows,
    {
      label: words.how.total,
      weight: null,
      points: isWeighted || !points ? null : pointsOf(context, points.earned, points.possible),
      current: shown(current.percent),
      missingAsZero: shown(zero.percent),
    },
  ];
}

const byCategory = (categories: WorkTotal['categories'] = []) =>
  new Map(categories.map((one) => [one.category.id, one]));

function termRows({ book, words, totalOf, decimals }: StudentContext): HowRow[] {
  const [current, zero] = [totalOf('current'), totalOf('missingAsZero')];
  const shown = (value: Fraction | null | undefined) => (value ? shownOf(value, decimals) : null);
  const rows = book.rules.content.terms.map(({ id, name, weight }) => ({
    label: name,
    weight: weight ?? 0,
    points: null,
    current: shown(current.terms.find(({ term }) => term === id)?.percent),
    missingAsZero: shown(zero.terms.find(({ term }) => term === id)?.percent),
  }));
  const total = { current: shown(current.percent), missingAsZero: shown(zero.percent) };
  return [...rows, { label: words.how.total, weight: null, points: null, ...total }];
}

function howInWords(context: StudentContext): string {
  const { words, totalOf, book, filters } = context;
  const { how } = words;
  const { source, work, weighing } = totalOf('current');
  if (source === 'override') {
    const given = book.students[0]?.overrides.find(({ term_id: id }) => id === (filters.term_id ?? null));
    return [how.override, ...(given?.reason ? [how.reason(given.reason)] : [])].join(' ');
  }
  if (source === 'frozen') return how.frozen;
  const weights = work ? work.weighing : weighing;
  const leavesOut = weights?.leftOut.some(({ weight }) => weight.n > 0n) === true;
  return [
    work === null ? how.ofTerms : work.mode === 'weighted' ? how.ofWeights : how.ofPoints,
    ...(leavesOut ? [how.shared] : []),
    ...adjustmentsInWords(context),
  ].join(' ');
}

/** Bonuses that are reached and limits that are not. */
function adjustmentsInWords({ words: { how }, writer, totalOf, book }: StudentContext): string[] {
  const titles = new Map(book.assignments.map(({ id, title }) => [id, title]));
  const nameOf = ({ category, column }: Bound) => category ?? titles.get(column ?? '') ?? '';
  const percent = (value: Parameters<typeof fraction>[0]) => writer.percent(toNumber(fraction(value)));
  return (totalOf('current').work?.adjustments ?? []).flatMap((one) => {
    if (one.kind === 'bonus')
      return one.isReached ? [how.bonus(nameOf(one.rule), percent(one.rule.add))] : [];
    const { atLeast, otherwiseAtMost } = one.rule;
    return one.isReached ? [] : [how.limit(nameOf(one.rule), percent(atLeast), percent(otherwiseAtMost))];
  });
}
