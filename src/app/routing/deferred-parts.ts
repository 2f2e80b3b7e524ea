import { createEvent } from 'effector';
import { toastShown } from '@/shared/lib/toasts';
import { createDeferredPart } from '@/shared/first-view';

/** Requests the upgrade offer. */
export const offerNeeded = createEvent();

export const DeferredToasts = createDeferredPart(
  'toasts',
  toastShown,
  async () => (await import('./toasts')).Toasts,
);
export const DeferredOffer = createDeferredPart(
  'offer',
  offerNeeded,
  async () => (await import('@/features/upgrade')).UpgradeDialog,
);
