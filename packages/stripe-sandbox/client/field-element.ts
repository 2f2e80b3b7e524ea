import type { FieldState } from './field-state.ts';

export type FieldType = 'cardNumber' | 'cardExpiry' | 'cardCvc';

export interface FieldRules {
  label: string;
  placeholder: string;
  autocomplete: AutoFill;
  format(text: string): string;
  /** `isBlurred` once the user has left the field. */
  read(text: string, isBlurred: boolean): FieldState;
  /** Further fields of the change event. */
  extra?(text: string): Record<string, unknown>;
}

type Listener = (event: Record<string, unknown>) => void;

/**
 * One field of the stand-in, with the methods that `@stripe/react-stripe-js` calls on an element.
 */
export class FieldElement {
  readonly type: FieldType;
  readonly #rules: FieldRules;
  readonly #input = document.createElement('input');
  readonly #listeners = new Map<string, Set<Listener>>();
  #isBlurred = false;
  #isMounted = false;

  constructor(type: FieldType, rules: FieldRules, options: { className: string; disabled?: boolean }) {
    this.type = type;
    this.#rules = rules;
    const input = this.#input;
    input.className = options.className;
    input.inputMode = 'numeric';
    input.placeholder = rules.placeholder;
    input.autocomplete = rules.autocomplete;
    input.ariaLabel = rules.label;
    input.disabled = options.disabled ?? false;
    input.addEventListener('input', () => this.#typed());
    input.addEventListener('focus', () => this.#emit('focus'));
    input.addEventListener('blur', () => {
      this.#isBlurred = true;
      this.#changed();
      this.#emit('blur');
    });
  }

  get text(): string {
    return this.#input.value;
  }

  get state(): FieldState {
    return this.#rules.read(this.text, true);
  }

  /** Sets the text as if the user had typed it. */
  set text(text: string) {
    this.#input.value = this.#rules.format(text);
    this.#isBlurred = true;
    this.#changed();
  }

  mount(place: string | HTMLElement): void {
    const node = typeof place === 'string' ? document.querySelector<HTMLElement>(place) : place;
    if (node === null) throw new Error('The element to mount into does not exist.');
    node.replaceChildren(this.#input);
    if (node.id !== '') this.#input.setAttribute('aria-describedby', `${node.id}-message`);
    this.#isMounted = true;
    this.#emit('ready');
  }

  unmount(): void {
    this.#isMounted = false;
    this.#input.remove();
  }

  destroy(): void {
    this.unmount();
    this.#listeners.clear();
  }

  focus(): void {
    this.#input.focus();
  }

  blur(): void {
    this.#input.blur();
  }

  clear(): void {
    this.#input.value = '';
    this.#isBlurred = false;
    this.#changed();
  }

  update({ disabled }: { disabled?: boolean }): void {
    if (disabled !== undefined) this.#input.disabled = disabled;
  }

  on(type: string, listener: Listener): this {
    const listeners = this.#listeners.get(type) ?? new Set();
    this.#listeners.set(type, listeners.add(listener));
    // Stripe's field loads after a listener is added; this one may be mounted earlier.
    if (type === 'ready' && this.#isMounted) listener({ elementType: this.type });
    return this;
  }

  off(type: string, listener?: Listener): this {
    if (listener === undefined) this.#listeners.delete(type);
    else this.#listeners.get(type)?.delete(listener);
    return this;
  }

  /** Formats and validates again after a related field has changed. */
  refresh(): void {
    this.#input.value = this.#rules.format(this.text);
    this.#changed();
  }

  #typed(): void {
    const input = this.#input;
    const isAtEnd = input.selectionStart === input.value.length;
    const digitsBefore = digitCount(input.value.slice(0, input.selectionStart ?? 0));
    input.value = this.#rules.format(input.value);
    if (!isAtEnd) {
      const caret = caretAfter(input.value, digitsBefore);
      input.setSelectionRange(caret, caret);
    }
    this.#isBlurred = false;
    this.#changed();
  }

  #changed(): void {
    const { isEmpty, isComplete, error } = this.#rules.read(this.text, this.#isBlurred);
    this.#input.ariaInvalid = error === undefined ? null : 'true';
    this.#emit('change', {
      empty: isEmpty,
      complete: isComplete,
      error: error && { type: 'validation_error', ...error },
      ...this.#rules.extra?.(this.text),
    });
  }

  #emit(type: string, details: Record<string, unknown> = {}): void {
    for (const listener of this.#listeners.get(type) ?? []) listener({ elementType: this.type, ...details });
  }
}

const digitCount = (text: string) => text.replace(/\D/g, '').length;

/** The caret position after regrouping: behind the same number of digits. */
function caretAfter(text: string, digits: number): number {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === digits) return index;
    if (/\d/.test(text.charAt(index))) seen += 1;
  }
  return text.length;
}
