import { expect, test } from 'vitest';
import { endOfAttempt, isOver } from './attempt-time.ts';

const at = (time: string) => new Date(`2026-10-09T${time}Z`);
const limits = { minutes: 20, extraMinutes: null, dates: { dueAt: null, cutOffAt: null } };

test.each([
  ['its time', limits, '09:20:00'],
  ['its time and the extra time', { ...limits, extraMinutes: 10 }, '09:30:00'],
  ['the cut-off', { ...limits, dates: { dueAt: null, cutOffAt: at('09:10:00') } }, '09:10:00'],
  [
    'the cut-off without a limit',
    { ...limits, minutes: null, dates: { dueAt: null, cutOffAt: at('10:00:00') } },
    '10:00:00',
  ],
])('an attempt ends after %s', (_, given, end) => {
  expect(endOfAttempt(at('09:00:00'), given)).toEqual(at(end));
});

test('an attempt without a limit has no end', () => {
  const end = endOfAttempt(at('09:00:00'), { ...limits, minutes: null, extraMinutes: 10 });
  expect(end).toBeNull();
  expect(isOver(end, at('23:00:00'))).toBe(false);
});

test('the last answers may arrive half a minute after the end', () => {
  expect(isOver(at('09:20:00'), at('09:20:30'))).toBe(false);
  expect(isOver(at('09:20:00'), at('09:20:31'))).toBe(true);
});
