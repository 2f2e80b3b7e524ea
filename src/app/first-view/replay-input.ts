import { offerEarlyText } from '@/shared/first-view';

/** What the user did before the application had taken over the server's view; `public/head.js` records it. */
type EarlyInput = {
  /** Fields that the user changed; they have the new values. */
  fields: Place[];
  /** Buttons to press and forms to submit, in order. */
  actions: Place[];
  stop: () => void;
};

/** An element, and its position among those of its kind. */
type Place = { element: HTMLElement; index: number };

declare global {
  var earlyInput: EarlyInput;
}

/** Repeats what the user did for the application: first the values, then the clicks and submits. */
export async function replayInput(): Promise<void> {
  const { fields, actions, stop } = globalThis.earlyInput;
  stop();
  document.querySelector('#root')?.removeAttribute('aria-busy');
  // Components start in microtasks after hydration. A later task would mix the text with what the user types next.
  await Promise.resolve();
  const left = fields.splice(0).filter((place) => !isTaken(place));
  // An accordion, for example, ignores the clicks on a button that it has not seen focused.
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const place of left) {
    const field = find(place);
    if (field) replayValue(place.element, field);
  }
  for (const place of actions.splice(0)) {
    // What came before may enable the button.
    await new Promise((resolve) => setTimeout(resolve));
    const target = find(place);
    if (target instanceof HTMLFormElement) {
      target.requestSubmit();
    } else {
      target?.focus();
      target?.click();
    }
  }
}

/** Whether the component of the field takes the text itself. */
function isTaken(place: Place): boolean {
  const { element } = place;
  const field = find(place);
  return element instanceof HTMLInputElement && field !== null && offerEarlyText(field, element.value);
}

/** The element of this place, or the nearest of its name if the view was rendered again. */
function find({ element, index }: Place): HTMLElement | null {
  if (element.isConnected) return element;
  const name = nameOf(element);
  const found = [...document.querySelectorAll<HTMLElement>(element.tagName)]
    .map((each, position) => ({ each, distance: Math.abs(position - index) }))
    .filter(({ each }) => nameOf(each) === name)
    .toSorted((left, right) => left.distance - right.distance);
  return found[0]?.each ?? null;
}

/** A button may have a text on wide screens and only a label on narrow ones. */
const nameOf = (element: HTMLElement): string =>
  [
    ...['name', 'type', 'placeholder'].map((name) => element.getAttribute(name)),
    element.ariaLabel ?? (element instanceof HTMLButtonElement ? element.textContent : null),
  ].join(' ');

/**
 * Notifies React of the value that the user gave a field. React ignores an event that does not change the value which it
 * has seen last, so the field briefly gets another one.
 */
function replayValue(changed: HTMLElement, field: HTMLElement): void {
  if (changed instanceof HTMLInputElement && field instanceof HTMLInputElement) {
    if (/^(checkbox|radio)$/.test(changed.type)) return replayChoice(changed.checked, field);
    if (changed.type !== 'file') return replayText(changed, field, HTMLInputElement.prototype);
    field.files = changed.files;
  } else if (changed instanceof HTMLTextAreaElement && field instanceof HTMLTextAreaElement) {
    return replayText(changed, field, HTMLTextAreaElement.prototype);
  } else if (changed instanceof HTMLSelectElement && field instanceof HTMLSelectElement) {
    field.value = changed.value;
  }
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function replayChoice(checked: boolean, field: HTMLInputElement): void {
  if (checked === field.defaultChecked) return;
  field.checked = !checked;
  field.click();
}

function replayText<Field extends HTMLInputElement | HTMLTextAreaElement>(
  { value, selectionStart, selectionEnd }: Field,
  field: Field,
  prototype: Field,
): void {
  field.value = field.defaultValue;
  // React overrides the setter of the field, not that of the prototype.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (document.activeElement === field && selectionStart !== null)
    field.setSelectionRange(selectionStart, selectionEnd);
}
