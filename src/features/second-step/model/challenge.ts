import { createEvent, createStore, sample } from 'effector';
import { authenticated } from '@/entities/session';
import type { AuthAnswerData, SecondFactorAnswerData } from '@/shared/api';

/** A sign-in that waits for the second factor. */
export type Challenge = SecondFactorAnswerData;

/** The server accepted the first step of a sign-in. */
export const signInAnswered = createEvent<AuthAnswerData | Challenge>();
/** The user goes back to the first step, or the challenge is over. */
export const challengeEnded = createEvent();

const completed = signInAnswered.filterMap((answer) => ('token' in answer ? { answer } : undefined));
const challenged = signInAnswered.filterMap((answer) => ('challenge' in answer ? answer : undefined));

/** Null unless a sign-in waits for its second step. */
export const $challenge = createStore<Challenge | null>(null, { name: 'signInChallenge' })
  .on(challenged, (_, challenge) => challenge)
  .reset(challengeEnded, authenticated);

sample({ clock: completed, target: authenticated });
