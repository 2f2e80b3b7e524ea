import { attach, createEvent, createStore, sample } from 'effector';
import { createGetBriefcaseEntryQuery } from '@/shared/api/briefcases';
import { delayFx } from '@/shared/lib/clock';
import { createResource } from '@/shared/lib/resource';
import { briefcaseOpened } from './place';

/** Milliseconds between two looks whether the pages are drawn. */
const POLL_INTERVAL = 1500;

export const previewOpened = createEvent<string>();
export const previewClosed = createEvent();

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
