import { createEvent, sample } from 'effector';
import { $user } from '@/entities/session';
import { navigateFx } from '@/shared/lib/navigation';

/** The user has opened the account page from the menu. */
export const accountOpened = createEvent();
/** A user without a plan opens what they can do with their account. */
export const accountOnlyOpened = createEvent();

sample({
  clock: accountOpened,
  source: $user,
  filter: (user) => user !== null,
  fn: (user) => ({ to: user?.role === 'student' ? '/students/accounts' : '/teacher/accounts' }),
  target: navigateFx,
});

sample({ clock: accountOnlyOpened, fn: () => ({ to: '/plans/account' }), target: navigateFx });
