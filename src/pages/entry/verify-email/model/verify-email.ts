import { createEvent, createStore, sample } from 'effector';
import { $user, accountRefreshRequested } from '@/entities/session';
import { problemOf } from '@/shared/api';
import { createResendVerificationEmailMutation, createVerifyEmailQuery } from '@/shared/api/registration';
import { createForm, emailAddress, sendForm } from '@/shared/lib/form';
import { INVALID_LINK, linkTitle } from '@/shared/lib/email';
import { readSignedLink, type SignedLink, type SignedLinkParts } from './signed-link';

export type Verification =
  | { state: 'verifying' }
  /** `next` is the page that the user wanted before registering, maybe on another device. */
  | { state: 'verified'; email: string; next: string | null }
  /** The link cannot be used: the visitor can request a new one. */
  | { state: 'invalid'; title: string }
  /** The server did not answer about the link: the visitor can retry. */
  | { state: 'unreachable'; reason: string };

export const linkOpened = createEvent<SignedLinkParts>();
export const retryRequested = createEvent();

const verifyEmailQuery = createVerifyEmailQuery();
const resendMutation = createResendVerificationEmailMutation();

// verifying -> verified | invalid | unreachable -> verifying
export const $verification = createStore<Verification>({ state: 'verifying' }, { name: 'verification' });
/** The address that a new link was sent to. */
export const $sentTo = createStore<string | null>(null, { name: 'newLinkSentTo' });
const $link = createStore<SignedLink | null>(null, { name: 'signedLink' });

export const form = createForm({
  name: 'new-link',
  initial: { email: '' },
  rules: { email: emailAddress },
  $enabled: $sentTo.map((email) => email === null),
});

const linkRead = linkOpened.map(readSignedLink);
const retryAccepted = sample({
  clock: retryRequested,
  source: { link: $link, verification: $verification },
  filter: ({ verification }) => verification.state === 'unreachable',
  fn: ({ link }) => link,
});

$link.on(linkRead, (_, link) => link);
$verification
  .on([linkRead, retryAccepted], (_, link) =>
    link ? { state: 'verifying' } : { state: 'invalid', title: INVALID_LINK },
  )
  .on(verifyEmailQuery.finished.success, (_, { result }) => ({ state: 'verified', ...result.data }))
  .on(verifyEmailQuery.finished.failure, (_, { error }) => failureOf(error));
$sentTo.on(resendMutation.finished.success, (_, { params }) => params.emailAddress.email).reset(linkOpened);

sample({
  clock: [linkRead, retryAccepted],
  filter: (link) => link !== null,
  target: verifyEmailQuery.start,
});
// The user who is signed in here is most likely the one who registered.
sample({
  clock: linkOpened,
  source: $user,
  fn: (user) => ({ email: user?.email ?? '' }),
  target: form.opened,
});
sample({ clock: verifyEmailQuery.finished.success, target: accountRefreshRequested });
sendForm({
  form,
  mutation: resendMutation,
  request: ({ email }) => ({ emailAddress: { email: email.trim() } }),
});

function failureOf(error: unknown): Verification {
  const { status, message } = problemOf(error);
  return status !== null && [400, 403, 404, 422].includes(status)
    ? { state: 'invalid', title: linkTitle(message) }
    : { state: 'unreachable', reason: message };
}
