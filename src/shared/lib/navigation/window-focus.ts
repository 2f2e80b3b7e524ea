import { createEvent } from 'effector';

/** The user returned to this window. */
export const windowFocused = createEvent();
/** The page is hidden or left, perhaps for good. */
export const windowHidden = createEvent();

export function listenToWindowFocus(focused: () => void): void {
  addEventListener('focus', focused);
}

export function listenToHiding(hidden: () => void): void {
  document.addEventListener('visibilitychange', () => document.hidden && hidden());
  addEventListener('pagehide', hidden);
}
