import { expect, test } from 'vitest';
import { badAddresses, goodAddresses } from '../../../../tests/support/email-addresses';
import { isEmail } from './email';

test.each(goodAddresses)('%s is an address', (address) => {
  expect(isEmail(address)).toBe(true);
});

test.each(badAddresses)('%s is no address', (address) => {
  expect(isEmail(address)).toBe(false);
});
