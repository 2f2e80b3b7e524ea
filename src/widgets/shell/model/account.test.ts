import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { $session, type Session } from '@/entities/session';
import { navigateFx } from '@/shared/lib/navigation';
import { sessionOf, student, teacher } from '../../../../tests/support/people';
import { accountOpened } from './account';

test.each<[string, Session, string[]]>([
  ['a teacher', sessionOf(teacher), ['/teacher/accounts']],
  ['a student', sessionOf(student), ['/students/accounts']],
  ['a visitor', { state: 'visitor' }, []],
])('the account page of %s', async (_, session, places) => {
  const navigate = vi.fn();
  const scope = fork({ values: [[$session, session]], handlers: [[navigateFx, navigate]] });
  await allSettled(accountOpened, { scope });
  expect(navigate.mock.calls.flat()).toEqual(places.map((to) => ({ to })));
});
