import { afterEach, describe, expect, test } from 'vitest';
import { provideRendering, zonedTime } from '@/shared/first-view';
import { barsOf, daysInWords, differenceOf } from './numbers';
import { nothing, usage, view } from './usage.fixture';

afterEach(() => provideRendering(() => undefined));

describe('bars', () => {
  const bars = barsOf(usage.days, 'credits', view);

  test('each day of the month has one, blank in the future', () => {
    expect(bars).toHaveLength(30);
    expect(bars[12]).toEqual({ label: '13', value: 58_000, estimate: 53_000, current: true });
    expect(bars[13]).toEqual({ label: '14', current: false });
  });

  test('a day without documents is zero, without an estimate', () => {
    expect(bars[2]).toEqual({ label: '3', value: 0, current: false });
  });
});

test('the server marks the day that it is for the reader', () => {
  const now = new Date('2026-11-13T02:00:00Z');
  provideRendering(() => ({
    now,
    timeZone: () => 'America/New_York',
    wallClock: (time) => zonedTime(time, 'America/New_York'),
    origin: 'https://lectern.test',
    cookies: '',
    locale: 'en-GB',
    call: () => Promise.reject(new Error('No call is expected.')),
  }));
  const bars = barsOf(usage.days, 'credits', { ...view, now });
  expect(bars.findIndex(({ current }) => current)).toBe(11);
});

test('an unlimited plan has bars of documents, without estimates', () => {
  expect(barsOf(usage.days, 'runs', view)[12]).toEqual({ label: '13', value: 10, current: true });
});

test('the chart has a summary in words', () => {
  expect(daysInWords({ ...usage, unlimited: false }, 'November 2026')).toBe(
    'Most on Wednesday 11 November, 171K credits; 1.19M credits in total, estimated 1.2M.',
  );
  expect(daysInWords(usage, 'November 2026')).toBe(
    'Most on Wednesday 11 November, 29 documents; 188 documents in total.',
  );
  expect(daysInWords(nothing, 'November 2026')).toBe('No documents in November 2026.');
});

test.each([
  [
    { estimated: 4000, actual: 3960 },
    { credits: '−40', share: '−1%' },
  ],
  [
    { estimated: 5200, actual: 5310 },
    { credits: '+110', share: '+2%' },
  ],
  [
    { estimated: 5200, actual: 5200 },
    { credits: '0', share: '0%' },
  ],
  [
    { estimated: 1000, actual: 875 },
    { credits: '−125', share: '−13%' },
  ],
  [
    { estimated: 0, actual: 12 },
    { credits: '+12', share: '' },
  ],
])('%j differs by %j', (run, difference) => {
  expect(differenceOf(run)).toEqual(difference);
});
