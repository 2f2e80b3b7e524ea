import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import {
  $generation,
  generationClosed,
  openAccepted,
  startAccepted,
  type GenerationState,
} from '@/entities/generation';
import type { GenerationRequest } from '@/shared/api/generations';
import { appealGenerationFx, appealRequestFx, type Decline, declineSchema } from '@/shared/api/safety';
import { createForm, filled } from '@/shared/lib/form';
import { nonNull } from '@/shared/lib/non-null';

/** What was declined: a form that never started, or a document that the model declined. */
export type Declined = { message: string; decline: Decline } & (
  | { what: 'request'; request: GenerationRequest }
  | { what: 'document'; id: string }
);

export const appealOpened = createEvent();
export const appealClosed = createEvent();

export const $declined = $generation.map(declinedIn);

export const appealForm = createForm<{ reason: string }>({
  name: 'appeal',
  initial: { reason: '' },
  rules: { reason: filled('Enter why this should be allowed') },
});

type Appeal = { declined: Declined; reason: string };

const sendAppealFx = createEffect<Appeal, unknown>({
  name: 'sendAppeal',
  handler: ({ declined, reason }) =>
    declined.what === 'request'
      ? sendRequestFx({ request: declined.request, reason })
      : sendDocumentFx({ id: declined.id, reason }),
});

const sendRequestFx = attach({
  effect: appealRequestFx,
  mapParams: ({ request, reason }: { request: GenerationRequest; reason: string }) => ({
    requestAppeal: { ...request, reason },
  }),
});

const sendDocumentFx = attach({
  effect: appealGenerationFx,
  mapParams: ({ id, reason }: { id: string; reason: string }) => ({ id, generationAppeal: { reason } }),
});

// closed <-> open -> sent -> closed with the next document
export const $appeal = createStore<'closed' | 'open' | 'sent'>('closed', { name: 'appeal' })
  .on(appealOpened, (state) => (state === 'closed' ? 'open' : state))
  .on(appealClosed, (state) => (state === 'open' ? 'closed' : state))
  .on(sendAppealFx.done, () => 'sent')
  .reset(generationClosed, openAccepted, startAccepted);

sample({
  clock: sample({
    clock: appealForm.accepted,
    source: $declined,
    fn: (declined, { reason }): Appeal | null => declined && { declined, reason: reason.trim() },
  }).filterMap(nonNull),
  target: sendAppealFx,
});

sample({ clock: sendAppealFx.done, target: [appealForm.succeeded, appealForm.reset] });
sample({ clock: sendAppealFx.failData, fn: (error): unknown => error, target: appealForm.failed });

function declinedIn(state: GenerationState): Declined | null {
  if (state.state === 'rejected') {
    const { message, decline } = state.problem;
    const parsed = declineSchema.safeParse(decline);
    return parsed.success ? { what: 'request', request: state.request, message, decline: parsed.data } : null;
  }
  if (state.state !== 'failed' || !state.failure.decline) return null;
  const { message, decline } = state.failure;
  return { what: 'document', id: state.document.generation.id, message, decline };
}
