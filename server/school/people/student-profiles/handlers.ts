import type { Database } from '../../../platform/database/client.ts';
import type { HandlersOf } from '../../../platform/http/handler.ts';
import { supportsWhileMarking } from './marking-supports.ts';
import { addNote, deleteNote, editNote, restoreNote } from './notes.ts';
import { listTaughtStudents, presentProfile } from './profiles.ts';
import { addSupport, editSupport, removeSupport } from './supports.ts';

type ProfileOperation =
  | 'listStudents'
  | 'getStudent'
  | 'getMarkingSupports'
  | 'addSupport'
  | 'editSupport'
  | 'removeSupport'
  | 'addNote'
  | 'editNote'
  | 'deleteNote'
  | 'restoreNote';

export function profileHandlers({ db }: { db: Database }): HandlersOf<ProfileOperation> {
  return {
    listStudents: ({ user, query: { q = '', class_id, support, ...page } }) =>
      listTaughtStudents(db, user.id, { words: q, classId: class_id, support }, page),
    getStudent: ({ user, params }) => presentProfile(db, user.id, params.id),

    getMarkingSupports: ({ user, params }) => supportsWhileMarking(db, user.id, params.id),
    addSupport: ({ user, params, body }) => addSupport(db, user.id, params.id, body),
    editSupport: ({ user, params, body }) => editSupport(db, user.id, params.id, body),
    async removeSupport({ user, params }) {
      await removeSupport(db, user.id, params.id);
    },

    addNote: ({ user, params, body }) => addNote(db, user.id, params.id, body.text),
    editNote: ({ user, params, body }) => editNote(db, user.id, params.id, body.text),
    async deleteNote({ user, params }) {
      await deleteNote(db, user.id, params.id);
    },
    restoreNote: ({ user, params }) => restoreNote(db, user.id, params.id),
  };
}
