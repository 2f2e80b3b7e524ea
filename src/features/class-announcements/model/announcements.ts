import { createEvent, createStore, sample } from 'effector';
import {
  type Announcement,
  createDeleteAnnouncementMutation,
  createDeleteCommentMutation,
  createEditAnnouncementMutation,
  createListAnnouncementsQuery,
  createPostAnnouncementMutation,
  createPostCommentMutation,
} from '@/shared/api/announcements';
import { deletionShown, trashRestored } from '@/entities/trash';
import { createForm, filled } from '@/shared/lib/form';
import { createPagedList } from '@/shared/lib/paged-list';
import { failureShown } from '@/shared/lib/toasts';

/** Carries the id of the class. */
export const announcementsOpened = createEvent<string>();
export const commentsToggled = createEvent<Announcement>();
/** Carry the id of an announcement, and of a comment. */
export const announcementDeleted = createEvent<string>();
export const commentDeleted = createEvent<string>();
export const commentTyped = createEvent<{ id: string; text: string }>();
/** Carries the id of the announcement whose comment is sent. */
export const commentSent = createEvent<string>();

const postMutation = createPostAnnouncementMutation();
const editMutation = createEditAnnouncementMutation();
const deleteMutation = createDeleteAnnouncementMutation();
const commentMutation = createPostCommentMutation();
const deleteCommentMutation = createDeleteCommentMutation();

export const list = createPagedList({
  name: 'announcements',
  query: createListAnnouncementsQuery(),
  request: (id: string, cursor) => ({ id, params: { cursor } }),
});
const $classId = createStore('', { name: 'announcementsClass' }).on(announcementsOpened, (_, id) => id);
export const form = createForm({
  name: 'announcement',
  initial: { text: '', commentsOpen: true },
  rules: { text: filled('Write the announcement') },
});
/** What is typed below each announcement. */
export const $comments = createStore<Readonly<Record<string, string>>>({}, { name: 'typedComments' })
  .on(commentTyped, (typed, { id, text }) => ({ ...typed, [id]: text }))
  .on(commentMutation.finished.success, (typed, { params }) => ({ ...typed, [params.id]: '' }))
  .reset(announcementsOpened);
/** The announcement whose comment is being sent. */
export const $sending = createStore<string | null>(null, { name: 'sendingComment' }).on(
  commentMutation.finished.finally,
  () => null,
);

const sendAccepted = sample({
  clock: commentSent,
  source: { comments: $comments, sending: $sending },
  filter: ({ comments, sending }, id) => sending === null && (comments[id] ?? '').trim() !== '',
  fn: ({ comments }, id) => ({ id, postCommentBody: { text: (comments[id] ?? '').trim() } }),
});
$sending.on(sendAccepted, (_, { id }) => id).reset(announcementsOpened);

sample({ clock: announcementsOpened, target: list.opened });
sample({ clock: announcementsOpened, target: form.reset });
sample({
  clock: form.accepted,
  source: $classId,
  fn: (id, { text, commentsOpen }) => ({
    id,
    announcementDetails: { text: text.trim(), comments_open: commentsOpen },
  }),
  target: postMutation.start,
});
sample({ clock: postMutation.finished.success, target: [form.succeeded, form.reset] });
sample({ clock: postMutation.finished.failure, fn: ({ error }): unknown => error, target: form.failed });

sample({
  clock: commentsToggled,
  fn: ({ id, text, comments_open: isOpen }) => ({
    id,
    announcementDetails: { text, comments_open: !isOpen },
  }),
  target: editMutation.start,
});
sample({ clock: sendAccepted, target: commentMutation.start });
sample({ clock: announcementDeleted, fn: (id) => ({ id }), target: deleteMutation.start });
sample({ clock: commentDeleted, fn: (id) => ({ id }), target: deleteCommentMutation.start });
sample({ clock: deleteMutation.finished.success, fn: ({ params }) => params.id, target: list.itemRemoved });
sample({
  clock: [editMutation.finished.success, commentMutation.finished.success],
  fn: ({ result }) => result,
  target: list.itemChanged,
});
sample({
  clock: [
    postMutation.finished.success,
    deleteCommentMutation.finished.success,
    trashRestored.filterMap(({ kind }) => (kind === 'announcement' || kind === 'comment' ? kind : undefined)),
  ],
  fn: () => undefined,
  target: list.refreshed,
});
sample({
  clock: [
    deleteMutation.finished.success.map(({ params: { id } }) => ({
      kind: 'announcement' as const,
      id,
      title: 'Announcement deleted.',
    })),
    deleteCommentMutation.finished.success.map(({ params: { id } }) => ({
      kind: 'comment' as const,
      id,
      title: 'Comment deleted.',
    })),
  ],
  target: deletionShown,
});
sample({
  clock: [
    editMutation.finished.failure,
    deleteMutation.finished.failure,
    commentMutation.finished.failure,
    deleteCommentMutation.finished.failure,
  ],
  target: failureShown,
});
