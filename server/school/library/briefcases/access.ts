import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { BriefcaseRole } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { briefcaseEntries, briefcaseFolders } from './tables.ts';

type FolderRow = typeof briefcaseFolders.$inferSelect;
type EntryRow = typeof briefcaseEntries.$inferSelect;

/** What a call needs: to see, to change what is in a folder, or to own it. */
export type Need = 'read' | 'edit' | 'own';

const READ_ONLY = 'You can open this folder but not change it. Ask its owner.';

/**
 * What the user may do in the joined folder: null for nothing. Members of a folder have all folders in it. Nobody reaches a
 * folder that is in the trash, or in one that is. The names are written out, because Drizzle leaves out that of a single table.
 */
export const roleIn = (userId: string): SQL<BriefcaseRole | null> => sql<BriefcaseRole | null>`(case
  when exists (select 1 from briefcase_folders around
    where around.id = any(briefcase_folders.path) and around.trashed_at is not null) then null
  when briefcase_folders.owner_id = ${userId} then 'owner'
  else (select min(member.role) from briefcase_members member
    where member.user_id = ${userId} and member.folder_id = any(briefcase_folders.path)) end)`;

/** The same for the joined entry, whose folder is joined too if it has one. */
export const roleOnEntry = (userId: string): SQL<BriefcaseRole | null> => sql<BriefcaseRole | null>`(case
  when ${briefcaseEntries.folderId} is not null then ${roleIn(userId)}
  when ${briefcaseEntries.ownerId} = ${userId} then 'owner' end)`;

function requireRole(role: BriefcaseRole | null | undefined, need: Need): void {
  if (!role) throw new Problem('not_found');
  if (need === 'own' && role !== 'owner')
    throw new Problem('forbidden', 'Only the owner of this folder can do this.');
  if (need === 'edit' && role === 'reader') throw new Problem('forbidden', READ_ONLY);
}

/** The folder, if the user may do this with it; throws a 404 for one that they may not open. */
export async function requireFolder(
  db: Database,
  userId: string,
  id: string,
  need: Need,
): Promise<FolderRow> {
  const [found] = await db
    .select({ folder: briefcaseFolders, role: roleIn(userId) })
    .from(briefcaseFolders)
    .where(eq(briefcaseFolders.id, id));
  requireRole(found?.role, need);
  if (!found) throw new Problem('not_found');
  return found.folder;
}

/** Whose a new thing in this folder is; without a folder, the user's own. */
export const requireOwner = async (db: Database, userId: string, folderId: string | null): Promise<string> =>
  folderId === null ? userId : (await requireFolder(db, userId, folderId, 'edit')).ownerId;

/** The entry, if the user may do this with it and it is not in the trash. */
export async function requireEntry(db: Database, userId: string, id: string, need: Need): Promise<EntryRow> {
  const [found] = await db
    .select({ entry: briefcaseEntries, role: roleOnEntry(userId) })
    .from(briefcaseEntries)
    .leftJoin(briefcaseFolders, eq(briefcaseFolders.id, briefcaseEntries.folderId))
    .where(and(eq(briefcaseEntries.id, id), isNull(briefcaseEntries.trashedAt)));
  requireRole(found?.role, need);
  if (!found) throw new Problem('not_found');
  return found.entry;
}

export function requireTeacher({ role }: { role: string }): void {
  if (role !== 'teacher') throw new Problem('forbidden', 'Only teachers have briefcases.');
}
