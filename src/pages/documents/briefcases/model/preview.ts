import { attach, createEvent, createStore, sample } from 'effector';
import { createGetBriefcaseEntryQuery, createRestoreBriefcaseVersionMutation } from '@/shared/api/briefcases';
import { delayFx } from '@/shared/lib/clock';
import { createResource } from '@/shared/lib/resource';
import { failureShown, toastShown } from '@/shared/lib/toasts';
import { briefcaseOpened, contentChanged } from './place';

/** Milliseconds between two looks whether the pages are drawn. */
const POLL_INTERVAL = 1500;

export const previewOpened = createEvent<string>();
export const previewClosed = createEvent();
/** Carries the id of an older version, which becomes the newest. */
export const versionRestored = createEvent<string>();

const restoreMutation = createRestoreBriefcaseVersionMutation();
export const $isRestoring = restoreMutation.$pending;

export const entry = createResource({
  name: 'briefcaseEntry',
  query: createGetBriefcaseEntryQuery(),
  request: (id: string) => ({ id }),
});

export const $isOpen = createStore(false, { name: 'isPreviewOpen' })
  .on(previewOpened, () => true)
  .reset(previewClosed, briefcaseOpened);

const waitFx = attach({ effect: delayFx, mapParams: (_: unknown) => POLL_INTERVAL });

sample({ clock: previewOpened, target: entry.opened });
// Pages are drawn after an upload; what is open is looked at until they are.
sample({
  clock: entry.changed,
  source: { isOpen: $isOpen, isWaiting: waitFx.pending },
  filter: ({ isOpen, isWaiting }, { data }) => isOpen && !isWaiting && data.preview.state === 'preparing',
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

sample({
  clock: versionRestored,
  source: $isRestoring,
  filter: (isRestoring) => !isRestoring,
  fn: (_, id) => ({ id }),
  target: restoreMutation.start,
});
sample({
  clock: restoreMutation.finished.success,
  fn: ({ result: { name, versions } }) => ({
    tone: 'ok' as const,
    title: `“${name}” has ${versions} versions now. None was lost.`,
  }),
  target: toastShown,
});
sample({
  clock: restoreMutation.finished.success,
  fn: () => undefined,
  target: [entry.refreshed, contentChanged],
});
sample({ clock: restoreMutation.finished.failure, target: failureShown });
