import { eq } from 'drizzle-orm';
import type { PastedPassage } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import type { AssignmentRow } from '../assignments/assignments.ts';
import { classes } from '../../classes/classes/tables.ts';

/** Whether text that students paste into this work is recorded. */
export async function isPastingRecorded(
  db: Database,
  { classId, kinds }: Pick<AssignmentRow, 'classId' | 'kinds'>,
): Promise<boolean> {
  if (!kinds.includes('text')) return false;
  const [row] = await db.select({ on: classes.recordsPasting }).from(classes).where(eq(classes.id, classId));
  return row?.on ?? false;
}

/** Throws a 422 if a passage is not a part of the text. */
export function rejectMisplaced(passages: readonly PastedPassage[], text: string): void {
  if (passages.some(({ start, end }) => start >= end || end > text.length)) {
    throw Problem.field('pasted', 'A pasted passage is not in the text.');
  }
}
