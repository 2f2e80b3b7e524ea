import { createEffect, createEvent, createStore } from 'effector';

export type Destination = {
  /** A path of the application, with its query. */
  to: string;
  /** Whether it takes the place of the page that is left in the history. */
  replace?: boolean;
};

/** Goes to another page. The application hands in the router when it starts. */
export const navigateFx = createEffect<Destination, void>({
  name: 'navigate',
  handler: () => {
    throw new Error('The application has not started: there is no router.');
  },
});

export const navigationStarted = createEvent();
export const navigationEnded = createEvent();

/** Whether a page is on its way. */
export const $navigating = createStore(false, { name: 'navigating' })
  .on(navigationStarted, () => true)
  .on(navigationEnded, () => false);
