import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { schools, users } from '../users/tables.ts';
import { openTestApp, type SignedIn } from '../../testing.ts';

const { app, db, signIn } = await openTestApp();

const plain = { first_name: ' Ada ', last_name: 'Byron', date_of_birth: '1985-12-10' };
const save = ({ headers }: SignedIn, profile: object) =>
  app.inject({ method: 'PUT', url: '/api/update-profile', headers, payload: profile });

describe('the profile', () => {
  test('stores name, birth date and school', async () => {
    const person = await signIn();
    const school = { name: 'Harborview School', school_year: '2026', section: 'Middle' };
    const answer = await save(person, { ...plain, school });
    expect(answer.statusCode).toBe(200);
    const { user } = answer.json().data;
    expect(user).toMatchObject({
      full_name: 'Ada Byron',
      date_of_birth: '1985-12-10',
      school: { name: 'Harborview School', school_year: '2026', unit: null, section: 'Middle' },
    });
    const me = await app.inject({ url: '/api/me', headers: person.headers });
    expect(me.json().data.user).toEqual(user);
  });

  test('keeps the fields of the school that a call omits', async () => {
    const person = await signIn();
    await save(person, { ...plain, school: { name: 'Harborview', school_year: '2026', unit: 'North' } });
    const changed = await save(person, { ...plain, school: { name: 'Harborview School', unit: null } });
    expect(changed.json().data.user.school).toMatchObject({
      name: 'Harborview School',
      school_year: '2026',
      unit: null,
    });
    expect((await save(person, plain)).json().data.user.school.name).toBe('Harborview School');
    expect(await db.$count(schools)).toBe(1);
  });

  describe('saved in two windows', () => {
    const before = {
      ...plain,
      first_name: 'Ada',
      school: { name: 'Harborview', school_year: '2026', unit: null, section: null },
    };
    const opened = async () => {
      const person = await signIn();
      await save(person, before);
      return person;
    };

    test('keeps the changes of both', async () => {
      const person = await opened();
      await save(person, { ...before, last_name: 'Lovelace', replaces: before });
      const school = { ...before.school, unit: 'North' };
      const answer = await save(person, { ...before, school, replaces: before });
      expect(answer.json().data.user).toMatchObject({
        full_name: 'Ada Lovelace',
        school: { name: 'Harborview', school_year: '2026', unit: 'North' },
      });
    });

    test.each([
      ['first name', { first_name: 'Augusta' }, { first_name: 'Adele' }],
      ['school', { school: null }, { school: { ...before.school, name: 'Elsewhere' } }],
      ['school', { school: null }, { school: { ...before.school, unit: 'North' } }],
    ])('rejects a second change of the %s, and changes nothing', async (field, first, second) => {
      const person = await opened();
      const saved = await save(person, { ...before, ...first, replaces: before });
      const answer = await save(person, { ...before, ...second, replaces: before });
      expect([answer.statusCode, answer.json().message]).toEqual([
        409,
        `Your ${field} was changed in another window. Save again to replace that change.`,
      ]);
      const me = await app.inject({ url: '/api/me', headers: person.headers });
      expect(me.json().data.user).toEqual(saved.json().data.user);
    });
  });

  test('removes the school of this user only', async () => {
    const [person, colleague] = [await signIn(), await signIn()];
    const before = await db.$count(schools);
    await save(person, { ...plain, school: { name: 'Harborview School' } });
    const [shared] = await db.select({ id: users.schoolId }).from(users).where(eq(users.id, person.id));
    await db
      .update(users)
      .set({ schoolId: shared?.id ?? null })
      .where(eq(users.id, colleague.id));
    const gone = await save(person, { ...plain, school: null });
    expect(gone.statusCode).toBe(200);
    expect(gone.json().data.user.school).toBeNull();
    const theirs = await app.inject({ url: '/api/me', headers: colleague.headers });
    expect(theirs.json().data.user.school.name).toBe('Harborview School');
    await save(colleague, { ...plain, school: null });
    expect(await db.$count(schools)).toBe(before);
  });

  test('copies a school that two users share instead of changing it', async () => {
    const [person, colleague] = [await signIn(), await signIn()];
    const [school] = await db.insert(schools).values({ name: 'Harborview School' }).returning();
    for (const { id } of [person, colleague]) {
      await db
        .update(users)
        .set({ schoolId: school?.id ?? null })
        .where(eq(users.id, id));
    }
    await save(person, { ...plain, school: { name: 'Elsewhere' } });
    const theirs = await app.inject({ url: '/api/me', headers: colleague.headers });
    expect(theirs.json().data.user.school.name).toBe('Harborview School');
  });

  test.each([
    [{ first_name: ' ' }, 'first_name'],
    [{ last_name: 'x'.repeat(81) }, 'last_name'],
    [{ date_of_birth: '2011-02-30' }, 'date_of_birth'],
    [{ date_of_birth: '2999-01-01' }, 'date_of_birth'],
    [{ date_of_birth: '1985' }, 'date_of_birth'],
    [{ school: { name: '' } }, 'school.name'],
    [{ email: 'other@school.test' }, 'email'],
    [{ role: 'student' }, 'role'],
    [{ subscribed: true }, 'subscribed'],
  ])('is rejected with %j', async (change, field) => {
    const answer = await save(await signIn(), { ...plain, ...change });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });

  test('does not let a young student change their birth date', async () => {
    const student = await signIn({ role: 'student' });
    const young = `${new Date().getUTCFullYear() - 11}-01-01`;
    expect((await save(student, { ...plain, date_of_birth: young })).statusCode).toBe(200);
    for (const date of ['2000-01-01', null]) {
      const answer = await save(student, { ...plain, date_of_birth: date });
      expect(answer.json().errors).toEqual({
        date_of_birth: ['Ask your teacher to correct your birth date.'],
      });
    }
    expect((await save(student, { ...plain, date_of_birth: young })).statusCode).toBe(200);
  });
});
