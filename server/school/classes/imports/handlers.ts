import type { LinkIssuer } from '../../../accounts/mailed-links/mailed-link.ts';
import type { ImportRow } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { HandlersOf } from '../../../platform/http/handler.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { Problem } from '../../../platform/problem.ts';
import { findOpenClass, findTaughtClass } from '../classes/class-access.ts';
import { sendInvitations } from '../invitations/send-invitations.ts';
import { findImport, importStudents, listImports, undoImport } from './imports.ts';
import { planImport } from './plan-import.ts';

/** Half of a class invited and half of it not would be hard to mend, so nobody is. */
function rejectWithoutSeats(rows: readonly ImportRow[]): void {
  const fitting = rows.filter(({ result }) => result === 'add').length;
  const all = fitting + rows.filter(({ result }) => result === 'no_seat').length;
  if (all > fitting)
    throw new Problem('conflict', `There are seats for ${fitting} of these ${all} students. Choose fewer.`);
}

type ImportOperation = 'planImport' | 'importStudents' | 'listImports' | 'undoImport';

interface Dependencies {
  db: Database;
  mailer: Mailer;
  links: LinkIssuer;
}

export function importHandlers({ db, mailer, links }: Dependencies): HandlersOf<ImportOperation> {
  return {
    async planImport({ user, params, body }) {
      return planImport(db, await findOpenClass(db, params.id, user.id), body.students);
    },
    async importStudents({ user, params, body }) {
      const row = await findOpenClass(db, params.id, user.id);
      const { rows } = await planImport(db, row, body.students);
      rejectWithoutSeats(rows);
      const wanted = rows.filter(({ result }) => result === 'add');
      const { id, created } = await importStudents(db, row, user.id, wanted);
      const sent = await sendInvitations({ db, mailer, links }, 'importStudents', user, row, created);
      const skipped = rows.filter(({ result }) => result === 'duplicate').length;
      return { id, created: created.length, ...sent, skipped };
    },
    async listImports({ user, params }) {
      await findTaughtClass(db, params.id, user.id);
      return { items: await listImports(db, params.id) };
    },
    async undoImport({ user, params }) {
      const { classId } = await findImport(db, params.id);
      await findOpenClass(db, classId, user.id);
      await undoImport(db, params.id);
    },
  };
}
