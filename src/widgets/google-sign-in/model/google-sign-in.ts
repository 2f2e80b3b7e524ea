import { createEvent, createStore, sample } from 'effector';
import { signInAnswered } from '@/features/second-step';
import { problemOf, type Role } from '@/shared/api';
import { createSocialLoginGoogleMutation, createStartGoogleSignInMutation } from '@/shared/api/registration';
import { loadGoogleFx } from '../api/google-identity';
import { type GoogleProfile, readIdToken } from './id-token';
import {
  arrive,
  cancel,
  choose,
  type Choices,
  complain,
  create,
  fail,
  type GoogleSignIn,
  load,
  loading,
  meet,
  miss,
  sign,
  succeed,
} from './transitions';

type Credential = {
  credential: string;
  /** The role that is preselected for a new user. */
  suggested: Role;
};

/** The button's container is mounted. */
export const googleShown = createEvent();
export const retryRequested = createEvent();
/** Google returned an ID token. */
export const credentialReceived = createEvent<Credential>();
export const choicesChanged = createEvent<Partial<Choices>>();
/** Carries the version of the terms that the user saw. */
export const choicesMade = createEvent<string>();
export const choicesCancelled = createEvent();

const startMutation = createStartGoogleSignInMutation();
const signInMutation = createSocialLoginGoogleMutation();

// loading -> ready -> signingIn -> ready, or for a new user: signingIn -> choosing -> creating -> ready
/** Binds the next ID token to this browser. */
export const $nonce = createStore<string | null>(null, { name: 'googleNonce' });
export const $google = createStore<GoogleSignIn>(loading, { name: 'googleSignIn' });

const retryAccepted = sample({
  clock: retryRequested,
  source: $google,
  filter: (google) => load(google) !== google,
});
const credentialRead = credentialReceived.map(({ credential, suggested }) => ({
  person: readIdToken(credential),
  suggested,
}));
const unreadable = credentialRead.filter({ fn: ({ person }) => person === null });
const signInAccepted = sample({
  clock: credentialRead.filterMap(({ person, suggested }) => (person ? { person, suggested } : undefined)),
  source: $google,
  filter: (google, { person, suggested }) => sign(google, person, suggested) !== google,
  fn: (_, given) => given,
});
const createAccepted = sample({
  clock: choicesMade,
  source: $google,
  fn: (google, termsVersion) => ({ google, termsVersion }),
}).filterMap(({ google, termsVersion }) =>
  google.state === 'choosing' ? { person: google.person, choices: google.choices, termsVersion } : undefined,
);
const isNew = sample({
  clock: signInMutation.finished.failure,
  source: $google,
  filter: ({ state }, { error }) => state === 'signingIn' && requiresRole(error),
});
const failed = sample({
  clock: signInMutation.finished.failure,
  source: $google,
  filter: ({ state }, { error }) => state !== 'signingIn' || !requiresRole(error),
  fn: (_, { error }) => sentenceOf(error),
});

$google
  .on(retryAccepted, load)
  .on(startMutation.finished.success, arrive)
  .on([loadGoogleFx.fail, startMutation.finished.failure], miss)
  .on(unreadable, (google) => complain(google, 'Google’s answer could not be read. Try again.'))
  .on(signInAccepted, (google, { person, suggested }) => sign(google, person, suggested))
  .on(isNew, meet)
  .on(choicesChanged, choose)
  .on(choicesCancelled, cancel)
  .on(createAccepted, create)
  .on(signInMutation.finished.success, succeed)
  .on(failed, fail)
  .reset(googleShown);

$nonce.on(startMutation.finished.success, (_, { result }) => result.nonce);

sample({ clock: [googleShown, retryAccepted], target: loadGoogleFx });
// A rejected token may belong to a nonce that has expired, or that another tab has used.
sample({ clock: [loadGoogleFx.done, failed], target: startMutation.start });
sample({
  clock: signInAccepted,
  fn: ({ person }) => ({ googleSignIn: requestOf(person) }),
  target: signInMutation.start,
});
sample({
  clock: createAccepted,
  filter: ({ choices }) => choices.terms,
  fn: ({ person, choices: { role, mails }, termsVersion }) => ({
    googleSignIn: { ...requestOf(person), role, mails, terms_version: termsVersion },
  }),
  target: signInMutation.start,
});
sample({
  clock: signInMutation.finished.success,
  fn: ({ result }) => result.data,
  target: signInAnswered,
});

const requestOf = ({ email, first_name, last_name, id_token }: GoogleProfile) => ({
  email,
  first_name,
  last_name,
  id_token,
});

/** The only field that the dialog can have wrong is the version of the terms. */
function sentenceOf(error: unknown): string {
  const { message, fields } = problemOf(error);
  return fields.terms_version?.[0] ?? message;
}

/** The server requires a role only to create an account. */
function requiresRole(error: unknown): boolean {
  const { status, fields } = problemOf(error);
  return status === 422 && fields.role !== undefined;
}
