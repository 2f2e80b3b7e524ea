import { createEvent } from 'effector';

export const profileOpened = createEvent();
