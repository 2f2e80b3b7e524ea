import { and, eq } from 'drizzle-orm';
import { users } from '../../../accounts/users/tables.ts';
import type { TermClosing } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { Page, PageRequest } from '../../../platform/database/cursor.ts';
import { keyset, readPage } from '../../../platform/database/keyset.ts';
import { findTaughtClass } from '../../classes/classes/class-access.ts';
import { authorName } from '../../../accounts/users/author-name.ts';
import { termClosings } from '../../work/closings/tables.ts';

const newest = keyset(termClosings.id);

/** Who closed and reopened the terms of a class that the user teaches, the newest first. */
export async function listTermClosings(
  db: Database,
  teacherId: string,
  classId: string,
  page: PageRequest,
): Promise<Page<TermClosing>> {
  await findTaughtClass(db, classId, teacherId);
  return readPage(
    page,
    (limit) =>
      db
        .select({ closing: termClosings, author: authorName, position: newest.position })
        .from(termClosings)
        .leftJoin(users, eq(users.id, termClosings.authorId))
        .where(and(eq(termClosings.classId, classId), newest.after(page.cursor)))
        .orderBy(...newest.orderBy)
        .limit(limit),
    ({ closing, author }) => ({
      id: closing.id,
      term_id: closing.termId,
      name: closing.name,
      action: closing.rules === null ? ('reopened' as const) : ('closed' as const),
      author,
      at: closing.at.toISOString(),
    }),
  );
}
