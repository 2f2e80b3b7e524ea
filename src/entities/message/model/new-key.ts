import { createEffect } from 'effector';

/** The Idempotency-Key of a message, which stays the same until the message is sent. */
export const newKeyFx = createEffect<void, string>({
  name: 'newMessageKey',
  handler: () => crypto.randomUUID(),
});
