import { createEvent, createStore, sample } from 'effector';
import { weekdayNumber } from '@/entities/schedule';
import {
  createChangeOccurrenceMutation,
  createFindScheduleConflictsMutation,
  type OccurrenceChange,
  type ScheduleConflicts,
  type TimetableEntry,
} from '@/shared/api/schedule';
import { createForm, keepDraft, storedTexts } from '@/shared/lib/form';
import { nonNull } from '@/shared/lib/non-null';
import { failureShown, toastShown } from '@/shared/lib/toasts';
import { type DayOfSlot, dayChangeRequested } from './moving';
import { schedule } from './schedule';

export type DayValues = {
  state: OccurrenceChange['state'];
  date: string | null;
  startsAt: string;
  minutes: string;
  room: string;
};

export const dayEditorClosed = createEvent();

const changeMutation = createChangeOccurrenceMutation();
const undoMutation = createChangeOccurrenceMutation();
const conflictsMutation = createFindScheduleConflictsMutation();

const isMoved = ({ state }: DayValues): boolean => state === 'moved';

export const dayForm = createForm<DayValues>({
  name: 'slot-day',
  initial: { state: 'moved', date: null, startsAt: '', minutes: '', room: '' },
  rules: {
    date: (date, values) => (isMoved(values) && date === null ? 'Choose the day.' : undefined),
    startsAt: (time, values) => (isMoved(values) && time === '' ? 'Enter the time.' : undefined),
    minutes: (text, values) =>
      !isMoved(values) || (/^\d{1,3}$/.test(text) && Number(text) >= 5 && Number(text) <= 600)
        ? undefined
        : 'Enter 5 to 600 minutes.',
  },
  serverFields: { starts_at: 'startsAt' },
});
const { draftOpened } = keepDraft({ form: dayForm, readStored: storedTexts('room') });

/** Where a slot is held on a day, and how it is called. */
type Occurrence = { id: string; on: string };
const occurrenceOf = ({ slot_id, on }: TimetableEntry): Occurrence => ({ id: slot_id ?? '', on });

// closed -> open -> closed
export const $dayOfSlot = createStore<DayOfSlot | null>(null, { name: 'dayOfSlot' })
  .on(dayChangeRequested, (_, day) => day)
  .reset(dayEditorClosed, changeMutation.finished.success, schedule.opened);

sample({
  clock: dayChangeRequested,
  fn: ({ entry, date, startsAt }): DayValues => ({
    state: entry.state === 'cancelled' ? 'cancelled' : 'moved',
    date,
    startsAt,
    minutes: String(entry.minutes),
    room: entry.room,
  }),
  target: dayForm.opened,
});
sample({
  clock: dayChangeRequested,
  fn: ({ entry: { slot_id, on } }) => `${slot_id} ${on}`,
  target: draftOpened,
});

const changeOf = (
  { state, date, startsAt, minutes, room }: DayValues,
  entry: TimetableEntry,
): OccurrenceChange =>
  state === 'moved'
    ? { state, date: date ?? entry.date, starts_at: startsAt, minutes: Number(minutes), room: room.trim() }
    : { ...asItIs(entry), state };
const asItIs = ({ state, date, starts_at, minutes, room }: TimetableEntry): OccurrenceChange => ({
  state,
  date,
  starts_at: starts_at ?? '00:00',
  minutes,
  room,
});

type Asked = { entry: TimetableEntry; timeZone: string; change: OccurrenceChange };
const accepted = sample({
  clock: dayForm.accepted,
  source: $dayOfSlot,
  fn: (day, values): Asked | null => day && { ...day, change: changeOf(values, day.entry) },
}).filterMap(nonNull);
const $asked = createStore<Asked | null>(null, { name: 'askedDay' }).on(accepted, (_, asked) => asked);

/** What the slot collides with on its new day; saving the same again means it. */
export const $dayConflicts = createStore<ScheduleConflicts['items']>([], { name: 'dayConflicts' })
  .on(conflictsMutation.finished.success, (_, { result }) => result.items)
  .reset(dayChangeRequested, dayForm.changed);

const meant = sample({
  clock: accepted,
  source: $dayConflicts,
  fn: (conflicts, asked) => ({ asked, isMeant: conflicts.length > 0 || asked.change.state !== 'moved' }),
});
sample({
  clock: meant.filterMap(({ asked, isMeant }) => (isMeant ? undefined : asked)),
  fn: proposalOf,
  target: conflictsMutation.start,
});

/** A slot for this one day. */
function proposalOf({ entry, timeZone, change }: Asked) {
  const slot = {
    class_id: entry.class?.id ?? null,
    title: entry.title,
    weekday: weekdayNumber(change.date),
    week: 'every' as const,
    starts_at: change.starts_at,
    minutes: change.minutes,
    room: change.room,
    starts_on: change.date,
    ends_on: change.date,
    time_zone: timeZone,
  };
  return {
    scheduleProposal: { slot_id: entry.slot_id, slot, lesson_id: null, assignment_id: null, on: null },
  };
}

const checked = sample({
  clock: conflictsMutation.finished.success,
  source: $asked,
  fn: (asked, { result }) => ({ asked, isFree: result.items.length === 0 }),
});
// The form waits for another word of the teacher.
sample({ clock: checked.filter({ fn: ({ isFree }) => !isFree }), fn: () => {}, target: dayForm.succeeded });
sample({
  clock: [
    meant.filterMap(({ asked, isMeant }) => (isMeant ? asked : undefined)),
    checked.filterMap(({ asked, isFree }) => (isFree && asked ? asked : undefined)),
  ],
  fn: ({ entry, change }) => ({ ...occurrenceOf(entry), occurrenceChange: change }),
  target: changeMutation.start,
});
sample({ clock: changeMutation.finished.success, fn: () => {}, target: dayForm.succeeded });
sample({
  clock: [changeMutation.finished.failure, conflictsMutation.finished.failure],
  fn: ({ error }): unknown => error,
  target: dayForm.failed,
});

const undone = createEvent();
const words: Readonly<Record<OccurrenceChange['state'], string>> = {
  held: 'is held as every week',
  moved: 'is changed on this day',
  cancelled: 'is cancelled on this day',
};
sample({
  clock: sample({ clock: changeMutation.finished.success, source: $asked }).filterMap(nonNull),
  fn: ({ entry, change }) => ({
    tone: 'ok' as const,
    title: `${entry.title} ${words[change.state]}`,
    action: { label: 'Undo', chosen: undone },
  }),
  target: toastShown,
});
sample({
  clock: sample({ clock: undone, source: $asked }).filterMap(nonNull),
  fn: ({ entry }) => ({ ...occurrenceOf(entry), occurrenceChange: asItIs(entry) }),
  target: undoMutation.start,
});
sample({ clock: undoMutation.finished.failure, target: failureShown });
sample({
  clock: [changeMutation.finished.success, undoMutation.finished.success],
  fn: () => {},
  target: schedule.refreshed,
});
