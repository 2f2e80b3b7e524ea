import { allSettled, createStore, fork } from 'effector';
import { describe, expect, test } from 'vitest';
import { createStudentList } from './student-list';

const list = createStudentList('testList');
const $rejected = createStore('', { serialize: 'ignore' }).on(list.fileRejected, (_, problem) => problem);

async function read(text: string) {
  const scope = fork();
  await allSettled(list.textChanged, { scope, params: text });
  const invited = () => scope.getState(list.$settled).students.map(({ name, email }) => [name, email]);
  const answer = (key: string, given: object) =>
    allSettled(list.answered, { scope, params: { key, answer: given } });
  return { scope, invited, answer };
}
const keyOf = (scope: ReturnType<typeof fork>, line: number) =>
  scope.getState(list.$list).people.find((person) => person.line === line)?.key ?? '';

const csv = 'Name,Parent,Email\nAda,m@home.test,ada@school.test\nBen,d@home.test,\nCy,,cy@school.test.';

describe('a person who is asked about', () => {
  test('is invited once the teacher says so, at the address that is proposed or entered', async () => {
    const { scope, invited, answer } = await read(csv);
    expect(invited()).toEqual([['Ada', 'ada@school.test']]);
    await answer(keyOf(scope, 4), { isInvited: true });
    await answer(keyOf(scope, 3), { isInvited: true, email: ' ben@school.test ', name: 'Benjamin' });
    expect(invited()).toEqual([
      ['Ada', 'ada@school.test'],
      ['Benjamin', 'ben@school.test'],
      ['Cy', 'cy@school.test'],
    ]);
  });

  test.each([
    ['', 'Invalid email address'],
    ['ben@school', 'Invalid email address'],
    ['D@home.test', 'This is the address of a parent or guardian'],
    ['ADA@school.test', 'This address is invited already, in line 2'],
  ])('is not invited at %j', async (email, problem) => {
    const { scope, invited, answer } = await read(csv);
    const key = keyOf(scope, 3);
    await answer(key, { isInvited: true, email });
    expect(invited()).toEqual([['Ada', 'ada@school.test']]);
    expect(scope.getState(list.$settled).problems).toEqual({ [key]: problem });
  });
});

test('a student can be left out', async () => {
  const { scope, invited, answer } = await read(csv);
  await answer(keyOf(scope, 2), { isInvited: false });
  expect(invited()).toEqual([]);
});

test('what was chosen about the columns stays while the text is corrected, and goes with other columns', async () => {
  const { scope, invited } = await read('Name,Known as,Email\nAda Byron,Countess,ada@school.test');
  await allSettled(list.roleChosen, { scope, params: { column: 1, role: 'name' } });
  expect(invited()).toEqual([['Countess', 'ada@school.test']]);
  await allSettled(list.textChanged, {
    scope,
    params: 'Name,Known as,Email\nAda Byron,Lady,ada@school.test',
  });
  expect(invited()).toEqual([['Lady', 'ada@school.test']]);
  await allSettled(list.textChanged, { scope, params: 'Name,Email\nAda Byron,ada@school.test' });
  expect(invited()).toEqual([['Ada Byron', 'ada@school.test']]);
});

test('a meaning moves to the column that the teacher chooses last', async () => {
  const { scope, invited } = await read('Ada,x@school.test,y@school.test\nBen,v@school.test,w@school.test');
  await allSettled(list.roleChosen, { scope, params: { column: 1, role: 'email' } });
  await allSettled(list.roleChosen, { scope, params: { column: 2, role: 'email' } });
  expect(invited()).toEqual([
    ['Ada', 'y@school.test'],
    ['Ben', 'w@school.test'],
  ]);
});

describe('a file', () => {
  const latin = Uint8Array.from('Name;Email\nJ\u00FCrgen;j@school.test', (sign) => sign.charCodeAt(0));

  test('is read in the encoding that is recognised, or chosen', async () => {
    const { scope, invited } = await read('');
    await allSettled(list.fileChosen, { scope, params: new File([latin], 'class.csv') });
    expect(scope.getState(list.$file)).toMatchObject({ name: 'class.csv', encoding: 'windows-1252' });
    expect(invited()).toEqual([['Jürgen', 'j@school.test']]);
    await allSettled(list.encodingChosen, { scope, params: 'windows-1250' });
    expect(invited()).toEqual([['Jürgen', 'j@school.test']]);
    await allSettled(list.encodingChosen, { scope, params: 'windows-1251' });
    expect(invited()).toEqual([['Jьrgen', 'j@school.test']]);
  });

  test.each([
    ['PK\u0003\u0004', /workbook/],
    ['%PDF-1.7', /PDF/],
    ['\u0001\0\0\0'.repeat(50), /isn’t a list/],
    ['x'.repeat(2_000_001), /larger than 2 MB/],
  ])('that is no list is rejected, and the text stays', async (content, message) => {
    const { scope } = await read('kept@school.test');
    await allSettled(list.fileChosen, { scope, params: new File([content], 'class.csv') });
    expect(scope.getState($rejected)).toMatch(message);
    expect(scope.getState(list.$text)).toBe('kept@school.test');
  });
});

test.each([
  [' ', 'Paste a list or choose a file'],
  ['Name,Email\n', 'No students were found. Put each on a line, with name and address.'],
  ['a@school.test\n'.repeat(2001), 'A list can have at most 2,000 students. Import a part of it.'],
  ['Ada,a@school.test', null],
])('the problem of a list is shown', async (text, problem) => {
  const { scope } = await read(text);
  expect(scope.getState(list.$reading).problem).toBe(problem);
});
