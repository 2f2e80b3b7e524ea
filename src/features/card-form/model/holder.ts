import { INVALID_EMAIL, isEmail } from '@/shared/lib/email';
import { type BillingDetails, holdsCardNumber, NO_CARD_NUMBER } from '@/shared/lib/stripe';

export type HolderField = 'name' | 'country' | 'line1' | 'city' | 'state' | 'postal_code' | 'email';
export type Holder = Record<HolderField, string>;

/** The defaults of the fields. */
export interface Known {
  name?: string | undefined;
  email?: string | undefined;
  address?: Partial<BillingDetails['address']> | undefined;
}

const DEFAULT_COUNTRY = 'US';

/** The typed values, else the defaults, else empty; the default country is the United States. */
export function holderOf(typed: Partial<Holder>, { name, email, address = {} }: Known): Holder {
  return {
    name: typed.name ?? name ?? '',
    email: typed.email ?? email ?? '',
    country: typed.country ?? (address.country || DEFAULT_COUNTRY),
    line1: typed.line1 ?? address.line1 ?? '',
    city: typed.city ?? address.city ?? '',
    state: typed.state ?? address.state ?? '',
    postal_code: typed.postal_code ?? address.postal_code ?? '',
  };
}

export type HolderErrors = Partial<Record<HolderField, string>>;

/** Name and email are required. A card number is an error in every field that is sent to the server. */
export function holderErrors(holder: Holder): HolderErrors {
  return {
    ...(holder.name.trim() === '' && { name: 'Enter the name on the card' }),
    ...(!isEmail(holder.email) && { email: INVALID_EMAIL }),
    ...Object.fromEntries(textFields.filter((field) => holdsCardNumber(holder[field])).map(cardNumberError)),
  };
}

const textFields = ['name', 'line1', 'city', 'state', 'postal_code'] as const;
const cardNumberError = (field: HolderField) => [field, NO_CARD_NUMBER] as const;

export function billingDetailsOf(holder: Holder): BillingDetails {
  const { name, email, country, line1, city, state, postal_code } = holder;
  return {
    name: name.trim(),
    email: email.trim(),
    address: {
      line1: line1.trim(),
      city: city.trim(),
      state: state.trim(),
      postal_code: postal_code.trim(),
      country,
    },
  };
}
