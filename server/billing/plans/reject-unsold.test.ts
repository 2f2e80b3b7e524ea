import { expect, test } from 'vitest';
import { plans, SOLD_TO } from './plans.ts';
import { rejectUnsold } from './reject-unsold.ts';

test('nothing is sold to students, and their plans say so', () => {
  expect(() => rejectUnsold({ soldTo: SOLD_TO }, { role: 'student' })).toThrow(/Nothing was charged/);
  expect(() => rejectUnsold({ soldTo: SOLD_TO }, { role: 'teacher' })).not.toThrow();
  expect(plans.filter(({ available }) => !available).map(({ role }) => role)).toEqual(
    Array.from({ length: 8 }, () => 'student'),
  );
});
