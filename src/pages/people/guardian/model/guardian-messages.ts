import { createEvent, createStore, sample } from 'effector';
import { newKeyFx } from '@/entities/message';
import {
  createListGuardianThreadsQuery,
  createReplyAsGuardianMutation,
  createReportAsGuardianMutation,
  type GuardianThread,
} from '@/shared/api/messages';
import { createForm, filled, keepDraft, storedTexts } from '@/shared/lib/form';
import { nonNull } from '@/shared/lib/non-null';
import { failureShown, toastShown } from '@/shared/lib/toasts';
import { linkOpened } from './guardian';

/** Carries the id of the thread that the guardian answers; null to close it. */
export const answerOpened = createEvent<string | null>();
/** Carries the id of a message that the guardian reports. */
export const reportConfirmed = createEvent<string>();

const listQuery = createListGuardianThreadsQuery();
const replyMutation = createReplyAsGuardianMutation();
const reportMutation = createReportAsGuardianMutation();

const $token = createStore('', { name: 'guardianToken' }).on(linkOpened, (_, token) => token);
const $key = createStore('', { name: 'guardianKey' }).on(newKeyFx.doneData, (_, key) => key);
/** What teachers wrote to the guardian, the latest first. */
export const $threads = createStore<readonly GuardianThread[]>([], { name: 'guardianThreads' })
  .on(listQuery.finished.success, (_, { result }) => result.items)
  .on(replyMutation.finished.success, (threads, { result }) =>
    threads.map((thread) => (thread.id === result.id ? result : thread)),
  )
  .reset(linkOpened);
export const $answered = createStore<string | null>(null, { name: 'guardianAnswers' })
  .on(answerOpened, (_, id) => id)
  .on(replyMutation.finished.success, () => null)
  .reset(linkOpened);

export const form = createForm({
  name: 'guardian-answer',
  initial: { text: '' },
  rules: { text: filled('Write your answer') },
});
const { draftOpened } = keepDraft({ form, readStored: storedTexts('text') });

// With the page, because a closed link shows no messages either.
sample({ clock: linkOpened, fn: (token) => ({ token }), target: listQuery.start });
sample({ clock: answerOpened, fn: () => {}, target: [form.reset, newKeyFx] });
sample({ clock: answerOpened.filterMap(nonNull), target: draftOpened });
sample({
  clock: form.accepted,
  source: { token: $token, id: $answered, key: $key },
  fn: ({ token, id, key }, { text }) => ({
    token,
    id: id ?? '',
    newMessage: { text: text.trim() },
    headers: { 'Idempotency-Key': key },
  }),
  target: replyMutation.start,
});
sample({ clock: replyMutation.finished.success, target: form.succeeded });
sample({ clock: replyMutation.finished.failure, fn: ({ error }): unknown => error, target: form.failed });
sample({
  clock: reportConfirmed,
  source: $token,
  fn: (token, id) => ({ token, id, messageReport: { reason: 'Reported by a guardian.' } }),
  target: reportMutation.start,
});
sample({
  clock: reportMutation.finished.success,
  fn: () => ({ tone: 'ok' as const, title: 'Reported to the administrators.' }),
  target: toastShown,
});
sample({ clock: reportMutation.finished.failure, target: failureShown });
