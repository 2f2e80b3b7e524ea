import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { files } from '../cases/files.ts';
import { rules } from '../cases/rules.ts';
import { type FoundCalendar, MAX_EVENTS, readCalendar } from './read-calendar.ts';
import { dayAfter } from './read-event.ts';

const horizon = { from: '2025-09-01', to: '2029-09-01' };
const read = (bytes: Buffer | string, zone = 'Europe/London'): FoundCalendar => {
  const found = readCalendar(Buffer.from(bytes), zone, horizon);
  if (found === null) throw new Error('This is no calendar.');
  return found;
};

/** Start and end in UTC, or the first day and the day after, with the title. */
const timesIn = ({ events }: FoundCalendar): string[] =>
  events
    .flatMap(({ times }) => times)
    .map((time) =>
      'starts_at' in time
        ? `${time.starts_at.slice(0, 16)} ${time.ends_at.slice(11, 16)} ${time.title}`
        : `${time.first_day} until ${dayAfter(time.last_day, 1)} ${time.title}`,
    )
    .toSorted();

const calendar = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]): string[] => [
  'BEGIN:VEVENT',
  'UID:one',
  'SUMMARY:Choir',
  ...lines,
  'END:VEVENT',
];

test.each(files)('$file', ({ file, zone, times }) => {
  const found = read(readFileSync(new URL(`../cases/${file}.ics`, import.meta.url)), zone);
  expect(timesIn(found)).toEqual(times.toSorted());
  expect(found.notUnderstood).toEqual([]);
});

test.each(rules)('$about', ({ lines, times }) => {
  const text = calendar(...event(...lines));
  for (const zone of ['UTC', 'Pacific/Auckland', 'America/St_Johns'])
    expect(timesIn(read(text, zone)).map((time) => time.replace(/ (Choir|Untitled)$/, ''))).toEqual(times);
});

test('a changed instance has its own room, and its moment may be named in another zone', () => {
  const { events } = read(
    calendar(
      ...event(
        'RECURRENCE-ID:20261027T090000Z',
        'DTSTART;TZID=Europe/Madrid:20261028T120000',
        'LOCATION:Lab 2',
      ),
      ...event('DTSTART;TZID=Europe/Madrid:20261020T100000', 'RRULE:FREQ=WEEKLY;COUNT=2', 'LOCATION:R 1'),
    ),
  );
  expect(events[0]?.times.map((time) => [timesOf(time), time.room])).toEqual([
    ['2026-10-20T08:00', 'R 1'],
    ['2026-10-28T11:00', 'Lab 2'],
  ]);
});
const timesOf = (time: FoundCalendar['events'][number]['times'][number]) =>
  'starts_at' in time ? time.starts_at.slice(0, 16) : time.first_day;

test.each([
  ['a path of a program', '/freeassociation.sourceforge.net/Europe/Berlin', '06:30'],
  ['how Outlook shows it', '"(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna"', '06:30'],
  ['a distance', 'GMT+0530', '03:00'],
  ['a distance in brackets', '(UTC-05:00)', '13:30'],
])('a zone by %s', (_, name, time) => {
  const found = read(calendar(...event(`DTSTART;TZID=${name}:20261019T083000`)));
  expect(timesIn(found)).toEqual([`2026-10-19T${time} ${time} Choir`]);
  expect(found.notUnderstood).toEqual([]);
});

test('a zone that only the file describes, over its change of clocks', () => {
  const zone = ['BEGIN:VTIMEZONE', 'TZID:Customized Time Zone'].concat(
    ['BEGIN:STANDARD', 'DTSTART:16010101T030000', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100'],
    ['RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10', 'END:STANDARD'],
    ['BEGIN:DAYLIGHT', 'DTSTART:16010101T020000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200'],
    ['RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3', 'END:DAYLIGHT', 'END:VTIMEZONE'],
  );
  const start = 'DTSTART;TZID=Customized Time Zone:20261019T083000';
  const found = read(calendar(...zone, ...event(start, 'RRULE:FREQ=WEEKLY;UNTIL=20261026T073000Z')));
  expect(timesIn(found)).toEqual(['2026-10-19T06:30 06:30 Choir', '2026-10-26T07:30 07:30 Choir']);
});

test('what is not understood is named, and the rest is taken', () => {
  const { notUnderstood, ...found } = read(
    calendar(
      ...event('DTSTART:20261019T083000Z', 'RRULE:FREQ=FORTNIGHTLY'),
      'BEGIN:VEVENT\r\nUID:2\r\nSUMMARY:No start\r\nEND:VEVENT',
      'BEGIN:VEVENT\r\nUID:3\r\nSUMMARY:Bad day\r\nDTSTART;VALUE=DATE:20261332\r\nEND:VEVENT',
      'BEGIN:VEVENT\r\nUID:4\r\nSUMMARY:Mars\r\nDTSTART;TZID=Mars/Olympus:20261020T090000\r\nEND:VEVENT',
      'BEGIN:VEVENT\r\nUID:5\r\nSUMMARY:Back\r\nDTSTART:20261021T090000Z\r\nDTEND:20261021T080000Z\r\nEND:VEVENT',
      'BEGIN:VTODO\r\nUID:6\r\nSUMMARY:Buy chalk\r\nEND:VTODO',
      'BEGIN:VEVENT\r\nUID:7\r\nSUMMARY:Gone\r\nSTATUS:CANCELLED\r\nDTSTART:20261022T090000Z\r\nEND:VEVENT',
      'BEGIN:VEVENT\r\nUID:8\r\nSUMMARY:Sound\r\nDTSTART:20261023T090000Z\r\nEND:VEVENT',
    ),
    'Europe/Berlin',
  );
  expect(timesIn({ ...found, notUnderstood })).toEqual([
    '2026-10-19T08:30 08:30 Choir',
    '2026-10-20T07:00 07:00 Mars',
    '2026-10-21T09:00 09:00 Back',
    '2026-10-23T09:00 09:00 Sound',
  ]);
  expect(notUnderstood.map(({ title, message }) => `${title}: ${message}`)).toEqual([
    'Choir: How it repeats isn’t understood (RRULE:FREQ=FORTNIGHTLY). Only its first date was taken.',
    'No start: Its start can’t be read. It was left out.',
    'Bad day: Its start can’t be read. It was left out.',
    'Mars: The time zone “Mars/Olympus” isn’t known. Its times are read as your school’s.',
    'Back: It ends before it starts. Only its start was taken.',
    'Buy chalk: Tasks aren’t taken.',
  ]);
});

test('what repeats every second, too many entries and a file that ends early are bounded and named', () => {
  const often = read(calendar(...event('DTSTART:20261019T083000Z', 'RRULE:FREQ=SECONDLY')));
  expect(often.events[0]?.times).toHaveLength(1);
  expect(often.notUnderstood[0]?.message).toBe('It repeats too often. Only its first date was taken.');
  const many = Array.from(
    { length: MAX_EVENTS + 1 },
    (_, number) => `BEGIN:VEVENT\r\nUID:${number}\r\nSUMMARY:E\r\nDTSTART:20261019T083000Z\r\nEND:VEVENT`,
  );
  const cut = read(calendar(...many).slice(0, -30));
  expect(cut.events).toHaveLength(MAX_EVENTS);
  expect(cut.notUnderstood.map(({ message }) => message)).toEqual([
    'Only its first 2,000 entries were taken.',
    'It ends in the middle of an entry.',
  ]);
});

test('the newest version of an event counts, and one without dates in the time is counted', () => {
  const found = read(
    calendar(
      ...event('DTSTART:20261019T083000Z', 'SEQUENCE:2'),
      ...event('DTSTART:20261018T083000Z', 'SEQUENCE:1'),
      'BEGIN:VEVENT\r\nUID:2\r\nSUMMARY:Long ago\r\nDTSTART:20010101T090000Z\r\nEND:VEVENT',
    ),
  );
  expect(timesIn(found)).toEqual(['2026-10-19T08:30 08:30 Choir']);
  expect(found.outside).toBe(1);
});

test('a text or a page is no calendar', () => {
  for (const text of ['', 'Hello', '<html><body>BEGIN:VEVENT</body></html>'])
    expect(readCalendar(Buffer.from(text), 'UTC', horizon)).toBeNull();
});
