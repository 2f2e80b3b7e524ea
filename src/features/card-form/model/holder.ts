import { INVALID_EMAIL, isEmail } from '@/shared/lib/email';
import { type BillingDetails, holdsCardNumber, NO_CARD_NUMBER } from '@/shared/lib/stripe';

export type HolderField = 'name' | 'country' | 'line1' | 'city' | 'state' | 'postal_code' | 'email';
export type Holder = Record<HolderField, string>;

/** What a page knows of the person before they write anything. */
export interface Known {
  name?: string | undefined;
  email?: string | undefined;
  address?: Partial<BillingDetails['address']> | undefined;
}

const DEFAULT_COUNTRY = 'US';

/** What stands in the fields: what was written, else what is known, else nothing; the country is the United States. */
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

/**
 * The address may stay empty; nobody can be billed without a name and a way to send the invoice. A card's number in a field that is sent
 * to the server stops the form.
 */
export function holderErrors(holder: Holder): HolderErrors {
  return {
    ...(holder.name.trim() === '' && { name: 'Enter the name on the card' }),
    ...(!isEmail(holder.email) && { email: INVALID_EMAIL }),
    ...Object.fromEntries(written.filter((field) => holdsCardNumber(holder[field])).map(refused)),
  };
}

const written = ['name', 'line1', 'city', 'state', 'postal_code'] as const;
const refused = (field: HolderField) => [field, NO_CARD_NUMBER] as const;

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
