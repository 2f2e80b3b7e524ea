import { combine, createEvent, createStore, sample } from 'effector';
import {
  createDeleteSavedCommentMutation,
  createListSavedCommentsQuery,
  createSaveCommentMutation,
  type SavedComment,
} from '@/shared/api/marking';
import { deletionShown, trashRestored } from '@/entities/trash';
import { nonNull } from '@/shared/lib/non-null';
import { failureShown, toastShown } from '@/shared/lib/toasts';
import { $openCriterion, focusCommentFx } from './blanks';
import { bankFor } from './bank-for';
import { $content, markEdited, submission, submissionOpened } from './marking';

/** Adds a comment to the bank, for a criterion or for any. */
export const commentSaved = createEvent<{ text: string; criterion: string | null }>();
/** Adds the words of the bank to the comment on the work. */
export const commentUsed = createEvent<string>();
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
  );

/** The offered comments, which the comment on the work does not have yet: those on the open criterion, or on none. */
export const $bank = combine(
  { comments: $comments, open: $openCriterion, data: submission.$data, content: $content },
  ({ comments, open, data, content }) =>
    bankFor(
      comments.filter(({ text }) => !content?.comment.includes(text)),
      data?.assignment.rubric?.criteria ?? [],
      open,
    ),
);

sample({
  clock: [
    submissionOpened,
    trashRestored.filterMap(({ kind }) => (kind === 'saved-comment' ? kind : undefined)),
  ],
  fn: () => undefined,
  target: listQuery.start,
});
sample({
  clock: deleteMutation.finished.success,
  fn: ({ params: { id } }) => ({ kind: 'saved-comment' as const, id, title: 'Comment removed.' }),
  target: deletionShown,
});
sample({
  clock: commentSaved,
  fn: (newSavedComment) => ({ newSavedComment }),
  target: saveMutation.start,
});
sample({
  clock: sample({
    clock: commentUsed,
    source: $content,
    fn: (content, text) => content && { comment: `${content.comment.trim()} ${text}`.trim() },
  }).filterMap(nonNull),
  target: markEdited,
});
// The button of the used words is gone.
sample({ clock: commentUsed, fn: () => undefined, target: focusCommentFx });
sample({ clock: commentDeleted, fn: (id) => ({ id }), target: deleteMutation.start });
sample({ clock: [saveMutation.finished.failure, deleteMutation.finished.failure], target: failureShown });
sample({
  clock: saveMutation.finished.success,
  fn: () => ({ tone: 'ok' as const, title: 'Added to your comments.' }),
  target: toastShown,
});
