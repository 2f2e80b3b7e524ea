import { createEvent } from 'effector';

/** The page was gone to. */
export const profileOpened = createEvent();
