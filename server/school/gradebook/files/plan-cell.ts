import { hundredths } from '../../../platform/hundredths.ts';
import type { GradebookAssignment, GradebookCell, ScoreStatus, ScoreValue } from './class-gradebook.ts';
import type { QuestionKind } from './questions.ts';
import { type CellReading, type DecimalSign, readCell, readStatus } from './read-cell.ts';

/** Why a cell of a file is not stored. */
export type Refusal =
  | 'term_closed'
  | 'not_assigned'
  | 'read_only'
  | 'negative'
  | 'far_over_maximum'
  | 'letter'
  | 'unreadable'
  | 'unknown_status';

/** What a person should know about a change. */
export type CellWarning = 'over_maximum' | 'late_deduction';

export type CellPlan =
  | { outcome: 'unchanged' | 'left' }
  | { outcome: 'change'; after: ScoreValue; warnings: readonly CellWarning[] }
  | { outcome: 'ask'; kind: QuestionKind; proposal: ScoreValue | null }
  | { outcome: 'refuse'; reason: Refusal };

export interface CellOfFile {
  readonly text: string;
  /** The cell in a column of its own for the status; null if the file has none. */
  readonly statusText: string | null;
  readonly cell: GradebookCell;
  /** Null for an assignment that is to be made. */
  readonly assignment: GradebookAssignment | null;
  /** The maximum; null if it is not known. */
  readonly points: number | null;
  readonly decimal: DecimalSign | null;
  readonly hasNoExcuse: boolean;
  /** Whether the file has the points before the deduction for being late. */
  readonly isBeforeDeduction: boolean;
  readonly answerTo: (kind: QuestionKind) => string | undefined;
}

const MAX_POINTS = 10_000;
/** Times the maximum: a decimal sign was lost, or the cell is another number. */
const FAR_OVER = 10;

/** What an import does with a cell. */
export function planCell(file: CellOfFile): CellPlan {
  const reading = readCell(
    file.text,
    { points: file.points, letters: file.assignment?.letters },
    file.decimal,
  );
  const plan = withStatus(planReading(reading, file), file);
  const reason = plan.outcome === 'change' || plan.outcome === 'ask' ? refusalOf(file) : null;
  return reason === null ? plan : { outcome: 'refuse', reason };
}

function refusalOf({ cell, assignment }: CellOfFile): Refusal | null {
  if (assignment?.isClosed === true) return 'term_closed';
  if (cell.shown === 'not_assigned') return 'not_assigned';
  return cell.isReadOnly === true ? 'read_only' : null;
}

function planReading(reading: CellReading, file: CellOfFile): CellPlan {
  switch (reading.kind) {
    case 'blank':
      return planBlank(file);
    case 'points':
      return planPoints(hundredths(reading.points), file);
    case 'status':
      return planStatus(reading, file);
    case 'percent':
    case 'ratio':
    case 'fraction':
      return planConverted(reading.kind, reading.points, file);
    case 'decimal_sign': {
      const stands = [reading.points.comma, reading.points.point].some(
        (points) => planPoints(points, file).outcome === 'unchanged',
      );
      if (stands) return UNCHANGED;
      const answer = file.answerTo('decimal_sign');
      if (answer === 'comma' || answer === 'point')
        return planPoints(hundredths(reading.points[answer]), file);
      return answer === 'leave' ? LEFT : { outcome: 'ask', kind: 'decimal_sign', proposal: null };
    }
    case 'letter':
    case 'unreadable':
      return { outcome: 'refuse', reason: reading.kind };
  }
}

const UNCHANGED = { outcome: 'unchanged' } as const;
const LEFT = { outcome: 'left' } as const;

/** The plan of a question: what follows if a person takes the proposal. */
function asked(
  file: CellOfFile,
  kind: QuestionKind,
  proposal: ScoreValue | null,
  taken: () => CellPlan,
): CellPlan {
  const answer = file.answerTo(kind);
  if (answer === 'take' && proposal !== null) return taken();
  return answer === 'leave' ? LEFT : { outcome: 'ask', kind, proposal };
}

const changed = (after: ScoreValue, warnings: readonly CellWarning[] = []): CellPlan => ({
  outcome: 'change',
  after,
  warnings,
});

/** A status that a score replaces. */
const besideScore = (status: ScoreStatus | null): ScoreStatus | null =>
  status === 'excused' || status === 'missing' ? null : status;

function planBlank(file: CellOfFile): CellPlan {
  const { cell, statusText } = file;
  const clearsExcuse = cell.shown === 'excused' && statusText === null && !file.hasNoExcuse;
  if (cell.points === null && !clearsExcuse) return UNCHANGED;
  const after = { points: null, status: statusText === null ? besideScore(cell.status) : cell.status };
  return asked(file, 'blank', after, () => changed(after));
}

function planPoints(points: number, file: CellOfFile): CellPlan {
  const { cell, statusText } = file;
  const stands = file.isBeforeDeduction ? cell.points : cell.score;
  const isSame = stands !== null && hundredths(points) === hundredths(stands);
  const isExcused = cell.shown === 'excused';
  if (isSame && !(isExcused && statusText === null)) return UNCHANGED;
  if (points < 0) return { outcome: 'refuse', reason: 'negative' };
  const { points: maximum } = file;
  const isOver = maximum !== null && maximum > 0 && points > maximum;
  if (points > MAX_POINTS || (isOver && points > FAR_OVER * maximum))
    return { outcome: 'refuse', reason: 'far_over_maximum' };
  const after = { points, status: besideScore(cell.status) };
  const store = () => changed(after, warningsOf(file, isOver));
  const storeOver = () => (isOver ? asked(file, 'over_maximum', after, store) : store());
  return isExcused ? asked(file, 'excused', after, storeOver) : storeOver();
}

const warningsOf = ({ cell, isBeforeDeduction }: CellOfFile, isOver: boolean): CellWarning[] => [
  ...(isOver ? (['over_maximum'] as const) : []),
  ...(!isBeforeDeduction && cell.isDeducted === true ? (['late_deduction'] as const) : []),
];

function planConverted(
  kind: 'percent' | 'ratio' | 'fraction',
  points: number | null,
  file: CellOfFile,
): CellPlan {
  if (points === null) return { outcome: 'ask', kind, proposal: null };
  const plan = planPoints(points, file);
  if (plan.outcome !== 'change' && plan.outcome !== 'ask') return plan;
  const proposal = { points, status: besideScore(file.cell.status) };
  return asked(file, kind, proposal, () => plan);
}

function planStatus(
  { status, isCertain }: Extract<CellReading, { kind: 'status' }>,
  file: CellOfFile,
): CellPlan {
  const { cell } = file;
  if (cell.shown === status) return UNCHANGED;
  const after = { points: status === 'missing' ? null : cell.points, status };
  const store = () => changed(after);
  if (status === 'missing')
    return isCertain && cell.points === null ? store() : asked(file, 'missing', after, store);
  return isCertain ? store() : asked(file, 'word', after, store);
}

/** Words that Lectern writes for what a teacher cannot set. */
const INFORMATION: Readonly<Record<string, GradebookCell['shown']>> = {
  waiting: 'waiting',
  'not assigned': 'not_assigned',
  'before joining': 'before_joining',
};

/** Adds what the column of the status says, unless the score says a status itself. */
function withStatus(plan: CellPlan, { statusText, cell }: CellOfFile): CellPlan {
  if (statusText === null || plan.outcome === 'ask' || plan.outcome === 'refuse') return plan;
  const after = plan.outcome === 'change' ? plan.after : cell;
  if (after.status !== cell.status && after.status !== null) return plan;
  const wanted = INFORMATION[statusText.toLowerCase()] ?? readStatus(statusText);
  if (wanted === null) return { outcome: 'refuse', reason: 'unknown_status' };
  const shown = statusWord(cell.shown) === '' ? 'none' : cell.shown;
  if (wanted === shown) return plan;
  if (wanted === 'waiting' || wanted === 'not_assigned' || wanted === 'before_joining')
    return { outcome: 'refuse', reason: 'unknown_status' };
  // Without the teacher's status the derived one shows again; a derived one has to be overridden.
  const status = wanted === 'none' && cell.status !== null && cell.status !== 'none' ? null : wanted;
  const warnings = plan.outcome === 'change' ? plan.warnings : [];
  return changed({ points: wanted === 'missing' ? null : after.points, status }, warnings);
}

/** A status as Lectern's files write it. */
export const statusWord = (shown: GradebookCell['shown']): string =>
  shown === 'none' ? '' : shown.replace('_', ' ');
