import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { forgetKeptFx, keepFx, readKeptFx } from '@/shared/lib/kept';
import {
  changeField,
  type Form,
  type FormOpening,
  isInOrder,
  judgeAll,
  leaveField,
  messagesOf,
  type OpenForm,
  openForm,
  refuseForm,
} from './form-state';
import type { FormValues } from './form-values';

export const formOpened = createEvent<FormOpening>();
export const formClosed = createEvent();
export const fieldChanged = createEvent<{ name: string; value: unknown }>();
export const fieldLeft = createEvent<string>();
export const formSent = createEvent();
export const formRefused = createEvent<Readonly<Record<string, readonly string[]>>>();
/** What was typed has arrived where it cannot be lost. */
export const formTaken = createEvent();

export const readDraftFx = attach({
  name: 'readDraft',
  effect: readKeptFx,
  mapParams: ({ key }: FormOpening) => key,
});
export const keepDraftFx = attach({
  name: 'keepDraft',
  effect: keepFx,
  mapParams: ({ key, values }: OpenForm) => ({ name: key, value: values }),
});
export const forgetDraftFx = attach({
  name: 'forgetDraft',
  effect: forgetKeptFx,
  mapParams: ({ key }: OpenForm) => key,
});

/** Moves the focus to the first field that has something to say. */
export const focusFirstMessageFx = createEffect<void, void>({
  name: 'focusFirstMessage',
  handler: () => {
    requestAnimationFrame(() => document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus());
  },
});

// closed -> open -> closed
export const $form = createStore<Form>({ state: 'closed' }, { name: 'form' });

export const $messages = $form.map(messagesOf);

/** The form was sent and is in order; what is asked of the server follows from this. */
export const formAccepted = sample({
  clock: formSent,
  source: $form,
  fn: (form) => (form.state === 'open' && isInOrder(form) ? form : null),
}).filterMap((form) => form ?? undefined);

export const draftRead = createEvent<{ opening: FormOpening; kept: FormValues | null }>();

$form
  .on(draftRead, (_, { opening, kept }) => openForm(opening, kept))
  .on(fieldChanged, changeField)
  .on(fieldLeft, leaveField)
  .on(formSent, judgeAll)
  .on(formRefused, refuseForm)
  .reset(formClosed);

sample({ clock: formOpened, target: readDraftFx });

sample({
  clock: readDraftFx.finally,
  fn: (answer) => ({
    opening: answer.params,
    kept: answer.status === 'done' && isValues(answer.result) ? answer.result : null,
  }),
  target: draftRead,
});

const $openForm = $form.map((form) => (form.state === 'open' ? form : null));

sample({ clock: fieldChanged, source: $openForm, filter: Boolean, target: keepDraftFx });
sample({ clock: formTaken, source: $openForm, filter: Boolean, target: forgetDraftFx });

sample({
  clock: [formSent, formRefused],
  source: $messages,
  filter: (messages) => Object.keys(messages).length > 0,
  fn: () => undefined,
  target: focusFirstMessageFx,
});

function isValues(kept: unknown): kept is FormValues {
  return typeof kept === 'object' && kept !== null && !Array.isArray(kept);
}
