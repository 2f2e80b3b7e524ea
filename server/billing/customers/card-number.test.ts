import { expect, test } from 'vitest';
import { rejectCardNumbers } from './card-number.ts';

const rejectedFields = (given: object) => {
  try {
    rejectCardNumbers(given);
    return [];
  } catch (error) {
    return error;
  }
};

test.each([
  '4242424242424242',
  '4242 4242 4242 4242',
  '3782-822463-10005',
  'Amara Okafor 5555 5555 5555 4444, please',
  '4222222222222',
])('%j is rejected by field, without repeating it', (text) => {
  const problem = rejectedFields({
    coupon: undefined,
    billing_details: { name: 'Amara', address: { line1: text } },
  });
  expect(problem).toMatchObject({
    status: 422,
    errors: { 'billing_details.address.line1': ['Enter a card number in the card field only.'] },
  });
  expect(JSON.stringify(problem)).not.toContain(text);
});

test.each([
  'Amara Okafor',
  '2214 Larkspur Street',
  '+1 253 555 0147',
  '4242 4242 4242 4243',
  'teacher4242424242424242@school.test',
  'sub_4242424242424242',
  '',
])('%j is accepted', (text) => {
  expect(rejectedFields({ name: text })).toEqual([]);
});
