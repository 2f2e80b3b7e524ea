import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { readSample } from '../../templates/sample.ts';
import { generators } from '../../../generated/generators.ts';
import { sectionsOf } from '../compose.ts';
import { exported } from '../testing.ts';
import { formatsOf } from './format.ts';
import { toCalendar } from './calendar.ts';

const read = (text: string) => {
  const root = new ICAL.Component(ICAL.parse(text));
  return {
    root,
    events: root.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component)),
  };
};

const weeks = [
  {
    week: 1,
    topic: 'Cells, “tissues”; and *organs*',
    activity: ['Draw onion cells.', 'Weigh 3 eggs, \\ then salt; stir'],
    due: `Report: ${'a long line with ümläuts and 图书 '.repeat(12).trim()}`,
    days: ['2026-09-02', '2026-09-04'],
  },
  { week: 2, topic: 'Genes', days: ['2027-03-31'] },
  { week: 3, topic: 'Not dated' },
];

const biology = { title: 'Biology 1', documentId: 'd1', weeks, classTime: '' };

describe('a calendar, read by another parser', () => {
  const { root, events } = read(toCalendar(biology));

  test('has an event for each dated week and each task that is due', () => {
    expect(events.map(({ summary }) => summary)).toEqual([
      'Biology 1: Cells, “tissues”; and organs',
      weeks[0]?.due === undefined ? '' : `Due: ${weeks[0].due}`,
      'Biology 1: Genes',
    ]);
    expect(events[0]?.description).toBe('Draw onion cells.\nWeigh 3 eggs, \\ then salt; stir');
  });

  test('has whole days, the end after the last one', () => {
    const spans = events.map(({ startDate, endDate }) => [
      startDate.isDate,
      String(startDate),
      String(endDate),
    ]);
    expect(spans).toEqual([
      [true, '2026-09-02', '2026-09-05'],
      [true, '2026-09-04', '2026-09-05'],
      [true, '2027-03-31', '2027-04-01'],
    ]);
  });

  test('is a version 2.0 calendar with ids that stay the same', () => {
    expect(root.getFirstPropertyValue('version')).toBe('2.0');
    const ids = events.map(({ uid }) => uid);
    expect(new Set(ids).size).toBe(3);
    expect(read(toCalendar(biology)).events.map(({ uid }) => uid)).toEqual(ids);
  });

  test('shares no ids with another document, and none within itself', () => {
    const twice = { ...biology, weeks: [...weeks, ...weeks], classTime: '09:10' };
    const ids = ['d1', 'd2'].flatMap((documentId) =>
      read(toCalendar({ ...twice, documentId })).events.map(({ uid }) => uid),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(2 * (6 + 3));
  });

  test('has each class when it begins, without a time zone, if the form says it', () => {
    const classes = read(toCalendar({ ...biology, classTime: '09:10' })).events.slice(3);
    const shown = classes.map(({ summary, startDate }) => [summary, String(startDate), startDate.zone.tzid]);
    expect(shown).toEqual([
      ['Biology 1', '2026-09-02T09:10:00', 'floating'],
      ['Biology 1', '2026-09-04T09:10:00', 'floating'],
      ['Biology 1', '2027-03-31T09:10:00', 'floating'],
    ]);
  });

  test.each(['UTC', 'Pacific/Auckland', 'America/St_Johns', 'America/Santiago'])(
    'is the same on a server in %s',
    async (timeZone) => {
      const schedule = { ...biology, classTime: '00:10' };
      const script = `import { toCalendar } from ${JSON.stringify(import.meta.resolve('./calendar.ts'))};
        process.stdout.write(toCalendar(${JSON.stringify(schedule)}));`;
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['--input-type=module', '--eval', script],
        { env: { ...process.env, TZ: timeZone } },
      );
      const withoutStamps = (text: string) => text.replaceAll(/DTSTAMP:\w+/g, '');
      expect(withoutStamps(stdout)).toBe(withoutStamps(toCalendar(schedule)));
      expect(stdout).toContain('DTSTART;VALUE=DATE:20260902\r\nDTEND;VALUE=DATE:20260905\r\n');
    },
  );

  test('folds lines at 75 bytes and ends them with CRLF', () => {
    const lines = toCalendar(biology).split('\r\n');
    expect(lines.every((line) => !line.includes('\n') && Buffer.byteLength(line) <= 75)).toBe(true);
  });
});

const dated = generators.filter((generator) => formatsOf(generator).some(({ format }) => format === 'ics'));

describe.each(dated)('$templateType', (generator) => {
  const { title, input, result } = readSample(generator);
  const meta = { composed: false, model: 'a model' };
  const request = { format: 'ics', copy: 'teacher' } as const;

  test('has an event for each week of its sample', async () => {
    const { body } = await exported(generator, { title, input, result, meta }, request);
    const { events } = read(body.toString('utf8'));
    expect(events.length).toBeGreaterThan(4);
  });

  test('without dates says how to get them', async () => {
    const undated = { ...result };
    for (const { key, block } of sectionsOf(generator, { title, input, result, meta }, 'teacher'))
      if (block === 'schedule') undated[key] = [{ week: 1, topic: 'Cells' }];
    await expect(exported(generator, { title, input, result: undated, meta }, request)).rejects.toThrow(
      'This schedule has no dates.',
    );
  });
});
