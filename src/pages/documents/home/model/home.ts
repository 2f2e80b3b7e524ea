import { attach, createEvent, createStore, sample } from 'effector';
import { subscriptionNeeded } from '@/entities/subscription';
import { concurrency, type Problem, problemOf } from '@/shared/api';
import { type ClassEntry, createListClassesQuery } from '@/shared/api/classes';
import { createGetHomeQuery, type Home as TeachersDay } from '@/shared/api/home';
import { createListTemplatesQuery, type TemplateEntry } from '@/shared/api/templates';
import { delayFx, readClockFx } from '@/shared/lib/clock';
import { windowFocused } from '@/shared/lib/navigation';

/** Milliseconds after which the page looks at the clock again. */
const MINUTE = 60_000;

type Contents = {
  templates: readonly TemplateEntry[];
  classes: readonly ClassEntry[];
  day: TeachersDay;
};

export type Home =
  | ({ state: 'loading' } & Partial<Contents>)
  | ({ state: 'ready' } & Contents)
  | { state: 'failed'; problem: Problem };

export const homeOpened = createEvent();
export const retryRequested = createEvent();
/** The page is in view, or it is not. */
export const watchStarted = createEvent();
export const watchStopped = createEvent();
/** Something on the page was done, which may have changed the day. */
export const dayChanged = createEvent();

const templatesQuery = createListTemplatesQuery();
const classesQuery = createListClassesQuery();
const dayQuery = createGetHomeQuery();
concurrency(dayQuery, { strategy: 'TAKE_LATEST' });

// loading -> ready | failed -> loading; a ready page stays visible while it is refetched
export const $home = createStore<Home>({ state: 'loading' }, { name: 'home' });
/** The time that the page shows. */
export const $now = createStore<Date | null>(null, { name: 'homeNow' });
const $isWatching = createStore(false, { name: 'watchesClock' })
  .on(watchStarted, () => true)
  .on(watchStopped, () => false);

$home
  .on(templatesQuery.finished.success, (home, { result }) => receive(home, { templates: result.items }))
  .on(classesQuery.finished.success, (home, { result }) => receive(home, { classes: result.items }))
  .on(dayQuery.finished.success, (home, { result }) => receive(home, { day: result }))
  .on(
    [templatesQuery.finished.failure, classesQuery.finished.failure, dayQuery.finished.failure],
    (home, { error }) => fail(home, error),
  )
  .on(retryRequested, (home) => (home.state === 'failed' ? { state: 'loading' } : home));
$now.on(readClockFx.doneData, (_, now) => now);

sample({ clock: homeOpened, target: readClockFx });
sample({
  clock: [homeOpened, retryRequested],
  target: [templatesQuery.start, dayQuery.start, subscriptionNeeded],
});
sample({ clock: [homeOpened, retryRequested], fn: () => ({}), target: classesQuery.start });
sample({ clock: dayChanged, target: dayQuery.start });

// While the page is in view, what is now and next follows the clock; who returns to it sees what has changed.
const waitFx = attach({ name: 'waitForMinute', effect: delayFx, mapParams: () => MINUTE });
sample({
  clock: [watchStarted, waitFx.done],
  source: { isWatching: $isWatching, isWaiting: waitFx.pending },
  filter: ({ isWatching, isWaiting }) => isWatching && !isWaiting,
  fn: () => undefined,
  target: waitFx,
});
const returned = sample({ clock: windowFocused, source: $isWatching, filter: Boolean });
sample({ clock: sample({ clock: waitFx.done, source: $isWatching, filter: Boolean }), target: readClockFx });
sample({ clock: returned, fn: () => undefined, target: [readClockFx, dayQuery.start] });

/** The page is ready once all requests succeed. An answer after the failure of another one is dropped until the retry. */
function receive(home: Home, part: Partial<Contents>): Home {
  if (home.state === 'failed') return home;
  const contents = { ...home, ...part };
  const { templates, classes, day } = contents;
  return templates && classes && day
    ? { state: 'ready', templates, classes, day }
    : { ...contents, state: 'loading' };
}

function fail(home: Home, error: unknown): Home {
  return home.state === 'loading' ? { state: 'failed', problem: problemOf(error) } : home;
}
