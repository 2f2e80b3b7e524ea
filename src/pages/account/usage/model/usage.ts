import { attach, createEvent, createStore, sample } from 'effector';
import { concurrency, problemOf } from '@/shared/api';
import {
  createGetStorageQuery,
  createGetUsageQuery,
  createListUsageRunsQuery,
  exportUsageFx,
  type Storage,
} from '@/shared/api/usage';
import { readLocalTimeFx } from '@/shared/lib/clock';
import { saveFileFx } from '@/shared/lib/files';
import { nonNull } from '@/shared/lib/non-null';
import { createPagedList } from '@/shared/lib/paged-list';
import { failureShown } from '@/shared/lib/toasts';
import {
  choose,
  isCurrent,
  load,
  loaded,
  loadFailed,
  open,
  paramsOf,
  type UsageParams,
  type UsageState,
  type View,
} from './usage-state';

export const usageOpened = createEvent();
/** Carries the value of a period. */
export const periodChosen = createEvent<string>();
export const retryRequested = createEvent();
export const exportRequested = createEvent();

const storageQuery = createGetStorageQuery();
const usageQuery = createGetUsageQuery();
concurrency(usageQuery, { strategy: 'TAKE_LATEST' });

const timeFx = attach({ effect: readLocalTimeFx });
const exportFx = attach({
  name: 'exportUsage',
  effect: exportUsageFx,
  mapParams: (view: View) => ({ params: paramsOf(view) }),
});

// closed -> loading -> ready | failed -> loading; an answer about another period is ignored
export const $usage = createStore<UsageState>({ state: 'closed' }, { name: 'usage' });
/** Null until it is loaded. */
export const $storage = createStore<Storage | null>(null, { name: 'storage' }).on(
  storageQuery.finished.success,
  (_, { result }) => result,
);
export const $exporting = exportFx.pending;
/** The runs of the period; their first page arrives with the numbers. */
export const runsList = createPagedList({
  name: 'usageRuns',
  query: createListUsageRunsQuery(),
  request: (params: UsageParams, cursor) => ({ params: { ...params, ...(cursor && { cursor }) } }),
});

const opened = sample({ clock: timeFx.doneData, source: $usage, fn: open }).filterMap((state) =>
  state.state === 'loading' ? state.view : undefined,
);
const chosen = sample({ clock: periodChosen, source: $usage, fn: choose }).filterMap(nonNull);
const retried = sample({ clock: retryRequested, source: $usage }).filterMap((state) =>
  state.state === 'failed' ? state.view : undefined,
);
const exportAccepted = sample({
  clock: exportRequested,
  source: { usage: $usage, exporting: $exporting },
}).filterMap(({ usage, exporting }) => (usage.state === 'ready' && !exporting ? usage.view : undefined));

const usageLoaded = sample({
  clock: usageQuery.finished.success,
  source: $usage,
  filter: (state, { params }) => isCurrent(state, params.params),
  fn: (_, { params, result }) => ({ params: params.params, usage: result }),
});

$usage
  .on([opened, chosen, retried], load)
  .on(usageLoaded, (state, { usage }) => loaded(state, usage))
  .on(usageQuery.finished.failure, (state, { params, error }) =>
    isCurrent(state, params.params) ? loadFailed(state, problemOf(error)) : state,
  );

sample({ clock: usageOpened, target: [timeFx, storageQuery.start] });
sample({
  clock: [opened, chosen, retried],
  fn: (view) => ({ params: paramsOf(view) }),
  target: usageQuery.start,
});
sample({
  clock: usageLoaded,
  fn: ({ params, usage }) => ({ params, page: usage.runs }),
  target: runsList.firstPageReceived,
});
sample({ clock: exportAccepted, target: exportFx });
sample({
  clock: exportFx.done.filterMap(({ params: { period }, result }) =>
    result instanceof Blob ? { content: result, name: `usage-${period.value}.csv` } : undefined,
  ),
  target: saveFileFx,
});
sample({ clock: exportFx.fail, target: failureShown });
