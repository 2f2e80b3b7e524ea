import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Account } from '../../../accounts/users/account.ts';
import { users } from '../../../accounts/users/tables.ts';
import type {
  Announcement,
  AnnouncementComment,
  AnnouncementDetails,
  AnnouncementPage,
} from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { PageRequest } from '../../../platform/database/cursor.ts';
import { keyset, readPage } from '../../../platform/database/keyset.ts';
import { Problem } from '../../../platform/problem.ts';
import { type ClassRow, hasJoined, teaches } from '../classes/class-access.ts';
import { classes } from '../classes/tables.ts';
import { moveToTrash } from '../removals/removals.ts';
import { announcementComments, announcements } from './tables.ts';

type AnnouncementRow = typeof announcements.$inferSelect;

const MAX_COMMENTS = 200;
const newestFirst = keyset(announcements.createdAt, announcements.id);

/** A condition on `classes` for those in which the user takes part, as a teacher or as a student. */
export const takesPart = (db: Database, userId: string): SQL | undefined =>
  or(teaches(userId), hasJoined(db, userId));

interface Found {
  row: AnnouncementRow;
  class: ClassRow;
  isTeacher: boolean;
}

/** An announcement in a class of the user; 404 otherwise. */
export async function findAnnouncement(db: Database, id: string, user: Account): Promise<Found> {
  const [found] = await db
    .select({ row: announcements, class: classes })
    .from(announcements)
    .innerJoin(classes, eq(classes.id, announcements.classId))
    .where(and(eq(announcements.id, id), takesPart(db, user.id)));
  if (found === undefined) throw new Problem('not_found');
  // A user takes part in a class in one role only, that of the account.
  return { ...found, isTeacher: user.role === 'teacher' };
}

/** The same for a change by a teacher of the class. */
export async function findEditable(db: Database, id: string, user: Account): Promise<Found> {
  const found = await findAnnouncement(db, id, user);
  if (!found.isTeacher) throw new Problem('not_found');
  rejectArchived(found.class);
  return found;
}

function rejectArchived(row: ClassRow): void {
  if (row.archivedAt !== null) throw new Problem('conflict', 'This class is archived.');
}

/** The announcements of a class with their comments, the newest first. */
export async function listAnnouncements(
  db: Database,
  classId: string,
  userId: string,
  page: PageRequest,
): Promise<AnnouncementPage> {
  const { items, next_cursor } = await readPage(
    page,
    (limit) =>
      db
        .select({
          row: announcements,
          given: users.firstName,
          family: users.lastName,
          position: newestFirst.position,
        })
        .from(announcements)
        .innerJoin(users, eq(users.id, announcements.authorId))
        .where(and(eq(announcements.classId, classId), newestFirst.after(page.cursor)))
        .orderBy(...newestFirst.orderBy)
        .limit(limit),
    (found) => found,
  );
  const comments = await readComments(
    db,
    items.map(({ row }) => row.id),
    userId,
  );
  return {
    items: items.map(({ row, given, family }) => ({
      id: row.id,
      text: row.text,
      author: `${given} ${family}`.trim(),
      comments_open: row.commentsOpen,
      posted_at: row.createdAt.toISOString(),
      comments: comments.get(row.id) ?? [],
    })),
    next_cursor,
  };
}

async function readComments(
  db: Database,
  ids: readonly string[],
  userId: string,
): Promise<Map<string, AnnouncementComment[]>> {
  const rows = await db
    .select({ row: announcementComments, given: users.firstName, family: users.lastName, role: users.role })
    .from(announcementComments)
    .innerJoin(users, eq(users.id, announcementComments.authorId))
    .where(inArray(announcementComments.announcementId, [...ids]))
    .orderBy(asc(announcementComments.createdAt), asc(announcementComments.id));
  const byAnnouncement = new Map<string, AnnouncementComment[]>();
  for (const { row, given, family, role } of rows) {
    const list = byAnnouncement.get(row.announcementId) ?? [];
    list.push({
      id: row.id,
      text: row.text,
      author: `${given} ${family}`.trim(),
      role,
      mine: row.authorId === userId,
      posted_at: row.createdAt.toISOString(),
    });
    byAnnouncement.set(row.announcementId, list);
  }
  return byAnnouncement;
}

export async function presentAnnouncement(
  db: Database,
  row: AnnouncementRow,
  userId: string,
): Promise<Announcement> {
  const [author] = await db
    .select({ given: users.firstName, family: users.lastName })
    .from(users)
    .where(eq(users.id, row.authorId));
  return {
    id: row.id,
    text: row.text,
    author: author ? `${author.given} ${author.family}`.trim() : '',
    comments_open: row.commentsOpen,
    posted_at: row.createdAt.toISOString(),
    comments: (await readComments(db, [row.id], userId)).get(row.id) ?? [],
  };
}

export async function postAnnouncement(
  db: Database,
  classId: string,
  authorId: string,
  details: AnnouncementDetails,
): Promise<AnnouncementRow> {
  const [row] = await db
    .insert(announcements)
    .values({
      id: randomUUID(),
      classId,
      authorId,
      text: details.text.trim(),
      commentsOpen: details.comments_open,
    })
    .returning();
  if (row === undefined) throw new Problem('internal');
  return row;
}

export async function editAnnouncement(
  db: Database,
  id: string,
  details: AnnouncementDetails,
): Promise<AnnouncementRow> {
  const [row] = await db
    .update(announcements)
    .set({ text: details.text.trim(), commentsOpen: details.comments_open, updatedAt: new Date() })
    .where(eq(announcements.id, id))
    .returning();
  if (row === undefined) throw new Problem('not_found');
  return row;
}

/** Adds a comment of a member of the class, unless comments are turned off. */
export async function postComment(db: Database, found: Found, authorId: string, text: string): Promise<void> {
  rejectArchived(found.class);
  if (!found.row.commentsOpen)
    throw new Problem('conflict', 'Comments are turned off for this announcement.');
  const count = await db.$count(announcementComments, eq(announcementComments.announcementId, found.row.id));
  if (count >= MAX_COMMENTS)
    throw new Problem('conflict', `This announcement has ${MAX_COMMENTS} comments, the most it can have.`);
  await db
    .insert(announcementComments)
    .values({ id: randomUUID(), announcementId: found.row.id, authorId, text: text.trim() });
}

/** Deletes a comment: its author may, and every teacher of the class. */
export async function deleteComment(db: Database, id: string, user: Account): Promise<void> {
  const [comment] = await db.select().from(announcementComments).where(eq(announcementComments.id, id));
  if (comment === undefined) throw new Problem('not_found');
  const { row, isTeacher } = await findAnnouncement(db, comment.announcementId, user);
  if (!isTeacher && comment.authorId !== user.id) throw new Problem('not_found');
  await moveToTrash(db, announcementComments, {
    kind: 'comment',
    id,
    title: comment.text,
    classId: row.classId,
    ownerId: comment.authorId,
    by: user.id,
  });
}
