import { createEvent, createStore, sample } from 'effector';
import { createListAllThreadsQuery, createReadAnyThreadQuery } from '@/shared/api/messages';
import { nonNull } from '@/shared/lib/non-null';
import { createPagedList } from '@/shared/lib/paged-list';
import { createResource } from '@/shared/lib/resource';

type Which = 'all' | 'reported';

/** Carries the id of the thread in the address; null for the list. */
export const administrationOpened = createEvent<string | null>();
export const whichChosen = createEvent<Which>();

export const $threadId = createStore<string | null>(null, { name: 'adminThreadId' }).on(
  administrationOpened,
  (_, id) => id,
);
export const $which = createStore<Which>('reported', { name: 'adminThreadsShown' }).on(
  whichChosen,
  (_, which) => which,
);
export const list = createPagedList({
  name: 'adminThreads',
  query: createListAllThreadsQuery(),
  request: (which: Which, cursor) => ({
    params: { cursor, ...(which === 'reported' ? { reported: true } : {}) },
  }),
});
export const thread = createResource({
  name: 'adminThread',
  query: createReadAnyThreadQuery(),
  request: (id) => ({ id }),
});

sample({
  clock: [administrationOpened.filter({ fn: (id) => id === null }), whichChosen],
  source: $which,
  target: list.opened,
});
sample({ clock: administrationOpened.filterMap(nonNull), target: thread.opened });
