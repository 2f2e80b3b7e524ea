import { createEvent, sample } from 'effector';
import { $user } from '@/entities/session';
import { navigateFx } from '@/shared/lib/navigation';

/** The person wants to see their account. */
export const accountAsked = createEvent();

sample({
  clock: accountAsked,
  source: $user,
  filter: (user) => user !== null,
  fn: (user) => ({ to: user?.role === 'student' ? '/students/accounts' : '/teacher/accounts' }),
  target: navigateFx,
});
