import { createEvent, createStore, sample } from 'effector';
import { classTitle } from '@/entities/class';
import { $session, accountSwitchRequested } from '@/entities/session';
import { subscriptionRefreshRequested } from '@/entities/subscription';
import { problemOf } from '@/shared/api';
import {
  createAcceptInvitationMutation,
  createGetInvitationDetailsQuery,
  type Invitation,
} from '@/shared/api/invitations';
import { navigateFx } from '@/shared/lib/navigation';
import { INVALID_LINK, linkTitle } from '@/shared/lib/email';
import { toastShown } from '@/shared/lib/toasts';
import { visitorKindOf } from './visitor-kind';
import {
  type InvitationLink,
  onboardingPathOf,
  type InvitationRequest,
  pathOf,
  readLink,
} from './invitation-link';

export type InvitationState =
  | { state: 'loading' }
  | { state: 'shown'; invitation: Invitation; hasAccount: boolean; problem: string | null }
  | { state: 'accepting'; invitation: Invitation; hasAccount: boolean }
  | { state: 'accepted' }
  /** The link cannot be used. */
  | { state: 'invalid'; title: string }
  /** The server did not answer about the link: the visitor can retry. */
  | { state: 'unreachable'; reason: string };

export const invitationOpened = createEvent<InvitationLink>();
export const retryRequested = createEvent();
export const acceptRequested = createEvent();
/** The user wants to sign in with the account that was invited. */
export const otherAccountRequested = createEvent();

const detailsQuery = createGetInvitationDetailsQuery();
const acceptMutation = createAcceptInvitationMutation();

// loading -> shown | invalid | unreachable -> loading; shown -> accepting -> accepted | shown
export const $state = createStore<InvitationState>({ state: 'loading' }, { name: 'invitation' });
/** The path of the page, to return to it after signing in. */
export const $path = createStore('', { name: 'invitationPath' });
const $request = createStore<InvitationRequest | null>(null, { name: 'invitationRequest' });

const linkRead = invitationOpened.map(readLink);
const retryAccepted = sample({
  clock: retryRequested,
  source: { state: $state, request: $request },
  filter: ({ state }) => state.state === 'unreachable',
  fn: ({ request }) => request,
});
const acceptAccepted = sample({
  clock: acceptRequested,
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
    request ? { state: 'loading' } : { state: 'invalid', title: INVALID_LINK },
  )
  .on(detailsQuery.finished.success, (_, { result }) => ({
    state: 'shown',
    invitation: result.invitation,
    hasAccount: result.has_account,
    problem: null,
  }))
  .on(detailsQuery.finished.failure, (_, { error }) => failureOf(error))
  .on(acceptAccepted, (state) =>
    state.state === 'shown'
      ? { state: 'accepting', invitation: state.invitation, hasAccount: state.hasAccount }
      : state,
  )
  .on(accepted, () => ({ state: 'accepted' }))
  .on(acceptMutation.finished.failure, (state, { error }) =>
    state.state === 'accepting' ? { ...state, state: 'shown', problem: problemOf(error).message } : state,
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
// The plan of the class's owner covers a new co-teacher from now on.
sample({
  clock: accepted,
  filter: ({ role }) => role === 'co-teacher',
  fn: () => undefined,
  target: subscriptionRefreshRequested,
});
// Who has just registered goes on to the form that joins the class.
sample({
  clock: detailsQuery.finished.success,
  source: $session,
  filter: (session, { result: { invitation } }) =>
    invitation.state === 'valid' &&
    visitorKindOf(session, invitation.email, invitation.role).kind === 'newcomer',
  fn: (_, { result }) => ({ to: onboardingPathOf(result.invitation), replace: true }),
  target: navigateFx,
});
sample({
  clock: accepted,
  fn: ({ role, class_id }) => ({
    to: role === 'student' ? `/students/classes/view/${class_id}` : `/teacher/classes/view/${class_id}`,
    replace: true,
  }),
  target: navigateFx,
});
sample({
  clock: accepted,
  fn: ({ role, class: face }) => ({
    tone: 'ok' as const,
    title: `You ${role === 'student' ? 'are in' : 'now teach'} ${classTitle(face)}.`,
  }),
  target: toastShown,
});
sample({ clock: otherAccountRequested, source: $path, target: accountSwitchRequested });

function failureOf(error: unknown): InvitationState {
  const { status, message } = problemOf(error);
  return status !== null && [400, 403, 404, 422].includes(status)
    ? { state: 'invalid', title: linkTitle(message) }
    : { state: 'unreachable', reason: message };
}
