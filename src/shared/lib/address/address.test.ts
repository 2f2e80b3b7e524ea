import { expect, test } from 'vitest';
import { addressLines } from './address';

const nowhere = { line1: '', city: '', state: '', postal_code: '', country: 'US' };

test.each([
  [
    { line1: '2214 Larkspur Street', city: 'Tacoma', state: 'WA', postal_code: '98405', country: 'US' },
    ['2214 Larkspur Street', 'Tacoma, WA 98405', 'United States'],
  ],
  [{ ...nowhere, city: 'Berlin', postal_code: '10115', country: 'DE' }, ['Berlin, 10115', 'Germany']],
  [nowhere, ['United States']],
  [{ ...nowhere, country: 'somewhere' }, ['somewhere']],
])('%j is %j', (address, lines) => {
  expect(addressLines(address)).toEqual(lines);
});
