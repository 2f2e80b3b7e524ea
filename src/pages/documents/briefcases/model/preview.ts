import { attach, createEvent, createStore, sample } from 'effector';
import { createGetBriefcaseEntryQuery, createRestoreBriefcaseVersionMutation } from '@/shared/api/briefcases';
import { delayFx } from '@/shared/lib/clock';
import { createResource } from '@/shared/lib/resource';
import { failureShown, toastShown } from '@/shared/lib/toasts';
import { briefcaseOpened, contentChanged } from './place';

/** Milliseconds between two looks whether the pages are drawn. */
const POLL_INTERVAL = 1500;
/** Looks before the user is asked; a busy server draws for two minutes at most. */
const MAX_LOOKS = 120;

export const previewOpened = createEvent<string>();
export const previewClosed = createEvent();
/** Looks again after the pages were given up. */
export const previewRetried = createEvent();
/** Carries the id of an older version, which becomes the newest. */
export const versionRestored = createEvent<string>();

const restoreMutation = createRestoreBriefcaseVersionMutation();
export const $isRestoring = restoreMutation.$pending;

const entryQuery = createGetBriefcaseEntryQuery();
export const entry = createResource({
  name: 'briefcaseEntry',
  query: entryQuery,
  request: (id: string) => ({ id }),
});

export const $isOpen = createStore(false, { name: 'isPreviewOpen' })
  .on(previewOpened, () => true)
  .reset(previewClosed, briefcaseOpened);

const waitFx = attach({ effect: delayFx, mapParams: (_: unknown) => POLL_INTERVAL });

const $looks = createStore(0, { name: 'looksAtPreview' })
  .on(waitFx.done, (looks) => looks + 1)
  .reset(previewOpened, previewRetried);
export const $isGivenUp = $looks.map((looks) => looks >= MAX_LOOKS);

sample({ clock: previewOpened, target: entry.opened });
sample({ clock: previewRetried, target: entry.refreshed });
// Pages are drawn after an upload; what is open is looked at until they are, also past a look that failed.
sample({
  clock: [entry.changed, entryQuery.finished.failure],
  source: { isOpen: $isOpen, isWaiting: waitFx.pending, isGivenUp: $isGivenUp, data: entry.$data },
  filter: ({ isOpen, isWaiting, isGivenUp, data }) =>
    isOpen && !isWaiting && !isGivenUp && data?.preview.state === 'preparing',
  fn: () => null,
  target: waitFx,
});
sample({
  clock: waitFx.done,
  source: $isOpen,
  filter: Boolean,
  fn: () => undefined,
  target: entry.refreshed,
});

/** The version that was the newest before another was made it. */
const $newest = createStore<string | null>(null, { name: 'newestVersionBefore' }).on(
  sample({
    clock: versionRestored,
    source: entry.$data,
    // An undo may come after another entry was opened.
    fn: (data, id) => (data?.versions.some((version) => version.id === id) ? data.versions[0]?.id : null),
  }),
  (_, id) => id ?? null,
);
sample({
  clock: versionRestored,
  source: $isRestoring,
  filter: (isRestoring) => !isRestoring,
  fn: (_, id) => ({ id }),
  target: restoreMutation.start,
});
sample({
  clock: restoreMutation.finished.success,
  source: $newest,
  fn: (newest, { result: { name, versions } }) => ({
    tone: 'ok' as const,
    title: `“${name}” has ${versions} versions now. None was lost.`,
    ...(newest !== null && { undo: { chosen: versionRestored, given: newest } }),
  }),
  target: toastShown,
});
sample({
  clock: restoreMutation.finished.success,
  fn: () => undefined,
  target: [entry.refreshed, contentChanged],
});
sample({ clock: restoreMutation.finished.failure, target: failureShown });
