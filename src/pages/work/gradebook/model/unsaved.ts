import type { SavedEntry, ScoreEntry, ScoreValue } from '@/shared/api/gradebooks';
import { isSameValue, type NewScore, type Values } from './class-book';
import type { Meaning } from './read-entry';

/** A cell, as `student assignment`. */
export type CellId = string;

export const cellId = (studentId: string, assignmentId: string): CellId => `${studentId} ${assignmentId}`;
export const cellOf = (id: CellId): { studentId: string; assignmentId: string } => {
  const [studentId = '', assignmentId = ''] = id.split(' ');
  return { studentId, assignmentId };
};
const idOf = ({ student_id: student, assignment_id: assignment }: ScoreEntry): CellId =>
  cellId(student, assignment);

/** A text that is no entry; with meanings, one of them is meant. */
export type WrongText = { text: string; problem: string; meanings?: readonly Meaning[] | undefined };
/** Two teachers changed a cell. */
export type Conflict = { mine: ScoreValue; theirs: ScoreValue; by: string | null };
export type Refusal = { mine: ScoreValue; reason: NonNullable<SavedEntry['reason']> };

/** What this device has and the server has not. */
export type Unsaved = {
  /** In the order in which they were made. */
  entries: readonly ScoreEntry[];
  texts: Readonly<Record<CellId, WrongText>>;
  conflicts: Readonly<Record<CellId, Conflict>>;
  refusals: Readonly<Record<CellId, Refusal>>;
};

/** By class. */
export type UnsavedBooks = Readonly<Record<string, Unsaved>>;

export const nothing: Unsaved = { entries: [], texts: {}, conflicts: {}, refusals: {} };

/** A new value of a cell. */
export type Change = Pick<ScoreEntry, 'key' | 'before' | 'after' | 'origin' | 'batch'> & { cell: CellId };

const without = <Value>(record: Readonly<Record<CellId, Value>>, ids: ReadonlySet<CellId>) =>
  Object.fromEntries(Object.entries(record).filter(([id]) => !ids.has(id)));

/** Adds values and texts that are no entry. Each ends what was asked about its cell. */
export function entered(
  unsaved: Unsaved,
  changes: readonly Change[],
  texts: Readonly<Record<CellId, WrongText>> = {},
): Unsaved {
  const ids = new Set([...changes.map(({ cell }) => cell), ...Object.keys(texts)]);
  if (ids.size === 0) return unsaved;
  return {
    entries: [
      ...unsaved.entries,
      ...changes.flatMap(({ cell, ...entry }): ScoreEntry[] => {
        const { studentId, assignmentId } = cellOf(cell);
        if (isSameValue(entry.before, entry.after)) return [];
        return [{ ...entry, student_id: studentId, assignment_id: assignmentId }];
      }),
    ],
    texts: { ...without(unsaved.texts, ids), ...texts },
    conflicts: without(unsaved.conflicts, ids),
    refusals: without(unsaved.refusals, ids),
  };
}

/** What was kept earlier, and then what was entered since. An answer to what was asked about a cell ends it here too. */
function joined(kept: Unsaved, own: Unsaved): Unsaved {
  const keys = new Set(own.entries.map(({ key }) => key));
  const ids = cellsOf(own);
  return {
    entries: [...kept.entries.filter(({ key }) => !keys.has(key)), ...own.entries],
    texts: { ...without(kept.texts, ids), ...own.texts },
    conflicts: { ...without(kept.conflicts, ids), ...own.conflicts },
    refusals: { ...without(kept.refusals, ids), ...own.refusals },
  };
}

/** The same for all classes. */
export const joinedBooks = (kept: UnsavedBooks, own: UnsavedBooks): UnsavedBooks => ({
  ...own,
  ...Object.fromEntries(
    Object.entries(kept).map(([classId, earlier]) => [classId, joined(earlier, own[classId] ?? nothing)]),
  ),
});

/** What the server answered. A cell with a conflict has no further entries, because they build on the lost one. */
export function answered(
  unsaved: Unsaved,
  sent: readonly ScoreEntry[],
  items: readonly SavedEntry[],
): Unsaved {
  const outcomes = new Map(items.map((item) => [item.key, item]));
  const rejected = new Map<CellId, SavedEntry>();
  for (const entry of sent) {
    const outcome = outcomes.get(entry.key);
    if (outcome && outcome.outcome !== 'stored') rejected.set(idOf(entry), outcome);
  }
  const conflicts = { ...unsaved.conflicts };
  const refusals = { ...unsaved.refusals };
  for (const [cell, { current, reason, author }] of rejected) {
    const mine = unsaved.entries.findLast((entry) => idOf(entry) === cell)?.after;
    if (mine === undefined) continue;
    if (reason !== null) refusals[cell] = { mine, reason };
    else if (current && !isSameValue(current, mine)) conflicts[cell] = { mine, theirs: current, by: author };
  }
  return {
    ...unsaved,
    conflicts,
    refusals,
    entries: unsaved.entries.filter((entry) => !outcomes.has(entry.key) && !rejected.has(idOf(entry))),
  };
}

/** Forgets what was asked about a cell: the value of the server stays. */
export function dropped(unsaved: Unsaved, cell: CellId): Unsaved {
  const ids = new Set([cell]);
  return {
    ...unsaved,
    texts: without(unsaved.texts, ids),
    conflicts: without(unsaved.conflicts, ids),
    refusals: without(unsaved.refusals, ids),
  };
}

/** The other teacher changed a cell again while its conflict waits. */
export function changedElsewhere(
  unsaved: Unsaved,
  changes: readonly { cell: CellId; value: ScoreValue; by: string | null }[],
): Unsaved {
  const asked = changes.filter(({ cell }) => unsaved.conflicts[cell] !== undefined);
  if (asked.length === 0) return unsaved;
  const conflicts = { ...unsaved.conflicts };
  for (const { cell, value, by } of asked) {
    const conflict = conflicts[cell];
    if (conflict) conflicts[cell] = { ...conflict, theirs: value, by };
  }
  return { ...unsaved, conflicts };
}

/** The values with those that are not stored yet. */
export function withUnsaved(stored: Values, { entries }: Unsaved): Values {
  const values = new Map(stored);
  const own = new Map<string, Map<string, NewScore>>();
  for (const { student_id: student, assignment_id: assignment, before, after } of entries) {
    const cells = own.get(student) ?? new Map(values.get(student));
    const isEntered = before.points !== after.points || cells.get(assignment)?.isEntered === true;
    own.set(student, cells.set(assignment, isEntered ? { ...after, isEntered } : after));
  }
  for (const [student, cells] of own) values.set(student, cells);
  return values;
}

const cellsOf = ({ entries, texts, conflicts, refusals }: Unsaved): Set<CellId> =>
  new Set([...entries.map(idOf), ...Object.keys(texts), ...Object.keys(conflicts), ...Object.keys(refusals)]);

/** How many cells are on their way to the server. */
export const countUnsaved = ({ entries }: Unsaved): number => new Set(entries.map(idOf)).size;

/** How many cells wait for the teacher: for an answer, or for another text. */
export const countToCorrect = ({ texts, conflicts, refusals }: Unsaved): number =>
  cellsOf({ entries: [], texts, conflicts, refusals }).size;

/** Whether the server has every cell as it is shown. */
export const isAllStored = (unsaved: Unsaved): boolean => cellsOf(unsaved).size === 0;
