import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { weekdayOf } from '../../timetable/recurrence.ts';
import { readCalendar } from './read-calendar.ts';
import { dayAfter } from './read-event.ts';
import { zoneOf } from './zones.ts';

const horizon = { from: '2026-01-01', to: '2028-12-31' };
const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Pacific/Auckland',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
];
const TIMES = ['00:30:00', '02:30:00', '08:15:00', '23:45:00'];

/** A day and a time that the clocks of the zone skip. */
function isMissing(local: string, zone: string): boolean {
  return clocks.get(zone)?.format(zoneOf(zone).momentOf(local)).replace(' ', 'T') !== local;
}
const clocks = new Map(
  ZONES.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
  ]),
);

/** What ical.js makes of a rule, on local clocks. */
function second(start: string, rule: string): string[] {
  const iterator = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateTimeString(start));
  const found: string[] = [];
  for (let time = iterator.next(); time; time = iterator.next()) {
    const local = time.toString();
    if (local.slice(0, 10) > horizon.to) break;
    found.push(local);
  }
  return found;
}

test('500 random recurrences agree with a second implementation, but for the hour that is missing in spring', () => {
  let seed = 11;
  const random = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const pick = <Item>(items: readonly Item[]): Item => items[random(items.length)] as Item;
  let missing = 0;
  for (let run = 0; run < 500; run += 1) {
    const zone = pick(ZONES);
    const time = pick(TIMES);
    const day = dayAfter('2026-01-01', random(400));
    const [, month, date] = day.split('-').map(Number);
    const weekday = WEEKDAYS[weekdayOf(day) - 1] ?? 'MO';
    const others = WEEKDAYS.filter((each) => each === weekday || random(3) === 0).join(',');
    const nth = Math.ceil((date ?? 1) / 7);
    const shape = pick([
      'FREQ=DAILY',
      `FREQ=WEEKLY;BYDAY=${others};WKST=${pick(['MO', 'SU'])}`,
      'FREQ=WEEKLY',
      `FREQ=MONTHLY;BYMONTHDAY=${date}`,
      nth < 5 ? `FREQ=MONTHLY;BYDAY=${nth}${weekday}` : `FREQ=MONTHLY;BYDAY=-1${weekday}`,
      `FREQ=YEARLY;BYMONTH=${month};BYMONTHDAY=${date}`,
    ]);
    // An instance in the missing hour does not count, so the ends would differ.
    const end = time === '02:30:00' || random(2) === 0 ? 'UNTIL' : 'COUNT';
    const until = `${dayAfter(day, random(900)).replaceAll('-', '')}T235959`;
    const rule = `${shape};INTERVAL=${1 + random(4)};${end}=${end === 'UNTIL' ? until : 1 + random(60)}`;
    const start = `${day}T${time}`;
    if (isMissing(start, zone)) continue;
    const expected = second(start, rule).filter((local) => !isMissing(local, zone));
    missing += second(start, rule).length - expected.length;
    const stamp = start.replaceAll(/[-:]/g, '');
    const file = `BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nSUMMARY:S\nDTSTART;TZID=${zone}:${stamp}\nRRULE:${rule}\nEND:VEVENT\nEND:VCALENDAR`;
    const times =
      readCalendar(Buffer.from(file), 'UTC', horizon)?.events.flatMap((event) => event.times) ?? [];
    const found = times.map((each) => ('starts_at' in each ? Date.parse(each.starts_at) : 0));
    expect(found, `${run}: ${zone} ${start} ${rule}`).toEqual(expected.map(zoneOf(zone).momentOf));
  }
  // The exception is met, so it is one.
  expect(missing).toBeGreaterThan(0);
});
