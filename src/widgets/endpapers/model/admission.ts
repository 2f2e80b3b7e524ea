import { sample } from 'effector';
import { accountOutdated, admitted, classTaught } from '@/entities/onboarding';
import { accountRefreshRequested, userChanged } from '@/entities/session';
import { navigateFx } from '@/shared/lib/navigation';

// The session holds the stage; the navigation guard redirects.
sample({ clock: admitted, target: userChanged });
sample({
  clock: classTaught,
  fn: (id) => ({ to: `/teacher/classes/view/${id}`, replace: true }),
  target: navigateFx,
});
sample({ clock: accountOutdated, target: accountRefreshRequested });
