import { expect, test } from 'vitest';
import { formatCvc, readCvc } from './card-cvc';
import { expiryOf, formatExpiry, readExpiry } from './card-expiry';
import { brandOf, formatNumber, readNumber } from './card-number';
import { testCards } from './test-cards';

const now = new Date('2026-11-20T10:00:00Z');

test.each([
  ['4242424242424242', '4242 4242 4242 4242', 'visa'],
  ['378282246310005', '3782 822463 10005', 'amex'],
  ['5555-5555 5555.4444 99', '5555 5555 5555 4444', 'mastercard'],
  ['4', '4', 'visa'],
  ['42424', '4242 4', 'visa'],
  ['abc', '', 'unknown'],
])('%s is written as it stands on the card', (typed, written, brand) => {
  expect(formatNumber(typed)).toBe(written);
  expect(brandOf(typed)).toBe(brand);
});

test.each(testCards)('$number is a whole number, and formatting it again changes nothing', ({ number }) => {
  const written = formatNumber(number);
  expect(readNumber(written, true)).toMatchObject({ isComplete: true, flaw: undefined });
  expect(formatNumber(written)).toBe(written);
});

test('a short number is no flaw while it is written, and one when it is left', () => {
  expect(readNumber('4242 42', false).flaw).toBeUndefined();
  expect(readNumber('4242 42', true).flaw?.message).toBe('Your card number is incomplete.');
});

test('a number whose digits do not add up is refused at once', () => {
  expect(readNumber('4242 4242 4242 4241', false)).toMatchObject({
    isComplete: false,
    flaw: { code: 'invalid_number', message: 'Your card number is invalid.' },
  });
});

test.each([
  ['9', '09'],
  ['09', '09'],
  ['0929', '09 / 29'],
  ['1/', '01 /'],
  ['12', '12'],
  ['12/', '12 /'],
  ['1229', '12 / 29'],
  ['12 / 2999', '12 / 29'],
])('the expiry %s becomes %s', (typed, written) => {
  expect(formatExpiry(typed)).toBe(written);
});

test.each([
  ['11 / 26', undefined],
  ['12 / 26', undefined],
  ['10 / 26', "Your card's expiration date is in the past."],
  ['12 / 25', "Your card's expiration year is in the past."],
  ['13', "Your card's expiration month is invalid."],
  ['12', "Your card's expiration date is incomplete."],
])('of %s it is said: %s', (text, message) => {
  expect(readExpiry(text, true, now).flaw?.message).toBe(message);
});

test('the expiry is read as month and year', () => {
  expect(expiryOf('09 / 29')).toEqual({ month: 9, year: 2029 });
});

test('American Express has four digits of code, the others three', () => {
  expect(formatCvc('12345', 'amex')).toBe('1234');
  expect(formatCvc('12345', 'visa')).toBe('123');
  expect(readCvc('123', true, 'amex').flaw?.message).toBe("Your card's security code is incomplete.");
  expect(readCvc('123', true, 'visa')).toMatchObject({ isComplete: true });
});
