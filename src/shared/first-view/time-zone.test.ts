import { afterEach, expect, test, vi } from 'vitest';
import { hasTimesOf, offsetsBefore } from './time-zone';

const now = new Date('2026-11-20T12:00:00.000Z');

/** A browser in a zone with these offsets in winter and in summer. */
function openIn(winter: number, summer: number) {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockImplementation(function (this: Date) {
    const month = this.getUTCMonth();
    return -(month > 2 && month < 10 ? summer : winter);
  });
}
afterEach(() => {
  vi.restoreAllMocks();
});

const berlin = { name: 'Europe/Berlin', offsets: [60, 120, 120, 120, 60, 60] };

test('a zone is described by its offsets of a year', () => {
  openIn(60, 120);
  expect(offsetsBefore(now, (time) => -time.getTimezoneOffset())).toEqual(berlin.offsets);
});

test.each([
  ['the same zone', 60, 120, true],
  ['a zone without summer time', 60, 60, false],
  ['another zone', -300, -240, false],
])('a browser in %s', (_, winter, summer, isSame) => {
  openIn(winter, summer);
  expect(hasTimesOf(berlin, now)).toBe(isSame);
});
