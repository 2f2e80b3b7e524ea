import { expect, test } from 'vitest';
import { choiceIn, withInterval } from './choice';

test.each([
  ['?price=teacher_pro_month', { kind: 'plan', priceId: 'teacher_pro_month' }],
  ['?pack=credits-1m', { kind: 'pack', packId: 'credits-1m' }],
  ['?price=teacher_pro_decade', { kind: 'nothing' }],
  ['', { kind: 'nothing' }],
])('%j asks for %j', (search, choice) => {
  expect(choiceIn(search)).toEqual(choice);
});

test('another interval is another price of the same plan', () => {
  expect(withInterval({ kind: 'plan', priceId: 'student_plus_month' }, 'semester')).toEqual({
    kind: 'plan',
    priceId: 'student_plus_semester',
  });
});

test('the same interval changes nothing, and a pack has none', () => {
  const plan = { kind: 'plan', priceId: 'student_plus_month' } as const;
  const pack = { kind: 'pack', packId: 'credits-1m' } as const;
  expect(withInterval(plan, 'month')).toBe(plan);
  expect(withInterval(pack, 'year')).toBe(pack);
});
