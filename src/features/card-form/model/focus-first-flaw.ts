import { createEffect } from 'effector';

export interface Focusable {
  focus(): void;
}

/**
 * Brings the person to the first field that something is wrong with, once the page shows it. A card field is handed in, because
 * it is its provider's and does not tell the page that it is empty; the others say themselves that they are wrong.
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
