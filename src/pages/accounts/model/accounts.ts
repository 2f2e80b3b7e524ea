import { createEvent, sample } from 'effector';
import { accountRefreshAsked } from '@/entities/session';
import { subscriptionNeeded } from '@/entities/subscription';

export const accountsOpened = createEvent();

sample({ clock: accountsOpened, target: [accountRefreshAsked, subscriptionNeeded] });
