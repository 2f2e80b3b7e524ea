import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/client.ts';
import type { HandlersOf } from '../../../platform/http/handler.ts';
import { Problem } from '../../../platform/problem.ts';
import { findOpenClass } from '../classes/class-access.ts';
import { classes } from '../classes/tables.ts';
import { moveToTrash } from '../removals/removals.ts';
import {
  deleteComment,
  editAnnouncement,
  findAnnouncement,
  findEditable,
  listAnnouncements,
  postAnnouncement,
  postComment,
  presentAnnouncement,
  takesPart,
} from './announcements.ts';
import { announcements } from './tables.ts';

type AnnouncementOperation =
  | 'listAnnouncements'
  | 'postAnnouncement'
  | 'editAnnouncement'
  | 'deleteAnnouncement'
  | 'postComment'
  | 'deleteComment';

export function announcementHandlers({ db }: { db: Database }): HandlersOf<AnnouncementOperation> {
  return {
    async listAnnouncements({ user, params, query }) {
      const theirs = and(eq(classes.id, params.id), takesPart(db, user.id));
      if ((await db.$count(classes, theirs)) === 0) throw new Problem('not_found');
      return listAnnouncements(db, params.id, user.id, query);
    },
    async postAnnouncement({ user, params, body }) {
      const { id } = await findOpenClass(db, params.id, user.id);
      return presentAnnouncement(db, await postAnnouncement(db, id, user.id, body), user.id);
    },
    async editAnnouncement({ user, params, body }) {
      const { row } = await findEditable(db, params.id, user);
      return presentAnnouncement(db, await editAnnouncement(db, row.id, body), user.id);
    },
    async deleteAnnouncement({ user, params }) {
      const { row } = await findEditable(db, params.id, user);
      await moveToTrash(db, announcements, {
        kind: 'announcement',
        id: row.id,
        title: row.text,
        classId: row.classId,
        ownerId: row.authorId,
        by: user.id,
      });
    },
    async postComment({ user, params, body }) {
      const found = await findAnnouncement(db, params.id, user);
      await postComment(db, found, user.id, body.text);
      return presentAnnouncement(db, found.row, user.id);
    },
    async deleteComment({ user, params }) {
      await deleteComment(db, params.id, user);
    },
  };
}
