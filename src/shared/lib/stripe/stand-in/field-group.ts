import { formatCvc, readCvc } from './card-cvc';
import { expiryOf, formatExpiry, readExpiry } from './card-expiry';
import { brandOf, type CardBrand, formatNumber, readNumber } from './card-number';
import { FieldElement, type FieldType } from './field-element';
import { digitsOf, type Reading } from './reading';
import type { TypedCard } from './typed-card';

/** The fields of one form, which know each other: the brand of the number decides how long the code is. */
export class FieldGroup {
  readonly #fields = new Map<FieldType, FieldElement>();

  create(type: FieldType, options?: { disabled?: boolean }): FieldElement {
    const field = new FieldElement(type, this.#rules(type), options);
    this.#fields.set(type, field);
    if (type === 'cardNumber') field.on('change', () => this.#fields.get('cardCvc')?.refresh());
    return field;
  }

  getElement(type: FieldType): FieldElement | null {
    return this.#fields.get(type) ?? null;
  }

  /** Stripe's groups change their appearance by it; the stand-in takes that from the page. */
  update(): void {}

  /** The first field that is not right, or the card. */
  read(): { card: TypedCard } | { card?: undefined; flaw: NonNullable<Reading['flaw']> } {
    for (const type of ['cardNumber', 'cardExpiry', 'cardCvc'] as const) {
      const reading = this.#fields.get(type)?.reading;
      if (reading?.isComplete !== true) return { flaw: reading?.flaw ?? missing[type] };
    }
    return {
      card: { number: digitsOf(this.#text('cardNumber')), expiry: expiryOf(this.#text('cardExpiry')) },
    };
  }

  /** Writes a test card into the fields. */
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
        read: (text: string, isLeft: boolean) => readExpiry(text, isLeft, now()),
      },
      cardCvc: {
        label: 'Security code',
        placeholder: 'CVC',
        autocomplete: 'cc-csc',
        format: (text: string) => formatCvc(text, brand()),
        read: (text: string, isLeft: boolean) => readCvc(text, isLeft, brand()),
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
