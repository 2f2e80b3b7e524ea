import { createEvent } from 'effector';

/** The user returned to this window. */
export const windowFocused = createEvent();

export function listenToWindowFocus(focused: () => void): void {
  addEventListener('focus', focused);
}
