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
  for (const place of fields.splice(0)) {
    const field = find(place);
    if (field) replayValue(place.element, field);
  }
  for (const place of actions.splice(0)) {
    // What came before may enable the button.
    await new Promise((resolve) => setTimeout(resolve));
    const target = find(place);
    if (target instanceof HTMLFormElement) target.requestSubmit();
    else target?.click();
  }
}

/** The element of this place, or the one that replaced it if the view was rendered again. */
function find({ element, index }: Place): HTMLElement | null {
  if (element.isConnected) return element;
  const found = document.querySelectorAll<HTMLElement>(element.tagName)[index];
  return found && nameOf(found) === nameOf(element) ? found : null;
}

const nameOf = (element: HTMLElement): string =>
  ['name', 'type', 'aria-label', 'placeholder'].map((name) => element.getAttribute(name)).join(' ');

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
