import { allSettled, fork } from 'effector';
import { describe, expect, test } from 'vitest';
import { $session } from '@/entities/session';
import { $subscription, known } from '@/entities/subscription';
import { $userId } from '@/shared/api';
import type { User } from '@/shared/api/account';
import { getSubscriptionStatusFx } from '@/shared/api/subscriptions';
import { sessionOf, student, teacher } from '../../../../tests/support/people';
import { givenTo, paid, subscriptionOf } from '../../../../tests/support/subscriptions';
import { $allowance } from './credits';
import { shellOpened } from './theme';

const used = '1.31M';
const credits = { kind: 'credits', left: '1.69M', used };

const opened = async (user: User, status = subscriptionOf(paid)) => {
  let requests = 0;
  const read = () => {
    requests += 1;
    return status;
  };
  const scope = fork({
    values: [
      [$session, sessionOf(user)],
      [$userId, user.id],
    ],
    handlers: [[getSubscriptionStatusFx, read]],
  });
  const before = scope.getState($allowance);
  await allSettled(shellOpened, { scope });
  return { before, after: scope.getState($allowance), requests };
};

describe('the allowance', () => {
  test('of a teacher with a plan is unlimited, and unknown until the plan is read', async () => {
    const { before, after, requests } = await opened(teacher);
    expect(before).toBeNull();
    expect(after).toEqual({ kind: 'unlimited', plan: 'Teacher Pro' });
    expect(requests).toBe(1);
  });

  test('of a teacher whose plan has ended is the remaining credits', async () => {
    expect((await opened(teacher, subscriptionOf())).after).toEqual(credits);
  });

  test('of a student is the remaining credits', async () => {
    expect((await opened(student)).before).toEqual(credits);
  });

  test('of a teacher without a plan is the remaining credits', async () => {
    const { before, after } = await opened({ ...teacher, subscribed: false }, subscriptionOf());
    expect(before).toBeNull();
    expect(after).toEqual(credits);
  });

  test('of a teacher who never paid, but was given a plan, is unlimited', async () => {
    const { before, after } = await opened({ ...teacher, subscribed: false }, givenTo(subscriptionOf()));
    expect(before).toBeNull();
    expect(after).toEqual({ kind: 'unlimited', plan: 'Teacher Pro' });
  });

  test('does not read a known subscription again', async () => {
    const scope = fork({
      values: [
        [$session, sessionOf(teacher)],
        [$userId, teacher.id],
        [$subscription, known(subscriptionOf(paid))],
      ],
      handlers: [[getSubscriptionStatusFx, () => Promise.reject(new Error('read again'))]],
    });
    await allSettled(shellOpened, { scope });
    expect(scope.getState($allowance)).toMatchObject({ kind: 'unlimited' });
  });
});
