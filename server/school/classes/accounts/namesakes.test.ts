import { expect, test } from 'vitest';
import { classOf } from '../../../../tests/contract/make-class.ts';
import { openTestApp } from '../../../testing.ts';
import { studentAccounts } from '../classes/tables.ts';

const { app, db, signIn } = await openTestApp();

test('a name that is in the class or in the list gets an account only if the teacher says so', async () => {
  const { id, headers } = await signIn();
  const classId = await classOf(db, id);
  const make = (...students: object[]) =>
    app.inject({
      method: 'POST',
      url: `/api/classes/${classId}/accounts`,
      headers,
      payload: { students, consent: true, with_pictures: false },
    });
  const ada = { first_name: 'Ada', last_name: 'Byron' };
  const leo = { first_name: 'Leo', last_name: 'Bek' };
  expect((await make(ada)).statusCode).toBe(201);

  const refused = await make({ first_name: ' ADA ', last_name: 'byron' }, leo, leo);
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors.students).toEqual(['Already there: ADA byron, Leo Bek.']);
  expect(await db.$count(studentAccounts)).toBe(1);

  expect((await make({ ...ada, again: true }, leo, { ...leo, again: true })).statusCode).toBe(201);
  expect(await db.$count(studentAccounts)).toBe(4);
});
