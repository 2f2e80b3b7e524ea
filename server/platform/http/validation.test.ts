import { expect, test } from 'vitest';
import { badAddresses, goodAddresses } from '../../../tests/support/email-addresses.ts';
import { compileValidator } from './validation.ts';

const validate = compileValidator({
  schema: { type: 'string', format: 'email' },
  httpPart: 'body',
  method: 'POST',
  url: '/',
});

test.each(goodAddresses)('%s is an address', (address) => {
  expect(validate(address)).toBe(true);
});

test.each(badAddresses)('%s is no address', (address) => {
  expect(validate(address)).not.toBe(true);
});
