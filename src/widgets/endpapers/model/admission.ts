import { sample } from 'effector';
import { accountOutdated, admitted, onboardingForgotten } from '@/entities/onboarding';
import { accountRefreshAsked, sessionEnded, userChanged } from '@/entities/session';

// Who is let in is for the session to know; the guard leads on from there.
sample({ clock: admitted, target: userChanged });
sample({ clock: accountOutdated, target: accountRefreshAsked });
sample({ clock: sessionEnded, fn: () => undefined, target: onboardingForgotten });
