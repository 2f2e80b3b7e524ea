import { createEffect } from 'effector';

export interface Focusable {
  focus(): void;
}

/**
 * Focuses the first invalid field once the page shows the errors. A card field is passed in, because Stripe's fields do not
 * report that they are empty.
 */
export const focusFirstFlawFx = createEffect<Focusable | undefined, void>({
  name: 'focusFirstFlaw',
  handler: (cardField) =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        const flawed =
          cardField ?? document.querySelector<HTMLElement>('[data-card-form] [aria-invalid="true"]');
        flawed?.focus();
        resolve();
      });
    }),
});
