import * as styles from './field-element.css';
import type { Reading } from './reading';

export type FieldType = 'cardNumber' | 'cardExpiry' | 'cardCvc';

export interface FieldRules {
  label: string;
  placeholder: string;
  autocomplete: AutoFill;
  format(text: string): string;
  /** `isLeft` is when the person goes on to another field. */
  read(text: string, isLeft: boolean): Reading;
  /** Fields of its own in the change event. */
  extra?(text: string): Record<string, unknown>;
}

type Listener = (event: Record<string, unknown>) => void;

/** One field of the stand-in, with the methods that `@stripe/react-stripe-js` calls on an element. */
export class FieldElement {
  readonly type: FieldType;
  readonly #rules: FieldRules;
  readonly #input = document.createElement('input');
  readonly #listeners = new Map<string, Set<Listener>>();
  #isLeft = false;
  #isMounted = false;

  constructor(type: FieldType, rules: FieldRules, options: { disabled?: boolean } = {}) {
    this.type = type;
    this.#rules = rules;
    const input = this.#input;
    input.className = styles.input;
    input.inputMode = 'numeric';
    input.placeholder = rules.placeholder;
    input.autocomplete = rules.autocomplete;
    input.ariaLabel = rules.label;
    input.disabled = options.disabled ?? false;
    input.addEventListener('input', () => this.#typed());
    input.addEventListener('focus', () => this.#tell('focus'));
    input.addEventListener('blur', () => {
      this.#isLeft = true;
      this.#changed();
      this.#tell('blur');
    });
  }

  get text(): string {
    return this.#input.value;
  }

  get reading(): Reading {
    return this.#rules.read(this.text, true);
  }

  /** Puts a text in as if it had been typed. */
  set text(text: string) {
    this.#input.value = this.#rules.format(text);
    this.#isLeft = true;
    this.#changed();
  }

  mount(place: string | HTMLElement): void {
    const node = typeof place === 'string' ? document.querySelector<HTMLElement>(place) : place;
    if (node === null) throw new Error('there is no such place to mount into');
    node.replaceChildren(this.#input);
    if (node.id !== '') this.#input.setAttribute('aria-describedby', `${node.id}-message`);
    this.#isMounted = true;
    this.#tell('ready');
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
    this.#isLeft = false;
    this.#changed();
  }

  update({ disabled }: { disabled?: boolean }): void {
    if (disabled !== undefined) this.#input.disabled = disabled;
  }

  on(type: string, listener: Listener): this {
    const listeners = this.#listeners.get(type) ?? new Set();
    this.#listeners.set(type, listeners.add(listener));
    // Stripe's own field takes longer than a listener to come; this one is there before.
    if (type === 'ready' && this.#isMounted) listener({ elementType: this.type });
    return this;
  }

  off(type: string, listener?: Listener): this {
    if (listener === undefined) this.#listeners.delete(type);
    else this.#listeners.get(type)?.delete(listener);
    return this;
  }

  /** Says again what is true, because another field changed the rules. */
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
    this.#isLeft = false;
    this.#changed();
  }

  #changed(): void {
    const { isEmpty, isComplete, flaw } = this.#rules.read(this.text, this.#isLeft);
    this.#input.ariaInvalid = flaw === undefined ? null : 'true';
    this.#tell('change', {
      empty: isEmpty,
      complete: isComplete,
      error: flaw && { type: 'validation_error', ...flaw },
      ...this.#rules.extra?.(this.text),
    });
  }

  #tell(type: string, details: Record<string, unknown> = {}): void {
    for (const listener of this.#listeners.get(type) ?? []) listener({ elementType: this.type, ...details });
  }
}

const digitCount = (text: string) => text.replace(/\D/g, '').length;

/** Where the caret stands when the text was grouped anew: behind as many digits as before. */
function caretAfter(text: string, digits: number): number {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === digits) return index;
    if (/\d/.test(text.charAt(index))) seen += 1;
  }
  return text.length;
}
