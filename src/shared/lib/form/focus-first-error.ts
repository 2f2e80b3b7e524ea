import { createEffect } from 'effector';

const INVALID = '[aria-invalid="true"], [data-flawed] :is(input, button, select, textarea)';

/** Focuses the first invalid control of the form with this name, once the errors are rendered. */
export const focusFirstErrorFx = createEffect<string, void>({
  name: 'focusFirstError',
  handler: (formName) => {
    globalThis.requestAnimationFrame?.(() =>
      document.forms.namedItem(formName)?.querySelector<HTMLElement>(INVALID)?.focus(),
    );
  },
});
