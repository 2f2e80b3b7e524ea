import { createEvent, createStore, sample } from 'effector';
import { sessionEnded } from '@/entities/session';
import { problemOf } from '@/shared/api';
import {
  createDeleteSavedCommentMutation,
  createListSavedCommentsQuery,
  createSaveCommentMutation,
  type SavedComment,
} from '@/shared/api/marking';
import { toastShown } from '@/shared/lib/toasts';
import { submissionOpened } from './marking';

export const commentSaved = createEvent<string>();
export const commentDeleted = createEvent<string>();

const listQuery = createListSavedCommentsQuery();
const saveMutation = createSaveCommentMutation();
const deleteMutation = createDeleteSavedCommentMutation();

/** The teacher's own comments, the newest first. */
export const $comments = createStore<readonly SavedComment[]>([], { name: 'savedComments' })
  .on(listQuery.finished.success, (_, { result }) => result.items)
  .on(saveMutation.finished.success, (comments, { result }) => [
    result,
    ...comments.filter(({ id }) => id !== result.id),
  ])
  .on(deleteMutation.finished.success, (comments, { params }) =>
    comments.filter(({ id }) => id !== params.id),
  )
  .reset(sessionEnded);

sample({ clock: submissionOpened, fn: () => undefined, target: listQuery.start });
sample({
  clock: commentSaved,
  fn: (text) => ({ newSavedComment: { text, criterion: null } }),
  target: saveMutation.start,
});
sample({ clock: commentDeleted, fn: (id) => ({ id }), target: deleteMutation.start });
sample({
  clock: [saveMutation.finished.failure, deleteMutation.finished.failure],
  fn: ({ error }) => ({ tone: 'bad' as const, title: problemOf(error).message }),
  target: toastShown,
});
sample({
  clock: saveMutation.finished.success,
  fn: () => ({ tone: 'ok' as const, title: 'Added to your comments.' }),
  target: toastShown,
});
