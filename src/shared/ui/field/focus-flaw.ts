const FLAWED = '[aria-invalid="true"], [data-flawed] :is(input, button, select, textarea)';

/**
 * Brings the person to the first control that its field says is wrong, once the form shows what was just found out. To be called
 * when a form was sent: on a phone the flaw may be far above the button.
 */
export function focusFlaw(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>(FLAWED)?.focus());
}
