import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import {
  applyCalendarImportFx,
  endCalendarImportFx,
  getScheduleFx,
  getSchoolCalendarFx,
  listCalendarImportsFx,
  readCalendarAddressFx,
  readCalendarFileFx,
} from '@/shared/api/schedule';
import { readLocalTimeFx } from '@/shared/lib/clock';
import { readStoredFx, removeStoredFx, storeFx } from '@/shared/lib/storage';
import { calendar, diary, plan, timetable } from '../ui/schedule-page.sample';
import {
  $importing,
  addressForm,
  fileChosen,
  importClosed,
  importEnded,
  importForm,
  importRequested,
} from './imports';

const file = new File(['BEGIN:VCALENDAR'], 'diary.ics');

type Call = (...call: unknown[]) => unknown;
const requestOf = (call: { mock: { lastCall?: unknown[] | undefined } }): unknown => call.mock.lastCall?.[1];

function start(found: unknown = plan) {
  const storage = new Map<string, unknown>();
  const apply = vi.fn<Call>(() => diary);
  const end = vi.fn<Call>();
  const readFile = vi.fn<Call>(() => found);
  const readAddress = vi.fn<Call>(() => ({ ...plan, address: 'https://school.test/x.ics' }));
  const scope = fork({
    handlers: [
      [readLocalTimeFx, () => ({ now: new Date(), timeZone: 'Europe/London' })],
      [getScheduleFx, () => timetable],
      [getSchoolCalendarFx, () => calendar],
      [listCalendarImportsFx, () => ({ items: [diary], reads_addresses: true })],
      [readCalendarFileFx, readFile],
      [readCalendarAddressFx, readAddress],
      [applyCalendarImportFx, apply],
      [endCalendarImportFx, end],
      [readStoredFx, (name: string) => storage.get(name)],
      [storeFx, ({ name, value }: { name: string; value: unknown }) => void storage.set(name, value)],
      [removeStoredFx, (name: string) => void storage.delete(name)],
    ],
  });
  return { scope, apply, end, readFile, readAddress };
}

test('a file is read on the clocks of the browser, checked and added once', async () => {
  const { scope, apply, readFile } = start();
  await allSettled(importRequested, { scope });
  await allSettled(fileChosen, { scope, params: file });
  expect(requestOf(readFile)).toMatchObject({ request: { params: { time_zone: 'Europe/London' } } });
  expect(scope.getState($importing)).toEqual({ state: 'checking', plan });
  expect(scope.getState(importForm.$values)).toEqual({ name: 'School diary', target: 'schedule' });
  void allSettled(importForm.submitted, { scope });
  await allSettled(importForm.submitted, { scope });
  expect(apply).toHaveBeenCalledOnce();
  expect(scope.getState($importing)).toEqual({ state: 'closed' });
});

test('whole days only are proposed as holidays', async () => {
  const { scope } = start({ ...plan, counts: { ...plan.counts, timed: 0 } });
  await allSettled(importRequested, { scope });
  await allSettled(fileChosen, { scope, params: file });
  expect(scope.getState(importForm.$values).target).toBe('holidays');
});

test('an answer that comes after the dialog was closed opens nothing', async () => {
  const { scope, readFile } = start();
  const answer = Promise.withResolvers<unknown>();
  readFile.mockReturnValue(answer.promise);
  await allSettled(importRequested, { scope });
  const reading = allSettled(fileChosen, { scope, params: file });
  void allSettled(importClosed, { scope });
  answer.resolve(plan);
  await reading;
  expect(scope.getState($importing)).toEqual({ state: 'closed' });
});

test('an address that can’t be read stays in its field, and the name that was typed returns', async () => {
  const { scope, readAddress } = start();
  readAddress.mockRejectedValueOnce(new Error('no network'));
  await allSettled(importRequested, { scope });
  await allSettled(addressForm.changed, { scope, params: { url: 'https://school.test/x.ics' } });
  await allSettled(addressForm.submitted, { scope });
  expect(scope.getState($importing)).toEqual({ state: 'choosing', isReading: false });
  expect(scope.getState(addressForm.$values).url).toBe('https://school.test/x.ics');
  await allSettled(addressForm.submitted, { scope });
  await allSettled(importForm.changed, { scope, params: { name: 'Bavaria' } });
  await allSettled(importClosed, { scope });
  await allSettled(importRequested, { scope });
  await allSettled(addressForm.changed, { scope, params: { url: 'https://school.test/x.ics' } });
  await allSettled(addressForm.submitted, { scope });
  expect(scope.getState(importForm.$values).name).toBe('Bavaria');
});

test('ending a calendar asks the server once for it', async () => {
  const { scope, end } = start();
  await allSettled(importEnded, { scope, params: diary });
  expect(requestOf(end)).toMatchObject({ request: { id: diary.id } });
});
