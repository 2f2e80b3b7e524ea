import { createEffect } from 'effector';

export const readClockFx = createEffect<void, Date>({ name: 'readClock', handler: () => new Date() });
