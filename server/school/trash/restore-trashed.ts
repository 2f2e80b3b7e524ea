import { and, eq, inArray, lte, type SQL } from 'drizzle-orm';
import { restoreDraft } from '../../documents/drafts/trashed-drafts.ts';
import { setGenerationFlag } from '../../documents/generations/change/generation-flags.ts';
import { setOwnFlag } from '../../documents/own-templates/own-templates.ts';
import type { TrashKind } from '../../generated/schemas/index.ts';
import type { Database } from '../../platform/database/client.ts';
import { Problem } from '../../platform/problem.ts';
import { titleOf } from '../classes/classes/classes.ts';
import { restoreClass } from '../classes/classes/class-lifecycle.ts';
import { classes } from '../classes/classes/tables.ts';
import { restoreRemoved } from '../classes/removals/restore-removed.ts';
import { trashedItems } from '../classes/removals/tables.ts';
import { restoreItem } from '../library/briefcases/trash.ts';
import { lessons } from '../lessons/lessons/tables.ts';
import { restoreLesson } from '../lessons/lessons/trashed-lessons.ts';
import { messages, messageThreads } from '../news/messages/tables.ts';
import { restoreNote } from '../people/student-profiles/notes.ts';
import { assignments } from '../work/assignments/tables.ts';
import { restoreAssignment } from '../work/assignments/trashed-assignments.ts';
import { isSharedIn, isVisibleItem } from './trash-parts.ts';

/** Names something in the trash; the id of a draft is its template. */
export interface Trashed {
  kind: TrashKind;
  id: string;
}

/** Restores something with all that belongs to it; throws a 404 unless the user may, and a 409 if its place is gone. */
export async function restoreTrashed(db: Database, userId: string, { kind, id }: Trashed): Promise<void> {
  switch (kind) {
    case 'document':
      return setGenerationFlag(db, userId, id, { trashedAt: null });
    case 'draft':
      return restoreDraft(db, userId, id);
    case 'template':
      await setOwnFlag(db, userId, id, { trashedAt: null });
      return;
    case 'class':
      return restoreClass(db, id, userId);
    case 'lesson':
      await requireClass(db, lessons, and(eq(lessons.id, id), isSharedIn(db, lessons.classId, userId)));
      return restoreLesson(db, userId, id);
    case 'assignment':
      await requireClass(
        db,
        assignments,
        and(eq(assignments.id, id), isSharedIn(db, assignments.classId, userId)),
      );
      return restoreAssignment(db, userId, id);
    case 'note':
      await restoreNote(db, userId, id);
      return;
    case 'folder':
    case 'file':
      return restoreItem(db, userId, id);
    default:
      await requireItem(db, userId, { kind, id });
      return db.transaction(async (tx) => {
        await restoreRemoved(tx, id);
        if (kind === 'guardian') await dropOldMails(tx, id);
      });
  }
}

const HOUR = 60 * 60 * 1000;

/**
 * A guardian who comes back finds the messages that came due meanwhile on their page, and gets no emails about them. An
 * Undo at once loses none.
 */
async function dropOldMails(tx: Database, guardianId: string): Promise<void> {
  const threads = tx
    .select({ id: messageThreads.id })
    .from(messageThreads)
    .where(eq(messageThreads.guardianId, guardianId));
  await tx
    .update(messages)
    .set({ mailAt: null })
    .where(and(inArray(messages.threadId, threads), lte(messages.mailAt, new Date(Date.now() - HOUR))));
}

/** The condition for an item that the user sees in the trash. */
export const isItem = (db: Database, userId: string, { kind, id }: Trashed): SQL | undefined =>
  and(eq(trashedItems.id, id), eq(trashedItems.kind, kind), isVisibleItem(db, userId));

/** Throws a 404 unless the user sees the item, and a 409 if its class is archived or in the trash. */
async function requireItem(db: Database, userId: string, item: Trashed): Promise<void> {
  const which = isItem(db, userId, item);
  if ((await db.$count(trashedItems, which)) === 0) throw new Problem('not_found');
  const of = await requireClass(db, trashedItems, which);
  if (of && of.archivedAt !== null)
    throw new Problem('conflict', `${titleOf(of)} is archived. Restore the class first.`);
}

/** The class of a row; throws a 409 if it is in the trash. */
async function requireClass(
  db: Database,
  table: typeof lessons | typeof assignments | typeof trashedItems,
  which: SQL | undefined,
) {
  const [found] = await db
    .select({ of: classes })
    .from(table)
    .innerJoin(classes, eq(classes.id, table.classId))
    .where(which);
  if (found && found.of.trashedAt !== null)
    throw new Problem('conflict', `${titleOf(found.of)} is in the trash too. Restore the class first.`);
  return found?.of;
}
