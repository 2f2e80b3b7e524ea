import { createEffect } from 'effector';

/** An invalid control, or one of a group that is invalid. */
export const INVALID = ':is([aria-invalid="true"], [data-flawed] :is(input, button, select, textarea))';

/** Focuses the first invalid control of the form with this name, once the errors are rendered. */
export const focusFirstErrorFx = createEffect<string, void>({
  name: 'focusFirstError',
  handler: (formName) => {
    globalThis.requestAnimationFrame?.(() =>
      document.forms.namedItem(formName)?.querySelector<HTMLElement>(INVALID)?.focus(),
    );
  },
});
