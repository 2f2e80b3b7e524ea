import { attach, createEvent, createStore, sample } from 'effector';
import { $document, generationClosed, openAccepted, startAccepted } from '@/entities/generation';
import { concurrency, type Problem, problemOf } from '@/shared/api';
import {
  createCreateShareMutation,
  createListSharesQuery,
  createRevokeShareMutation,
  type Share,
} from '@/shared/api/shares';
import { copyTextFx } from '@/shared/lib/files';
import { nonNull } from '@/shared/lib/non-null';
import { toastShown } from '@/shared/lib/toasts';

export type Sharing =
  | { state: 'closed' }
  | {
      state: 'open';
      /** Null until they are known. */
      items: readonly Share[] | null;
      /** The address of the link that was created last; the server does not send it again. */
      url: string | null;
      isCreating: boolean;
      problem: Problem | null;
    };

export const sharingOpened = createEvent();
export const sharingClosed = createEvent();
/** Creates a link that works for so many days. */
export const linkRequested = createEvent<number>();
export const linkRevoked = createEvent<string>();
export const linkCopied = createEvent();

const listQuery = createListSharesQuery();
const createMutation = createCreateShareMutation();
const revokeMutation = createRevokeShareMutation();
concurrency(listQuery, { strategy: 'TAKE_LATEST' });

// closed -> open -> closed
export const $sharing = createStore<Sharing>({ state: 'closed' }, { name: 'sharing' });

$sharing
  .on(sharingOpened, () => ({ state: 'open', items: null, url: null, isCreating: false, problem: null }))
  .on(listQuery.finished.success, (sharing, { result }) =>
    sharing.state === 'open' ? { ...sharing, items: result.items } : sharing,
  )
  .on(createMutation.start, (sharing) =>
    sharing.state === 'open' ? { ...sharing, isCreating: true, problem: null } : sharing,
  )
  .on(createMutation.finished.success, (sharing, { result }) =>
    sharing.state === 'open' ? { ...sharing, isCreating: false, url: result.url } : sharing,
  )
  .on(
    [listQuery.finished.failure, createMutation.finished.failure, revokeMutation.finished.failure],
    (sharing, { error }) =>
      sharing.state === 'open' ? { ...sharing, isCreating: false, problem: problemOf(error) } : sharing,
  )
  .reset(sharingClosed, generationClosed, openAccepted, startAccepted);

const $id = $document.map((document) => document?.generation.id ?? null);

sample({
  clock: [sharingOpened, createMutation.finished.success, revokeMutation.finished.success],
  source: $id,
  filter: Boolean,
  fn: (id) => ({ id }),
  target: listQuery.start,
});
sample({
  clock: sample({
    clock: linkRequested,
    source: $id,
    fn: (id, days) => (id === null ? null : { id, shareRequest: { days } }),
  }).filterMap(nonNull),
  target: createMutation.start,
});
sample({ clock: linkRevoked, fn: (id) => ({ id }), target: revokeMutation.start });

const copyLinkFx = attach({ effect: copyTextFx });
sample({
  clock: sample({ clock: linkCopied, source: $sharing }).filterMap((sharing) =>
    sharing.state === 'open' ? (sharing.url ?? undefined) : undefined,
  ),
  target: copyLinkFx,
});
sample({
  clock: copyLinkFx.done,
  fn: () => ({ tone: 'ok' as const, title: 'Link copied.' }),
  target: toastShown,
});
sample({
  clock: copyLinkFx.fail,
  fn: () => ({ tone: 'bad' as const, title: 'The link couldn’t be copied. Select it instead.' }),
  target: toastShown,
});
