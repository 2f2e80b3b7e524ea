import { combine, createEvent, createStore, sample } from 'effector';
import {
  type Bell,
  createGetSchoolCalendarQuery,
  createSaveSchoolCalendarMutation,
  type SchoolCalendar,
  type SchoolPeriod,
} from '@/shared/api/schedule';
import { readLocalTimeFx } from '@/shared/lib/clock';
import { createForm, keepDraft } from '@/shared/lib/form';
import { nonNull } from '@/shared/lib/non-null';
import { failureShown, toastShown } from '@/shared/lib/toasts';
import { type CalendarValues, type PeriodDraft, readStoredCalendar } from './calendar-values';
import { schedule } from './schedule';

export const calendarEditRequested = createEvent();
export const calendarEditorClosed = createEvent();
/** Something else has changed the calendar. */
export const calendarRefreshed = createEvent();

const query = createGetSchoolCalendarQuery();
const mutation = createSaveSchoolCalendarMutation();

const periodError = (periods: readonly PeriodDraft[], what: string): string | undefined => {
  if (periods.some(({ name, starts_on, ends_on }) => name.trim() === '' || !starts_on || !ends_on))
    return `Give each ${what} a name and both days.`;
  return periods.some(({ starts_on, ends_on }) => (ends_on ?? '') < (starts_on ?? ''))
    ? `A ${what} ends before it starts.`
    : undefined;
};

export const calendarForm = createForm<CalendarValues>({
  name: 'school-calendar',
  initial: { terms: [], holidays: [], bells: [], schoolDays: [], weekCount: 'none', firstWeek: 'A' },
  rules: {
    terms: (terms, { weekCount }) =>
      terms.length === 0 && weekCount !== 'none'
        ? 'Add a term, because A and B weeks count from its first day.'
        : periodError(terms, 'term'),
    holidays: (holidays) => periodError(holidays, 'holiday'),
    bells: (bells) =>
      bells.every(({ name, starts_at, minutes }) => name.trim() && starts_at && /^\d{1,3}$/.test(minutes))
        ? undefined
        : 'Give each lesson of the day a name, a time and its minutes.',
  },
  serverFields: { school_days: 'schoolDays', week_count: 'weekCount', content: 'terms' },
});

// What was typed returns while the calendar is as it was; another one is not overwritten by an old draft.
const { draftOpened } = keepDraft({ form: calendarForm, readStored: readStoredCalendar });

/** The calendar of the school, once it is known. */
export const $calendar = createStore<SchoolCalendar | null>(null, { name: 'schoolCalendar' }).on(
  [query.finished.success, mutation.finished.success],
  (_, { result }) => result,
);
export const $isEditing = createStore(false, { name: 'isEditingSchoolCalendar' })
  .on(calendarEditRequested, () => true)
  .on([calendarEditorClosed, mutation.finished.success, schedule.opened], () => false);
const $zone = createStore('UTC', { name: 'schoolCalendarZone' }).on(
  readLocalTimeFx.doneData,
  (_, { timeZone }) => timeZone,
);

sample({ clock: [schedule.opened, calendarRefreshed], fn: () => {}, target: query.start });
sample({ clock: calendarEditRequested, target: readLocalTimeFx });
sample({
  clock: sample({ clock: calendarEditRequested, source: $calendar }).filterMap(nonNull),
  fn: ({ content }): CalendarValues => ({
    terms: content.terms,
    holidays: content.holidays,
    bells: content.bells.map((bell) => ({ ...bell, minutes: String(bell.minutes) })),
    schoolDays: content.school_days.map(String),
    weekCount: content.week_count,
    firstWeek: content.first_week,
  }),
  target: calendarForm.opened,
});
sample({
  clock: sample({ clock: calendarEditRequested, source: $calendar }).filterMap(nonNull),
  fn: ({ revision }) => String(revision),
  target: draftOpened,
});
const $context = combine($calendar, $zone, (calendar, zone) => ({
  revision: calendar?.revision ?? 0,
  zone,
}));
sample({
  clock: calendarForm.accepted,
  source: $context,
  fn: ({ revision, zone }, values) => ({
    schoolCalendarChange: { revision, time_zone: zone, content: contentOf(values) },
  }),
  target: mutation.start,
});
sample({ clock: mutation.finished.success, fn: () => {}, target: calendarForm.succeeded });
sample({
  clock: mutation.finished.failure,
  fn: ({ error }): unknown => error,
  target: calendarForm.failed,
});

const contentOf = (values: CalendarValues) => ({
  terms: sorted(values.terms),
  holidays: sorted(values.holidays),
  bells: values.bells.map(
    (bell): Bell => ({ ...bell, name: bell.name.trim(), minutes: Number(bell.minutes) }),
  ),
  school_days: values.schoolDays.map(Number),
  week_count: values.weekCount,
  first_week: values.firstWeek,
});

const sorted = (periods: readonly PeriodDraft[]): SchoolPeriod[] =>
  periods
    .map(({ name, starts_on, ends_on }) => ({
      name: name.trim(),
      starts_on: starts_on ?? '',
      ends_on: ends_on ?? '',
    }))
    .toSorted((one, other) => (one.starts_on < other.starts_on ? -1 : 1));

sample({ clock: mutation.finished.success, fn: () => {}, target: schedule.refreshed });
sample({
  clock: mutation.finished.success,
  fn: () => ({ tone: 'ok' as const, title: 'School calendar saved' }),
  target: toastShown,
});
sample({ clock: query.finished.failure, target: failureShown });
