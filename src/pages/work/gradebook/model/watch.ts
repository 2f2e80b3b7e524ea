import { attach, createEffect, createEvent, createStore, merge, sample } from 'effector';
import { debounce } from 'patronum';
import { concurrency, waitAfter } from '@/shared/api';
import { createListScoreChangesQuery } from '@/shared/api/gradebooks';
import { delayFx } from '@/shared/lib/clock';
import { windowFocused } from '@/shared/lib/navigation';
import { nonNull } from '@/shared/lib/non-null';
import { $classId, book } from './book';
import { $sentKeys, changesArrived, scoresStored } from './scores';

/** How long after an answer the next changes are asked for: they appear within three seconds. */
const INTERVAL = 2000;
/** After changes, statuses and deductions are read from the server. */
const READ_DELAY = 1200;

/** The page is in view, or it is not. */
export const watchStarted = createEvent();
export const watchStopped = createEvent();

const query = createListScoreChangesQuery();
concurrency(query, { strategy: 'TAKE_LATEST' });

const $isWatching = createStore(false, { name: 'watchesScores' })
  .on(watchStarted, () => true)
  .on(watchStopped, () => false);

/** The newest change that is known, of the class that is shown. */
const $since = createStore<{ classId: string; id: number } | null>(null, { name: 'lastScoreChange' })
  .on(book.changed, (since, { id: classId, data }) =>
    since?.classId === classId && since.id > data.last_change ? since : { classId, id: data.last_change },
  )
  .on(query.finished.success, (since, { params, result }) => {
    const newest = result.items.at(-1)?.id;
    return since && newest !== undefined && since.classId === params.id
      ? { ...since, id: Math.max(since.id, newest) }
      : since;
  });

export const isHiddenFx = createEffect({ name: 'isPageHidden', handler: () => document.hidden });
const waitFx = attach({ name: 'waitForScoreChanges', effect: delayFx });

const due = sample({
  clock: [waitFx.done, windowFocused],
  source: { isWatching: $isWatching, pending: query.$pending },
  filter: ({ isWatching, pending }) => isWatching && !pending,
  fn: () => undefined,
});
sample({ clock: due, target: isHiddenFx });
sample({
  clock: isHiddenFx.doneData,
  source: $since,
  filter: (since, isHidden) => !isHidden && since !== null,
  fn: (since) => ({ id: since?.classId ?? '', params: { since: since?.id ?? 0, limit: 100 } }),
  target: query.start,
});
sample({
  clock: [
    merge([watchStarted, query.finished.success, isHiddenFx.doneData.filter({ fn: Boolean })]).map(
      () => INTERVAL,
    ),
    query.finished.failure.map(({ error }) => waitAfter(error, INTERVAL)),
  ],
  source: { isWatching: $isWatching, isWaiting: waitFx.pending },
  filter: ({ isWatching, isWaiting }) => isWatching && !isWaiting,
  fn: (_, wait) => wait,
  target: waitFx,
});

const arrived = sample({
  clock: query.finished.success,
  source: { classId: $classId, sent: $sentKeys },
  fn: ({ classId, sent }, { params, result }) => {
    if (params.id !== classId) return undefined;
    const news = result.items.filter(({ key }) => key === null || !sent.has(key));
    return news.length > 0 ? news : undefined;
  },
}).filterMap(nonNull);
sample({ clock: arrived, target: changesArrived });

sample({
  clock: debounce(merge([arrived.map(() => undefined), scoresStored.map(() => undefined)]), READ_DELAY),
  source: $isWatching,
  filter: Boolean,
  fn: () => undefined,
  target: book.refreshed,
});
