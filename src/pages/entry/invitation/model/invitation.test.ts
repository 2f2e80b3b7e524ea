import { httpError } from '@farfetched/core';
import { allSettled, createStore, fork, type Scope } from 'effector';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { $session, type Ending, type Session, sessionEnded } from '@/entities/session';
import { acceptInvitationFx, getInvitationDetailsFx, type Invitation } from '@/shared/api/invitations';
import { type Destination, navigateFx } from '@/shared/lib/navigation';
import { $toasts } from '@/shared/lib/toasts';
import { sessionOf, student, teacher, unverified } from '../../../../../tests/support/people';
import {
  $state,
  acceptRequested,
  invitationOpened,
  otherAccountRequested,
  retryRequested,
} from './invitation';
import { readLink } from './invitation-link';
import { visitorKindOf } from './visitor-kind';

const link = { id: '0192f0c1', search: '?expires=1795168800&signature=9f86' };
const invitation: Invitation = {
  id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e',
  role: 'student',
  state: 'valid',
  email: student.email,
  expires_at: '2026-11-27T09:00:00.000Z',
  class_id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d70',
  class: { name: '7B', subject: 'Science', grade: 'Grade 7', cover: 'moss' },
  teacher: { name: 'Amara Okafor' },
  school: 'Harborview School',
  students: 23,
};
const detailsOf = (about: Invitation) => ({
  invitation: about,
  first_name: 'Jonas',
  last_name: 'Lindqvist',
  has_account: false,
});

const refuse = (status: number, message: string) =>
  Promise.reject(httpError({ status, statusText: '', response: { status: 'error', message } }));

const outside = {
  look: vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve(detailsOf(invitation))),
  accept: vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve(invitation)),
  navigate: vi.fn((_: Destination) => {}),
};

beforeEach(() => {
  outside.look.mockReset().mockResolvedValue(detailsOf(invitation));
  outside.accept.mockReset().mockResolvedValue({ ...invitation, state: 'used' });
  outside.navigate.mockReset();
});

const start = (session: Session = sessionOf(student)): Scope =>
  fork({
    values: [[$session, session]],
    handlers: [
      [getInvitationDetailsFx, outside.look],
      [acceptInvitationFx, outside.accept],
      [navigateFx, outside.navigate],
    ],
  });
const stateOf = (scope: Scope) => scope.getState($state);

test.each([
  '',
  '?expires=1795168800',
  '?signature=9f86',
  '?expires=soon&signature=a',
  '?expires=-1&signature=a',
])('a link with %j is broken', async (search) => {
  expect(readLink({ ...link, search })).toBeNull();
  const scope = start();
  await allSettled(invitationOpened, { scope, params: { ...link, search } });
  expect(stateOf(scope)).toEqual({ state: 'invalid', title: 'This link isn’t valid' });
  expect(outside.look).not.toHaveBeenCalled();
});

describe('a link', () => {
  test('shows its invitation', async () => {
    const scope = start();
    await allSettled(invitationOpened, { scope, params: link });
    expect(outside.look).toHaveBeenCalledExactlyOnceWith({
      uuid: '0192f0c1',
      params: { expires: 1795168800, signature: '9f86' },
    });
    expect(stateOf(scope)).toEqual({ state: 'shown', invitation, hasAccount: false, problem: null });
  });

  test('that was tampered with cannot be retried', async () => {
    outside.look.mockImplementation(() => refuse(403, 'This link is not valid.'));
    const scope = start();
    await allSettled(invitationOpened, { scope, params: link });
    await allSettled(retryRequested, { scope });
    expect(stateOf(scope)).toEqual({ state: 'invalid', title: 'This link isn’t valid' });
    expect(outside.look).toHaveBeenCalledOnce();
  });

  test('can be retried after a server error', async () => {
    outside.look.mockImplementationOnce(() => refuse(501, 'Not now.'));
    const scope = start();
    await allSettled(invitationOpened, { scope, params: link });
    expect(stateOf(scope)).toEqual({ state: 'unreachable', reason: 'Not now.' });
    await allSettled(retryRequested, { scope });
    expect(stateOf(scope)).toMatchObject({ state: 'shown' });
  });
});

describe('accepting', () => {
  test('is accepted once and leads to the class', async () => {
    const scope = start();
    await allSettled(invitationOpened, { scope, params: link });
    const first = allSettled(acceptRequested, { scope });
    void allSettled(acceptRequested, { scope });
    await first;
    expect(outside.accept).toHaveBeenCalledOnce();
    expect(stateOf(scope)).toEqual({ state: 'accepted' });
    expect(outside.navigate).toHaveBeenCalledExactlyOnceWith({
      to: `/students/classes/view/${invitation.class_id}`,
      replace: true,
    });
    expect(scope.getState($toasts).map(({ title }) => title)).toEqual(['You are in 7B Science.']);
  });

  test('that was rejected says why', async () => {
    outside.accept.mockImplementation(() => refuse(409, 'This invitation has expired.'));
    const scope = start();
    await allSettled(invitationOpened, { scope, params: link });
    await allSettled(acceptRequested, { scope });
    expect(stateOf(scope)).toMatchObject({ state: 'shown', problem: 'This invitation has expired.' });
    expect(outside.navigate).not.toHaveBeenCalled();
  });

  test.each(['expired', 'used', 'revoked'] as const)('is not possible when it is %s', async (state) => {
    outside.look.mockResolvedValue(detailsOf({ ...invitation, state }));
    const scope = start();
    await allSettled(invitationOpened, { scope, params: link });
    await allSettled(acceptRequested, { scope });
    expect(outside.accept).not.toHaveBeenCalled();
  });
});

test('a user can sign in to another account and return to the page', async () => {
  const scope = start(sessionOf(teacher));
  const $ending = createStore<Ending | null>(null).on(sessionEnded, (_, ending) => ending);
  await allSettled(invitationOpened, { scope, params: link });
  await allSettled(otherAccountRequested, { scope });
  expect(scope.getState($ending)).toEqual({
    how: 'signedOut',
    next: '/invitation/0192f0c1?expires=1795168800&signature=9f86',
  });
});

test.each<[string, Session, object]>([
  ['nobody', { state: 'visitor' }, { kind: 'visitor' }],
  ['the student', sessionOf(student), { kind: 'student' }],
  [
    'the student before the birth date',
    sessionOf({ ...student, onboarding_completed: false }),
    { kind: 'newcomer' },
  ],
  ['the student before the mail', sessionOf(unverified(student)), { kind: 'unverified' }],
  ['a teacher', sessionOf(teacher), { kind: 'other', why: 'address' }],
  [
    'a teacher with this address',
    sessionOf({ ...teacher, email: student.email }),
    { kind: 'other', why: 'teacher' },
  ],
])('%s is classified as %j', (_, session, visitor) => {
  expect(visitorKindOf(session, student.email.toUpperCase())).toMatchObject(visitor);
});

test('a user who has just registered goes on to the form that joins the class', async () => {
  const scope = start(sessionOf({ ...student, onboarding_completed: false }));
  await allSettled(invitationOpened, { scope, params: link });
  expect(outside.navigate).toHaveBeenCalledExactlyOnceWith({
    to: `/onboarding/add-student?invitation=${invitation.id}`,
    replace: true,
  });
});
