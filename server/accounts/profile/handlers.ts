import type { UserAnswer } from '../../generated/schemas/index.ts';
import type { Database } from '../../platform/database/client.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { uploadedFile } from '../../platform/http/uploaded-file.ts';
import { Problem } from '../../platform/problem.ts';
import { findAccount, presentAccount } from '../users/account.ts';
import { deletePhoto, MAX_PHOTO_BYTES, readPhoto, setPhoto } from './photo.ts';
import { saveProfile } from './profile.ts';

interface Dependencies {
  db: Database;
  files: FileStore;
  linkSecret: string;
}

type ProfileOperation = 'updateProfile' | 'setPhoto' | 'deletePhoto' | 'getPhoto';

export function profileHandlers({ db, files, linkSecret }: Dependencies): HandlersOf<ProfileOperation> {
  const answerUser = async (id: string, message: string): Promise<UserAnswer> => {
    const account = await findAccount(db, id);
    if (account === undefined) throw new Problem('unauthenticated');
    return { status: 'success', message, data: { user: presentAccount(account, linkSecret) } };
  };

  return {
    async updateProfile({ user, body }) {
      await saveProfile(db, user, body);
      return answerUser(user.id, 'Your profile is saved.');
    },

    async setPhoto(request) {
      const { bytes } = await uploadedFile(request, MAX_PHOTO_BYTES);
      await setPhoto(db, files, request.user, bytes);
      return answerUser(request.user.id, 'Your photo is saved.');
    },

    async deletePhoto({ user }) {
      await deletePhoto(db, files, user);
      return answerUser(user.id, 'Your photo is removed.');
    },

    async getPhoto({ params, query }, reply) {
      const { type, bytes } = await readPhoto(db, files, { ...params, ...query }, linkSecret);
      return reply.type(type).header('cache-control', 'private, max-age=3600').send(bytes);
    },
  };
}
