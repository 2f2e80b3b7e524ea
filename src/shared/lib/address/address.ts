type Address = { line1: string; city: string; state: string; postal_code: string; country: string };

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/** The lines of a postal address as on an envelope; empty parts are omitted. */
export function addressLines({ line1, city, state, postal_code, country }: Address): string[] {
  const region = [state, postal_code].filter(Boolean).join(' ');
  const place = [city, region].filter(Boolean).join(', ');
  return [line1, place, countryOf(country)].filter(Boolean);
}

const countryOf = (code: string): string => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code);
