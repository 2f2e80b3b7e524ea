import { createEffect } from 'effector';

/** Brings the person to the first field that something is wrong with, once the page shows it. */
export const focusFirstFlawFx = createEffect<void, void>({
  name: 'focusFirstFlaw',
  handler: () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        document.querySelector<HTMLElement>('[data-card-form] [aria-invalid="true"]')?.focus();
        resolve();
      });
    }),
});
