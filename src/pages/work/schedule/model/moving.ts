import { combine, createEvent, createStore, merge, sample } from 'effector';
import { dayAndClock, daysLater, dueKey, keyOf, minutesOf, spanOf, daysIn } from '@/entities/schedule';
import { concurrency, type Problem, problemOf } from '@/shared/api';
import {
  createFindScheduleConflictsMutation,
  createGetScheduleQuery,
  createShiftLessonsMutation,
  type LessonShift,
  type ScheduleConflicts,
  type Timetable,
  type TimetableEntry,
} from '@/shared/api/schedule';
import { nonNull } from '@/shared/lib/non-null';
import { failureShown, toastShown } from '@/shared/lib/toasts';
import type { CalendarMove } from '@/shared/ui/calendar-frame';
import { schedule } from './schedule';

export type Seat = { slotId: string; on: string };
export type Moving =
  | { kind: 'lesson'; id: string; title: string; classId: string; from: Seat | null; isPlanned: boolean }
  | { kind: 'due'; id: string; title: string; from: string };

/** Where it goes: a slot on a day, or the day of a due date. */
export type Target = Seat | { slotId: null; on: string };
/** The place of a lesson without a day. */
const NOWHERE: Target = { slotId: null, on: '' };
export type Scope = 'one' | 'following';

export type Plan = { moving: Moving; target: Target; scope: Scope; withDues: boolean };

export const calendarMoved = createEvent<CalendarMove>();
export const moveRequested = createEvent<Moving>();
export const targetChosen = createEvent<Target | null>();
export const scopeChosen = createEvent<Scope>();
export const duesToggled = createEvent<boolean>();
export const moveClosed = createEvent();
export const moveSaved = createEvent();
export const lessonUnplanned = createEvent();

const seatsQuery = createGetScheduleQuery();
const conflictsMutation = createFindScheduleConflictsMutation();
const dropMutation = createFindScheduleConflictsMutation();
const previewMutation = createShiftLessonsMutation();
concurrency(seatsQuery, { strategy: 'TAKE_LATEST' });
concurrency(previewMutation, { strategy: 'TAKE_LATEST' });
concurrency(conflictsMutation, { strategy: 'TAKE_LATEST' });

const $timetable = schedule.$schedule.map((state) => (state.state === 'ready' ? state : null));

const lessonOf = (entry: TimetableEntry): Moving | undefined =>
  entry.lesson && entry.class
    ? {
        kind: 'lesson',
        id: entry.lesson.id,
        title: entry.lesson.title,
        classId: entry.class.id,
        from: entry.slot_id === null ? null : { slotId: entry.slot_id, on: entry.on },
        isPlanned: true,
      }
    : undefined;

/** What a handle of the calendar moves. */
function subjectOf({ entries, dues }: Timetable, id: string): Moving | undefined {
  const due = dues.find(({ assignment_id }) => dueKey(assignment_id) === id);
  if (due) return { kind: 'due', id: due.assignment_id, title: due.title, from: due.date };
  const entry = entries.find((one) => keyOf(one) === id);
  return entry && lessonOf(entry);
}

/** The slot of the class on a day that is nearest to where a lesson was dropped. */
function seatAt({ entries }: Timetable, classId: string, day: string, minute = 0): Seat | null {
  const seats = entries
    .filter(
      ({ class: of, date, slot_id, state }) =>
        of?.id === classId && date === day && slot_id && state !== 'cancelled',
    )
    .toSorted((one, other) => distance(one, minute) - distance(other, minute));
  const [first] = seats;
  return first?.slot_id ? { slotId: first.slot_id, on: first.on } : null;
}
const distance = ({ starts_at }: TimetableEntry, minute: number): number =>
  Math.abs(minutesOf(starts_at ?? '00:00') - minute);

/** A slot on one day, pressed or dropped somewhere: what has no lesson, or whose lesson stays with it. */
export type DayOfSlot = { entry: TimetableEntry; date: string; startsAt: string; timeZone: string };

/** Carries what the day editor opens with. */
export const dayChangeRequested = createEvent<DayOfSlot>();
/** From the dialog about a lesson to the day of its slot. */
export const dayOfLessonRequested = createEvent();

sample({
  clock: sample({ clock: calendarMoved, source: $timetable, fn: slotOf }).filterMap(nonNull),
  target: dayChangeRequested,
});
function slotOf(
  shown: { timetable: Timetable; of: Parameters<typeof spanOf>[0] } | null,
  { id, day, minute }: CalendarMove,
): DayOfSlot | null {
  const entry = shown?.timetable.entries.find((one) => keyOf(one) === id);
  if (!shown || !entry || entry.lesson !== null || entry.slot_id === null) return null;
  const to = day === undefined ? undefined : daysIn(spanOf(shown.of))[day];
  return {
    entry,
    date: to ?? entry.date,
    startsAt: minute === undefined ? (entry.starts_at ?? '') : clockOf(minute),
    timeZone: shown.timetable.time_zone,
  };
}
const STEP = 5;
/** Hours and minutes, in steps that a pointer can hit. */
function clockOf(minute: number): string {
  const rounded = Math.min(24 * 60 - STEP, Math.max(0, Math.round(minute / STEP) * STEP));
  return `${String(Math.floor(rounded / 60)).padStart(2, '0')}:${String(rounded % 60).padStart(2, '0')}`;
}

const dropped = sample({ clock: calendarMoved, source: $timetable, fn: read }).filterMap(nonNull);

function read(shown: { timetable: Timetable; of: Parameters<typeof spanOf>[0] } | null, move: CalendarMove) {
  const moving = shown && subjectOf(shown.timetable, move.id);
  if (!shown || !moving) return null;
  const day = move.day === undefined ? undefined : daysIn(spanOf(shown.of))[move.day];
  if (day === undefined) return { moving, target: null, isDrop: false };
  const seat =
    moving.kind === 'due'
      ? { slotId: null, on: day }
      : seatAt(shown.timetable, moving.classId, day, move.minute);
  return { moving, target: seat, isDrop: true };
}

const isSame = (moving: Moving, target: Target): boolean =>
  moving.kind === 'due'
    ? moving.from === target.on
    : moving.from?.on === target.on && moving.from.slotId === target.slotId;

// A press of a handle asks where to, a drop says it.
sample({
  clock: dropped.filterMap(({ moving, isDrop }) => (isDrop ? undefined : moving)),
  target: moveRequested,
});
sample({
  clock: dropped.filter({ fn: ({ isDrop, target }) => isDrop && target === null }),
  fn: ({ moving }) => ({
    tone: 'bad' as const,
    title: 'There is no lesson of this class on that day.',
    description: `“${moving.title}” stays where it is.`,
  }),
  target: toastShown,
});
const planDropped = dropped.filterMap(({ moving, target, isDrop }): Plan | undefined =>
  isDrop && target && !isSame(moving, target) ? { moving, target, scope: 'one', withDues: false } : undefined,
);
const proposalOf = ({ moving, target }: Plan) => ({
  scheduleProposal: {
    slot: null,
    slot_id: moving.kind === 'lesson' ? target.slotId : null,
    lesson_id: moving.kind === 'lesson' ? moving.id : null,
    assignment_id: moving.kind === 'due' ? moving.id : null,
    on: target.on,
  },
});
const $dropped = createStore<Plan | null>(null, { name: 'droppedInSchedule' }).on(
  planDropped,
  (_, plan) => plan,
);
sample({ clock: planDropped, fn: proposalOf, target: dropMutation.start });
const dropAnswered = sample({
  clock: dropMutation.finished.success,
  source: $dropped,
  fn: (plan, { result }) => plan && { plan, conflicts: result.items },
}).filterMap(nonNull);

// closed -> open -> closed
export const $moving = createStore<Moving | null>(null, { name: 'movingInSchedule' })
  .on(moveRequested, (_, moving) => moving)
  .on(dropAnswered, (moving, { plan, conflicts }) => (conflicts.length > 0 ? plan.moving : moving));
export const $target = createStore<Target | null>(null, { name: 'moveTarget' })
  .on(moveRequested, () => null)
  .on(targetChosen, (_, target) => target)
  .on(dropAnswered, (target, { plan, conflicts }) => (conflicts.length > 0 ? plan.target : target));
/** Whether it was to be saved before a place was chosen. */
export const $isTargetMissing = createStore(false, { name: 'isMoveTargetMissing' })
  .on(sample({ clock: moveSaved, source: $target }), (_, target) => target === null)
  .reset(moveRequested, targetChosen, dropAnswered);
export const $scope = createStore<Scope>('one', { name: 'moveScope' })
  .on(scopeChosen, (_, scope) => scope)
  .reset(moveRequested, dropAnswered);
export const $withDues = createStore(true, { name: 'moveWithDues' }).on(duesToggled, (_, on) => on);

const $plan = combine($moving, $target, $scope, $withDues, (moving, target, scope, withDues): Plan | null =>
  moving && target ? { moving, target, scope, withDues } : null,
);

export type Outcome =
  | { state: 'none' }
  | { state: 'asking' }
  | { state: 'failed'; problem: Problem }
  | { state: 'one'; conflicts: ScheduleConflicts['items'] }
  | { state: 'following'; shift: LessonShift };

const planChanged = sample({ clock: [targetChosen, scopeChosen, duesToggled], source: $plan }).filterMap(
  nonNull,
);
export const isShift = (plan: Plan): boolean => plan.moving.kind === 'lesson' && plan.scope === 'following';
export const shiftOf = ({ moving, target, withDues }: Plan, preview: boolean) => ({
  id: moving.kind === 'lesson' ? moving.classId : '',
  newLessonShift: { lesson_id: moving.id, on: target.on, with_due_dates: withDues, preview },
});

// none -> asking -> one | following | failed
export const $outcome = createStore<Outcome>({ state: 'none' }, { name: 'moveOutcome' })
  .on(planChanged, () => ({ state: 'asking' }))
  .on(conflictsMutation.finished.success, (_, { result }) => ({ state: 'one', conflicts: result.items }))
  .on(previewMutation.finished.success, (_, { result }) => ({ state: 'following', shift: result }))
  .on([conflictsMutation.finished.failure, previewMutation.finished.failure], (_, { error }) => ({
    state: 'failed',
    problem: problemOf(error),
  }))
  .on(dropAnswered, (_, { conflicts }) => ({ state: 'one', conflicts }))
  .reset(moveRequested);
sample({
  clock: planChanged,
  filter: (plan) => !isShift(plan),
  fn: proposalOf,
  target: conflictsMutation.start,
});
sample({
  clock: planChanged,
  filter: isShift,
  fn: (plan) => shiftOf(plan, true),
  target: previewMutation.start,
});

/** The slots of the class in the next two months. */
export const $seats = combine(
  createStore<Timetable | null>(null, { name: 'moveSeats' })
    .on(seatsQuery.finished.success, (_, { result }) => result)
    .reset(moveRequested),
  $moving,
  (timetable, moving) => {
    if (timetable === null || moving?.kind !== 'lesson') return null;
    return timetable.entries.flatMap(({ class: of, slot_id, on, date, starts_at, state, lesson }) =>
      of?.id === moving.classId && slot_id && state !== 'cancelled'
        ? [
            {
              seat: { slotId: slot_id, on },
              label: dayAndClock(date, starts_at),
              taken: lesson && lesson.id !== moving.id ? lesson.title : null,
            },
          ]
        : [],
    );
  },
);
const opened = merge([
  moveRequested,
  dropAnswered.filterMap(({ plan, conflicts }) => (conflicts.length > 0 ? plan.moving : undefined)),
]);
sample({
  clock: opened.filter({ fn: ({ kind }) => kind === 'lesson' }),
  source: schedule.$shown,
  filter: Boolean,
  fn: ({ day }) => ({ params: { from: daysLater(day, -7), to: daysLater(day, 54) } }),
  target: seatsQuery.start,
});

/** What is to be saved. */
export const moveAccepted = merge([
  sample({ clock: moveSaved, source: $plan }).filterMap(nonNull),
  dropAnswered.filterMap(({ plan, conflicts }) => (conflicts.length === 0 ? plan : undefined)),
  sample({ clock: lessonUnplanned, source: $moving })
    .filterMap(nonNull)
    .map((moving): Plan => ({ moving, target: NOWHERE, scope: 'one', withDues: false })),
]);
sample({
  clock: sample({
    clock: dayOfLessonRequested,
    source: { moving: $moving, shown: $timetable },
    fn: ({ moving, shown }): DayOfSlot | null => {
      const entry =
        moving?.kind === 'lesson'
          ? shown?.timetable.entries.find(({ lesson }) => lesson?.id === moving.id)
          : undefined;
      if (!shown || !entry) return null;
      const { time_zone: timeZone } = shown.timetable;
      return { entry, date: entry.date, startsAt: entry.starts_at ?? '', timeZone };
    },
  }).filterMap(nonNull),
  target: dayChangeRequested,
});
$moving.reset(moveClosed, dayChangeRequested);
sample({ clock: dropMutation.finished.failure, target: failureShown });
