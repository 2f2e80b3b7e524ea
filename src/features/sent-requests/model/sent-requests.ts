import { attach, createEvent, createStore, sample } from 'effector';
import { $document, generationClosed, openAccepted, startAccepted } from '@/entities/generation';
import { createListSentRequestsQuery, type SentRequest } from '@/shared/api/generations';
import { copyTextFx } from '@/shared/lib/files';
import { createPagedList } from '@/shared/lib/paged-list';
import { toastShown } from '@/shared/lib/toasts';

const requests = createPagedList({
  name: 'sentRequests',
  query: createListSentRequestsQuery(),
  request: (id: string, cursor) => ({ id, params: cursor === undefined ? {} : { cursor } }),
});

/** Shows what the open document sent to a model. */
export const sentOpened = createEvent();
export const sentClosed = createEvent();
/** Copies the texts of a request, as they were sent. */
export const copyRequested = createEvent<SentRequest>();
export const { moreRequested: moreSentRequested, refreshed: sentRefreshed } = requests;

export const $sent = requests.$list;
export const $isSentOpen = createStore(false, { name: 'sentOpen' })
  .on(sentOpened, () => true)
  .reset(sentClosed, generationClosed, openAccepted, startAccepted);

const copySentFx = attach({ effect: copyTextFx });

sample({
  clock: sentOpened,
  source: $document,
  filter: Boolean,
  fn: ({ generation }) => generation.id,
  target: requests.opened,
});
sample({ clock: [generationClosed, openAccepted], target: requests.reset });

sample({
  clock: copyRequested,
  fn: ({ system, user }) => `${system}\n\n${user}`,
  target: copySentFx,
});
sample({
  clock: copySentFx.done,
  fn: () => ({ tone: 'ok' as const, title: 'Copied.' }),
  target: toastShown,
});
sample({
  clock: copySentFx.fail,
  fn: () => ({ tone: 'bad' as const, title: 'The text couldn’t be copied. Select it instead.' }),
  target: toastShown,
});
