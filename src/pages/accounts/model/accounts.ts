import { createEvent, sample } from 'effector';
import { accountRefreshAsked } from '@/entities/session';
import { subscriptionRefreshAsked } from '@/entities/subscription';

export const accountsOpened = createEvent();

sample({ clock: accountsOpened, target: [accountRefreshAsked, subscriptionRefreshAsked] });
