import type { Address } from '../objects/base-object.ts';

/** Example rates in percent: sales tax by state and VAT by country. */
const stateRates: Readonly<Record<string, number>> = {
  AZ: 5.6,
  CT: 6.35,
  DC: 6,
  HI: 4,
  IA: 6,
  IL: 6.25,
  KY: 6,
  LA: 5,
  MA: 6.25,
  MN: 6.875,
  NY: 4,
  OH: 5.75,
  PA: 6,
  RI: 7,
  SC: 6,
  TN: 7,
  TX: 6.25,
  UT: 4.85,
  WA: 6.5,
  WV: 6,
}; // prettier-ignore

const stateNames: Readonly<Record<string, string>> = {
  arizona: 'AZ',
  connecticut: 'CT',
  hawaii: 'HI',
  iowa: 'IA',
  illinois: 'IL',
  kentucky: 'KY',
  louisiana: 'LA',
  massachusetts: 'MA',
  minnesota: 'MN',
  'new york': 'NY',
  ohio: 'OH',
  pennsylvania: 'PA',
  'rhode island': 'RI',
  'south carolina': 'SC',
  tennessee: 'TN',
  texas: 'TX',
  utah: 'UT',
  washington: 'WA',
  'west virginia': 'WV',
}; // prettier-ignore

const countryRates: Readonly<Record<string, number>> = {
  AT: 20,
  DE: 19,
  ES: 21,
  FR: 20,
  GB: 20,
  IE: 23,
  IT: 22,
  NL: 21,
};

/** The rate for an address, in percent; undefined if the address is unknown. */
export function taxRateOf(address: Address | null): number | undefined {
  if (address === null || address.country === null) return undefined;
  if (address.country !== 'US') return countryRates[address.country] ?? 0;
  if (address.state === null && address.postal_code === null) return undefined;
  const state = (address.state ?? '').trim();
  return stateRates[stateNames[state.toLowerCase()] ?? state.toUpperCase()] ?? 0;
}
