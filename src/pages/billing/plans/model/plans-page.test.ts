import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { plansNeeded } from '@/entities/plan';
import { listPlansFx } from '@/shared/api/plans';
import { plansOf } from '../../../../../tests/support/plans';
import { plansOpened } from './plans-page';

/** A tab that records which plans are requested. */
function openTab() {
  const requests: string[] = [];
  const scope = fork({
    handlers: [
      [
        listPlansFx,
        ({ params: { interval } }: { params: { interval: 'month' | 'year' } }) => {
          requests.push(interval);
          return { plans: plansOf(interval) };
        },
      ],
    ],
  });
  return { scope, requests };
}

test('a longer interval needs the monthly prices too, for its saving', async () => {
  const { scope, requests } = openTab();
  await allSettled(plansOpened, { scope, params: { search: '?interval=year' } });
  expect(requests).toEqual(['year', 'month']);
});

test('plans that another page reads need no monthly prices', async () => {
  const { scope, requests } = openTab();
  await allSettled(plansNeeded, { scope, params: 'year' });
  expect(requests).toEqual(['year']);
});
