import type { ClassPreview } from '@/shared/api/classes';
import type { Invitation } from '@/shared/api/invitations';

export const CODE_LENGTH = 7;

/** How the student joins. */
export type Way = { kind: 'code'; code: string } | { kind: 'invitation'; id: string };

export type JoiningState =
  /** A code is being typed. */
  | { state: 'typing'; code: string }
  | { state: 'looking'; code: string }
  | { state: 'refused'; code: string; reason: string }
  /** The invitation is loading. */
  | { state: 'reading'; id: string }
  /** The invitation cannot be used: the student can enter a code instead. */
  | { state: 'closed'; code: string; reason: string }
  | { state: 'ready'; way: Way; preview: ClassPreview }
  | { state: 'joining'; way: Way; preview: ClassPreview }
  | { state: 'joined' };

export const typing: JoiningState = { state: 'typing', code: '' };

export function open(state: JoiningState, invitationId: string | null): JoiningState {
  if (state.state === 'joining' || state.state === 'joined') return state;
  return invitationId === null ? typing : { state: 'reading', id: invitationId };
}

/** The code entered so far; null when the student joins by invitation. */
export function codeOf(state: JoiningState): string | null {
  if ('code' in state) return state.code;
  if ('way' in state && state.way.kind === 'code') return state.way.code;
  return null;
}

export const isCodeMissing = ({ state }: JoiningState): boolean => state === 'typing' || state === 'closed';

/** A submit is answered while the class is known, and while the code is missing: then it shows the errors. */
export const canSubmit = (state: JoiningState): boolean => state.state === 'ready' || isCodeMissing(state);

export function changeCode(state: JoiningState, code: string): JoiningState {
  const before = state.state === 'joining' ? null : codeOf(state);
  if (before === null || before === code) return state;
  return code.length === CODE_LENGTH ? { state: 'looking', code } : { state: 'typing', code };
}

/** An answer about an earlier code is ignored. */
export function find(state: JoiningState, code: string, preview: ClassPreview): JoiningState {
  if (state.state !== 'looking' || state.code !== code) return state;
  return { state: 'ready', way: { kind: 'code', code }, preview };
}

export function refuseCode(state: JoiningState, code: string, reason: string): JoiningState {
  return state.state === 'looking' && state.code === code ? { state: 'refused', code, reason } : state;
}

/** Retries the same code: the connection may have failed. */
export const lookAgain = (state: JoiningState): JoiningState =>
  state.state === 'refused' ? { state: 'looking', code: state.code } : state;

const closings: Readonly<Record<Exclude<Invitation['state'], 'valid'>, string>> = {
  expired: 'Your invitation has expired. Ask your teacher for a new one, or enter the class code.',
  used: 'Your invitation was already used. Enter the class code.',
  revoked: 'Your invitation was withdrawn. Ask your teacher, or enter the class code.',
};

export function read(state: JoiningState, invitation: Invitation): JoiningState {
  if (state.state !== 'reading' || state.id !== invitation.id) return state;
  if (invitation.state !== 'valid') return close(closings[invitation.state]);
  return { state: 'ready', way: { kind: 'invitation', id: state.id }, preview: invitation };
}

/** The student has an invitation, and has typed no code so far. */
export const offer = (state: JoiningState, invitation: Invitation): JoiningState =>
  state.state === 'typing' && state.code === ''
    ? { state: 'ready', way: { kind: 'invitation', id: invitation.id }, preview: invitation }
    : state;

export function failToRead(state: JoiningState, id: string, reason: string): JoiningState {
  return state.state === 'reading' && state.id === id ? close(reason) : state;
}

const close = (reason: string): JoiningState => ({ state: 'closed', code: '', reason });

export function join(state: JoiningState): JoiningState {
  if (state.state !== 'ready') return state;
  return { ...state, state: 'joining' };
}

export function failToJoin(state: JoiningState): JoiningState {
  return state.state === 'joining' ? { ...state, state: 'ready' } : state;
}

export function endJoining(state: JoiningState): JoiningState {
  return state.state === 'joining' ? { state: 'joined' } : state;
}
