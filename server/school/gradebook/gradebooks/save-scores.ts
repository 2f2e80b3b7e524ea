import { and, eq, inArray } from 'drizzle-orm';
import { users } from '../../../accounts/users/tables.ts';
import type { SavedEntry, SavedScores, ScoreEntry, ScoreValue } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { enteredPoints } from '../../../platform/hundredths.ts';
import { isInHundredths } from 'gradebook-arithmetic/decimals';
import { Problem } from '../../../platform/problem.ts';
import { TOO_EXACT } from '../../work/assignments/read-content.ts';
import { findOpenClass, isIn } from '../../classes/classes/class-access.ts';
import { enrolments } from '../../classes/classes/tables.ts';
import { scoreChanges, scores } from '../../marking/scores/tables.ts';
import {
  cellOf,
  NO_SCORE,
  type ScoreContent,
  type ScoreUpdate,
  shownAfter,
  writeScores,
} from '../../marking/scores/write-scores.ts';
import { authorName } from '../../../accounts/users/author-name.ts';
import { closingDates } from '../../work/closings/closed-terms.ts';
import { findRules } from '../rules/rules.ts';
import { isNameless, isSeenAt, readColumns, readExceptions, readLastWorks } from './read-cells.ts';
import { lockScores, createIsClosed } from '../../work/closings/closed-assignments.ts';

/**
 * Stores entries in their order: each whose cell still has the value that it replaces. All are in one transaction, and
 * the number of statements does not depend on that of the entries. `restored` gives the whole score of a cell that an undo
 * restores: its points and status must be those of the entry.
 */
export async function saveScores(
  db: Database,
  teacherId: string,
  classId: string,
  given: readonly ScoreEntry[],
  restored?: (cell: string) => ScoreContent,
): Promise<SavedScores> {
  await findOpenClass(db, classId, teacherId);
  rejectTooExact(given);
  const entries = given.map((entry) => ({
    ...entry,
    sentKey: entry.key,
    // The database writes ids in lower case.
    key: entry.key.toLowerCase(),
    assignmentId: entry.assignment_id.toLowerCase(),
    studentId: entry.student_id.toLowerCase(),
    after: { ...entry.after, points: entry.after.points === null ? null : enteredPoints(entry.after.points) },
  }));
  return db.transaction(async (tx) => {
    await lockScores(tx, classId);
    const known = await knownKeys(tx, entries);
    const cells = await readStored(tx, entries);
    const { assignmentIds } = idsOf(entries);
    const columns = new Map((await readColumns(tx, classId, assignmentIds)).map((row) => [row.id, row]));
    const rules = await findRules(tx, classId);
    const closedAt = closingDates(rules.closed_terms);
    const refusal = await refusals(tx, classId, { entries, columns, stored: cells, closedAt });
    const isClosed = createIsClosed(rules);
    const [isAtOnce, now] = [rules.content.returns === 'at_once', new Date()];
    const updates: ScoreUpdate[] = [];
    const items = entries.map((entry): SavedEntry => {
      const earlier = known.get(keyOf(entry));
      const isRepeated = earlier !== undefined && isSame(earlier, entry.after);
      const reason = refusal(entry);
      // One that was stored before its student left was not refused.
      if (reason !== null && !(isRepeated && reason === 'no_student'))
        return { ...answerTo(entry, 'refused', null), reason };
      const cell = cells.get(cellOf(entry));
      const before: ScoreUpdate['before'] = cell ?? NO_SCORE;
      if (isRepeated) return answerTo(entry, 'stored', before);
      const column = columns.get(entry.assignmentId);
      if (column && isClosed(column)) return { ...answerTo(entry, 'refused', null), reason: 'term_closed' };
      if (earlier || (!isSame(before, entry.before) && !isSame(before, entry.after))) {
        const conflict = answerTo(entry, 'conflict', before);
        return { ...conflict, author: cell?.author ?? null, at: cell?.at.toISOString() ?? null };
      }
      const isSeen = isAtOnce && column !== undefined && isSeenAt(column, now);
      const after = restored?.(cellOf(entry)) ?? changed(before, entry.after, isSeen ? now : null);
      const { assignmentId, studentId, origin, batch, key } = entry;
      updates.push({ assignmentId, studentId, before, after, origin, batch, key });
      known.set(keyOf(entry), entry.after);
      const shown = shownAfter({ before, after }, before.shown ?? null, now);
      cells.set(cellOf(entry), { ...before, ...after, shown, author: null, at: new Date() });
      return answerTo(entry, 'stored', after);
    });
    await writeScores(tx, teacherId, updates);
    return { items };
  });
}

/** Throws a 422 for new points with more than two decimals; an undo also restores the mean of marks. */
function rejectTooExact(entries: readonly ScoreEntry[]): void {
  const place = entries.findIndex(
    ({ origin, before, after }) =>
      origin !== 'undo' &&
      after.points !== null &&
      !isInHundredths(after.points) &&
      !isSamePoints(before.points, after.points),
  );
  if (place !== -1) throw Problem.field(`entries.${place}.after.points`, TOO_EXACT);
}

type Entry = ScoreEntry & { assignmentId: string; studentId: string; sentKey: string };

const answerTo = (
  { sentKey: key }: Entry,
  outcome: SavedEntry['outcome'],
  current: ScoreValue | null,
): SavedEntry => ({
  key,
  outcome,
  current: current && { points: current.points, status: current.status },
  author: null,
  at: null,
  reason: null,
});

/** As entered points are compared: the mean of marks has more decimals. */
const isSame = (one: ScoreValue, other: ScoreValue): boolean =>
  isSamePoints(one.points, other.points) && one.status === other.status;

const isSamePoints = (one: number | null, other: number | null): boolean =>
  one === null || other === null ? one === other : enteredPoints(one) === enteredPoints(other);

/**
 * New points are the later word than marks. They are hidden until they are returned, unless the class shows them at once, or the
 * student sees them already.
 */
function changed(
  before: ScoreUpdate['before'],
  { points, status }: ScoreValue,
  seenFrom: Date | null,
): ScoreContent {
  const { shown } = before;
  if (shown && isSame(shown, { points, status }))
    return { ...NO_SCORE, isEntered: true, points, status, returnedAt: new Date(shown.returnedAt) };
  // Marks are returned where they are given.
  const isOwn = before.isEntered || before.points === null;
  if (isSamePoints(points, before.points))
    return { ...before, status, returnedAt: before.returnedAt ?? (isOwn ? seenFrom : null) };
  return { ...NO_SCORE, isEntered: true, points, status, returnedAt: seenFrom };
}

const idsOf = (entries: readonly Entry[]) => ({
  assignmentIds: [...new Set(entries.map(({ assignmentId }) => assignmentId))],
  studentIds: [...new Set(entries.map(({ studentId }) => studentId))],
});

const keyOf = (entry: { assignmentId: string; studentId: string; key: string | null }): string =>
  `${cellOf(entry)} ${entry.key}`;

/** What an earlier call stored under the keys of entries, whose answer was lost. */
async function knownKeys(tx: Database, entries: readonly Entry[]): Promise<Map<string, ScoreValue>> {
  const rows = await tx
    .select({
      assignmentId: scoreChanges.assignmentId,
      studentId: scoreChanges.studentId,
      key: scoreChanges.key,
      points: scoreChanges.afterPoints,
      status: scoreChanges.afterStatus,
    })
    .from(scoreChanges)
    .where(
      and(
        inArray(scoreChanges.assignmentId, idsOf(entries).assignmentIds),
        inArray(
          scoreChanges.key,
          entries.map(({ key }) => key),
        ),
      ),
    );
  return new Map(rows.map(({ points, status, ...row }) => [keyOf(row), { points, status }]));
}

interface Known {
  entries: readonly Entry[];
  columns: ReadonlyMap<string, Awaited<ReturnType<typeof readColumns>>[number]>;
  stored: Awaited<ReturnType<typeof readStored>>;
  closedAt: ReadonlyMap<string, Date>;
}

/** Why an entry can't be stored; null if it can. */
async function refusals(
  tx: Database,
  classId: string,
  { entries, columns, stored, closedAt }: Known,
): Promise<(entry: Entry) => SavedEntry['reason']> {
  const { assignmentIds, studentIds } = idsOf(entries);
  const members = await tx
    .select({ id: enrolments.studentId })
    .from(enrolments)
    .where(and(eq(enrolments.classId, classId), inArray(enrolments.studentId, studentIds), isIn()));
  const isMember = new Set(members.map(({ id }) => id));
  const exceptions = new Map((await readExceptions(tx, assignmentIds)).map((row) => [cellOf(row), row]));
  const works = new Map((await readLastWorks(tx, assignmentIds, closedAt)).map((row) => [cellOf(row), row]));
  return (entry) => {
    const column = columns.get(entry.assignmentId);
    if (column === undefined) return 'no_assignment';
    const isAssigned = column.forEveryone || exceptions.get(cellOf(entry))?.isChosen === true;
    if (!isMember.has(entry.studentId) || !isAssigned) return 'no_student';
    const [score, work] = [stored.get(cellOf(entry)), works.get(cellOf(entry))];
    const hasPoints = score !== undefined && score.points !== null;
    return hasPoints && isNameless(column, score, work) ? 'names_hidden' : null;
  };
}

/** The scores of these cells, with who changed them last. */
async function readStored(tx: Database, entries: readonly Entry[]) {
  const { assignmentIds, studentIds } = idsOf(entries);
  const rows = await tx
    .select({ score: scores, author: authorName })
    .from(scores)
    .leftJoin(users, eq(users.id, scores.authorId))
    .where(and(inArray(scores.assignmentId, assignmentIds), inArray(scores.studentId, studentIds)));
  return new Map<string, ScoreUpdate['before'] & { author: string | null; at: Date }>(
    rows.map(({ score, author }) => [cellOf(score), { ...score, author, at: score.updatedAt }]),
  );
}
