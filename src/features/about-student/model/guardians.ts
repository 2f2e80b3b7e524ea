import { createEvent, createStore, merge, sample } from 'effector';
import {
  createAddGuardianMutation,
  createEditGuardianMutation,
  createRemoveGuardianMutation,
  type Guardian,
  type GuardianDetails,
  type GuardianLanguage,
} from '@/shared/api/guardians';
import { deletionShown, trashRestored } from '@/entities/trash';
import { createForm, emailAddress, filled } from '@/shared/lib/form';
import { failureShown, toastShown } from '@/shared/lib/toasts';
import { $studentId, profile, profileOpened } from './profile';

/** Carries the guardian to change, or null for a new one. */
export const guardianOpened = createEvent<Guardian | null>();
export const guardianClosed = createEvent();
/** Carries the guardian whose weekly summary is turned on or off. */
export const summaryToggled = createEvent<Guardian>();
/** Carries the id of a guardian. */
export const removeRequested = createEvent<string>();

type Values = { name: string; email: string; language: GuardianLanguage };
const empty: Values = { name: '', email: '', language: 'en' };

const addMutation = createAddGuardianMutation();
const editMutation = createEditGuardianMutation();
const toggleMutation = createEditGuardianMutation();
const removeMutation = createRemoveGuardianMutation();
const stored = merge([addMutation.finished.success, editMutation.finished.success]);

export const form = createForm<Values>({
  name: 'guardian',
  initial: empty,
  rules: { name: filled('Enter the name'), email: emailAddress },
});

/** The guardian in the dialog, or `new`; null while the dialog is closed. */
export const $open = createStore<Guardian | 'new' | null>(null, { name: 'openGuardian' })
  .on(guardianOpened, (_, guardian) => guardian ?? 'new')
  .reset(guardianClosed, stored, profileOpened);

const detailsOf = ({ name, email, language }: Values, isOn: boolean): GuardianDetails => ({
  name: name.trim(),
  email: email.trim(),
  language,
  weekly_summary: isOn,
});

sample({
  clock: guardianOpened.map((guardian) => ({ guardian })),
  fn: ({ guardian }): Values => guardian ?? empty,
  target: form.opened,
});
const accepted = sample({
  clock: form.accepted,
  source: { open: $open, student: $studentId },
  fn: ({ open, student }, values) => ({ open, student, values }),
});
sample({
  clock: accepted.filterMap(({ open, student, values }) =>
    // A summary is sent once the teacher has seen it and turned it on.
    open === 'new' ? { id: student, guardianDetails: detailsOf(values, false) } : undefined,
  ),
  target: addMutation.start,
});
sample({
  clock: accepted.filterMap(({ open, values }) =>
    open === 'new' || open === null
      ? undefined
      : { id: open.id, guardianDetails: detailsOf(values, open.weekly_summary) },
  ),
  target: editMutation.start,
});
sample({
  clock: summaryToggled,
  fn: (guardian) => ({
    id: guardian.id,
    guardianDetails: detailsOf(guardian, !guardian.weekly_summary),
  }),
  target: toggleMutation.start,
});
sample({ clock: removeRequested, fn: (id) => ({ id }), target: removeMutation.start });

sample({ clock: stored, target: form.succeeded });
sample({
  clock: [addMutation.finished.failure, editMutation.finished.failure],
  fn: ({ error }): unknown => error,
  target: form.failed,
});
sample({
  clock: [
    stored,
    toggleMutation.finished.success,
    removeMutation.finished.success,
    trashRestored.filterMap(({ kind }) => (kind === 'guardian' ? kind : undefined)),
  ],
  fn: () => undefined,
  target: profile.refreshed,
});
sample({
  clock: toggleMutation.finished.success.map(({ result }) => result),
  fn: ({ weekly_summary: isOn, name }) => ({
    tone: 'ok' as const,
    title: isOn ? `${name} gets a summary every Friday.` : `${name} gets no more summaries.`,
  }),
  target: toastShown,
});
sample({ clock: [toggleMutation.finished.failure, removeMutation.finished.failure], target: failureShown });
sample({
  clock: removeMutation.finished.success,
  fn: ({ params: { id } }) => ({ kind: 'guardian' as const, id, title: 'Guardian removed.' }),
  target: deletionShown,
});
