import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { CalendarImport, CalendarImportPlan, Timetable } from '../../../generated/schemas/index.ts';
import { openTestApp, type SignedIn, testConfig } from '../../../testing.ts';
import { sendFile } from '../../../../tests/contract/make-resource.ts';
import { classWith } from '../../marking/student-work/testing.ts';
import { calendarImports, importedTimes, scheduleSlots } from '../timetable/tables.ts';
import { addSlot } from '../timetable/testing.ts';

/** The website of calendars. */
let answer: (response: ServerResponse) => void = () => {};
const site = createServer((_, response) => answer(response));
await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
const { port } = site.address() as AddressInfo;
afterAll(() => site.closeAllConnections());
afterAll(() => void site.close());

const { app, db, signIn } = await openTestApp({
  config: { ...testConfig, sourceLinks: true },
  links: {
    ports: new Set([port]),
    resolve: async (host) => [host === 'school.test' ? '127.0.0.1' : '10.0.0.7'],
    isAllowed: (address) => address === '127.0.0.1',
  },
});
const address = `http://school.test:${port}/holidays.ics`;

const fileOf = (...events: readonly (readonly string[])[]): string =>
  [
    'BEGIN:VCALENDAR',
    'X-WR-CALNAME:School diary',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');
const choir = [
  'UID:choir',
  'SUMMARY:Choir',
  'LOCATION:Hall',
  'DTSTART;TZID=Europe/London:20261020T160000',
  'DURATION:PT1H',
  'RRULE:FREQ=WEEKLY;COUNT=3',
];
const fair = ['UID:fair', 'SUMMARY:Book fair', 'DTSTART;VALUE=DATE:20261027', 'DTEND;VALUE=DATE:20261029'];
const autumn = [
  'UID:autumn',
  'SUMMARY:Autumn holidays',
  'DTSTART;VALUE=DATE:20261117',
  'DTEND;VALUE=DATE:20261121',
];

async function call(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { headers }: SignedIn,
  payload?: object,
) {
  const answered = await app.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) });
  return { status: answered.statusCode, body: answered.body === '' ? null : answered.json() };
}

async function tryFile(
  user: SignedIn,
  text: string | Buffer,
): Promise<{ status: number; body: CalendarImportPlan }> {
  const file = new File([new Uint8Array(Buffer.from(text))], 'diary.ics');
  const url = '/api/calendar-imports?time_zone=Europe/London';
  const answered = await sendFile(app, user.headers, { method: 'POST', url, file });
  return { status: answered.statusCode, body: answered.json() };
}

const apply = (user: SignedIn, id: string, target = 'schedule', name = 'School diary') =>
  call('PUT', `calendar-imports/${id}`, user, { name, target });
const subscribe = (user: SignedIn, url = address) =>
  call('POST', 'calendar-imports/addresses?time_zone=Europe/London', user, { url });
const list = async (user: SignedIn): Promise<CalendarImport[]> =>
  (await call('GET', 'calendar-imports', user)).body.items;

async function agenda(user: SignedIn, from = '2026-10-01', to = '2026-11-30'): Promise<Timetable> {
  return (await call('GET', `schedule?from=${from}&to=${to}`, user)).body;
}
const brief = ({ events }: Timetable) =>
  events.map(({ date, starts_at, title, room, last_day }) =>
    [date, starts_at ?? `to ${last_day}`, title, room].join(' ').trim(),
  );
const shown = [
  '2026-10-20 16:00 Choir Hall',
  '2026-10-27 to 2026-10-28 Book fair',
  '2026-10-27 16:00 Choir Hall',
  '2026-11-03 16:00 Choir Hall',
];

test('a file is tried, applied and undone as one, and no other person sees it', async () => {
  const [teacher, other, student] = [await signIn(), await signIn(), await signIn({ role: 'student' })];
  const { status, body: plan } = await tryFile(teacher, fileOf(choir, fair, ['UID:x', 'SUMMARY:Lost']));
  expect(status).toBe(201);
  expect(plan).toMatchObject({
    name: 'School diary',
    address: null,
    counts: { added: 2, changed: 0, unchanged: 0, outside: 0, timed: 1 },
    not_understood: [{ title: 'Lost', message: 'Its start can’t be read. It was left out.' }],
  });
  expect(plan.events).toEqual([
    {
      title: 'Choir',
      room: 'Hall',
      date: '2026-10-20',
      last_day: '2026-10-20',
      starts_at: '16:00',
      minutes: 60,
      times: 3,
    },
    {
      title: 'Book fair',
      room: '',
      date: '2026-10-27',
      last_day: '2026-10-28',
      starts_at: null,
      minutes: 0,
      times: 1,
    },
  ]);
  expect(await agenda(teacher)).toMatchObject({ events: [] });
  expect(await list(teacher)).toEqual([]);
  expect((await apply(teacher, plan.id)).body).toMatchObject({
    name: 'School diary',
    events: 2,
    address: null,
  });
  expect(brief(await agenda(teacher))).toEqual(shown);
  for (const person of [other, student]) expect((await agenda(person)).events).toEqual([]);
  expect((await call('DELETE', `calendar-imports/${plan.id}`, other)).status).toBe(404);
  expect((await call('DELETE', `calendar-imports/${plan.id}`, teacher)).status).toBe(204);
  expect((await agenda(teacher)).events).toEqual([]);
  expect(await db.$count(importedTimes)).toBe(0);
});

test('the same file twice changes nothing; a changed event takes the place of the old one, which undoing returns', async () => {
  const teacher = await signIn();
  const first = (await tryFile(teacher, fileOf(choir, fair))).body;
  await apply(teacher, first.id);
  const same = (await tryFile(teacher, fileOf(choir, fair))).body;
  expect(same.counts).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
  expect((await apply(teacher, same.id)).status).toBe(409);
  expect(brief(await agenda(teacher))).toEqual(shown);

  const moved = choir.map((line) => line.replace('T160000', 'T170000'));
  const changed = (await tryFile(teacher, fileOf(moved, fair))).body;
  expect(changed.counts).toMatchObject({ added: 0, changed: 1, unchanged: 1 });
  await apply(teacher, changed.id, 'schedule', 'Newer diary');
  expect(brief(await agenda(teacher))).toEqual(shown.map((line) => line.replace('16:00', '17:00')));
  expect((await list(teacher)).map(({ name, events }) => [name, events])).toEqual([
    ['School diary', 1],
    ['Newer diary', 1],
  ]);
  const third = (await tryFile(teacher, fileOf(moved.map((line) => line.replace('T17', 'T18'))))).body;
  await apply(teacher, third.id);
  // Undone out of order, the newest version stays.
  await call('DELETE', `calendar-imports/${changed.id}`, teacher);
  expect(brief(await agenda(teacher))).toEqual(shown.map((line) => line.replace('16:00', '18:00')));
  await call('DELETE', `calendar-imports/${third.id}`, teacher);
  expect(brief(await agenda(teacher))).toEqual(shown);
});

test('holidays at an address free the slots of classes, are read again daily, and end', async () => {
  const teacher = await signIn();
  const student = await signIn({ role: 'student' });
  const classId = await classWith(db, teacher.id, [student]);
  const slotId = await addSlot(db, teacher.id, classId);
  answer = (response) => void response.end(fileOf(autumn, choir));
  const { body: plan } = await subscribe(teacher, address.replace('http:', 'http:'));
  expect(plan).toMatchObject({ address, counts: { added: 2, timed: 1 } });
  const sequence = async () =>
    (await db.select().from(scheduleSlots).where(eq(scheduleSlots.id, slotId)))[0]?.sequence;
  const before = (await sequence()) ?? 0;
  expect((await apply(teacher, plan.id, 'holidays')).body).toMatchObject({
    target: 'holidays',
    events: 1,
    address,
  });
  const days = async (user = student) =>
    (await agenda(user, '2026-11-16', '2026-11-30')).entries.map(({ date }) => date);
  expect(await days()).toEqual(['2026-11-24']);
  expect(await sequence()).toBe(before + 1);
  expect((await agenda(student, '2026-11-16', '2026-11-30')).holidays).toEqual([
    { name: 'Autumn holidays', starts_on: '2026-11-17', ends_on: '2026-11-20' },
  ]);
  expect((await call('GET', 'school-calendar', teacher)).body).toMatchObject({
    content: { holidays: [] },
    imported_holidays: [{ name: 'Autumn holidays' }],
  });
  const [row] = await db.select().from(calendarImports);
  expect(JSON.stringify(row)).not.toContain('school.test');

  const readDaily = async () => {
    await db.update(calendarImports).set({ triedAt: sql`now() - interval '1 day'` });
    await app.jobs.send('read-calendars');
    await expect
      .poll(async () => (await db.select().from(calendarImports))[0]?.triedAt.getTime())
      .toBeGreaterThan(Date.now() - 60_000);
  };
  // Nothing new, so nothing to tell.
  await readDaily();
  expect(await sequence()).toBe(before + 1);
  answer = (response) =>
    void response.end(fileOf(autumn.map((line) => line.replace('20261121', '20261128'))));
  await readDaily();
  expect(await days()).toEqual([]);
  expect(await sequence()).toBe(before + 2);
  // What was read stays while the address fails, and says so.
  answer = (response) => void response.writeHead(500).end();
  await readDaily();
  expect(await days()).toEqual([]);
  expect((await list(teacher))[0]?.problem).toContain('error 500');
  answer = (response) => void response.end('<html>Sign in</html>');
  await readDaily();
  expect((await list(teacher))[0]?.problem).toContain('no calendar at this address');
  expect((await call('DELETE', `calendar-imports/${plan.id}`, teacher)).status).toBe(204);
  expect(await days()).toEqual(['2026-11-17', '2026-11-24']);
});

test('an address of this network, one without a calendar and one of a student are refused', async () => {
  const teacher = await signIn();
  const inside = await subscribe(teacher, `http://inside.test:${port}/x.ics`);
  expect(inside).toMatchObject({
    status: 422,
    body: { errors: { url: [expect.stringContaining('Only public calendars')] } },
  });
  answer = (response) => void response.end('<html></html>');
  expect(await subscribe(teacher)).toMatchObject({
    status: 422,
    body: { errors: { url: [expect.stringContaining('no calendar')] } },
  });
  expect((await subscribe(teacher, 'holidays')).status).toBe(422);
  const student = await signIn({ role: 'student' });
  expect((await subscribe(student)).status).toBe(403);
  expect((await tryFile(student, fileOf(choir))).status).toBe(403);
  expect((await tryFile(teacher, 'no calendar')).status).toBe(422);
});

test('a hostile file ends with its process, and a large one is refused', async () => {
  const teacher = await signIn();
  const rules = Array.from({ length: 400 }, (_, number) => [
    `UID:${number}`,
    'SUMMARY:Every second',
    'DTSTART:20261019T083000Z',
    'RRULE:FREQ=SECONDLY;BYSECOND=1,2,3;BYMONTHDAY=1',
  ]);
  const { status, body } = await tryFile(teacher, fileOf(...rules, choir));
  expect([201, 422]).toContain(status);
  if (status === 201) expect(body.not_understood_count).toBeGreaterThan(0);
  expect((await tryFile(teacher, Buffer.alloc(2 * 1024 * 1024 + 1, 'x'))).status).toBe(413);
});

test('only whole days can be holidays', async () => {
  const teacher = await signIn();
  const plan = (await tryFile(teacher, fileOf(choir))).body;
  const refused = await apply(teacher, plan.id, 'holidays');
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: { target: [expect.stringContaining('whole day')] } },
  });
  expect((await apply(teacher, plan.id)).status).toBe(200);
});

test('a teacher keeps few trials', async () => {
  const teacher = await signIn();
  const file = readFileSync(new URL('./cases/state-holidays.ics', import.meta.url));
  for (let run = 0; run < 7; run += 1) await tryFile(teacher, file);
  expect(await db.$count(calendarImports)).toBe(5);
});
