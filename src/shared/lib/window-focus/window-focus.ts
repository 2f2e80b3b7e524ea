import { createEvent } from 'effector';

/** The person has come back to this window. */
export const windowFocused = createEvent();

export function listenToWindowFocus(focused: () => void): void {
  addEventListener('focus', focused);
}
