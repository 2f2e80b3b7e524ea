import { createEvent, createStore, sample } from 'effector';
import { newKeyFx, sentencesOpened } from '@/entities/message';
import { threadSeen } from '@/widgets/shell';
import {
  createGetThreadQuery,
  createReadThreadMutation,
  createReplyInThreadMutation,
  createReportMessageMutation,
} from '@/shared/api/messages';
import type { Help } from '@/shared/api/safety';
import { createForm, filled, keepDraft, storedTexts } from '@/shared/lib/form';
import { nonNull } from '@/shared/lib/non-null';
import { createResource } from '@/shared/lib/resource';
import { toastShown } from '@/shared/lib/toasts';

export const threadOpened = createEvent<string>();
/** Carries the id of a message that the user wants to report. */
export const reportAsked = createEvent<string>();
export const reportClosed = createEvent();

const replyMutation = createReplyInThreadMutation();
const readMutation = createReadThreadMutation();
const reportMutation = createReportMessageMutation();

export const thread = createResource({
  name: 'messageThread',
  query: createGetThreadQuery(),
  request: (id) => ({ id }),
});
/** Where to find help, after a student has confided something. */
export const $help = createStore<Help | null>(null, { name: 'messageHelp' })
  .on(replyMutation.finished.success, (_, { result }) => result.help)
  .reset(threadOpened);
export const $reported = createStore<string | null>(null, { name: 'reportedMessage' })
  .on(reportAsked, (_, id) => id)
  .on([reportClosed, reportMutation.finished.success], () => null)
  .reset(threadOpened);
const $key = createStore('', { name: 'replyKey' }).on(newKeyFx.doneData, (_, key) => key);

export const form = createForm({
  name: 'reply',
  initial: { text: '' },
  rules: { text: filled('Write your answer') },
});
export const reportForm = createForm({
  name: 'message-report',
  initial: { reason: '' },
  rules: { reason: filled('Say what is wrong') },
});
const { draftOpened } = keepDraft({ form, readStored: storedTexts('text') });

sample({ clock: threadOpened, target: [thread.opened, draftOpened] });
sample({
  clock: threadOpened,
  target: [thread.refreshed, form.reset, newKeyFx, sentencesOpened].map((unit) => unit.prepend(() => {})),
});

// What the page shows counts as read.
const shown = thread.$data.updates.filterMap(nonNull);
sample({ clock: shown, fn: ({ id }) => ({ id }), target: readMutation.start });
sample({ clock: readMutation.finished.success, fn: () => {}, target: threadSeen });

sample({
  clock: form.accepted,
  source: { data: thread.$data, key: $key },
  fn: ({ data, key }, { text }) => ({
    id: data?.id ?? '',
    newMessage: { text: text.trim() },
    headers: { 'Idempotency-Key': key },
  }),
  target: replyMutation.start,
});
sample({ clock: replyMutation.finished.success, target: [form.succeeded, form.reset, newKeyFx] });
sample({ clock: replyMutation.finished.failure, fn: ({ error }): unknown => error, target: form.failed });
sample({
  clock: replyMutation.finished.success,
  fn: ({ result }) => ({ id: result.thread.id, data: result.thread }),
  target: thread.changed,
});

sample({ clock: reportAsked, fn: () => {}, target: reportForm.reset });
sample({
  clock: reportForm.accepted,
  source: $reported,
  fn: (id, { reason }) => ({ id: id ?? '', messageReport: { reason: reason.trim() } }),
  target: reportMutation.start,
});
sample({ clock: reportMutation.finished.success, target: reportForm.succeeded });
sample({
  clock: reportMutation.finished.failure,
  fn: ({ error }): unknown => error,
  target: reportForm.failed,
});
sample({
  clock: reportMutation.finished.success,
  fn: () => ({ tone: 'ok' as const, title: 'Reported. An administrator can read this thread.' }),
  target: toastShown,
});
