const FLAWED = '[aria-invalid="true"], [data-flawed] :is(input, button, select, textarea)';

/**
 * Moves the focus to the first invalid control of a form, after React has rendered the errors. Call it on submit: on a phone
 * the invalid field may be far above the button.
 */
export function focusFlaw(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>(FLAWED)?.focus());
}
