import { fraction, toNumber } from 'gradebook-arithmetic/fraction';
import { latePoints, missingScore, SECONDS } from 'gradebook-arithmetic/late';
import { createStore, sample } from 'effector';
import { createGetGradebookQuery, type Gradebook } from '@/shared/api/gradebooks';
import { assignmentRead, editorOpened } from './editor';
import type { EditorValues } from './editor-values';

const columnQuery = createGetGradebookQuery();

/** The scores of the assignment, if it is stored and has any. */
export const $column = createStore<Gradebook | null>(null, { name: 'editedColumn' })
  .on(columnQuery.finished.success, (_, { result }) => result)
  .reset(editorOpened);
sample({
  clock: assignmentRead,
  fn: ({ id, class: { id: classId } }) => ({ id: classId, params: { assignment_id: id } }),
  target: columnQuery.start,
});

type Policy = Pick<
  EditorValues,
  | 'isLatePenalised'
  | 'latePercent'
  | 'lateEvery'
  | 'lateLowest'
  | 'isMissingPenalised'
  | 'missingPercent'
  | 'points'
>;

const shown = (points: number): string => String(Number(points.toFixed(2)));

/** What the policies of late and missing work would do, in sentences: for an example, and for the scores of now. */
export function lateEffect(values: Policy, column: Gradebook | null): string[] {
  return [...lateSentences(values, column), ...missingSentences(values, column)];
}

function lateSentences(values: Policy, column: Gradebook | null): string[] {
  const { isLatePenalised, latePercent, lateEvery, lateLowest, points } = values;
  if (!isLatePenalised || points === null || points <= 0) return [];
  const policy = { percent: latePercent ?? 0, every: lateEvery, lowest_percent: lateLowest ?? 0 };
  const possible = fraction(points);
  const lost = (score: number, lateSeconds: number): number =>
    toNumber(latePoints(policy, { score: fraction(score), possible, lateSeconds }));
  const [one, three] = [1, 3].map((times) => shown(points - lost(points, times * SECONDS[lateEvery])));
  const example = `Full marks handed in a ${lateEvery} late become ${one} of ${shown(points)}; three ${lateEvery}s late, ${three}.`;
  const cells = column?.cells;
  const late = (cells?.points ?? []).flatMap((score, index) => {
    const seconds = cells?.late_seconds[index] ?? 0;
    // What a returned mark lost stays.
    if (score === null || seconds === 0 || cells?.returned[index]) return [];
    return [lost(score, seconds) - (cells?.deductions[index] ?? 0)];
  });
  const changed = late.filter((change) => change !== 0);
  const most = Math.max(...changed.map(Math.abs));
  if (late.length === 0) return [example];
  return [
    example,
    changed.length === 0
      ? `None of the ${counted(late.length, 'late score')} that ${late.length === 1 ? 'is' : 'are'} not returned yet changes.`
      : `${changed.length} of ${counted(late.length, 'late score')} not returned yet ${changed.length === 1 ? 'changes' : 'change'}, by up to ${counted(most, 'point')}. What is returned stays.`,
  ];
}

function missingSentences(values: Policy, column: Gradebook | null): string[] {
  const { isMissingPenalised, missingPercent, points } = values;
  if (!isMissingPenalised || points === null || points <= 0) return [];
  const score = toNumber(missingScore(fraction(points), missingPercent ?? 0));
  const missing = (column?.cells.statuses ?? []).filter(
    (status, index) => status === 'missing' && column?.cells.points[index] === null,
  ).length;
  const gets = `Missing work gets ${shown(score)} of ${shown(points)}`;
  return [missing === 0 ? `${gets}.` : `${gets}: now that is ${counted(missing, 'student')}.`];
}

const counted = (count: number, unit: string): string => `${shown(count)} ${unit}${count === 1 ? '' : 's'}`;
