import { randomUUID } from 'node:crypto';
import type { SavedScores, ScoreEntry } from '../../../generated/schemas/index.ts';
import type { SignedIn, TestApp } from '../../../testing.ts';

interface CellOfClass {
  classId: string;
  assignmentId: string;
  studentId: string;
}

/** An entry that replaces points by others. */
export const entryOf = (
  { assignmentId, studentId }: Omit<CellOfClass, 'classId'>,
  [before, after]: readonly [number | null, number | null],
  change: Partial<ScoreEntry> = {},
): ScoreEntry => ({
  key: randomUUID(),
  assignment_id: assignmentId,
  student_id: studentId,
  before: { points: before, status: null },
  after: { points: after, status: null },
  origin: 'grid',
  batch: null,
  ...change,
});

/** Enters points that replace others, as the gradebook does. */
export async function enterScore(
  { app }: TestApp,
  { headers }: SignedIn,
  cell: CellOfClass,
  points: readonly [number | null, number | null],
): Promise<SavedScores> {
  const url = `/api/classes/${cell.classId}/scores`;
  const answer = await app.inject({
    method: 'POST',
    url,
    headers,
    payload: { entries: [entryOf(cell, points)] },
  });
  return answer.json<SavedScores>();
}
