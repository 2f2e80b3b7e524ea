import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { users } from '../../../accounts/users/tables.ts';
import type {
  BriefcaseFolder,
  BriefcaseFolderChange,
  NewBriefcaseFolder,
} from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { requireFolder, requireOwner, roleIn } from './access.ts';
import { givenName } from './names.ts';
import { briefcaseEntries, briefcaseFolders, briefcaseMembers } from './tables.ts';

const MAX_FOLDERS = 500;
const MAX_DEPTH = 10;
/** Of those that the user owns or that colleagues share. */
const MAX_LISTED = 1000;

const inFolder = sql`from ${briefcaseEntries} inside
  where inside.folder_id = ${briefcaseFolders.id} and inside.trashed_at is null`;

const columns = (userId: string) => ({
  id: briefcaseFolders.id,
  parentId: briefcaseFolders.parentId,
  name: briefcaseFolders.name,
  color: briefcaseFolders.color,
  updatedAt: briefcaseFolders.updatedAt,
  role: roleIn(userId),
  owner: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
  isShared: sql<boolean>`exists (select 1 from ${briefcaseMembers} any_member
    where any_member.folder_id = any(${briefcaseFolders.path}))`,
  entries: sql`(select count(*) ${inFolder})`.mapWith(Number),
  bytes: sql`(select coalesce(sum(inside.size), 0) ${inFolder})`.mapWith(Number),
});

/** Every folder that the user may open, by name. */
export async function listFolders(db: Database, userId: string): Promise<BriefcaseFolder[]> {
  const isMember = sql`${briefcaseFolders.path} && array(select ${briefcaseMembers.folderId}
    from ${briefcaseMembers} where ${briefcaseMembers.userId} = ${userId})`;
  const rows = await db
    .select(columns(userId))
    .from(briefcaseFolders)
    .innerJoin(users, eq(users.id, briefcaseFolders.ownerId))
    .where(and(or(eq(briefcaseFolders.ownerId, userId), isMember), isNull(briefcaseFolders.trashedAt)))
    .orderBy(asc(sql`lower(${briefcaseFolders.name})`), asc(briefcaseFolders.id))
    .limit(MAX_LISTED);
  const open = rows.flatMap(({ role, ...row }) => (role === null ? [] : [{ ...row, role }]));
  const ids = new Set(open.map(({ id }) => id));
  return open.map(({ parentId, isShared, updatedAt, ...row }) => ({
    ...row,
    parent_id: parentId !== null && ids.has(parentId) ? parentId : null,
    is_shared: isShared,
    updated_at: updatedAt.toISOString(),
  }));
}

export async function findFolder(db: Database, userId: string, id: string): Promise<BriefcaseFolder> {
  const found = (await listFolders(db, userId)).find((folder) => folder.id === id);
  if (!found) throw new Problem('not_found');
  return found;
}

/** Lets one change of the folders of a person wait for another, so that none moves into itself. */
export const lockFolders = (tx: Database, ownerId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update');

export const createFolder = (
  db: Database,
  userId: string,
  { name, color, parent_id: parentId }: NewBriefcaseFolder,
): Promise<BriefcaseFolder> =>
  db.transaction(async (tx) => {
    const ownerId = await requireOwner(tx, userId, parentId);
    await lockFolders(tx, ownerId);
    const around = parentId === null ? [] : (await requireFolder(tx, userId, parentId, 'edit')).path;
    await rejectTooMany(tx, ownerId, { more: 1, depth: around.length + 1 });
    const id = randomUUID();
    await tx
      .insert(briefcaseFolders)
      .values({ id, ownerId, parentId, path: [...around, id], name: givenName(name), color });
    return findFolder(tx, userId, id);
  });

export const updateFolder = (
  db: Database,
  userId: string,
  id: string,
  { name, color, parent_id: parentId }: BriefcaseFolderChange,
): Promise<BriefcaseFolder> =>
  db.transaction(async (tx) => {
    const { ownerId } = await requireFolder(tx, userId, id, 'edit');
    await lockFolders(tx, ownerId);
    if (parentId !== undefined) await moveFolder(tx, userId, id, parentId);
    await tx
      .update(briefcaseFolders)
      .set({
        ...(name !== undefined && { name: givenName(name) }),
        ...(color !== undefined && { color }),
        updatedAt: new Date(),
      })
      .where(eq(briefcaseFolders.id, id));
    return findFolder(tx, userId, id);
  });

/** Moves a folder with all folders in it, in one statement. */
async function moveFolder(tx: Database, userId: string, id: string, parentId: string | null): Promise<void> {
  const folder = await requireFolder(tx, userId, id, 'edit');
  if (folder.parentId === parentId) return;
  // A member could otherwise take a folder out of what is shared with them.
  if (folder.ownerId !== userId && (parentId === null || folder.parentId === null))
    throw new Problem('forbidden', 'Only the owner of this folder can move it there.');
  const target = parentId === null ? null : await requireFolder(tx, userId, parentId, 'edit');
  if (target && target.ownerId !== folder.ownerId)
    throw new Problem('conflict', 'This folder belongs to somebody else. Move what is in it instead.');
  if (target?.path.includes(id)) throw new Problem('conflict', 'A folder can’t be moved into itself.');
  const around = target?.path ?? [];
  const within = sql`${briefcaseFolders.path} @> array[${id}::uuid]`;
  const [deepest] = await tx
    .select({ depth: sql`max(cardinality(${briefcaseFolders.path}))`.mapWith(Number) })
    .from(briefcaseFolders)
    .where(within);
  const depthIn = (deepest?.depth ?? 0) - folder.path.length;
  if (around.length + 1 + depthIn > MAX_DEPTH) throw tooDeep();
  await tx
    .update(briefcaseFolders)
    .set({
      path: sql`${sql.param(around, briefcaseFolders.path)}::uuid[] || ${briefcaseFolders.path}[${folder.path.length}::int:]`,
      parentId: sql`case when ${briefcaseFolders.id} = ${id} then ${parentId}::uuid else ${briefcaseFolders.parentId} end`,
    })
    .where(within);
}

/** Throws a 409 unless so many more folders fit, as deep as that. */
export async function rejectTooMany(
  tx: Database,
  ownerId: string,
  { more, depth }: { more: number; depth: number },
): Promise<void> {
  if (depth > MAX_DEPTH) throw tooDeep();
  if ((await tx.$count(briefcaseFolders, eq(briefcaseFolders.ownerId, ownerId))) + more > MAX_FOLDERS)
    throw new Problem('conflict', `A briefcase has at most ${MAX_FOLDERS} folders. Delete one first.`);
}

const tooDeep = () => new Problem('conflict', `At most ${MAX_DEPTH} folders can be inside each other.`);

/** Moves a folder to the trash; what is in it is hidden with it. */
export async function trashFolder(db: Database, userId: string, id: string): Promise<void> {
  const folder = await requireFolder(db, userId, id, 'edit');
  const isRootOfMember = folder.ownerId !== userId && (await isSharedRoot(db, userId, id));
  if (isRootOfMember) throw new Problem('forbidden', 'Only the owner of this folder can delete it.');
  await db
    .update(briefcaseFolders)
    .set({ trashedAt: new Date(), trashedBy: userId })
    .where(and(eq(briefcaseFolders.id, id), isNull(briefcaseFolders.trashedAt)));
}

/** Whether it is this folder itself that is shared with the user, and not one around it. */
const isSharedRoot = async (db: Database, userId: string, id: string): Promise<boolean> =>
  (await db.$count(
    briefcaseMembers,
    and(eq(briefcaseMembers.folderId, id), eq(briefcaseMembers.userId, userId)),
  )) > 0;
