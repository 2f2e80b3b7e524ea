import { expect, test } from 'vitest';
import { expiryOf } from './expiry';

test.each([
  ['never', null],
  ['day', '2026-11-24T09:00:00.000Z'],
  ['week', '2026-11-30T09:00:00.000Z'],
  ['month', '2026-12-23T09:00:00.000Z'],
])('%s stops the code at %s', (option, end) => {
  expect(expiryOf(option, new Date('2026-11-23T09:00:00Z'))).toBe(end);
});
