import ICAL from 'ical.js';
import { eq } from 'drizzle-orm';
import nodeIcal from 'node-ical';
import { expect, test } from 'vitest';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { classes } from '../../classes/classes/tables.ts';
import { lessons } from '../../lessons/lessons/tables.ts';
import { makeLesson } from '../../lessons/student-lessons/testing.ts';
import { addAssignment, classWith } from '../../marking/student-work/testing.ts';
import { setLessonDate } from '../dates/lesson-dates.ts';
import { daysLater, mondayOf } from '../timetable/recurrence.ts';
import { changeOccurrence } from '../timetable/slots.ts';
import { addSlot, period, setCalendar } from '../timetable/testing.ts';
import { createLink } from './calendar-link.ts';
import { calendarLinks } from './tables.ts';

const { app, db, signIn } = await openTestApp();

/** The address of a new link, without its host. */
async function linkOf({ headers }: SignedIn): Promise<string> {
  const answer = await app.inject({ method: 'POST', url: '/api/calendar-link', headers });
  return new URL(answer.json().url).pathname;
}

const read = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

interface Instance {
  start: string;
  summary: string;
}

const inOrder = (instances: Instance[]) =>
  instances.toSorted((one, other) => (one.start + one.summary < other.start + other.summary ? -1 : 1));

/** All instances as ical.js expands them. */
function byIcalJs(text: string): Instance[] {
  const root = new ICAL.Component(ICAL.parse(text));
  for (const zone of root.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const all = root.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  const series = all.filter((event) => !event.isRecurrenceException());
  return inOrder(
    series.flatMap((event) => {
      for (const other of all)
        if (other.isRecurrenceException() && other.uid === event.uid) event.relateException(other);
      if (!event.isRecurring())
        return [{ start: event.startDate.toJSDate().toISOString(), summary: event.summary }];
      const found: Instance[] = [];
      const times = event.iterator();
      for (let time = times.next(); time; time = times.next()) {
        const { item, startDate } = event.getOccurrenceDetails(time);
        if (item.component.getFirstPropertyValue('status') === 'CANCELLED') continue;
        found.push({ start: startDate.toJSDate().toISOString(), summary: item.summary });
      }
      return found;
    }),
  );
}

/** A value of node-ical, which may have parameters. */
const textOf = (value: string | { val: string }): string => (typeof value === 'string' ? value : value.val);

/** All instances as node-ical expands them. */
function byNodeIcal(text: string): Instance[] {
  const events = Object.values(nodeIcal.sync.parseICS(text)).filter((each) => each?.type === 'VEVENT');
  return inOrder(
    events.flatMap((event) => {
      if (event?.type !== 'VEVENT') return [];
      const span = { from: new Date('2020-01-01'), to: new Date('2040-01-01') };
      return nodeIcal
        .expandRecurringEvent(event, { ...span, includeOverrides: true, excludeExdates: true })
        .filter((instance) => instance.event.status !== 'CANCELLED')
        .map((instance) => ({ start: instance.start.toISOString(), summary: textOf(instance.summary) }));
    }),
  );
}

/** A class whose term begins last week, with a lesson every Tuesday at 10:00 in Madrid. */
async function madrid() {
  const teacher = await signIn();
  const student = await signIn({ role: 'student' });
  const classId = await classWith(db, teacher.id, [student]);
  const monday = mondayOf(new Date().toISOString().slice(0, 10));
  const week = (number: number) => daysLater(monday, number * 7 + 1);
  const terms = [period(daysLater(monday, -7), daysLater(monday, 50 * 7 + 4), 'Year')];
  const holidays = [period(daysLater(monday, 14), daysLater(monday, 18), 'Semana Blanca')];
  await setCalendar(db, teacher.id, { terms, holidays }, 'Europe/Madrid');
  const slotId = await addSlot(db, teacher.id, classId, {
    starts_at: '10:00',
    minutes: 55,
    starts_on: daysLater(monday, -7),
  });
  return { teacher, student, classId, slotId, week };
}

/** When clocks in Madrid show the time. */
const inMadrid = (day: string, time: string): string => {
  const utc = new Date(`${day}T${time}Z`);
  const shown = new Intl.DateTimeFormat('sv', {
    timeZone: 'Europe/Madrid',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(utc);
  return new Date(2 * utc.getTime() - Date.parse(`${shown.replace(' ', 'T')}Z`)).toISOString();
};

test('two parsers read a year with both changes of clocks, a moved lesson, a cancelled one and a holiday', async () => {
  const { teacher, classId, slotId, week } = await madrid();
  const lesson = await makeLesson(db, teacher.id, classId, { title: 'Ácidos, bases; y pH' });
  await setLessonDate(db, teacher.id, lesson.id, { slot_id: slotId, on: week(1) });
  const moved = {
    state: 'moved',
    date: daysLater(week(3), 1),
    starts_at: '12:00',
    minutes: 55,
    room: 'Lab 2',
  } as const;
  await changeOccurrence(db, teacher.id, { id: slotId, on: week(3) }, moved);
  const cancelled = { ...moved, state: 'cancelled' } as const;
  await changeOccurrence(db, teacher.id, { id: slotId, on: week(4) }, cancelled);
  const { body, headers, statusCode } = await read(await linkOf(teacher));
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(headers).not.toHaveProperty('content-disposition');
  expect(headers).not.toHaveProperty('set-cookie');

  const weeks = Array.from({ length: 52 }, (_, index) => index - 1).filter(
    (number) => number !== 2 && number !== 4,
  );
  const expected = inOrder(
    weeks.map((number) =>
      number === 3
        ? { start: inMadrid(daysLater(week(3), 1), '12:00'), summary: '7B Science' }
        : {
            start: inMadrid(week(number), '10:00'),
            summary: number === 1 ? '7B Science: Ácidos, bases; y pH' : '7B Science',
          },
    ),
  );
  const lessonsOf = (instances: Instance[]) => instances.filter(({ summary }) => summary.startsWith('7B'));
  expect(lessonsOf(byIcalJs(body))).toEqual(expected);
  expect(lessonsOf(byNodeIcal(body))).toEqual(expected);
  // Both offsets of the year are in it.
  expect(new Set(expected.map(({ start }) => start.slice(11, 13))).size).toBeGreaterThan(1);

  const root = new ICAL.Component(ICAL.parse(body));
  const rules = root.getAllSubcomponents('vtimezone').flatMap((zone) => zone.getAllSubcomponents());
  expect(rules.map((rule) => String(rule.getFirstPropertyValue('rrule')))).toEqual([
    expect.stringContaining('FREQ=YEARLY'),
    expect.stringContaining('FREQ=YEARLY'),
  ]);
  expect(body).not.toMatch(/RDATE/);
  for (const event of root.getAllSubcomponents('vevent'))
    expect(String(event.getFirstProperty('dtstamp')?.toICALString())).toMatch(/^DTSTAMP:\d{8}T\d{6}Z$/);
  const holiday = root
    .getAllSubcomponents('vevent')
    .find((event) => event.getFirstPropertyValue('summary') === 'Semana Blanca');
  expect(String(holiday?.getFirstPropertyValue('dtend'))).toBe(daysLater(week(2), 4));
});

test('a change raises the sequence and the ETag, and keeps the UID; nothing new is a 304', async () => {
  const { teacher, slotId, week } = await madrid();
  const url = await linkOf(teacher);
  const first = await read(url);
  const etag = String(first.headers['etag']);
  expect((await read(url, { 'if-none-match': etag })).statusCode).toBe(304);
  const change = { state: 'cancelled', date: week(1), starts_at: '10:00', minutes: 55, room: '' } as const;
  await changeOccurrence(db, teacher.id, { id: slotId, on: week(1) }, change);
  const second = await read(url, { 'if-none-match': etag });
  expect(second.statusCode).toBe(200);
  await changeOccurrence(db, teacher.id, { id: slotId, on: week(1) }, { ...change, state: 'held' });
  const third = await read(url);
  const sequences = [first, second, third].map(({ body }) => {
    const events = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent');
    const own = events.filter((event) =>
      String(event.getFirstPropertyValue('uid')).startsWith(`slot-${slotId}@`),
    );
    return own.map((event) => Number(event.getFirstPropertyValue('sequence')));
  });
  const [before = 0] = sequences[0] ?? [];
  expect(sequences).toEqual([[before], [before + 1, before + 1], [before + 2]]);
});

test('a student reads published lessons and own due dates, and no more once the class is left', async () => {
  const { teacher, student, classId, slotId, week } = await madrid();
  const draft = await makeLesson(db, teacher.id, classId, { title: 'A secret draft', publishAt: null });
  await setLessonDate(db, teacher.id, draft.id, { slot_id: slotId, on: week(1) });
  await addAssignment(db, teacher.id, classId, { title: 'Leaf diary' });
  await addAssignment(db, teacher.id, classId, { title: 'Not for you', student_ids: [] });
  const duty = await addSlot(db, teacher.id, null, { title: 'Staff meeting', starts_on: week(0) });
  expect(duty).not.toBe('');
  const url = await linkOf(student);
  const { body } = await read(url);
  expect(body).toContain('SUMMARY:7B Science');
  expect(body).toContain('Due: Leaf diary');
  expect(body).not.toMatch(/A secret draft|Not for you|Staff meeting/);
  await db.update(lessons).set({ publishAt: new Date() }).where(eq(lessons.id, draft.id));
  expect((await read(url)).body).toContain('A secret draft');
  await db.update(classes).set({ archivedAt: new Date() });
  expect((await read(url)).body).not.toContain('7B');
});

test('a new address ends the old one, and a revoked one answers 404 at once', async () => {
  const user = await signIn();
  const { headers } = user;
  const first = await linkOf(user);
  const second = await linkOf(user);
  expect((await read(first)).statusCode).toBe(404);
  // Forms and gateways change the case of addresses.
  const token = second.split('/')[3] ?? '';
  expect((await read(second.replace(token, token.toUpperCase()))).statusCode).toBe(200);
  const shown = (await app.inject({ url: '/api/calendar-link', headers })).json();
  expect(shown).toMatchObject({ last_read_at: expect.any(String) });
  expect(new URL(shown.url).pathname).toBe(second);
  const [row] = await db.select().from(calendarLinks);
  expect(JSON.stringify(row)).not.toContain(token);
  await app.inject({ method: 'DELETE', url: '/api/calendar-link', headers });
  expect((await read(second)).statusCode).toBe(404);
  expect((await app.inject({ url: '/api/calendar-link', headers })).json().url).toBeNull();
});

test('an address is random and does not open another account', async () => {
  const links = { publicUrl: 'https://lectern.test', linkSecret: 'test-secret' };
  const [one, other] = [await signIn(), await signIn()];
  const urls = [await createLink(db, links, one.id), await createLink(db, links, other.id)].map(
    ({ url }) => url,
  );
  expect(new Set(urls).size).toBe(2);
  const guessed = 'a'.repeat(52);
  expect((await read(`/api/calendars/${guessed}/lectern.ics`)).statusCode).toBe(404);
});
