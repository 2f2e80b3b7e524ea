import { sample } from 'effector';
import { accountOutdated, admitted, onboardingForgotten } from '@/entities/onboarding';
import { accountRefreshRequested, sessionEnded, userChanged } from '@/entities/session';

// The session holds the stage; the navigation guard redirects.
sample({ clock: admitted, target: userChanged });
sample({ clock: accountOutdated, target: accountRefreshRequested });
sample({ clock: sessionEnded, fn: () => undefined, target: onboardingForgotten });
