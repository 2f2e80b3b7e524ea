import { expect, test } from 'vitest';
import { subscriptionOf } from '../../../../tests/support/subscriptions';
import { coverInWords } from './cover';

const cover = (teacher: string, class_title: string) => ({ class_id: class_title, class_title, teacher });

test.each([
  [[], null],
  [[cover('Maria Lopez', '8A Science')], 'Covered by Maria Lopez’s plan for 8A Science'],
  [
    [cover('Maria Lopez', '8A Science'), cover('Ben Ode', '8B Art'), cover('Maria Lopez', '8C Science')],
    'Covered by Maria Lopez’s plan for 8A Science and 8C Science and Ben Ode’s plan for 8B Art',
  ],
])('a cover of %j is written as %j', (covered_by, words) => {
  expect(coverInWords({ ...subscriptionOf(), covered_by })).toBe(words);
});
