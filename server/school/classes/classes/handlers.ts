import { eq } from 'drizzle-orm';
import type { Account } from '../../../accounts/users/account.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { HandlersOf } from '../../../platform/http/handler.ts';
import { findJoinedClass, findOpenClass, findTaughtClass } from './class-access.ts';
import { archiveClass, restoreClass, trashClass, unarchiveClass } from './class-lifecycle.ts';
import { requireClassMaker } from './class-makers.ts';
import { createClass, findClassByCode, presentPreview, renewCode, updateClass } from './classes.ts';
import { type Counters, listClasses, presentClass } from './list-classes.ts';
import { countSeats } from './seats.ts';
import { classes } from './tables.ts';

interface Dependencies {
  db: Database;
  counters: Counters;
}

type ClassOperation =
  | 'getClassByCode'
  | 'listClasses'
  | 'createClass'
  | 'getClass'
  | 'getJoinedClass'
  | 'updateClass'
  | 'archiveClass'
  | 'unarchiveClass'
  | 'deleteClass'
  | 'restoreClass'
  | 'updateJoining'
  | 'updateWritingRecord'
  | 'renewClassCode'
  | 'getSeats';

export function classHandlers({ db, counters }: Dependencies): HandlersOf<ClassOperation> {
  const present = (user: Account, classId: string) => presentClass(db, user, counters, classId);

  return {
    getClassByCode: async ({ params }) => presentPreview(await findClassByCode(db, params.code)),
    listClasses: async ({ user, query }) => ({
      items: await listClasses(db, user, counters, query.state ?? 'current'),
    }),
    getSeats: ({ user }) => countSeats(db, user.id),

    async createClass({ user, body }) {
      await requireClassMaker(db, user);
      return present(user, (await createClass(db, user.id, body)).id);
    },
    async getClass({ user, params }) {
      return present(user, (await findTaughtClass(db, params.id, user.id)).id);
    },
    async getJoinedClass({ user, params }) {
      return present(user, (await findJoinedClass(db, params.id, user.id)).id);
    },
    async updateClass({ user, params, body }) {
      await findOpenClass(db, params.id, user.id);
      await updateClass(db, params.id, body);
      return present(user, params.id);
    },
    async archiveClass({ user, params }) {
      await findTaughtClass(db, params.id, user.id);
      await archiveClass(db, params.id);
      return present(user, params.id);
    },
    async unarchiveClass({ user, params }) {
      await findTaughtClass(db, params.id, user.id);
      await unarchiveClass(db, params.id);
      return present(user, params.id);
    },
    async deleteClass({ user, params }) {
      await trashClass(db, params.id, user.id);
    },
    async restoreClass({ user, params }) {
      await restoreClass(db, params.id, user.id);
      return present(user, params.id);
    },
    async updateJoining({ user, params, body }) {
      await findOpenClass(db, params.id, user.id);
      await db
        .update(classes)
        .set({
          codeExpiresAt: body.expires_at === null ? null : new Date(body.expires_at),
          codeMaxUses: body.max_uses,
          codePaused: body.paused,
          approval: body.approval,
        })
        .where(eq(classes.id, params.id));
      return present(user, params.id);
    },
    async updateWritingRecord({ user, params, body }) {
      await findOpenClass(db, params.id, user.id);
      await db.update(classes).set({ recordsPasting: body.records_pasting }).where(eq(classes.id, params.id));
      return present(user, params.id);
    },
    async renewClassCode({ user, params }) {
      await findOpenClass(db, params.id, user.id);
      await renewCode(db, params.id);
      return present(user, params.id);
    },
  };
}
