type Address = { line1: string; city: string; state: string; postal_code: string; country: string };

/** The lines of a postal address as on an envelope; empty parts are omitted. */
export function addressLines({ line1, city, state, postal_code, country }: Address): string[] {
  const region = [state, postal_code].filter(Boolean).join(' ');
  const place = [city, region].filter(Boolean).join(', ');
  return [line1, place, countryOf(country)].filter(Boolean);
}

/** `Intl` is slow at its first use, so only an address needs it. */
const countryOf = (code: string): string =>
  /^[A-Z]{2}$/.test(code)
    ? (new Intl.DisplayNames('en', { type: 'region', fallback: 'code' }).of(code) ?? code)
    : code;
