import { createEffect } from 'effector';
import { now } from '../../first-view';

export const readClockFx = createEffect<void, Date>({ name: 'readClock', handler: now });
