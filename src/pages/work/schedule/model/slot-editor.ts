import { createEvent, createStore, merge, sample } from 'effector';
import { deletionShown, trashRestored } from '@/entities/trash';
import { daysLater, weekdayNumber } from '@/entities/schedule';
import { createListClassesQuery } from '@/shared/api/classes';
import {
  createCreateScheduleSlotMutation,
  createDeleteScheduleSlotMutation,
  createFindScheduleConflictsMutation,
  createUpdateScheduleSlotMutation,
  type ScheduleConflicts,
  type ScheduleSlot,
  type SlotFields,
  type SlotWeek,
} from '@/shared/api/schedule';
import { readLocalTimeFx } from '@/shared/lib/clock';
import { createForm, keepDraft, storedTexts } from '@/shared/lib/form';
import { createResource } from '@/shared/lib/resource';
import { failureShown } from '@/shared/lib/toasts';
import { schedule } from './schedule';

export type SlotValues = {
  /** Empty for a duty. */
  classId: string;
  title: string;
  weekday: string;
  week: SlotWeek;
  startsAt: string;
  minutes: string;
  room: string;
  startsOn: string | null;
  endsOn: string | null;
};

type Editor = { state: 'closed' } | { state: 'new' } | { state: 'change'; id: string };

export const newSlotRequested = createEvent();
export const slotChangeRequested = createEvent<ScheduleSlot>();
export const slotEditorClosed = createEvent();
export const slotDeleted = createEvent();

const createMutation = createCreateScheduleSlotMutation();
const updateMutation = createUpdateScheduleSlotMutation();
const deleteMutation = createDeleteScheduleSlotMutation();
const conflictsMutation = createFindScheduleConflictsMutation();

/** The classes that a slot can be for. */
export const slotClasses = createResource({
  name: 'slotClasses',
  query: createListClassesQuery(),
  request: () => ({ params: { state: 'current' as const } }),
});

const blank: SlotValues = {
  classId: '',
  title: '',
  weekday: '1',
  week: 'every',
  startsAt: '',
  minutes: '45',
  room: '',
  startsOn: null,
  endsOn: null,
};

const isBetween = (text: string, least: number, most: number): boolean =>
  /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most;

export const slotForm = createForm<SlotValues>({
  name: 'slot-editor',
  initial: blank,
  rules: {
    title: (value, { classId }) =>
      classId === '' && value.trim() === '' ? 'Name the duty, or choose a class.' : undefined,
    startsAt: (value) => (value === '' ? 'Enter the time.' : undefined),
    minutes: (value) => (isBetween(value, 5, 600) ? undefined : 'Enter 5 to 600 minutes.'),
    startsOn: (value) => (value === null ? 'Choose the first day.' : undefined),
    endsOn: (value, { startsOn }) =>
      value !== null && startsOn !== null && value < startsOn ? 'Choose a day after the first.' : undefined,
  },
  serverFields: {
    class_id: 'classId',
    starts_at: 'startsAt',
    starts_on: 'startsOn',
    ends_on: 'endsOn',
  },
});

const { draftOpened } = keepDraft({
  form: slotForm,
  readStored: storedTexts('title', 'startsAt', 'minutes', 'room', 'startsOn', 'endsOn'),
});

const saved = merge([
  createMutation.finished.success,
  updateMutation.finished.success,
  deleteMutation.finished.success,
]);

// closed -> new | change -> closed
export const $slotEditor = createStore<Editor>({ state: 'closed' }, { name: 'slotEditor' })
  .on(newSlotRequested, () => ({ state: 'new' }))
  .on(slotChangeRequested, (_, { id }) => ({ state: 'change', id }))
  .reset(slotEditorClosed, saved, schedule.opened);

const $zone = createStore('UTC', { name: 'slotZone' }).on(
  readLocalTimeFx.doneData,
  (_, { timeZone }) => timeZone,
);

sample({ clock: [newSlotRequested, slotChangeRequested], fn: () => 'current', target: slotClasses.opened });
sample({ clock: [newSlotRequested, slotChangeRequested], fn: () => {}, target: readLocalTimeFx });
sample({
  clock: newSlotRequested,
  source: schedule.$shown,
  filter: Boolean,
  // From the Monday of the week that is shown.
  fn: ({ day }): SlotValues => ({ ...blank, startsOn: daysLater(day, 1 - weekdayNumber(day)) }),
  target: slotForm.opened,
});
sample({
  clock: slotChangeRequested,
  fn: (slot): SlotValues => ({
    classId: slot.class?.id ?? '',
    title: slot.class ? '' : slot.title,
    weekday: String(slot.weekday),
    week: slot.week,
    startsAt: slot.starts_at,
    minutes: String(slot.minutes),
    room: slot.room,
    startsOn: slot.starts_on,
    endsOn: slot.ends_on,
  }),
  target: slotForm.opened,
});

// What was typed about the slot before returns to the form.
sample({ clock: newSlotRequested, fn: () => 'new', target: draftOpened });
sample({ clock: slotChangeRequested, fn: ({ id }) => id, target: draftOpened });

const accepted = sample({
  clock: slotForm.accepted,
  source: { editor: $slotEditor, zone: $zone },
  fn: ({ editor, zone }, values) => ({ editor, slotFields: fieldsOf(values, zone) }),
});

const fieldsOf = (values: SlotValues, zone: string): SlotFields => ({
  class_id: values.classId === '' ? null : values.classId,
  title: values.title.trim(),
  weekday: Number(values.weekday),
  week: values.week,
  starts_at: values.startsAt,
  minutes: Number(values.minutes),
  room: values.room.trim(),
  starts_on: values.startsOn ?? '',
  ends_on: values.endsOn,
  time_zone: zone,
});

type Asked = { editor: Editor; slotFields: SlotFields };
const $asked = createStore<Asked | null>(null, { name: 'askedSlot' }).on(accepted, (_, asked) => asked);

/** What the slot collides with; saving the same again means it. */
export const $slotConflicts = createStore<ScheduleConflicts['items']>([], { name: 'slotConflicts' })
  .on(conflictsMutation.finished.success, (_, { result }) => result.items)
  .reset(newSlotRequested, slotChangeRequested, slotForm.changed);

const meant = sample({
  clock: accepted,
  source: $slotConflicts,
  fn: (conflicts, asked) => ({ asked, isMeant: conflicts.length > 0 }),
});
sample({
  clock: meant.filterMap(({ asked, isMeant }) => (isMeant ? undefined : asked)),
  fn: ({ editor, slotFields }) => ({
    scheduleProposal: {
      slot_id: editor.state === 'change' ? editor.id : null,
      slot: slotFields,
      lesson_id: null,
      assignment_id: null,
      on: null,
    },
  }),
  target: conflictsMutation.start,
});
const checked = sample({
  clock: conflictsMutation.finished.success,
  source: $asked,
  fn: (asked, { result }) => ({ asked, isFree: result.items.length === 0 }),
});
// The form waits for another word of the teacher.
sample({
  clock: checked.filter({ fn: ({ isFree }) => !isFree }),
  fn: () => {},
  target: slotForm.succeeded,
});
const toSave = merge([
  meant.filterMap(({ asked, isMeant }) => (isMeant ? asked : undefined)),
  checked.filterMap(({ asked, isFree }) => (isFree && asked ? asked : undefined)),
]);
sample({
  clock: toSave.filterMap(({ editor, slotFields }) =>
    editor.state === 'change' ? undefined : { slotFields },
  ),
  target: createMutation.start,
});
sample({
  clock: toSave.filterMap(({ editor, slotFields }) =>
    editor.state === 'change' ? { id: editor.id, slotFields } : undefined,
  ),
  target: updateMutation.start,
});
sample({
  clock: sample({ clock: slotDeleted, source: $slotEditor }).filterMap((editor) =>
    editor.state === 'change' ? { id: editor.id } : undefined,
  ),
  target: deleteMutation.start,
});
sample({ clock: saved, fn: () => {}, target: [slotForm.succeeded, schedule.refreshed] });
sample({
  clock: [
    createMutation.finished.failure,
    updateMutation.finished.failure,
    conflictsMutation.finished.failure,
  ],
  fn: ({ error }): unknown => error,
  target: slotForm.failed,
});
sample({ clock: deleteMutation.finished.failure, target: failureShown });
sample({
  clock: deleteMutation.finished.success,
  fn: ({ params: { id } }) => ({
    kind: 'slot' as const,
    id,
    title: 'Slot deleted. Its lessons keep their days.',
  }),
  target: deletionShown,
});
sample({
  clock: trashRestored,
  filter: ({ kind }) => kind === 'slot',
  fn: () => undefined,
  target: schedule.refreshed,
});
