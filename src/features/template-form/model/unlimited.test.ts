import { fork } from 'effector';
import { expect, test } from 'vitest';
import { $session } from '@/entities/session';
import { sessionOf, student, teacher } from '../../../../tests/support/people';
import { $isUnlimited } from './estimate';

test.each([
  ['hidden from a teacher with a plan', teacher, true],
  ['shown to a student with a plan', student, false],
])('amounts are %s', (_, user, hidden) => {
  const scope = fork({ values: [[$session, sessionOf({ ...user, subscribed: true })]] });
  expect(scope.getState($isUnlimited)).toBe(hidden);
});
