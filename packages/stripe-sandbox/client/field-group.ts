import { formatCvc, readCvc } from './card-cvc.ts';
import { expiryOf, formatExpiry, readExpiry } from './card-expiry.ts';
import { brandOf, type CardBrand, formatNumber, readNumber } from './card-number.ts';
import { FieldElement, type FieldType } from './field-element.ts';
import { digitsOf, type FieldError } from './field-state.ts';
import type { TypedCard } from './typed-card.ts';

/** The fields of one form. The brand of the number decides the length of the security code. */
export class FieldGroup {
  readonly #fields = new Map<FieldType, FieldElement>();
  readonly #className: string;

  constructor(className: string) {
    this.#className = className;
  }

  create(type: FieldType, options?: { disabled?: boolean }): FieldElement {
    const field = new FieldElement(type, this.#rules(type), { ...options, className: this.#className });
    this.#fields.set(type, field);
    if (type === 'cardNumber') field.on('change', () => this.#fields.get('cardCvc')?.refresh());
    return field;
  }

  getElement(type: FieldType): FieldElement | null {
    return this.#fields.get(type) ?? null;
  }

  /**
   * Does nothing: Stripe's group changes its appearance here, and the stand-in inherits the page's.
   */
  update(): void {}

  /** The typed card, or the error of the first invalid field. */
  read(): { card: TypedCard } | { card?: undefined; error: FieldError } {
    for (const type of ['cardNumber', 'cardExpiry', 'cardCvc'] as const) {
      const state = this.#fields.get(type)?.state;
      if (state?.isComplete !== true) return { error: state?.error ?? missing[type] };
    }
    return {
      card: { number: digitsOf(this.#text('cardNumber')), expiry: expiryOf(this.#text('cardExpiry')) },
    };
  }

  /** Fills in a test card. */
  fill(number: string, now: Date): void {
    const values = {
      cardNumber: number,
      cardExpiry: `12 / ${String((now.getFullYear() + 3) % 100).padStart(2, '0')}`,
      cardCvc: brandOf(number) === 'amex' ? '1234' : '123',
    };
    for (const [type, field] of this.#fields) field.text = values[type];
  }

  #text(type: FieldType): string {
    return this.#fields.get(type)?.text ?? '';
  }

  #brand = (): CardBrand => brandOf(this.#text('cardNumber'));

  #rules(type: FieldType) {
    const now = () => new Date();
    const brand = this.#brand;
    const rules = {
      cardNumber: {
        label: 'Card number',
        placeholder: '1234 1234 1234 1234',
        autocomplete: 'cc-number',
        format: formatNumber,
        read: readNumber,
        extra: (text: string) => ({ brand: brandOf(text) }),
      },
      cardExpiry: {
        label: 'Expiry, month and year',
        placeholder: 'MM / YY',
        autocomplete: 'cc-exp',
        format: formatExpiry,
        read: (text: string, isBlurred: boolean) => readExpiry(text, isBlurred, now()),
      },
      cardCvc: {
        label: 'Security code',
        placeholder: 'CVC',
        autocomplete: 'cc-csc',
        format: (text: string) => formatCvc(text, brand()),
        read: (text: string, isBlurred: boolean) => readCvc(text, isBlurred, brand()),
      },
    } as const;
    return rules[type];
  }
}

const missing = {
  cardNumber: { code: 'incomplete_number', message: 'Your card number is incomplete.' },
  cardExpiry: { code: 'incomplete_expiry', message: "Your card's expiration date is incomplete." },
  cardCvc: { code: 'incomplete_cvc', message: "Your card's security code is incomplete." },
};
