import { attach, combine, createEvent, createStore, sample } from 'effector';
import { concurrency, type Problem, problemOf } from '@/shared/api';
import { createGetScheduleQuery, type Timetable } from '@/shared/api/schedule';
import { readClockFx } from '@/shared/lib/clock';
import { isoDateOf, wallClock } from '@/shared/lib/dates';
import { navigateFx } from '@/shared/lib/navigation';
import type { CalendarView } from '@/shared/ui/calendar-frame';
import { type Shown, spanOf, step } from './span';

type State =
  | { state: 'loading' }
  | { state: 'failed'; problem: Problem }
  | { state: 'ready'; timetable: Timetable; of: Shown };

const views: readonly CalendarView[] = ['day', 'week', 'month'];

/** The schedule that a page shows; the address names the view and a day in it. */
export function createShownSchedule({ name, path }: { name: string; path: string }) {
  /** Carries the query of the address. */
  const opened = createEvent<URLSearchParams>();
  const refreshed = createEvent();
  const viewChosen = createEvent<CalendarView>();
  const stepped = createEvent<-1 | 1>();
  const todayChosen = createEvent();
  const chosen = createEvent<Shown>();
  const query = createGetScheduleQuery();
  concurrency(query, { strategy: 'TAKE_LATEST' });
  const readNowFx = attach({ effect: readClockFx });

  const $now = createStore<Date | null>(null, { name: `${name}Now` }).on(readNowFx.doneData, (_, now) => now);
  const $address = createStore<{ view: CalendarView; day: string | null }>(
    { view: 'week', day: null },
    { name: `${name}Address` },
  )
    .on(opened, (_, search) => ({
      view: views.find((view) => view === search.get('view')) ?? 'week',
      day: /^\d{4}-\d\d-\d\d$/.exec(search.get('day') ?? '')?.[0] ?? null,
    }))
    .on(chosen, (_, shown) => shown);
  const $shown = combine($address, $now, ({ view, day }, now): Shown | null =>
    now === null ? null : { view, day: day ?? isoDateOf(wallClock(now)) },
  );

  // loading -> ready | failed -> loading; what is shown stays while it is read again
  const $asked = createStore<Shown | null>(null, { name: `${name}Asked` });
  const $schedule = createStore<State>({ state: 'loading' }, { name: `${name}Schedule` })
    .on(refreshed, (state) => (state.state === 'failed' ? { state: 'loading' } : state))
    .on(query.finished.failure, (state, { error }) =>
      state.state === 'ready' ? state : { state: 'failed', problem: problemOf(error) },
    );
  const arrived = sample({
    clock: query.finished.success,
    source: $asked,
    fn: (of, { result }) => ({ of, timetable: result }),
  });
  $schedule.on(arrived, (state, { of, timetable }) => (of ? { state: 'ready', of, timetable } : state));

  sample({ clock: opened, target: readNowFx });
  const asked = sample({ clock: [readNowFx.done, refreshed, chosen], source: $shown }).filterMap(
    (shown) => shown ?? undefined,
  );
  sample({ clock: asked, target: $asked });
  sample({ clock: asked, fn: (shown) => ({ params: spanOf(shown) }), target: query.start });

  // The router does not open a page again for another query.
  sample({
    clock: viewChosen,
    source: $shown,
    filter: Boolean,
    fn: (shown, view) => ({ ...shown, view }),
    target: chosen,
  });
  sample({
    clock: stepped,
    source: $shown,
    filter: Boolean,
    fn: (shown, direction) => ({ ...shown, day: step(shown, direction) }),
    target: chosen,
  });
  sample({
    clock: todayChosen,
    source: { address: $address, now: $now, schedule: $schedule },
    fn: ({ address, now, schedule }) => ({
      view: address.view,
      day: schedule.state === 'ready' ? schedule.timetable.today : isoDateOf(wallClock(now ?? new Date(0))),
    }),
    target: chosen,
  });
  sample({
    clock: chosen,
    fn: ({ view, day }) => ({ to: `${path}?view=${view}&day=${day}`, replace: true }),
    target: navigateFx,
  });

  return { opened, refreshed, viewChosen, stepped, todayChosen, $schedule, $shown, $now };
}

export type ShownSchedule = ReturnType<typeof createShownSchedule>;
