import { createEvent } from 'effector';
import { toastShown } from '@/shared/lib/toasts';
import { createLatePart } from '@/shared/first-view';

/** Requests the upgrade offer. */
export const offerNeeded = createEvent();

export const LateToasts = createLatePart('toasts', toastShown, async () => (await import('./toasts')).Toasts);
export const LateOffer = createLatePart(
  'offer',
  offerNeeded,
  async () => (await import('@/features/upgrade')).UpgradeDialog,
);
