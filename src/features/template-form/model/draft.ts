import { isHttpErrorCode } from '@farfetched/core';
import { combine, createEvent, createStore, merge, sample } from 'effector';
import { debounce } from 'patronum';
import { startFailed } from '@/entities/generation';
import {
  createDeleteDraftMutation,
  createGetDraftQuery,
  createSaveDraftMutation,
  type Draft,
} from '@/shared/api/drafts';
import { $online } from '@/shared/lib/network';
import type { FormValues } from '@/entities/template-form';
import { nonNull } from '@/shared/lib/non-null';
import {
  $form,
  draftRead,
  draftVersionChanged,
  fieldChanged,
  formAccepted,
  formOpened,
  formReplaced,
  formSaved,
  removeDraftFx,
} from './form';
import type { Form, OpenForm } from './form-state';

/** What the form says about its draft. */
export type DraftNotice =
  | { state: 'none' }
  /** `savedAt` is null for values that only this browser had. */
  | { state: 'restored'; savedAt: string | null }
  | { state: 'startedOver'; before: FormValues }
  /** Another window has saved this since. */
  | { state: 'conflict'; other: Draft };

type NewForm = OpenForm & { draftOf: string };

/** How long the user has to pause before the draft is saved, in milliseconds. */
export const $saveDelay = createStore(1000, { name: 'draftSaveDelay', serialize: 'ignore' });

export const startOverRequested = createEvent();
export const startOverUndone = createEvent();
/** Replaces the form by the version of the other window. */
export const otherVersionChosen = createEvent();
/** Replaces the version of the other window by the form. */
export const ownVersionKept = createEvent();

const saveMutation = createSaveDraftMutation();
const deleteMutation = createDeleteDraftMutation();
const currentQuery = createGetDraftQuery();

// none -> restored -> startedOver -> none; any -> conflict -> none
export const $notice = createStore<DraftNotice>({ state: 'none' }, { name: 'draftNotice' });
/** Whether the form has changes that the server does not have. */
const $isUnsaved = createStore(false, { name: 'formIsUnsaved' });
/** Whether a save or a deletion is under way. */
const $isBusy = createStore(false, { name: 'draftIsBusy' });
/** From the submit until its answer, so that the draft does not change below the new document. */
const $isSubmitted = createStore(false, { name: 'formIsSubmitted' });
const $submittedVersion = createStore(0, { name: 'submittedDraftVersion' });
/** What the rejected save would have stored. */
const $rejectedValues = createStore<FormValues>({}, { name: 'rejectedDraftValues' });

const isEqual = (one: FormValues, other: FormValues): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
const isNew = (form: Form): form is NewForm => form.state === 'open' && form.draftOf !== null;
const $newForm = $form.map((form) => (isNew(form) ? form : null));
const $context = combine({ form: $newForm, notice: $notice });
/** The form, if it has changes and nothing prevents saving them. */
const $savable = combine(
  { form: $newForm, notice: $notice, isUnsaved: $isUnsaved, isBusy: $isBusy, isSubmitted: $isSubmitted },
  ({ form, notice, isUnsaved, isBusy, isSubmitted }) =>
    isUnsaved && !isBusy && !isSubmitted && notice.state !== 'conflict' ? form : null,
);

const changed = sample({ clock: fieldChanged, source: $newForm, filter: Boolean });
const unsavedRead = sample({
  clock: draftRead,
  source: $newForm,
  filter: (form, { draft }) => form !== null && draft !== null && draft.savedAt === null,
});

const deletionAnswered = merge([deleteMutation.finished.success, deleteMutation.finished.failure]);
const answered = merge([saveMutation.finished.success, saveMutation.finished.failure]);
const saved = saveMutation.finished.success.map(({ params, result }) => ({
  draftOf: params.templateType,
  version: result.version,
}));
const conflicted = sample({
  clock: saveMutation.finished.failure,
  source: $newForm,
  filter: (form, failure) => form?.draftOf === failure.params.templateType && isHttpErrorCode(409)(failure),
  fn: (_, { params }) => params,
});
/** The draft that rejected the save: of another window, or this form's own if its answer was lost. */
const currentRead = sample({
  clock: currentQuery.finished.success,
  source: { form: $newForm, rejected: $rejectedValues },
  fn: ({ form, rejected }, { params, result: { draft } }) =>
    form?.draftOf === params.templateType
      ? { form, draft, isOwn: draft !== null && isEqual(draft.input, rejected), rejected }
      : null,
}).filterMap(nonNull);
const goneElsewhere = currentRead.filter({ fn: ({ draft }) => draft === null });
const savedBefore = currentRead.filter({ fn: ({ isOwn }) => isOwn });
const changedElsewhere = currentRead.filterMap(({ draft, isOwn }) =>
  isOwn ? undefined : (draft ?? undefined),
);

const startedOver = sample({ clock: startOverRequested, source: $newForm, filter: Boolean });
const undone = sample({ clock: startOverUndone, source: $context }).filterMap(({ form, notice }) =>
  form && notice.state === 'startedOver' ? { form, values: notice.before } : undefined,
);
const conflictOf = ({ form, notice }: { form: NewForm | null; notice: DraftNotice }) =>
  form && notice.state === 'conflict' ? { form, other: notice.other } : undefined;
const otherTaken = sample({ clock: otherVersionChosen, source: $context }).filterMap(conflictOf);
const ownKept = sample({ clock: ownVersionKept, source: $context }).filterMap(conflictOf);

$isUnsaved
  .on([changed, unsavedRead, goneElsewhere, undone, ownKept], () => true)
  .on(savedBefore, (_, { form, rejected }) => form.values !== rejected)
  .on([otherTaken, startedOver], () => false);
$notice
  .on(draftRead, (_, { draft }) =>
    draft ? { state: 'restored', savedAt: draft.savedAt } : { state: 'none' },
  )
  .on(startedOver, (_, { values }) => ({ state: 'startedOver', before: values }))
  .on(changedElsewhere, (_, other) => ({ state: 'conflict', other }))
  .on(fieldChanged, (notice) => (notice.state === 'startedOver' ? { state: 'none' } : notice))
  .reset(undone, otherTaken, ownKept, formSaved);

const saveDue = sample({
  clock: [
    debounce(changed, $saveDelay),
    unsavedRead,
    formReplaced,
    draftVersionChanged,
    $online.updates.filter({ fn: Boolean }),
  ].map((clock) => clock.map(() => undefined)),
  source: $savable,
}).filterMap(nonNull);
/** The user opened another form before the last changes of this one were saved. */
const leftUnsaved = sample({
  clock: formOpened,
  source: $savable,
  fn: (form, { key }) => (form?.key === key ? null : form),
}).filterMap(nonNull);
const saving = merge([saveDue, leftUnsaved]);

$isUnsaved
  .on(saving, () => false)
  .on(saveMutation.finished.failure, () => true)
  .reset(formSaved);
$isBusy.on([saving, deleteMutation.started], () => true).on([answered, deletionAnswered], () => false);
$isSubmitted.on(formAccepted, () => true).reset(startFailed, formSaved, formOpened);
$submittedVersion.on(formAccepted, (_, { draftVersion }) => draftVersion);
$rejectedValues.on(conflicted, (_, { draftContent }) => draftContent.input);

sample({
  clock: saving,
  fn: ({ draftOf, draftVersion, values }) => ({
    templateType: draftOf,
    draftContent: { version: draftVersion, input: values },
  }),
  target: saveMutation.start,
});
sample({
  clock: conflicted,
  fn: ({ templateType }) => ({ templateType }),
  target: currentQuery.start,
});

const versionOf = ({ form, draft }: { form: NewForm; draft: Draft | null }) => ({
  draftOf: form.draftOf,
  version: draft?.version ?? 0,
});
sample({
  clock: [
    saved,
    goneElsewhere.map(versionOf),
    savedBefore.map(versionOf),
    ownKept.map(({ form, other }) => versionOf({ form, draft: other })),
    deleteMutation.finished.success.map(({ params }) => ({ draftOf: params.templateType, version: 0 })),
  ],
  target: draftVersionChanged,
});
sample({
  clock: [
    startedOver.map((form) => ({ opening: form, draft: { values: form.input, version: form.draftVersion } })),
    undone.map(({ form, values }) => ({ opening: form, draft: { values, version: form.draftVersion } })),
    otherTaken.map(({ form, other }) => ({
      opening: form,
      draft: { values: other.input, version: other.version },
    })),
  ],
  target: formReplaced,
});

/** A save whose version the new document's request did not carry. */
const outlived = sample({
  clock: formSaved,
  source: { form: $newForm, submitted: $submittedVersion },
}).filterMap(({ form, submitted }) => (form && form.draftVersion !== submitted ? form : undefined));
sample({
  clock: [startedOver, outlived],
  fn: ({ draftOf }) => ({ templateType: draftOf }),
  target: deleteMutation.start,
});
// The server has everything that this browser stored.
sample({
  clock: sample({
    clock: [saved.map(() => undefined), otherTaken.map(() => undefined), startedOver.map(() => undefined)],
    source: { form: $newForm, isUnsaved: $isUnsaved },
  }).filterMap(({ form, isUnsaved }) => (form && !isUnsaved ? form : undefined)),
  target: removeDraftFx,
});
