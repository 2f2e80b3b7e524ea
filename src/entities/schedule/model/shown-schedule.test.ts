import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { getScheduleFx } from '@/shared/api/schedule';
import { readClockFx } from '@/shared/lib/clock';
import { navigateFx } from '@/shared/lib/navigation';
import { createShownSchedule } from './shown-schedule';

const schedule = createShownSchedule({ name: 'test', path: '/schedule' });

/** Opens the week of Tuesday 17 November 2026. */
async function start() {
  const read = vi.fn((span: object) => ({ ...span }));
  const navigate = vi.fn();
  const scope = fork({
    handlers: [
      [getScheduleFx, read],
      [readClockFx, () => new Date('2026-11-17T10:00:00Z')],
      [navigateFx, navigate],
    ],
  });
  await allSettled(schedule.opened, { scope, params: new URLSearchParams() });
  return { scope, read, navigate };
}

test('another view, week or day is shown, read and in the address', async () => {
  const { scope, read, navigate } = await start();
  await allSettled(schedule.viewChosen, { scope, params: 'month' });
  expect(scope.getState(schedule.$shown)).toEqual({ view: 'month', day: '2026-11-17' });
  await allSettled(schedule.stepped, { scope, params: 1 });
  expect(scope.getState(schedule.$shown)).toEqual({ view: 'month', day: '2026-12-01' });
  await allSettled(schedule.todayChosen, { scope });
  expect(scope.getState(schedule.$shown)).toEqual({ view: 'month', day: '2026-11-17' });
  expect(read).toHaveBeenCalledTimes(4);
  expect(navigate.mock.calls.map(([{ to }]) => to)).toEqual([
    '/schedule?view=month&day=2026-11-17',
    '/schedule?view=month&day=2026-12-01',
    '/schedule?view=month&day=2026-11-17',
  ]);
});
