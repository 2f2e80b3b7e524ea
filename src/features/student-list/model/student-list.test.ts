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

test('one answer about a column decides about all students of a list, but not about a parent in it', async () => {
  const rows = ['Ann Lee;Mary Lee;ann@school.test', 'Bo Fox;Jo Fox;bo@school.test', 'Bo’s mum;;jo@home.test'];
  const { scope, invited } = await read(`Student;Sponsor;Email\n${rows.join('\n')}`);
  expect(invited()).toEqual([]);
  await allSettled(list.roleChosen, { scope, params: { column: 2, role: 'email' } });
  expect(invited()).toEqual([
    ['Ann Lee', 'ann@school.test'],
    ['Bo Fox', 'bo@school.test'],
  ]);
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
    [
      'a table that a school system saved as .xls',
      '<html><head><meta charset="utf-8"></head><body><table border=1><tr><td colspan="3">Class 8A</td></tr><tr><th>Name</th><th>Parent</th><th>Email</th></tr><tr><td>Ann&nbsp;Lee</td><td>m@home.test</td><td><a href="mailto:ann@school.test">ann@school.test</a></td></tr><tr><td>Zo&euml; M&#252;ller<td>d@home.test<td>zoe@school.test</tr></table></body></html>',
    ],
    [
      'a table beside others, with line breaks and quotation marks',
      '<!DOCTYPE html>\n<table><tr><td>Printed today</td></tr></table>\n<TABLE>\n<TR>\n<TD>Name</TD>\n<TD>Email</TD>\n</TR>\n<TR><TD>\nAnn\n<br>Lee</TD><TD><b>ann@school.test</b></TD></TR><tr><td>Zo&euml; M&uuml;ller</td><td>zoe@school.test</td></tr></TABLE>',
    ],
  ])('that is a web page is read: %s', async (_, html) => {
    const { scope, invited } = await read('');
    await allSettled(list.fileChosen, { scope, params: new File([html], 'class.xls') });
    const people = [
      ['Ann Lee', 'ann@school.test'],
      ['Zoë Müller', 'zoe@school.test'],
    ];
    expect(invited()).toEqual(people);
    await allSettled(list.encodingChosen, { scope, params: 'windows-1250' });
    expect(invited()).toEqual(people);
  });

  test.each([
    ['<table><tr><td><table><tr><td>Ann</td></tr></table></td></tr></table>', /web page/],
    ['<html><table><tr><td rowspan="2">8A</td><td>Ann</td></tr></table>', /web page/],
    ['<html><body>Log in</body></html>', /web page/],
    ['<table><tr><td>a@x.test</td></tr></table><table><tr><td>b@x.test</td></tr></table>', /web page/],
    [
      '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="urn:x">',
      /another kind/,
    ],
    ['MIME-Version: 1.0\nContent-Type: multipart/related', /another kind/],
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
