import { sample } from 'effector';
import { accountOutdated, admitted } from '@/entities/onboarding';
import { accountRefreshRequested, userChanged } from '@/entities/session';

// The session holds the stage; the navigation guard redirects.
sample({ clock: admitted, target: userChanged });
sample({ clock: accountOutdated, target: accountRefreshRequested });
