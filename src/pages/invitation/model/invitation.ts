import { createEvent, createStore, sample } from 'effector';
import { classTitle } from '@/entities/class';
import { logoutAsked } from '@/entities/session';
import { problemOf } from '@/shared/api';
import {
  createAcceptInvitationMutation,
  createGetInvitationDetailsQuery,
  type Invitation,
} from '@/shared/api/invitations';
import { navigateFx, withNext } from '@/shared/lib/navigation';
import { toastShown } from '@/shared/lib/toasts';
import { type InvitationLink, type InvitationRequest, pathOf, readLink } from './invitation-link';

export type InvitationState =
  | { state: 'loading' }
  | { state: 'shown'; invitation: Invitation; problem: string | null }
  | { state: 'accepting'; invitation: Invitation }
  | { state: 'accepted' }
  /** The link cannot be used. */
  | { state: 'refused'; reason: string }
  /** Nothing is known of the link: it may be tried again. */
  | { state: 'unreachable'; reason: string };

export const invitationOpened = createEvent<InvitationLink>();
export const retryAsked = createEvent();
export const acceptAsked = createEvent();
/** The invitation is for somebody else who uses this browser. */
export const otherAccountAsked = createEvent();

const detailsQuery = createGetInvitationDetailsQuery();
const acceptMutation = createAcceptInvitationMutation();

// loading -> shown | refused | unreachable -> loading; shown -> accepting -> accepted | shown
export const $state = createStore<InvitationState>({ state: 'loading' }, { name: 'invitation' });
/** Where the page is, to come back to it. */
export const $path = createStore('', { name: 'invitationPath' });
const $request = createStore<InvitationRequest | null>(null, { name: 'invitationRequest' });

const linkRead = invitationOpened.map(readLink);
const retryAccepted = sample({
  clock: retryAsked,
  source: { state: $state, request: $request },
  filter: ({ state }) => state.state === 'unreachable',
  fn: ({ request }) => request,
});
const acceptAccepted = sample({
  clock: acceptAsked,
  source: $state,
  filter: (state) => state.state === 'shown' && state.invitation.state === 'valid',
});
const accepted = sample({
  clock: acceptMutation.finished.success,
  source: $state,
  filter: ({ state }) => state === 'accepting',
  fn: (_, { result }) => result,
});

$path.on(invitationOpened, (_, link) => pathOf(link));
$request.on(linkRead, (_, request) => request);
$state
  .on([linkRead, retryAccepted], (_, request) =>
    request ? { state: 'loading' } : { state: 'refused', reason: 'This link is not valid.' },
  )
  .on(detailsQuery.finished.success, (_, { result }) => ({
    state: 'shown',
    invitation: result,
    problem: null,
  }))
  .on(detailsQuery.finished.failure, (_, { error }) => judge(error))
  .on(acceptAccepted, (state) =>
    state.state === 'shown' ? { state: 'accepting', invitation: state.invitation } : state,
  )
  .on(accepted, () => ({ state: 'accepted' }))
  .on(acceptMutation.finished.failure, (state, { error }) =>
    state.state === 'accepting'
      ? { state: 'shown', invitation: state.invitation, problem: problemOf(error).message }
      : state,
  );

sample({
  clock: [linkRead, retryAccepted],
  filter: (request) => request !== null,
  target: detailsQuery.start,
});
sample({
  clock: acceptAccepted,
  fn: (state) => ({ id: 'invitation' in state ? state.invitation.id : '' }),
  target: acceptMutation.start,
});
sample({ clock: accepted, fn: () => ({ to: '/students', replace: true }), target: navigateFx });
sample({
  clock: accepted,
  fn: ({ class: face }) => ({ tone: 'ok' as const, title: `You are in ${classTitle(face)}.` }),
  target: toastShown,
});
// Signing out leads to the door; from there one is to come back here.
const changesAccount = sample({ clock: otherAccountAsked, source: $path });
sample({ clock: changesAccount, fn: () => undefined, target: logoutAsked });
sample({
  clock: changesAccount,
  fn: (path) => ({ to: withNext('/login', path), replace: true }),
  target: navigateFx,
});

function judge(error: unknown): InvitationState {
  const { status, message } = problemOf(error);
  const isFinal = status !== null && [400, 403, 404, 422].includes(status);
  return { state: isFinal ? 'refused' : 'unreachable', reason: message };
}
