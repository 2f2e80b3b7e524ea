import { createEvent, createStore, merge, sample } from 'effector';
import {
  createAddSupportMutation,
  createEditSupportMutation,
  createRemoveSupportMutation,
  type Support,
  type SupportKind,
} from '@/shared/api/student-profiles';
import { deletionShown, trashRestored } from '@/entities/trash';
import { createForm } from '@/shared/lib/form';
import { failureShown } from '@/shared/lib/toasts';
import { $studentId, profile, profileOpened } from './profile';

/** Carries the support to change, or null for a new one. */
export const supportOpened = createEvent<Support | null>();
export const supportClosed = createEvent();
/** Carries the id of a support. */
export const removeRequested = createEvent<string>();

type Values = { kind: SupportKind; detail: string; reviewOn: string | null };
const empty: Values = { kind: 'extra_time', detail: '', reviewOn: null };

const addMutation = createAddSupportMutation();
const editMutation = createEditSupportMutation();
const removeMutation = createRemoveSupportMutation();
const stored = merge([addMutation.finished.success, editMutation.finished.success]);

export const form = createForm<Values>({
  name: 'support',
  initial: empty,
  serverFields: { review_on: 'reviewOn' },
});

/** The support in the dialog: its id, or `new`; null while the dialog is closed. */
export const $open = createStore<string | null>(null, { name: 'openSupport' })
  .on(supportOpened, (_, support) => support?.id ?? 'new')
  .reset(supportClosed, stored, profileOpened);

sample({
  clock: supportOpened.map((support) => ({ support })),
  fn: ({ support }): Values =>
    support ? { kind: support.kind, detail: support.detail, reviewOn: support.review_on } : empty,
  target: form.opened,
});
const accepted = sample({
  clock: form.accepted,
  source: { open: $open, student: $studentId },
  fn: ({ open, student }, { kind, detail, reviewOn }) => ({
    open,
    student,
    supportDetails: { kind, detail: detail.trim(), review_on: reviewOn },
  }),
});
sample({
  clock: accepted.filterMap(({ open, student, supportDetails }) =>
    open === 'new' ? { id: student, supportDetails } : undefined,
  ),
  target: addMutation.start,
});
sample({
  clock: accepted.filterMap(({ open, supportDetails }) =>
    open === 'new' || open === null ? undefined : { id: open, supportDetails },
  ),
  target: editMutation.start,
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
    removeMutation.finished.success,
    trashRestored.filterMap(({ kind }) => (kind === 'support' ? kind : undefined)),
  ],
  fn: () => undefined,
  target: profile.refreshed,
});
sample({
  clock: removeMutation.finished.success,
  fn: ({ params: { id } }) => ({ kind: 'support' as const, id, title: 'Support removed.' }),
  target: deletionShown,
});
sample({ clock: removeMutation.finished.failure, target: failureShown });
