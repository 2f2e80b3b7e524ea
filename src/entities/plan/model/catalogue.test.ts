import { expect, test } from 'vitest';
import { findInCatalogue, priceIdOf, priceIds } from './catalogue';

const words = (priceId: string, included: boolean) =>
  findInCatalogue(priceId)
    ?.features.filter((feature) => feature.included === included)
    .map(({ label }) => label);

test('each of the four plans has four prices', () => {
  const plans = Map.groupBy(priceIds, (priceId) => findInCatalogue(priceId)?.planId);
  expect([...plans.keys()]).toEqual(['student-plus', 'student-pro', 'teacher-plus', 'teacher-pro']);
  expect([...plans.values()].map((prices) => new Set(prices).size)).toEqual([4, 4, 4, 4]);
});

test('the price of the same plan in another interval is found', () => {
  expect(priceIdOf('teacher-pro', 'year')).toBe('teacher_pro_year');
  expect(findInCatalogue('teacher_pro_year')).toMatchObject({ planId: 'teacher-pro', interval: 'year' });
  expect(findInCatalogue('teacher_pro_decade')).toBeUndefined();
});

test('plans for students show their credits', () => {
  expect(words('student_plus_month', true)).toContain('1.5M monthly AI credits');
  expect(words('student_pro_month', true)).toContain('2M monthly AI credits');
});

test('Teacher Plus lists what only Teacher Pro has', () => {
  expect(words('teacher_plus_month', false)).toEqual(['Sending assignments', 'Grading', 'LMS access']);
  expect(words('teacher_pro_month', false)).toEqual([]);
});
