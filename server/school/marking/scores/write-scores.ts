import { sql } from 'drizzle-orm';
import type { ScoreChangeOrigin } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { scoreChanges, scores, type ShownScore } from './tables.ts';

export type ScoreRow = typeof scores.$inferSelect;

/** What a change can set. */
export type ScoreContent = Pick<
  ScoreRow,
  'points' | 'deduction' | 'isEntered' | 'status' | 'handedInAt' | 'returnedAt'
>;

export const NO_SCORE: ScoreContent = {
  points: null,
  deduction: null,
  isEntered: false,
  status: null,
  handedInAt: null,
  returnedAt: null,
};

export interface ScoreUpdate {
  assignmentId: string;
  studentId: string;
  /** What is stored; that of NO_SCORE if nothing is. */
  before: ScoreContent & Partial<Pick<ScoreRow, 'shown'>>;
  after: ScoreContent;
  /** Whether the student no longer sees anything of it. */
  hides?: boolean;
  origin: ScoreChangeOrigin;
  batch?: string | null;
  key?: string;
}

const MAX_ROWS = 4000;

/** The key of a cell in a map. */
export const cellOf = ({ assignmentId, studentId }: Pick<ScoreRow, 'assignmentId' | 'studentId'>): string =>
  `${assignmentId} ${studentId}`;

/** Stores scores with their history, in the order of the updates. The caller holds the lock. */
export async function writeScores(
  tx: Database,
  authorId: string | null,
  updates: readonly ScoreUpdate[],
): Promise<void> {
  if (updates.length === 0) return;
  const at = new Date();
  const last = new Map<string, StoredUpdate>();
  for (const update of updates) {
    const earlier = last.get(cellOf(update));
    last.set(cellOf(update), {
      ...update,
      shown: shownAfter(update, earlier ? earlier.shown : (update.before.shown ?? null), at),
    });
  }
  for (const some of chunksOf([...last.values()])) await storeScores(tx, authorId, some, at);
  for (const some of chunksOf(updates)) await storeChanges(tx, authorId, some, at);
}

type StoredUpdate = ScoreUpdate & Pick<ScoreRow, 'shown'>;

/**
 * What the student sees until the new score is returned: the entered one that it replaces, or what they saw instead of
 * that. Nothing if the score is taken back or deleted.
 */
export function shownAfter(
  { before, after, hides = false }: Pick<ScoreUpdate, 'before' | 'after' | 'hides'>,
  shownBefore: ShownScore | null,
  at: Date,
): ShownScore | null {
  const isSeen = ({ returnedAt }: ScoreContent) => returnedAt !== null && returnedAt <= at;
  const isDeleted = after.points === null && after.status === null;
  if (hides || isDeleted || isSeen(after)) return null;
  const { points, status, returnedAt, isEntered } = before;
  if (!isSeen(before)) return shownBefore;
  return isEntered && points !== null && returnedAt
    ? { points, status, returnedAt: returnedAt.toISOString() }
    : null;
}

/** A statement takes 65,535 parameters. */
function chunksOf<Update>(updates: readonly Update[]): Update[][] {
  const count = Math.ceil(updates.length / MAX_ROWS);
  return Array.from({ length: count }, (_, place) => updates.slice(place * MAX_ROWS, (place + 1) * MAX_ROWS));
}

async function storeScores(
  tx: Database,
  authorId: string | null,
  updates: readonly StoredUpdate[],
  at: Date,
): Promise<void> {
  const excluded = (column: keyof ScoreRow) => sql.raw(`excluded."${scores[column].name}"`);
  await tx
    .insert(scores)
    .values(
      updates.map(({ assignmentId, studentId, after, shown }) => ({
        points: after.points,
        deduction: after.deduction,
        isEntered: after.isEntered,
        status: after.status,
        handedInAt: after.handedInAt,
        returnedAt: after.returnedAt,
        shown,
        assignmentId,
        studentId,
        authorId,
        updatedAt: at,
      })),
    )
    .onConflictDoUpdate({
      target: [scores.assignmentId, scores.studentId],
      set: {
        points: excluded('points'),
        deduction: excluded('deduction'),
        isEntered: excluded('isEntered'),
        status: excluded('status'),
        handedInAt: excluded('handedInAt'),
        returnedAt: excluded('returnedAt'),
        shown: excluded('shown'),
        authorId: excluded('authorId'),
        updatedAt: excluded('updatedAt'),
        revision: sql`${scores.revision} + 1`,
      },
    });
}

async function storeChanges(
  tx: Database,
  authorId: string | null,
  updates: readonly ScoreUpdate[],
  at: Date,
): Promise<void> {
  await tx.insert(scoreChanges).values(
    updates.map(({ assignmentId, studentId, before, after, origin, batch, key }) => ({
      assignmentId,
      studentId,
      authorId,
      at,
      origin,
      beforePoints: before.points,
      beforeStatus: before.status,
      afterPoints: after.points,
      afterStatus: after.status,
      returnedAt: after.returnedAt,
      batch: batch ?? null,
      key: key ?? null,
    })),
  );
}
