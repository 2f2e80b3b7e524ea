import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { classes } from '../classes/tables.ts';
import { schools, users } from '../../../accounts/users/tables.ts';
import { science } from '../invitations/testing.ts';
import { openTestApp, type SignedIn } from '../../../testing.ts';

const { app, db, mailer, mails, signIn } = await openTestApp();

const school = { name: 'Harborview School', school_year: '2026', unit: 'Middle school', section: null };
const taught = { grades: [6, 7], subjects: ['Science'], standards: ['NGSS'] };

const newcomer = (account = {}) => signIn({ onboarded: false, subscribed: false, ...account });
const read = ({ headers }: SignedIn) => app.inject({ url: '/api/onboarding', headers });
const save = ({ headers }: SignedIn, payload: object) =>
  app.inject({ method: 'PATCH', url: '/api/onboarding', headers, payload });
const complete = ({ headers }: SignedIn, newClass: object | null = null) =>
  app.inject({ method: 'POST', url: '/api/onboarding/complete', headers, payload: { class: newClass } });

async function filledIn(): Promise<SignedIn> {
  const person = await newcomer();
  expect((await save(person, { step: 'class', school, ...taught })).statusCode).toBe(200);
  return person;
}

describe('onboarding progress', () => {
  test('starts empty, at the school step', async () => {
    expect((await read(await newcomer())).json()).toEqual({
      role: 'teacher',
      completed: false,
      step: 'school',
      school: null,
      grades: [],
      subjects: [],
      standards: [],
      invitation: null,
    });
  });

  test('is available on another device, with the current step', async () => {
    const person = await newcomer();
    await save(person, { step: 'teaching', school });
    await save(person, taught);
    expect((await read(person)).json()).toMatchObject({ step: 'teaching', school, ...taught });
  });

  test('is not visible to other users', async () => {
    await filledIn();
    expect((await read(await newcomer())).json()).toMatchObject({ school: null, grades: [] });
  });

  test.each([
    ['teaching', {}, ['school']],
    ['class', { school }, ['grades', 'subjects']],
    ['class', { school, ...taught, subjects: [] }, ['subjects']],
  ])('cannot skip to %s with %j', async (step, filled, fields) => {
    const answer = await save(await newcomer(), { ...filled, step });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(fields);
  });

  test('cannot clear an earlier step', async () => {
    const answer = await save(await filledIn(), { grades: [] });
    expect(answer.statusCode).toBe(422);
  });

  test.each([
    [{ school: { ...school, name: ' ' } }, 'school.name'],
    [{ school: { ...school, name: 'a'.repeat(121) } }, 'school.name'],
    [{ school: { ...school, school_year: '2022' } }, 'school.school_year'],
    [{ grades: [0] }, 'grades.0'],
    [{ grades: [13] }, 'grades.0'],
    [{ subjects: Array.from({ length: 13 }, (_, index) => `Subject ${index}`) }, 'subjects'],
    [{ standards: ['OK-1'] }, 'standards.0'],
  ])('%j is rejected', async (change, field) => {
    const answer = await save(await newcomer(), change);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toContain(field);
  });

  test('accepts school years up to the year after next', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
    const person = await newcomer();
    const ends = [];
    for (const year of ['2023', '2028', '2029']) {
      ends.push((await save(person, { school: { ...school, school_year: year } })).statusCode);
    }
    vi.useRealTimers();
    expect(ends).toEqual([200, 200, 422]);
  });

  test('requires a verified address', async () => {
    expect((await save(await newcomer({ verified: false }), { school })).statusCode).toBe(403);
  });
});

describe('the role', () => {
  test('can be put right while onboarding lasts', async () => {
    const person = await newcomer();
    expect((await save(person, { role: 'student' })).json()).toMatchObject({ role: 'student' });
    expect((await complete(person)).statusCode).toBe(403);
    expect((await save(person, { role: 'teacher' })).json()).toMatchObject({ role: 'teacher' });
  });

  test('stays once onboarding is done', async () => {
    const person = await signIn({ subscribed: false });
    expect((await save(person, { role: 'student' })).statusCode).toBe(409);
    const [row] = await db.select().from(users).where(eq(users.id, person.id));
    expect(row?.role).toBe('teacher');
  });

  test('stays while a plan is bought for it', async () => {
    expect((await save(await newcomer({ subscribed: true }), { role: 'student' })).statusCode).toBe(409);
  });
});

describe('completing', () => {
  test('completes onboarding and saves the school', async () => {
    const answer = await complete(await filledIn());
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toMatchObject({
      class: null,
      user: {
        onboarding_completed: true,
        email_verified: true,
        school: { name: 'Harborview School', school_year: '2026', unit: 'Middle school', section: null },
      },
    });
  });

  test('creates the first class and invites its roster by email, each address once', async () => {
    const person = await filledIn();
    const roster = [
      { email: 'T.Mokoena@school.test', name: 'Thandi' },
      { email: 't.mokoena@school.test', name: null },
      { email: 'j@school.test', name: null },
    ];
    const answer = await complete(person, { ...science, roster });
    expect(answer.json().data.class).toMatchObject({
      name: '7B',
      code: expect.stringMatching(/^[2-9A-HJ-NP-Z]{7}$/),
      roster: [
        { email: 'j@school.test', state: 'valid' },
        { email: 't.mokoena@school.test', name: 'Thandi', state: 'valid' },
      ],
    });
    await mailer.settled();
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['j@school.test', 't.mokoena@school.test']);
    expect(mails[0]?.subject).toBe('Tess Example invites you to 7B Science');
  });

  test('rejects a list with the address of the teacher, or with a hidden name', async () => {
    const person = await filledIn();
    for (const entry of [
      { email: person.email.toUpperCase(), name: 'Me' },
      { email: 'a@school.test', name: '\u200B' },
    ]) {
      const { errors } = (await complete(person, { ...science, roster: [entry] })).json();
      expect(Object.keys(errors)).toEqual(['class.roster']);
    }
    expect(await db.$count(classes)).toBe(0);
  });

  test('returns the same class when repeated, and sends no second email', async () => {
    const person = await filledIn();
    const newClass = { ...science, roster: [{ email: 't@school.test', name: null }] };
    const [first, second] = await Promise.all([complete(person, newClass), complete(person, newClass)]);
    expect(second.json().data.class).toEqual(first.json().data.class);
    expect(await db.$count(classes)).toBe(1);
    expect(await db.$count(schools)).toBe(1);
    await mailer.settled();
    expect(mails).toHaveLength(1);
  });

  test('creates nothing before the first two steps are complete', async () => {
    const person = await newcomer();
    const answer = await complete(person, science);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(['school', 'grades', 'subjects']);
    expect(await db.$count(classes)).toBe(0);
  });

  test('does not bypass verification of the address', async () => {
    const person = await filledIn();
    await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, person.id));
    expect((await complete(person)).statusCode).toBe(403);
    const [row] = await db.select().from(users).where(eq(users.id, person.id));
    expect(row).toMatchObject({ onboardingCompleted: false, emailVerifiedAt: null });
  });

  test.each([
    [{ name: ' ' }, 'name'],
    [{ subject: 'a'.repeat(61) }, 'subject'],
    [{ grade: 'Grade 13' }, 'grade'],
    [{ cover: 'red' }, 'cover'],
    [{ roster: [{ email: 'not-an-address', name: null }] }, 'roster.0.email'],
  ])('a class with %j is rejected', async (wrong, field) => {
    const answer = await complete(await filledIn(), { ...science, ...wrong });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toContain(`class.${field}`);
  });
});
