import { expect, test } from 'vitest';
import { holdsCardNumber } from './card-number-in-text';

test.each(['4242424242424242', '5555 5555 5555 4444', '3782-822463-10005', 'Amara 4222222222222'])(
  '%j contains a card number',
  (text) => expect(holdsCardNumber(text)).toBe(true),
);

test.each(['Amara Okafor', '2214 Larkspur Street', '4242 4242 4242 4243', 'a4242424242424242', ''])(
  '%j contains no card number',
  (text) => expect(holdsCardNumber(text)).toBe(false),
);
