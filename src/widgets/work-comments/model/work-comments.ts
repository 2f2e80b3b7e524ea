import { createEvent, createStore, sample } from 'effector';
import { newKeyFx } from '@/entities/message';
import {
  createAddCommentMutation,
  createGetCommentsQuery,
  createReadThreadMutation,
} from '@/shared/api/messages';
import type { Help } from '@/shared/api/safety';
import { createForm, filled, keepDraft, storedTexts } from '@/shared/lib/form';
import { nonNull } from '@/shared/lib/non-null';
import { createResource } from '@/shared/lib/resource';

/** Whose work the comments are about. */
export interface CommentedWork {
  assignmentId: string;
  studentId: string;
}

export const commentsOpened = createEvent<CommentedWork>();

const addMutation = createAddCommentMutation();
const readMutation = createReadThreadMutation();

const separator = '/';
const idOf = ({ assignmentId, studentId }: CommentedWork): string => assignmentId + separator + studentId;
function paramsOf(work: string): { id: string; studentId: string } {
  const [id = '', studentId = ''] = work.split(separator);
  return { id, studentId };
}

export const comments = createResource({
  name: 'workComments',
  query: createGetCommentsQuery(),
  request: paramsOf,
});
/** Where to find help, after a student has confided something. */
export const $help = createStore<Help | null>(null, { name: 'commentHelp' })
  .on(addMutation.finished.success, (_, { result }) => result.help)
  .on(commentsOpened, () => null);
const $work = createStore('', { name: 'commentedWork' }).on(commentsOpened, (_, work) => idOf(work));
const $key = createStore('', { name: 'commentKey' }).on(newKeyFx.doneData, (_, key) => key);

export const form = createForm({
  name: 'comment',
  initial: { text: '' },
  rules: { text: filled('Write your comment') },
});
const { draftOpened } = keepDraft({ form, readStored: storedTexts('text') });

// Other work starts with its own draft.
const workChanged = $work.updates;
sample({ clock: workChanged, target: [form.reset.prepend(() => {}), newKeyFx.prepend(() => {})] });
sample({ clock: workChanged, target: draftOpened });
sample({ clock: commentsOpened, fn: idOf, target: comments.opened });

// What the page shows counts as read.
const shown = comments.$data.updates.filterMap((data) => nonNull(data?.thread_id));
sample({ clock: shown, fn: (id) => ({ id }), target: readMutation.start });

sample({
  clock: form.accepted,
  source: { work: $work, key: $key },
  fn: ({ work, key }, { text }) => ({
    ...paramsOf(work),
    newMessage: { text: text.trim() },
    headers: { 'Idempotency-Key': key },
  }),
  target: addMutation.start,
});
sample({ clock: addMutation.finished.success, target: [form.succeeded, form.reset, newKeyFx] });
sample({ clock: addMutation.finished.failure, fn: ({ error }): unknown => error, target: form.failed });
sample({
  clock: addMutation.finished.success,
  fn: ({ params, result }) => ({
    id: idOf({ assignmentId: params.id, studentId: params.studentId }),
    data: result.comments,
  }),
  target: comments.changed,
});
