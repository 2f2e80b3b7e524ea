import { expect, test } from 'vitest';
import { formatCvc, readCvc } from './card-cvc.ts';
import { expiryOf, formatExpiry, readExpiry } from './card-expiry.ts';
import { brandOf, formatNumber, readNumber } from './card-number.ts';
import { testCards } from './test-cards.ts';

const now = new Date('2026-11-20T10:00:00Z');

test.each([
  ['4242424242424242', '4242 4242 4242 4242', 'visa'],
  ['378282246310005', '3782 822463 10005', 'amex'],
  ['5555-5555 5555.4444 99', '5555 5555 5555 4444', 'mastercard'],
  ['4', '4', 'visa'],
  ['42424', '4242 4', 'visa'],
  ['abc', '', 'unknown'],
])('formats %s as printed on the card', (typed, written, brand) => {
  expect(formatNumber(typed)).toBe(written);
  expect(brandOf(typed)).toBe(brand);
});

test.each(testCards)('$number is complete, and formatting it again changes nothing', ({ number }) => {
  const written = formatNumber(number);
  expect(readNumber(written, true)).toMatchObject({ isComplete: true, error: undefined });
  expect(formatNumber(written)).toBe(written);
});

test('reports a short number only after the field is blurred', () => {
  expect(readNumber('4242 42', false).error).toBeUndefined();
  expect(readNumber('4242 42', true).error?.message).toBe('Your card number is incomplete.');
});

test('reports a wrong check digit while the user is typing', () => {
  expect(readNumber('4242 4242 4242 4241', false)).toMatchObject({
    isComplete: false,
    error: { code: 'invalid_number', message: 'Your card number is invalid.' },
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
])('formats the expiry %s as %s', (typed, written) => {
  expect(formatExpiry(typed)).toBe(written);
});

test.each([
  ['11 / 26', undefined],
  ['12 / 26', undefined],
  ['10 / 26', "Your card's expiration date is in the past."],
  ['12 / 25', "Your card's expiration year is in the past."],
  ['13', "Your card's expiration month is invalid."],
  ['12', "Your card's expiration date is incomplete."],
])('the error for the expiry %s: %s', (text, message) => {
  expect(readExpiry(text, true, now).error?.message).toBe(message);
});

test('reads month and year from the expiry', () => {
  expect(expiryOf('09 / 29')).toEqual({ month: 9, year: 2029 });
});

test('the security code has four digits for American Express, three for other brands', () => {
  expect(formatCvc('12345', 'amex')).toBe('1234');
  expect(formatCvc('12345', 'visa')).toBe('123');
  expect(readCvc('123', true, 'amex').error?.message).toBe("Your card's security code is incomplete.");
  expect(readCvc('123', true, 'visa')).toMatchObject({ isComplete: true });
});
