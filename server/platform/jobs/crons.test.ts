import { expect, test } from 'vitest';
import { cronsOf } from './crons.ts';

test.each([
  [10, ['0 * * * * *', '10 * * * * *', '20 * * * * *', '30 * * * * *', '40 * * * * *', '50 * * * * *']],
  [30, ['0 * * * * *', '30 * * * * *']],
  [60, ['*/1 * * * *']],
  [600, ['*/10 * * * *']],
  [3600, ['0 */1 * * *']],
])('every %i seconds', (every, crons) => {
  expect(cronsOf(every).map(([, cron]) => cron)).toEqual(crons);
});
