import { createEvent, createStore, merge, sample } from 'effector';
import { concurrency, problemOf } from '@/shared/api';
import {
  type CalendarImport,
  type CalendarImportPlan,
  type CalendarImports,
  type CalendarTarget,
  createApplyCalendarImportMutation,
  createEndCalendarImportMutation,
  createListCalendarImportsQuery,
  createReadCalendarAddressMutation,
  createReadCalendarFileMutation,
} from '@/shared/api/schedule';
import { readLocalTimeFx } from '@/shared/lib/clock';
import { createForm, keepDraft, storedTexts } from '@/shared/lib/form';
import { nonNull } from '@/shared/lib/non-null';
import { failureShown, toastShown } from '@/shared/lib/toasts';
import { calendarRefreshed } from './calendar-editor';
import { schedule } from './schedule';

/** `choosing` a file or an address, `checking` what was found in it. */
export type Importing =
  | { state: 'closed' }
  | { state: 'choosing'; isReading: boolean }
  | { state: 'checking'; plan: CalendarImportPlan };

export const importRequested = createEvent();
export const importClosed = createEvent();
export const fileChosen = createEvent<File>();
/** Back from what was found. */
export const anotherChosen = createEvent();
export const importEnded = createEvent<CalendarImport>();

const listQuery = createListCalendarImportsQuery();
const fileMutation = createReadCalendarFileMutation();
const addressMutation = createReadCalendarAddressMutation();
const applyMutation = createApplyCalendarImportMutation();
const endMutation = createEndCalendarImportMutation();
concurrency(listQuery, { strategy: 'TAKE_LATEST' });

export const addressForm = createForm<{ url: string }>({
  name: 'calendar-address',
  initial: { url: '' },
  rules: { url: (url) => (url.trim() === '' ? 'Enter the address, or choose a file.' : undefined) },
});
const addressDraft = keepDraft({ form: addressForm, readStored: storedTexts('url') });

export const importForm = createForm<{ name: string; target: CalendarTarget }>({
  name: 'calendar-import',
  initial: { name: '', target: 'schedule' },
  rules: { name: (name) => (name.trim() === '' ? 'Name the calendar.' : undefined) },
});
const nameDraft = keepDraft({ form: importForm, readStored: storedTexts('name') });

const $zone = createStore('UTC', { name: 'importZone' }).on(
  readLocalTimeFx.doneData,
  (_, { timeZone }) => timeZone,
);

/** The calendars that were imported, once they are known. */
export const $imports = createStore<CalendarImports | null>(null, { name: 'calendarImports' }).on(
  listQuery.finished.success,
  (_, { result }) => result,
);

const read = merge([fileMutation.finished.success, addressMutation.finished.success]);

// closed -> choosing -> checking -> closed; checking -> choosing
export const $importing = createStore<Importing>({ state: 'closed' }, { name: 'calendarImporting' });
// An answer counts only in the dialog that asked for it.
const planned = sample({
  clock: read,
  source: $importing,
  fn: (importing, { result }) => (importing.state === 'choosing' ? result : null),
}).filterMap(nonNull);
$importing
  .on([importRequested, anotherChosen], () => ({ state: 'choosing', isReading: false }))
  .on([fileMutation.start, addressMutation.start], (state) =>
    state.state === 'choosing' ? { ...state, isReading: true } : state,
  )
  .on([fileMutation.finished.failure, addressMutation.finished.failure], (state) =>
    state.state === 'choosing' ? { ...state, isReading: false } : state,
  )
  .on(planned, (_, plan) => ({ state: 'checking', plan }))
  .reset(importClosed, applyMutation.finished.success, schedule.opened);

sample({ clock: schedule.opened, fn: () => {}, target: listQuery.start });
sample({ clock: importRequested, target: readLocalTimeFx });
sample({ clock: importRequested, target: addressForm.reset });
sample({ clock: importRequested, fn: () => 'new', target: addressDraft.draftOpened });

sample({
  clock: fileChosen,
  source: $zone,
  fn: (zone, file) => ({ readCalendarFileBody: { file }, params: { time_zone: zone } }),
  target: fileMutation.start,
});
sample({
  clock: addressForm.accepted,
  source: $zone,
  fn: (zone, { url }) => ({ calendarAddress: { url: url.trim() }, params: { time_zone: zone } }),
  target: addressMutation.start,
});
sample({ clock: addressMutation.finished.success, fn: () => {}, target: addressForm.succeeded });
sample({
  clock: addressMutation.finished.failure,
  fn: ({ error }): unknown => error,
  target: addressForm.failed,
});
sample({
  clock: fileMutation.finished.failure,
  fn: ({ error }) => {
    const { message, fields } = problemOf(error);
    return { form: fields['file']?.[0] ?? message };
  },
  target: addressForm.errorsReplaced,
});

/** Whole days only are probably holidays. */
const looksLikeHolidays = ({ counts, events }: CalendarImportPlan): boolean =>
  events.length > 0 && counts.timed === 0;
sample({
  clock: planned,
  fn: (plan) => ({
    name: plan.name,
    target: looksLikeHolidays(plan) ? ('holidays' as const) : ('schedule' as const),
  }),
  target: importForm.opened,
});
// The same calendar gets the name that was typed for it before.
sample({ clock: planned, fn: ({ address, name }) => address ?? name, target: nameDraft.draftOpened });
const applied = sample({
  clock: importForm.accepted,
  source: $importing,
  fn: (importing, { name, target }) =>
    importing.state === 'checking'
      ? { id: importing.plan.id, calendarImportChange: { name: name.trim(), target } }
      : null,
}).filterMap(nonNull);
sample({ clock: applied, target: applyMutation.start });
sample({ clock: applyMutation.finished.success, fn: () => {}, target: importForm.succeeded });
sample({
  clock: applyMutation.finished.failure,
  fn: ({ error }): unknown => error,
  target: importForm.failed,
});

const undone = createEvent();
const $last = createStore<CalendarImport | null>(null, { name: 'lastCalendarImport' }).on(
  applyMutation.finished.success,
  (_, { result }) => result,
);
sample({
  clock: applyMutation.finished.success,
  fn: ({ result: { name, events } }) => ({
    tone: 'ok' as const,
    title: `${events === 1 ? 'One event' : `${events} events`} of “${name}” added`,
    action: { label: 'Undo', chosen: undone },
  }),
  target: toastShown,
});
sample({
  clock: [importEnded, sample({ clock: undone, source: $last }).filterMap(nonNull)],
  fn: ({ id }) => ({ id }),
  target: endMutation.start,
});
sample({
  clock: endMutation.finished.success,
  fn: () => ({ tone: 'ok' as const, title: 'The calendar is out of your schedule.' }),
  target: toastShown,
});
sample({ clock: endMutation.finished.failure, target: failureShown });
export const $isEnding = createStore(false, { name: 'isEndingCalendarImport' })
  .on(endMutation.start, () => true)
  .on(endMutation.finished.finally, () => false);

sample({
  clock: [applyMutation.finished.success, endMutation.finished.success],
  fn: () => {},
  target: [listQuery.start, schedule.refreshed, calendarRefreshed],
});
