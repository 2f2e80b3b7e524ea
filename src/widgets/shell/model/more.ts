import { createEvent, createStore } from 'effector';
import { navigationEnded } from '@/shared/lib/navigation';

/** A phone's user has opened, or closed, the rest of the menu. */
export const moreOpened = createEvent();
export const moreClosed = createEvent();

export const $moreOpen = createStore(false, { name: 'more-open' })
  .on(moreOpened, () => true)
  .reset(moreClosed, navigationEnded);
