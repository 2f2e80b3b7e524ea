import { createEvent, createStore, sample } from 'effector';
import { $user, accountRefreshAsked } from '@/entities/session';
import { problemOf } from '@/shared/api';
import { createResendVerificationEmailMutation, createVerifyEmailQuery } from '@/shared/api/registration';
import { INVALID_EMAIL, isEmail } from '@/shared/lib/email';
import { readSignedLink, type SignedLink, type SignedLinkParts } from './signed-link';

export type Verification =
  | { state: 'verifying' }
  | { state: 'verified'; email: string }
  /** The link cannot be used: a new one may be asked for. */
  | { state: 'refused'; reason: string }
  /** Nothing is known of the link: it may be tried again. */
  | { state: 'unreachable'; reason: string };

export type Resending = { state: 'idle'; error?: string } | { state: 'sending' } | { state: 'sent' };

export const linkOpened = createEvent<SignedLinkParts>();
export const retryAsked = createEvent();
export const emailChanged = createEvent<string>();
export const resendAsked = createEvent();

const verifyEmailQuery = createVerifyEmailQuery();
const resendMutation = createResendVerificationEmailMutation();

// verifying -> verified | refused | unreachable -> verifying
export const $verification = createStore<Verification>({ state: 'verifying' }, { name: 'verification' });
// idle -> sending -> sent | idle
export const $resending = createStore<Resending>({ state: 'idle' }, { name: 'resending' });
export const $email = createStore('', { name: 'resendEmail' });
const $link = createStore<SignedLink | null>(null, { name: 'signedLink' });

const linkRead = linkOpened.map(readSignedLink);
const retryAccepted = sample({
  clock: retryAsked,
  source: { link: $link, verification: $verification },
  filter: ({ verification }) => verification.state === 'unreachable',
  fn: ({ link }) => link,
});
const resendTried = sample({
  clock: resendAsked,
  source: { email: $email, resending: $resending },
  filter: ({ resending }) => resending.state === 'idle',
  fn: ({ email }) => email.trim(),
});
const resendAccepted = sample({ clock: resendTried, filter: isEmail });
const resendRefused = sample({ clock: resendTried, filter: (email: string) => !isEmail(email) });

$link.on(linkRead, (_, link) => link);
$verification
  .on([linkRead, retryAccepted], (_, link) =>
    link ? { state: 'verifying' } : { state: 'refused', reason: 'This link is not valid.' },
  )
  .on(verifyEmailQuery.finished.success, (_, { result }) => ({ state: 'verified', email: result.data.email }))
  .on(verifyEmailQuery.finished.failure, (_, { error }) => judge(error));
$email.on(emailChanged, (_, email) => email);
$resending
  .on(emailChanged, (resending) => (resending.state === 'idle' ? { state: 'idle' } : resending))
  .on(resendRefused, () => ({ state: 'idle', error: INVALID_EMAIL }))
  .on(resendAccepted, () => ({ state: 'sending' }))
  .on(resendMutation.finished.success, () => ({ state: 'sent' }))
  .on(resendMutation.finished.failure, (_, { error }) => ({ state: 'idle', error: problemOf(error).message }))
  .reset(linkOpened);

sample({
  clock: [linkRead, retryAccepted],
  filter: (link) => link !== null,
  target: verifyEmailQuery.start,
});
// Whoever is signed in here is most likely the one who registered: their address need not be written again.
sample({ clock: linkOpened, source: $user, fn: (user) => user?.email ?? '', target: $email });
sample({ clock: verifyEmailQuery.finished.success, fn: () => undefined, target: accountRefreshAsked });
sample({
  clock: resendAccepted,
  fn: (email) => ({ emailAddress: { email } }),
  target: resendMutation.start,
});

function judge(error: unknown): Verification {
  const { status, message } = problemOf(error);
  const isFinal = status !== null && [400, 403, 404, 422].includes(status);
  return { state: isFinal ? 'refused' : 'unreachable', reason: message };
}
