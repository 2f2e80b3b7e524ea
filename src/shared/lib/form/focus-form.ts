import { createEffect } from 'effector';

/** Focuses the first control of the form of this name, once the form is shown. */
export const focusFormFx = createEffect<string, void>({
  name: 'focusForm',
  handler: (formName) => {
    globalThis.requestAnimationFrame?.(() =>
      document.forms.namedItem(formName)?.querySelector<HTMLElement>('input, button')?.focus(),
    );
  },
});
