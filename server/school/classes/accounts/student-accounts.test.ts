import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { classOf } from '../../../../tests/contract/make-class.ts';
import { users } from '../../../accounts/users/tables.ts';
import { setGrant } from '../../../billing/grants/grants.ts';
import { noLimits, openTestApp, type SignedIn } from '../../../testing.ts';
import { classes, studentAccounts } from '../classes/tables.ts';

const { app, db, mailer, mails, signIn, openApp } = await openTestApp();

type Method = 'GET' | 'POST' | 'PUT';
const call = (method: Method, path: string, person?: Pick<SignedIn, 'headers'>, payload?: object) =>
  app.inject({
    method,
    url: `/api/${path}`,
    ...(person && { headers: person.headers }),
    ...(payload && { payload }),
  });

const ada = { first_name: 'Ada', last_name: 'Byron' };

async function school(students: object[] = [ada], with_pictures = false) {
  const teacher = await signIn();
  const classId = await classOf(db, teacher.id);
  const [row] = await db.select().from(classes).where(eq(classes.id, classId));
  const code = row?.code ?? '';
  const made = await call('POST', `classes/${classId}/accounts`, teacher, {
    students,
    consent: true,
    with_pictures,
  });
  return { teacher, classId, code, made, accounts: made.json().items };
}
const enter = (code: string, student_id: string, password: string) =>
  call('POST', 'login/class', undefined, { class_code: code, student_id, password });
const withCard = (token: string) => call('POST', 'login/card', undefined, { token });
const sessionOf = (answer: { json(): { data: { token: string } } }) => ({
  headers: { authorization: `Bearer ${answer.json().data.token}` },
});
const me = (session: Pick<SignedIn, 'headers'>) => call('GET', 'me', session);
const cardOf = async (classId: string, teacher: SignedIn): Promise<string> =>
  (await call('POST', `classes/${classId}/cards`, teacher, { student_ids: null })).json().items[0].token;

describe('a teacher makes accounts without an address', () => {
  test('whose students sign in with the code of the class, their name and the first password', async () => {
    const { code, made, accounts } = await school();
    expect(made.statusCode).toBe(201);
    expect(accounts).toMatchObject([{ name: 'Ada Byron', user_name: 'Ada B' }]);
    const [{ student_id: id, password }] = accounts;
    expect(password).toMatch(/^[a-z]+-[a-z]+-[a-z]+-\d\d$/);
    const answer = await enter(code.toLowerCase(), id, password);
    expect(answer.json().data.user).toMatchObject({ email: '', role: 'student', onboarding_completed: true });
    const session = sessionOf(answer);
    expect((await call('GET', 'classes', session)).json().items).toHaveLength(1);
  });

  test('only if the parents agreed, and only with seats for all of them', async () => {
    const { teacher, classId } = await school();
    const make = (count: number, consent = true) =>
      call('POST', `classes/${classId}/accounts`, teacher, {
        students: Array.from({ length: count }, () => ({ ...ada, again: true })),
        consent,
        with_pictures: false,
      });
    expect((await make(1, false)).statusCode).toBe(422);
    expect((await make(40)).json().message).toMatch(/^There are seats for 39 of these 40 students/);
    expect(await db.$count(studentAccounts)).toBe(1);
    await setGrant(db, { userId: teacher.id }, { plan: null, seats: 60, ends_at: null });
    expect((await make(50)).json().items).toHaveLength(50);
  });

  test('with names that differ', async () => {
    const brown = { ...ada, last_name: 'Brown' };
    const { accounts } = await school([ada, brown, { ...ada, again: true }]);
    const names = accounts.map(({ user_name: name }: { user_name: string }) => name);
    expect(names).toEqual(['Ada B', 'Ada B 2', 'Ada B 3']);
  });
});

test('who has the code sees first names with an initial, and no student with an address', async () => {
  const { code, accounts } = await school();
  const other = await signIn({ role: 'student' });
  await call('POST', 'joined-classes', other, { class_code: code });
  const answer = await call('GET', `class-codes/${code}/students`);
  expect(answer.json()).toEqual({
    class_title: '7B Science',
    items: [{ student_id: accounts[0].student_id, user_name: 'Ada B', with_pictures: false }],
  });
  expect(answer.body).not.toContain('Byron');
  expect((await call('GET', 'class-codes/QQQQQQQ/students')).statusCode).toBe(404);
});

test('nobody reads the placeholder that stands for the address', async () => {
  const { teacher, code, accounts } = await school();
  const [{ student_id: id, password }] = accounts;
  const profile = await call('GET', `students/${id}`, teacher);
  expect(profile.json()).toMatchObject({ name: 'Ada Byron', email: '' });
  expect((await call('GET', 'students?q=invalid', teacher)).json().items).toEqual([]);
  const exported = await call('GET', 'account/export', sessionOf(await enter(code, id, password)));
  expect(exported.json().account).toEqual([expect.objectContaining({ email: '' })]);
  expect(exported.body).not.toContain('no-email.invalid');
});

describe('a password is rejected', () => {
  test('with the code of another class, or for a student with an address', async () => {
    const { accounts } = await school();
    const { code } = await school();
    const [{ student_id: id, password }] = accounts;
    expect((await enter(code, id, password)).statusCode).toBe(401);
    const other = await signIn({ role: 'student' });
    await call('POST', 'joined-classes', other, { class_code: code });
    expect((await enter(code, other.id, 'a long phrase')).statusCode).toBe(401);
  });

  test('after ten wrong ones, until a teacher resets the account or its card is used', async () => {
    const { teacher, classId, code, accounts } = await school();
    const [{ student_id: id, password }] = accounts;
    const token = await cardOf(classId, teacher);
    const guesses = await Promise.all(Array.from({ length: 10 }, () => enter(code, id, 'a guess')));
    expect(guesses.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(401));
    expect((await enter(code, id, password)).statusCode).toBe(403);
    const list = async () => (await call('GET', `classes/${classId}/accounts`, teacher)).json().items[0];
    expect(await list()).toMatchObject({ locked: true, has_card: true });
    expect((await withCard(token)).statusCode).toBe(200);
    expect(await list()).toMatchObject({ locked: false });
    for (let count = 0; count < 10; count += 1) await enter(code, id, 'a guess');
    const reset = await call('POST', `classes/${classId}/accounts/${id}/reset`, teacher, {
      with_pictures: false,
    });
    expect((await enter(code, id, reset.json().password)).statusCode).toBe(200);
  });

  test('when a class or an address has too many calls', async () => {
    const { code, accounts } = await school();
    const app2 = await openApp({
      limits: { ...noLimits, classSignInsByCode: { max: 2, seconds: 600 } },
    });
    const [{ student_id, password }] = accounts;
    const statuses = [];
    for (const class_code of [code, code.toLowerCase(), `${code.slice(0, 3)}-${code.slice(3)}`]) {
      const payload = { class_code, student_id, password };
      statuses.push((await app2.inject({ method: 'POST', url: '/api/login/class', payload })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 429]);
    await app2.close();
  });
});

test('a reset ends every session, the old password and the card', async () => {
  const { teacher, classId, code, accounts } = await school();
  const [{ student_id: id, password }] = accounts;
  const token = await cardOf(classId, teacher);
  const sessions = [sessionOf(await enter(code, id, password)), sessionOf(await withCard(token))];
  const reset = await call('POST', `classes/${classId}/accounts/${id}/reset`, teacher, {
    with_pictures: false,
  });
  for (const session of sessions) expect((await me(session)).statusCode).toBe(401);
  expect((await enter(code, id, password)).statusCode).toBe(401);
  expect((await withCard(token)).statusCode).toBe(401);
  expect((await enter(code, id, reset.json().password)).statusCode).toBe(200);
});

describe('pictures', () => {
  const inPictures = ({ pictures }: { pictures: string[] }) => pictures.join('-');
  const wrongOnes = (right: string) => (right === 'sun-sun-sun' ? 'cat-cat-cat' : 'sun-sun-sun');

  test('open an account to which they were given, and only a hash of them is stored', async () => {
    const { code, accounts } = await school([ada], true);
    const [{ student_id: id, password }] = accounts;
    const right = inPictures(accounts[0]);
    expect(password).toBeNull();
    expect(right).toMatch(/^[a-z]+-[a-z]+-[a-z]+$/);
    const names = await call('GET', `class-codes/${code}/students`);
    expect(names.json().items).toMatchObject([{ with_pictures: true }]);
    expect((await enter(code, id, wrongOnes(right))).statusCode).toBe(401);
    const answer = await enter(code, id, right);
    expect(answer.json().data.user).toMatchObject({ email: '', has_password: false });
    const [row] = await db.select().from(studentAccounts);
    expect(row?.picturesHash).toMatch(/^\$argon2id\$/);
    const exported = await call('GET', 'account/export', sessionOf(answer));
    expect(exported.body).not.toMatch(/argon2|pictures_hash/);
  });

  test('are no password: they confirm neither a new one nor an address', async () => {
    const { code, accounts } = await school([ada], true);
    const right = inPictures(accounts[0]);
    const session = sessionOf(await enter(code, accounts[0].student_id, right));
    const change = { current_password: right, password: 'a longer phrase' };
    expect((await call('PUT', 'password', session, change)).statusCode).toBe(422);
    await db.update(users).set({ dateOfBirth: '2000-01-01' });
    const add = { email: 'ada@home.test', password: right };
    expect((await call('POST', 'change-email', session, add)).statusCode).toBe(422);
  });

  test('lock the account after five wrong ones, at once or in turn, until the card is used or a teacher resets it', async () => {
    const { teacher, classId, code, accounts } = await school([ada], true);
    const [{ student_id: id }] = accounts;
    const right = inPictures(accounts[0]);
    const token = await cardOf(classId, teacher);
    const guess = () => enter(code, id, wrongOnes(right));
    const guesses = await Promise.all(Array.from({ length: 6 }, guess));
    const statuses = guesses.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([401, 401, 401, 401, 401, 403]);
    expect((await enter(code, id, right)).statusCode).toBe(403);
    const list = await call('GET', `classes/${classId}/accounts`, teacher);
    expect(list.json().items[0]).toMatchObject({ with_pictures: true, locked: true });
    expect((await withCard(token)).statusCode).toBe(200);
    expect((await enter(code, id, right)).statusCode).toBe(200);
    for (let count = 0; count < 5; count += 1) await guess();
    const reset = await call('POST', `classes/${classId}/accounts/${id}/reset`, teacher, {
      with_pictures: true,
    });
    expect((await enter(code, id, inPictures(reset.json()))).statusCode).toBe(200);
  });

  test('give way to a password, and a password to them', async () => {
    const { teacher, classId, code, accounts } = await school([ada], true);
    const [{ student_id: id }] = accounts;
    const reset = async (with_pictures: boolean) =>
      (await call('POST', `classes/${classId}/accounts/${id}/reset`, teacher, { with_pictures })).json();
    const { password } = await reset(false);
    expect((await enter(code, id, inPictures(accounts[0]))).statusCode).toBe(401);
    expect((await enter(code, id, password)).statusCode).toBe(200);
    const again = inPictures(await reset(true));
    expect((await enter(code, id, password)).statusCode).toBe(401);
    expect((await enter(code, id, again)).statusCode).toBe(200);
  });
});

test('a new card revokes the old one, and only its hash is stored', async () => {
  const { teacher, classId } = await school();
  const [old, token] = [await cardOf(classId, teacher), await cardOf(classId, teacher)];
  expect((await withCard(old)).statusCode).toBe(401);
  expect((await withCard(token)).statusCode).toBe(200);
  expect(JSON.stringify(await db.select().from(studentAccounts))).not.toContain(token);
});

describe('a student without an address', () => {
  async function student() {
    const { teacher, classId, code, accounts } = await school();
    const [{ student_id: id, password }] = accounts;
    return { teacher, classId, code, id, password, session: sessionOf(await enter(code, id, password)) };
  }

  test('receives no mail, and cannot sign in or reset with the placeholder of the address', async () => {
    const { id, password, session } = await student();
    const [row] = await db.select().from(users).where(eq(users.id, id));
    const email = row?.email ?? '';
    const change = { current_password: password, password: 'a longer phrase' };
    expect((await call('PUT', 'password', session, change)).statusCode).toBe(200);
    await call('POST', 'password/email', undefined, { email });
    await mailer.settled();
    expect(mails).toEqual([]);
    const login = await call('POST', 'login', undefined, { email, password: 'a longer phrase' });
    expect(login.statusCode).toBe(401);
  });

  test('joins other classes of their own teachers only', async () => {
    const { teacher, session } = await student();
    const join = async (teacherId: string) => {
      const [row] = await db
        .select()
        .from(classes)
        .where(eq(classes.id, await classOf(db, teacherId)));
      return call('POST', 'joined-classes', session, { class_code: row?.code });
    };
    expect((await join(teacher.id)).statusCode).toBe(200);
    expect((await join((await signIn()).id)).statusCode).toBe(403);
    const onboarding = { class_code: 'HRB7B4Q', date_of_birth: '2000-01-01', ai_notice: true };
    expect((await call('POST', 'onboarding/student', session, onboarding)).statusCode).toBe(403);
  });

  test('adds an address from the age of 13, which ends what the teacher can do', async () => {
    const { teacher, classId, code, id, password, session } = await student();
    const token = await cardOf(classId, teacher);
    const add = () => call('POST', 'change-email', session, { email: 'ada@home.test', password });
    expect((await add()).json().errors).toEqual({ email: ['Enter your birth date in your profile first.'] });
    const year = new Date().getUTCFullYear();
    await db.update(users).set({ dateOfBirth: `${year - 10}-01-01` });
    expect((await add()).json().errors).toEqual({ email: ['You can add an address when you are 13.'] });
    await db.update(users).set({ dateOfBirth: `${year - 14}-01-01` });
    expect((await add()).statusCode).toBe(200);
    await mailer.settled();
    expect(mails.map(({ to }) => to)).toEqual(['ada@home.test']);
    const { pathname, search } = new URL(/https?:\S+/.exec(mails[0]?.text ?? '')?.[0] ?? '');
    expect((await call('GET', `${pathname.slice(1)}${search}`)).statusCode).toBe(200);
    expect((await me(session)).json().data.user.email).toBe('ada@home.test');
    expect(
      (await call('POST', `classes/${classId}/accounts/${id}/reset`, teacher, { with_pictures: false }))
        .statusCode,
    ).toBe(404);
    expect((await withCard(token)).statusCode).toBe(401);
    expect((await enter(code, id, password)).statusCode).toBe(401);
    const login = await call('POST', 'login', undefined, { email: 'ada@home.test', password });
    expect(login.statusCode).toBe(200);
  });
});
