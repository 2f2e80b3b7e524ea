import { randomUUID } from 'node:crypto';
import type { Database } from '../../../platform/database/client.ts';
import { notifications } from './tables.ts';

/** Adds a notification of returned work that is to be mailed now. */
export async function addDueNotification(db: Database, userId: string): Promise<void> {
  await db.insert(notifications).values({
    userId,
    kind: 'work_returned',
    event: randomUUID(),
    title: 'Leaf diary',
    className: '7B Science',
    subjectId: randomUUID(),
    happenedAt: new Date(),
    mailAt: new Date(),
  });
}
