import { offerEarlyText } from '@/shared/first-view';
import { hydrateDeferred } from '@/shared/deferred';

/** What the user did before React had hydrated the server's view; `public/head.js` records it. */
type EarlyInput = {
  /** Fields that the user changed, the last one last. */
  fields: ChangedField[];
  /** Buttons to press, forms to submit, and fields in which the user pressed Enter, in order. */
  actions: ElementPlace[];
  stop: () => void;
};

/** An element, and its position among those of its kind. */
type ElementPlace = { element: HTMLElement; index: number };

/** A field with what the user entered; hydration may have reset the element. */
type ChangedField = ElementPlace & { value?: string; checked?: boolean; files?: FileList | null };

declare global {
  var earlyInput: EarlyInput;
}

let focused: ElementPlace | null = null;

/** Remembers the focused element. A view that is rendered anew has none. */
export function rememberFocus(): void {
  const { activeElement: element } = document;
  if (!(element instanceof HTMLElement) || element === document.body) return;
  focused = { element, index: [...document.querySelectorAll(element.tagName)].indexOf(element) };
}

/** Repeats what the user did for the application: first the values, then the clicks and submits. */
export async function replayInput(): Promise<void> {
  const { fields, actions, stop } = globalThis.earlyInput;
  stop();
  document.querySelector('#root')?.removeAttribute('aria-busy');
  if (focused && !focused.element.isConnected) find(focused)?.focus({ preventScroll: true });
  // Components start in microtasks after hydration. A later task would mix the text with what the user types next.
  await Promise.resolve();
  const left = fields.splice(0).filter((field) => !isTaken(field));
  // An accordion, for example, ignores the clicks on a button that it has not seen focused.
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  const [chosen, typed] = [left.filter(hasFiles), left.filter((field) => !hasFiles(field))];
  replayValues(typed);
  if (chosen.length > 0) {
    // The areas for files are deferred. If they fail to load, the rest is repeated all the same.
    await hydrateDeferred().catch(() => {});
    replayValues(chosen);
  }
  for (const place of actions.splice(0)) {
    // What came before may enable the button.
    await new Promise((resolve) => setTimeout(resolve));
    const target = find(place);
    if (target) replayAction(target);
  }
}

const hasFiles = ({ files }: ChangedField): boolean => (files?.length ?? 0) > 0;

function replayValues(fields: ChangedField[]): void {
  for (const field of fields) {
    const element = find(field);
    if (element) replayValue(field, element);
  }
}

function replayAction(target: HTMLElement): void {
  if (target instanceof HTMLFormElement) return target.requestSubmit();
  target.focus();
  if (!(target instanceof HTMLInputElement)) return target.click();
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  if (target.dispatchEvent(enter)) target.form?.requestSubmit();
}

/** Whether the component of the field takes the text itself. */
function isTaken(field: ChangedField): boolean {
  const element = find(field);
  return (
    element instanceof HTMLInputElement && field.value !== undefined && offerEarlyText(element, field.value)
  );
}

/** The element of this place, or the nearest of its name if the view was rendered again. */
function find({ element, index }: ElementPlace): HTMLElement | null {
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
function replayValue({ element: changed, value, checked, files }: ChangedField, field: HTMLElement): void {
  if (field instanceof HTMLInputElement) {
    if (/^(checkbox|radio)$/.test(field.type)) return replayChoice(checked === true, field);
    if (field.type !== 'file') return replayText(changed, value, field, HTMLInputElement.prototype);
    field.files = files ?? null;
  } else if (field instanceof HTMLTextAreaElement) {
    return replayText(changed, value, field, HTMLTextAreaElement.prototype);
  } else if (field instanceof HTMLSelectElement && value !== undefined) {
    field.value = value;
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

function replayChoice(checked: boolean, field: HTMLInputElement): void {
  if (checked === field.defaultChecked) return;
  field.checked = !checked;
  field.click();
}

function replayText<Field extends HTMLInputElement | HTMLTextAreaElement>(
  changed: HTMLElement,
  value = '',
  field: Field,
  prototype: Field,
): void {
  const selection = selectionOf(changed, value);
  field.value = field.defaultValue;
  // React overrides the setter of the field, not that of the prototype.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (selection && document.activeElement === field) field.setSelectionRange(...selection);
}

/** The selected range in a field; the end of the text if the field was reset. Null where the browser tells no selection. */
function selectionOf(changed: HTMLElement, value: string): [from: number, to: number] | null {
  if (!(changed instanceof HTMLInputElement || changed instanceof HTMLTextAreaElement)) return null;
  const { selectionStart: from, selectionEnd: to } = changed;
  if (from === null || to === null) return null;
  return changed.value === value ? [from, to] : [value.length, value.length];
}
