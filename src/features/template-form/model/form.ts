import { attach, createEffect, createEvent, createStore, merge, sample } from 'effector';
import { $userId } from '@/shared/api';
import { draftAnswerSchema, getDraftFx } from '@/shared/api/drafts';
import { INVALID } from '@/shared/lib/form';
import { nonNull } from '@/shared/lib/non-null';
import { removeStoredFx, storeFx, readStoredFx } from '@/shared/lib/storage';
import {
  changeField,
  type DraftValues,
  type FieldChange,
  type Form,
  type FormOpening,
  isValid,
  validateAll,
  blurField,
  messagesOf,
  type OpenForm,
  openForm,
  rejectForm,
  saveForm,
} from './form-state';
import { type ChosenDraft, chooseDraft, type FoundDrafts } from './choose-draft';

export const formOpened = createEvent<FormOpening>();
export const fieldChanged = createEvent<FieldChange>();
/** Fills in several fields at once, from another document. */
export const valuesTaken = createEvent<Readonly<Record<string, unknown>>>();
/** Shows the message of every invalid field, as a submit does. */
export const formChecked = createEvent();
export const fieldBlurred = createEvent<string>();
export const formSubmitted = createEvent();
/** The form was submitted to be written for each of its students. */
export const batchSubmitted = createEvent();
export const formRejected = createEvent<Readonly<Record<string, readonly string[]>>>();
/** The server has stored the input, so the draft can be removed. */
export const formSaved = createEvent();

/** Reads what this browser has stored and what the server has saved; either may be missing or unreachable. */
export const readDraftFx = createEffect<FormOpening, FoundDrafts>({
  name: 'readDraft',
  handler: async ({ key, draftOf }) => {
    const [stored, saved] = await Promise.allSettled([
      readStoredFx(key),
      draftOf === null ? null : getDraftFx({ templateType: draftOf }),
    ]);
    return {
      stored: 'value' in stored ? stored.value : null,
      saved: draftAnswerSchema.safeParse('value' in saved ? saved.value : null).data?.draft ?? null,
    };
  },
});
export const storeDraftFx = attach({
  name: 'storeDraft',
  source: $userId,
  effect: storeFx,
  mapParams: ({ key, values, draftVersion }: OpenForm, user) => ({
    name: key,
    value: { values, version: draftVersion, user },
  }),
});
export const removeDraftFx = attach({
  name: 'removeDraft',
  effect: removeStoredFx,
  mapParams: ({ key }: OpenForm) => key,
});

/** Focuses the first invalid field. */
export const focusFirstInvalidFx = createEffect<void, void>({
  name: 'focusFirstInvalid',
  handler: () => {
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`form ${INVALID}`)?.focus());
  },
});

// closed -> open -> closed
export const $form = createStore<Form>({ state: 'closed' }, { name: 'form' });

/** Whether the form is unchanged since the server rejected it. */
export const $isRejected = createStore(false, { name: 'formIsRejected' });

export const $messages = $form.map(messagesOf);

/** A valid form was submitted. */
const whenValid = (clock: typeof formSubmitted) =>
  sample({
    clock,
    source: $form,
    fn: (form) => (form.state === 'open' && isValid(form) ? form : null),
  }).filterMap(nonNull);

export const formAccepted = whenValid(formSubmitted);
export const batchAccepted = whenValid(batchSubmitted);

export const draftRead = createEvent<{ opening: FormOpening; draft: ChosenDraft | null }>();
/** The user starts over or takes other values. */
export const formReplaced = createEvent<{ opening: FormOpening; draft: DraftValues | null }>();
/** The form has values that the user did not type just now. */
export const formFilled = merge([draftRead, formReplaced]);
/** The server has this version of the draft. */
export const draftVersionChanged = createEvent<{ draftOf: string; version: number }>();

$form
  .on(formFilled, (_, { opening, draft }) => openForm(opening, draft))
  .on(fieldChanged, changeField)
  .on(valuesTaken, (form, values) =>
    Object.entries(values).reduce((filled, [name, value]) => changeField(filled, { name, value }), form),
  )
  .on(fieldBlurred, blurField)
  .on([formSubmitted, formChecked, batchSubmitted], validateAll)
  .on(formRejected, rejectForm)
  .on(draftVersionChanged, saveForm);

$isRejected.on(fieldChanged, () => false).reset(formSubmitted, batchSubmitted, formFilled);

sample({ clock: formOpened, target: readDraftFx });

sample({
  clock: readDraftFx.done,
  source: $userId,
  fn: (user, { params: opening, result: found }) => ({ opening, draft: chooseDraft(found, user) }),
  target: draftRead,
});

const $openForm = $form.map((form) => (form.state === 'open' ? form : null));

sample({ clock: fieldChanged, source: $openForm, filter: Boolean, target: storeDraftFx });
sample({ clock: formSaved, source: $openForm, filter: Boolean, target: removeDraftFx });

sample({
  clock: [formSubmitted, formChecked, batchSubmitted, formRejected],
  source: $messages,
  filter: (messages) => Object.keys(messages).length > 0,
  target: focusFirstInvalidFx,
});
