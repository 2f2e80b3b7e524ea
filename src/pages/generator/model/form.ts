import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { removeStoredFx, storeFx, readStoredFx } from '@/shared/lib/storage';
import {
  changeField,
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
} from './form-state';
import type { FormValues } from './form-values';

export const formOpened = createEvent<FormOpening>();
export const formClosed = createEvent();
export const fieldChanged = createEvent<FieldChange>();
export const fieldBlurred = createEvent<string>();
export const formSubmitted = createEvent();
export const formRejected = createEvent<Readonly<Record<string, readonly string[]>>>();
/** The server has stored the input, so the draft can be removed. */
export const formSaved = createEvent();

export const readDraftFx = attach({
  name: 'readDraft',
  effect: readStoredFx,
  mapParams: ({ key }: FormOpening) => key,
});
export const storeDraftFx = attach({
  name: 'storeDraft',
  effect: storeFx,
  mapParams: ({ key, values }: OpenForm) => ({ name: key, value: values }),
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
    requestAnimationFrame(() => document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus());
  },
});

// closed -> open -> closed
export const $form = createStore<Form>({ state: 'closed' }, { name: 'form' });

/** Whether the form is unchanged since the server rejected it. */
export const $isRejected = createStore(false, { name: 'formIsRejected' });

export const $messages = $form.map(messagesOf);

/** A valid form was submitted. */
export const formAccepted = sample({
  clock: formSubmitted,
  source: $form,
  fn: (form) => (form.state === 'open' && isValid(form) ? form : null),
}).filterMap((form) => form ?? undefined);

export const draftRead = createEvent<{ opening: FormOpening; draft: FormValues | null }>();

$form
  .on(draftRead, (_, { opening, draft }) => openForm(opening, draft))
  .on(fieldChanged, changeField)
  .on(fieldBlurred, blurField)
  .on(formSubmitted, validateAll)
  .on(formRejected, rejectForm)
  .reset(formClosed);

$isRejected.on(fieldChanged, () => false).reset(formSubmitted, draftRead, formClosed);

sample({ clock: formOpened, target: readDraftFx });

sample({
  clock: readDraftFx.finally,
  fn: (answer) => ({
    opening: answer.params,
    draft: answer.status === 'done' && isValues(answer.result) ? answer.result : null,
  }),
  target: draftRead,
});

const $openForm = $form.map((form) => (form.state === 'open' ? form : null));

sample({ clock: fieldChanged, source: $openForm, filter: Boolean, target: storeDraftFx });
sample({ clock: formSaved, source: $openForm, filter: Boolean, target: removeDraftFx });

sample({
  clock: [formSubmitted, formRejected],
  source: $messages,
  filter: (messages) => Object.keys(messages).length > 0,
  fn: () => undefined,
  target: focusFirstInvalidFx,
});

function isValues(draft: unknown): draft is FormValues {
  return typeof draft === 'object' && draft !== null && !Array.isArray(draft);
}
