import { allSettled, fork } from 'effector';
import { describe, expect, test } from 'vitest';
import { $session } from '@/entities/session';
import { $subscription } from '@/entities/subscription';
import { $userId } from '@/shared/api';
import type { User } from '@/shared/api/account';
import { getSubscriptionStatusFx } from '@/shared/api/billing';
import { sessionOf, student, teacher } from '../../../../tests/support/people';
import { paid, subscriptionOf } from '../../../../tests/support/subscriptions';
import { $allowance } from './credits';
import { shellOpened } from './theme';

const used = '1.31M';
const credits = { kind: 'credits', left: '1.69M', used };

const opened = async (user: User, status = subscriptionOf(paid)) => {
  let asked = 0;
  const read = () => {
    asked += 1;
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
  return { before, after: scope.getState($allowance), asked };
};

describe('what may still be written', () => {
  test('by a teacher with a plan is not counted, and nothing is said before the plan is known', async () => {
    const { before, after, asked } = await opened(teacher);
    expect(before).toBeNull();
    expect(after).toEqual({ kind: 'unlimited', plan: 'Teacher Pro', used });
    expect(asked).toBe(1);
  });

  test('by a teacher whose plan is over is what is left', async () => {
    expect((await opened(teacher, subscriptionOf())).after).toEqual(credits);
  });

  test('by a student is what is left', async () => {
    expect((await opened(student)).before).toEqual(credits);
  });

  test('is not asked of somebody who never had a plan', async () => {
    const { after, asked } = await opened({ ...teacher, subscribed: false });
    expect(after).toEqual(credits);
    expect(asked).toBe(0);
  });

  test('is not asked twice', async () => {
    const scope = fork({
      values: [
        [$session, sessionOf(teacher)],
        [$userId, teacher.id],
        [$subscription, subscriptionOf(paid)],
      ],
      handlers: [[getSubscriptionStatusFx, () => Promise.reject(new Error('asked again'))]],
    });
    await allSettled(shellOpened, { scope });
    expect(scope.getState($allowance)).toMatchObject({ kind: 'unlimited' });
  });
});
