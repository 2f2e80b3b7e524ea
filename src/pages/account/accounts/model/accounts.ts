import { createEvent, sample } from 'effector';
import { accountRefreshRequested } from '@/entities/session';
import { subscriptionNeeded } from '@/entities/subscription';

export const accountsOpened = createEvent();

sample({ clock: accountsOpened, target: [accountRefreshRequested, subscriptionNeeded] });
