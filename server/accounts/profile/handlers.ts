import { findAccount, presentAccount } from '../auth/account.ts';
import type { LinkIssuer } from '../auth/mailed-link.ts';
import { hashPassword } from '../auth/password.ts';
import { passwordChangedMail } from '../auth/password-mails.ts';
import { setPassword } from '../auth/set-password.ts';
import type { Database } from '../../platform/database/client.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { UserAnswer } from '../../generated/schemas/index.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import type { AttemptSignIn } from '../../platform/http/sign-in-attempts.ts';
import { uploadedFile } from '../../platform/http/uploaded-file.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { Problem } from '../../platform/problem.ts';
import { askForEmail } from './change-email.ts';
import { deleteAccount, type Farewell } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { passwordConfirmation } from './own-password.ts';
import type { PersonalTables } from './personal-tables.ts';
import { deletePhoto, LARGEST_PHOTO, readPhoto, setPhoto } from './photo.ts';
import { saveProfile } from './profile.ts';
import { listSessions, revokeSession } from './sessions.ts';

interface Needs {
  db: Database;
  mailer: Mailer;
  files: FileStore;
  attemptSignIn: AttemptSignIn;
  links: LinkIssuer;
  farewells: readonly Farewell[];
  /** The tables of all areas with rows about a user, for the export. */
  personalTables: PersonalTables;
}

type AccountOperation =
  | 'updateProfile'
  | 'changePassword'
  | 'changeEmail'
  | 'setPhoto'
  | 'deletePhoto'
  | 'getPhoto'
  | 'listSessions'
  | 'revokeSession'
  | 'exportAccount'
  | 'deleteAccount';

export function accountHandlers(needs: Needs): HandlersOf<AccountOperation> {
  const { db, mailer, files, links } = needs;
  const confirmPassword = passwordConfirmation(db, needs.attemptSignIn);

  const answerUser = async (id: string, message: string): Promise<UserAnswer> => {
    const account = await findAccount(db, id);
    if (account === undefined) throw new Problem('unauthenticated');
    return { status: 'success', message, data: { user: presentAccount(account, links.linkSecret) } };
  };

  return {
    async updateProfile({ user, body }) {
      await saveProfile(db, user, body);
      return answerUser(user.id, 'Your profile is saved.');
    },

    async changePassword(request) {
      const { user, body, session } = request;
      await confirmPassword(request, user, 'current_password', body.current_password);
      const passwordHash = await hashPassword(body.password);
      await db.transaction((tx) => setPassword(tx, user.id, passwordHash, session?.tokenHash));
      mailer.post(async () => passwordChangedMail(user, links.publicUrl));
      return { status: 'success', message: 'Your password is changed. Other devices are signed out.' };
    },

    async changeEmail(request) {
      const { user, body } = request;
      await confirmPassword(request, user, 'password', body.password);
      askForEmail({ db, mailer, links }, user, body.email);
      return {
        status: 'success',
        message: 'We sent a link to the new address. Open it to finish the change.',
      };
    },

    async setPhoto(request) {
      const { bytes } = await uploadedFile(request, LARGEST_PHOTO);
      await setPhoto(db, files, request.user, bytes);
      return answerUser(request.user.id, 'Your photo is saved.');
    },

    async deletePhoto({ user }) {
      await deletePhoto(db, files, user);
      return answerUser(user.id, 'Your photo is gone.');
    },

    async getPhoto({ params, query }, reply) {
      const { type, bytes } = await readPhoto(db, files, { ...params, ...query }, links.linkSecret);
      return reply.type(type).header('cache-control', 'private, max-age=3600').send(bytes);
    },

    listSessions: async ({ user, session }) => ({
      items: await listSessions(db, user.id, session?.tokenHash ?? ''),
    }),

    async revokeSession({ user, params }, reply) {
      await revokeSession(db, user.id, params.id);
      return reply.send();
    },

    async exportAccount({ user }, reply) {
      const file = await exportAccount(db, files, needs.personalTables, user);
      return reply
        .type('application/octet-stream')
        .header('content-disposition', 'attachment; filename="lectern-account.json"')
        .header('cache-control', 'no-store')
        .send(file);
    },

    async deleteAccount(request, reply) {
      await deleteAccount({ ...needs, confirmPassword }, request, request.body);
      return reply.send();
    },
  };
}
