import { and, eq, inArray } from 'drizzle-orm';
import { users } from '../../../accounts/users/tables.ts';
import type { SavedEntry, SavedScores, ScoreEntry, ScoreValue } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { findOpenClass, isIn } from '../../classes/classes/class-access.ts';
import { enrolments } from '../../classes/classes/tables.ts';
import { scoreChanges, scores } from '../../marking/scores/tables.ts';
import {
  cellOf,
  lockScores,
  NO_SCORE,
  type ScoreContent,
  type ScoreUpdate,
  writeScores,
} from '../../marking/scores/write-scores.ts';
import { returnsAtOnce } from '../rules/rules.ts';
import { isNameless, isSeenAt, readColumns, readExceptions, readLastWorks } from './read-cells.ts';
import { authorName } from './score-changes.ts';

/**
 * Stores entries in their order: each whose cell still has the value that it replaces. All are in one transaction, and
 * the number of statements does not depend on that of the entries.
 */
export async function saveScores(
  db: Database,
  teacherId: string,
  classId: string,
  given: readonly ScoreEntry[],
): Promise<SavedScores> {
  await findOpenClass(db, classId, teacherId);
  const entries = given.map((entry) => ({
    ...entry,
    sentKey: entry.key,
    // The database writes ids in lower case.
    key: entry.key.toLowerCase(),
    assignmentId: entry.assignment_id.toLowerCase(),
    studentId: entry.student_id.toLowerCase(),
  }));
  return db.transaction(async (tx) => {
    await lockScores(tx, classId);
    const known = await knownKeys(tx, entries);
    const cells = await readStored(tx, entries);
    const { assignmentIds } = idsOf(entries);
    const columns = new Map((await readColumns(tx, classId, assignmentIds)).map((row) => [row.id, row]));
    const refusal = await refusals(tx, classId, { entries, columns, stored: cells });
    const [isAtOnce, now] = [await returnsAtOnce(tx, classId), new Date()];
    const updates: ScoreUpdate[] = [];
    const items = entries.map((entry): SavedEntry => {
      const reason = refusal(entry);
      if (reason !== null) return { ...answerTo(entry, 'refused', null), reason };
      const cell = cells.get(cellOf(entry));
      const before: ScoreContent = cell ?? NO_SCORE;
      const earlier = known.get(keyOf(entry));
      if (earlier && isSame(earlier, entry.after)) return answerTo(entry, 'stored', before);
      if (earlier || (!isSame(before, entry.before) && !isSame(before, entry.after))) {
        const conflict = answerTo(entry, 'conflict', before);
        return { ...conflict, author: cell?.author ?? null, at: cell?.at.toISOString() ?? null };
      }
      const column = columns.get(entry.assignmentId);
      const isSeen = isAtOnce && column !== undefined && isSeenAt(column, now);
      const after = changed(before, entry.after, isSeen ? now : null);
      const { assignmentId, studentId, origin, batch, key } = entry;
      updates.push({ assignmentId, studentId, before, after, origin, batch, key });
      known.set(keyOf(entry), entry.after);
      cells.set(cellOf(entry), { ...after, author: null, at: new Date() });
      return answerTo(entry, 'stored', after);
    });
    await writeScores(tx, teacherId, updates);
    return { items };
  });
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

const isSame = (one: ScoreValue, other: ScoreValue): boolean =>
  one.points === other.points && one.status === other.status;

/** New points are the later word than marks. They are hidden until they are returned, unless the class shows them at once. */
function changed(before: ScoreContent, { points, status }: ScoreValue, seenFrom: Date | null): ScoreContent {
  // Marks are returned where they are given.
  const isOwn = before.isEntered || before.points === null;
  if (points === before.points)
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
}

/** Why an entry can't be stored; null if it can. */
async function refusals(
  tx: Database,
  classId: string,
  { entries, columns, stored }: Known,
): Promise<(entry: Entry) => SavedEntry['reason']> {
  const { assignmentIds, studentIds } = idsOf(entries);
  const members = await tx
    .select({ id: enrolments.studentId })
    .from(enrolments)
    .where(and(eq(enrolments.classId, classId), inArray(enrolments.studentId, studentIds), isIn()));
  const isMember = new Set(members.map(({ id }) => id));
  const exceptions = new Map((await readExceptions(tx, assignmentIds)).map((row) => [cellOf(row), row]));
  const works = new Map((await readLastWorks(tx, assignmentIds)).map((row) => [cellOf(row), row]));
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
  return new Map<string, ScoreContent & { author: string | null; at: Date }>(
    rows.map(({ score, author }) => [cellOf(score), { ...contentOf(score), author, at: score.updatedAt }]),
  );
}

const contentOf = ({
  points,
  deduction,
  isEntered,
  status,
  handedInAt,
  returnedAt,
}: ScoreContent): ScoreContent => ({ points, deduction, isEntered, status, handedInAt, returnedAt });
