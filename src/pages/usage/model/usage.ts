import { concurrency } from '@farfetched/core';
import { attach, createEvent, createStore, sample } from 'effector';
import { sessionEnded } from '@/entities/session';
import { problemOf } from '@/shared/api';
import { createGetUsageQuery, createListUsageRunsQuery, exportUsageFx } from '@/shared/api/usage';
import { readLocalTimeFx } from '@/shared/lib/clock';
import { saveFileFx } from '@/shared/lib/files';
import { toastShown } from '@/shared/lib/toasts';
import {
  addMore,
  askedOf,
  askMore,
  canAskMore,
  choose,
  isAbout,
  load,
  loaded,
  loadFailed,
  moreFailed,
  open,
  type UsageState,
  type View,
} from './usage-state';

export const usageOpened = createEvent();
/** Carries the name of one of the periods. */
export const periodChosen = createEvent<string>();
export const retryAsked = createEvent();
export const moreAsked = createEvent();
export const exportAsked = createEvent();

const usageQuery = createGetUsageQuery();
const runsQuery = createListUsageRunsQuery();
concurrency(usageQuery, { strategy: 'TAKE_LATEST' });
concurrency(runsQuery, { strategy: 'TAKE_LATEST' });

const timeFx = attach({ effect: readLocalTimeFx });
const exportFx = attach({
  name: 'exportUsage',
  effect: exportUsageFx,
  mapParams: (view: View) => ({ params: askedOf(view) }),
});

// closed -> loading -> ready | failed -> loading; an answer about other days is ignored
export const $usage = createStore<UsageState>({ state: 'closed' }, { name: 'usage' });
export const $exporting = exportFx.pending;

const opened = sample({ clock: timeFx.doneData, source: $usage, fn: open }).filterMap((state) =>
  state.state === 'loading' ? state.view : undefined,
);
const chosen = sample({ clock: periodChosen, source: $usage, fn: choose }).filterMap(
  (view) => view ?? undefined,
);
const retried = sample({ clock: retryAsked, source: $usage }).filterMap((state) =>
  state.state === 'failed' ? state.view : undefined,
);
const moreAccepted = sample({ clock: moreAsked, source: $usage }).filterMap((state) =>
  canAskMore(state) ? { ...askedOf(state.view), cursor: state.next } : undefined,
);
const exportAccepted = sample({
  clock: exportAsked,
  source: { usage: $usage, exporting: $exporting },
}).filterMap(({ usage, exporting }) => (usage.state === 'ready' && !exporting ? usage.view : undefined));

$usage
  .on([opened, chosen, retried], load)
  .on(usageQuery.finished.success, (state, { params, result }) =>
    isAbout(state, params.params) ? loaded(state, result) : state,
  )
  .on(usageQuery.finished.failure, (state, { params, error }) =>
    isAbout(state, params.params) ? loadFailed(state, problemOf(error)) : state,
  )
  .on(moreAccepted, askMore)
  .on(runsQuery.finished.success, (state, { params, result }) =>
    isAbout(state, params.params) ? addMore(state, result) : state,
  )
  .on(runsQuery.finished.failure, (state, { params }) =>
    isAbout(state, params.params) ? moreFailed(state) : state,
  )
  .reset(sessionEnded);

sample({ clock: usageOpened, target: timeFx });
sample({
  clock: [opened, chosen, retried],
  fn: (view) => ({ params: askedOf(view) }),
  target: usageQuery.start,
});
sample({ clock: moreAccepted, fn: (params) => ({ params }), target: runsQuery.start });
sample({ clock: exportAccepted, target: exportFx });
sample({
  clock: exportFx.done.filterMap(({ params: { period }, result }) =>
    result instanceof Blob ? { content: result, name: `usage-${period.value}.csv` } : undefined,
  ),
  target: saveFileFx,
});
sample({
  clock: exportFx.failData,
  fn: (error) => ({ tone: 'bad' as const, title: problemOf(error).message }),
  target: toastShown,
});
