import { createEvent, createStore, sample } from 'effector';
import type { Mutation } from '@/shared/api';
import {
  type AdminPerson,
  createAppointAdministratorMutation,
  createConfirmVerificationMutation,
  createDismissAdministratorMutation,
  createEndPlanMutation,
  createReadPersonQuery,
  createResetSecondFactorMutation,
  createSendVerificationMutation,
} from '@/shared/api/administration';
import { nonNull } from '@/shared/lib/non-null';
import { createResource } from '@/shared/lib/resource';
import { failureShown, toastShown } from '@/shared/lib/toasts';
import { administrationOpened } from './lists';

/** What is confirmed before it is done. */
export type Act = 'end' | 'reset' | 'confirm' | 'send' | 'appoint' | 'dismiss';

export const actAsked = createEvent<Act>();
export const actClosed = createEvent();
export const actConfirmed = createEvent();

const acts: readonly { act: Act; mutation: Mutation<{ id: string }, AdminPerson, unknown>; done: string }[] =
  [
    { act: 'end', mutation: createEndPlanMutation(), done: 'The plan has ended' },
    { act: 'reset', mutation: createResetSecondFactorMutation(), done: 'The second factor is gone' },
    { act: 'confirm', mutation: createConfirmVerificationMutation(), done: 'The address is verified' },
    { act: 'send', mutation: createSendVerificationMutation(), done: 'The email is on its way' },
    { act: 'appoint', mutation: createAppointAdministratorMutation(), done: 'An administrator was made' },
    { act: 'dismiss', mutation: createDismissAdministratorMutation(), done: 'The rights were taken away' },
  ];

export const person = createResource({
  name: 'adminPerson',
  query: createReadPersonQuery(),
  request: (id) => ({ id }),
});

/** What the administrator is asked to confirm. */
export const $asked = createStore<Act | null>(null, { name: 'adminAsked' })
  .on(actAsked, (_, act) => act)
  .reset(actClosed, administrationOpened);
export const $isActing = createStore(false, { name: 'adminIsActing' }).on(actConfirmed, () => true);

const personOpened = administrationOpened.filterMap(nonNull);
sample({ clock: personOpened, target: person.opened });

for (const { act, mutation, done } of acts) {
  sample({
    clock: actConfirmed,
    source: { asked: $asked, resource: person.$resource },
    filter: ({ asked, resource }) => asked === act && resource.state === 'ready',
    fn: ({ resource }) => ({ id: resource.state === 'ready' ? resource.id : '' }),
    target: mutation.start,
  });
  sample({
    clock: mutation.finished.success,
    fn: ({ params, result }) => ({ id: params.id, data: result }),
    target: person.changed,
  });
  sample({
    clock: mutation.finished.success,
    fn: () => ({ tone: 'ok' as const, title: done }),
    target: toastShown,
  });
  sample({ clock: mutation.finished.failure, fn: ({ error }) => ({ error }), target: failureShown });
  sample({ clock: mutation.finished.finally, fn: () => {}, target: actClosed });
  $isActing.on(mutation.finished.finally, () => false);
}
