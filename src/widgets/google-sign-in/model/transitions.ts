import type { Role } from '@/shared/api';
import type { GoogleProfile } from './id-token';

/** What a new user chooses before the account is created. */
export type Choices = { role: Role; mails: boolean; terms: boolean };

export type GoogleSignIn =
  | { state: 'loading' }
  /** Google's script could not be loaded. */
  | { state: 'failed' }
  | { state: 'ready'; problem: string | null }
  | { state: 'signingIn'; person: GoogleProfile; suggested: Role }
  /** The user has no account yet. */
  | {
      state: 'choosing';
      person: GoogleProfile;
      choices: Choices;
      problem: string | null;
      /** Whether the user tried to create the account without agreeing to the terms. */
      isConsentMissing: boolean;
    }
  | { state: 'creating'; person: GoogleProfile; choices: Choices };

export const loading: GoogleSignIn = { state: 'loading' };
const ready: GoogleSignIn = { state: 'ready', problem: null };

export const load = (google: GoogleSignIn): GoogleSignIn => (google.state === 'failed' ? loading : google);

export const arrive = (google: GoogleSignIn): GoogleSignIn => (google.state === 'loading' ? ready : google);

export const miss = (google: GoogleSignIn): GoogleSignIn =>
  google.state === 'loading' ? { state: 'failed' } : google;

export const sign = (google: GoogleSignIn, person: GoogleProfile, suggested: Role): GoogleSignIn =>
  google.state === 'ready' ? { state: 'signingIn', person, suggested } : google;

/** Google returned an invalid token. */
export const complain = (google: GoogleSignIn, problem: string): GoogleSignIn =>
  google.state === 'ready' ? { state: 'ready', problem } : google;

/** The user is new and chooses a role. */
export const meet = (google: GoogleSignIn): GoogleSignIn =>
  google.state === 'signingIn'
    ? {
        state: 'choosing',
        person: google.person,
        choices: { role: google.suggested, mails: false, terms: false },
        problem: null,
        isConsentMissing: false,
      }
    : google;

export const choose = (google: GoogleSignIn, choices: Partial<Choices>): GoogleSignIn =>
  google.state === 'choosing'
    ? { ...google, choices: { ...google.choices, ...choices }, isConsentMissing: false }
    : google;

export const cancel = (google: GoogleSignIn): GoogleSignIn => (google.state === 'choosing' ? ready : google);

/** An account is created with the consent only. */
export function create(google: GoogleSignIn): GoogleSignIn {
  if (google.state !== 'choosing') return google;
  const { person, choices } = google;
  return choices.terms ? { state: 'creating', person, choices } : { ...google, isConsentMissing: true };
}

export const succeed = (google: GoogleSignIn): GoogleSignIn =>
  google.state === 'signingIn' || google.state === 'creating' ? ready : google;

/** A failure leaves the choices. */
export function fail(google: GoogleSignIn, problem: string): GoogleSignIn {
  if (google.state === 'signingIn') return { state: 'ready', problem };
  if (google.state !== 'creating') return google;
  const { person, choices } = google;
  return { state: 'choosing', person, choices, problem, isConsentMissing: false };
}
