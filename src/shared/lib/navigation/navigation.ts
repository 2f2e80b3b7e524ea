import { createEffect, createEvent, createStore } from 'effector';

export type Destination = {
  /** A path of the application, with its query. */
  to: string;
  /** Replaces the current history entry. */
  replace?: boolean;
};

/** Navigates to another page. The application provides the router at start. */
export const navigateFx = createEffect<Destination, void>({
  name: 'navigate',
  handler: () => {
    throw new Error('The application has not started: there is no router.');
  },
});

export const navigationStarted = createEvent();
export const navigationEnded = createEvent();

/** Whether a navigation is pending. */
export const $navigating = createStore(false, { name: 'navigating' })
  .on(navigationStarted, () => true)
  .on(navigationEnded, () => false);
