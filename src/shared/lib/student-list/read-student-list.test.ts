import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { badAddresses, goodAddresses } from '../../../../tests/support/email-addresses';
import { MAX_LIST_LENGTH, readStudentList } from '.';

const added = (text: string) =>
  readStudentList(text)
    .people.filter(({ outcome }) => outcome === 'add')
    .map(({ name, email }) => [name, email]);
const outcomes = (text: string) =>
  readStudentList(text).people.map(({ name, email, outcome }) => [outcome, name, email]);
const ada = ['Ada Byron', 'ada@school.test'];
const ben = ['Ben Ek', 'ben@school.test'];

describe('a list is read', () => {
  test.each([
    ['names first', 'Ada Byron, ada@school.test\nBen Ek, ben@school.test'],
    ['addresses first', 'ada@school.test,Ada Byron\r\nben@school.test,Ben Ek\r\n'],
    ['names in two columns', 'ada@school.test;Ada;Byron\rben@school.test;Ben;Ek'],
    ['pipes', 'Name|Email\nAda Byron|ada@school.test\nBen Ek|ben@school.test'],
    ['tabs and commas', 'Name\tEmail\tNote\nAda Byron\tada@school.test\ta, b\nBen Ek\tben@school.test\tc'],
    ['a semicolon in one note', 'Name,Email,Note\nAda Byron,ada@school.test,a; b\nBen Ek,ben@school.test,'],
    ['unquoted "Last, First"', 'Name;Email\nByron, Ada;ada@school.test\nEk, Ben;ben@school.test'],
    [
      'headings of a language that is not known',
      'Nimi,Sähköposti\nAda Byron,ada@school.test\nBen Ek,ben@school.test',
    ],
    ['"Name" beside "Vorname"', 'Name;Vorname;Mail\nByron;Ada;ada@school.test\nEk;Ben;ben@school.test'],
    [
      'an id and a birth date without headings',
      'Ada Byron,0104,3/4/2013,ada@school.test\nBen Ek,0105,12/4/2013,ben@school.test',
    ],
    ['recipients of Outlook', 'Byron, Ada <ada@school.test>; Ek, Ben <ben@school.test>'],
    ['recipients of Gmail', 'Ada Byron <ada@school.test>, "Ek, Ben" <ben@school.test>,'],
    ['names and addresses divided by spaces', 'Ada Byron ada@school.test\nBen Ek ben@school.test'],
    [
      'the headings again on a second page',
      'Name,Email\nAda Byron,ada@school.test\nName,Email\nBen Ek,ben@school.test',
    ],
    [
      'several lines in one cell',
      '"Name","Email"\n"Ada\nByron","ada@school.test"\n"Ben Ek","ben@school.test"',
    ],
    [
      'Spanish headings',
      'Apellidos;Nombre;Correo de la madre;Correo del alumno\nByron;Ada;m@home.test;ada@school.test\nEk;Ben;;ben@school.test',
    ],
    [
      'French headings',
      'Nom;Prénom;Courriel du père;Courriel élève\nByron;Ada;p@home.test;ada@school.test\nEk;Ben;;ben@school.test',
    ],
  ])('with %s', (_, text) => {
    expect(added(text)).toEqual([ada, ben]);
  });

  test.each([
    [
      'ada@school.test\n\nben@school.test',
      [
        ['', 'ada@school.test'],
        ['', 'ben@school.test'],
      ],
    ],
    [
      'ada@school.test ben@school.test',
      [
        ['', 'ada@school.test'],
        ['', 'ben@school.test'],
      ],
    ],
    ['Email\nada@school.test', [['', 'ada@school.test']]],
    ['Full name,Email\nWayan,w@school.test', [['Wayan', 'w@school.test']]],
    ['Name,Email\n"Bell, Jr.",b@school.test', [['Bell, Jr.', 'b@school.test']]],
    [' \n ', []],
  ])('%j', (text, expected) => {
    expect(added(text)).toEqual(expected);
  });
});

describe('an address that may be a parent’s is never proposed', () => {
  test.each([
    'Parent email',
    'Guardian_Email',
    'Mother Email',
    'Dad email',
    'Family 1 Guardian 1 Email',
    'Parent/Carer e-mail',
    'Emergency contact email',
    'Email of parent or guardian',
    'parentEmail',
    'Student’s parent email',
    'E-Mail Eltern',
    'E-Mail-Adresse der Erziehungsberechtigten',
    'Mail Mutter',
    'Correo del padre',
    'Correo apoderado',
    'Courriel des parents',
    'Courriel responsable légal',
    'E-mail dos pais ou encarregado',
    'Email genitore',
    'Почта родителей',
    '家长邮箱',
  ])('%s', (heading) => {
    const list = readStudentList(
      `Name,${heading},Student email\nAda Byron,mum@home.test,\nBen Ek,dad@home.test,ben@school.test`,
    );
    expect(list.people.map(({ outcome, email }) => [outcome, email])).toEqual([
      ['ask', ''],
      ['add', 'ben@school.test'],
    ]);
    const chosen = readStudentList(`Name,${heading}\nAda Byron,mum@home.test`, { roles: { 1: 'email' } });
    expect(chosen.people.map(({ outcome, email }) => [outcome, email])).toEqual([['ask', '']]);
  });

  test.each([
    ['two plain columns', 'Name,Email,Email\nAda,a@x.test,b@x.test'],
    ['an address after a guardian', 'Name,Guardian,Email\nAda,Mona,mona@x.test'],
    ['a heading that is not known', 'Name,Reach\nAda,mona@x.test\nBen,b@x.test'],
    ['an address at home', 'Name,Home email\nAda,mona@x.test'],
    ['two columns without headings', 'Ada,a@x.test,mona@x.test\nBen,b@x.test,mona2@x.test'],
  ])('%s are asked about', (_, text) => {
    const list = readStudentList(text);
    expect(list.questions.map(({ code }) => code)).toEqual(['whose_address']);
    expect(list.people.filter(({ email }) => email !== '')).toEqual([]);
  });

  test('in the student’s column it is asked about', () => {
    expect(outcomes('Name,Email,Parent email\nAda,Mum@home.test,mum@home.test')).toEqual([
      ['ask', 'Ada', ''],
    ]);
    expect(outcomes('Name,Role,Email\nMona,Mother,m@x.test\nAda,Student,m@x.test')).toEqual([
      ['refuse', 'Mona', 'm@x.test'],
      ['ask', 'Ada', ''],
    ]);
  });

  test('wherever the columns stand, and whatever is in them', () => {
    const cell = fc.oneof(
      fc.constantFrom(
        '',
        'Ada',
        '"',
        '"a\nb"',
        ',',
        ';',
        'x@y',
        's@school.test',
        '"Byron, Ada"',
        'n/a',
        '=1+1',
      ),
      fc.string({ maxLength: 6 }),
    );
    fc.assert(
      fc.property(
        fc.shuffledSubarray(['Name', 'Student email', 'Parent email', 'Guardian 2 email', 'Note'], {
          minLength: 4,
        }),
        fc.array(fc.array(cell, { minLength: 5, maxLength: 5 }), { maxLength: 8 }),
        (headings, rows) => {
          const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`;
          const lines = rows.map((row, line) =>
            headings.map((heading, column) =>
              quoted(/Parent|Guardian/.test(heading) ? `p${line}-${column}@home.test` : (row[column] ?? '')),
            ),
          );
          const text = [headings, ...lines].map((line) => line.join(',')).join('\n');
          for (const { email } of readStudentList(text).people) expect(email).not.toMatch(/@home\.test$/);
        },
      ),
    );
  });
});

describe('the teacher', () => {
  test('chooses what a column holds', () => {
    const text = 'Byron,Ada,x@home.test,ada@school.test\nEk,Ben,y@home.test,ben@school.test';
    const list = readStudentList(text, { roles: { 0: 'last', 1: 'first', 2: 'guardian', 3: 'email' } });
    expect(list.people.map(({ name, email }) => [name, email])).toEqual([ada, ben]);
    expect(list.questions).toEqual([]);
  });

  test('moves a meaning to another column', () => {
    const text = 'Name,Email,Known as,Private email\nAda Byron,old@school.test,Countess,ada@school.test';
    const [person] = readStudentList(text, { roles: { 2: 'name', 3: 'email' } }).people;
    expect([person?.name, person?.email]).toEqual(['Countess', 'ada@school.test']);
  });

  test('narrows a list to a grade', () => {
    const text =
      'Name,Grade,Email\nAda Byron,8,ada@school.test\nBen Ek,10,ben@school.test\nCy Li,8,cy@school.test';
    const { groups } = readStudentList(text);
    expect(groups).toEqual([{ column: 1, heading: 'Grade', values: ['8', '10'] }]);
    const { people } = readStudentList(text, { only: { column: 1, value: '10' } });
    expect(people.map(({ name }) => name)).toEqual(['Ben Ek']);
  });
});

describe('an address', () => {
  test.each(goodAddresses)('%s is accepted as by registration', (email) => {
    expect(outcomes(`Name,Email\nAda,"${email}"`)).toEqual([['add', 'Ada', email]]);
  });

  test.each(badAddresses.filter((email) => !email.includes('<')))('%s is asked about', (email) => {
    expect(outcomes(`Name,Email\nAda,"${email}"`)[0]?.[0]).toBe('ask');
  });

  test.each([
    [' mailto:ada@school.test ', 'add', 'ada@school.test'],
    ['Ada Byron <ada@school.test>', 'add', 'ada@school.test'],
    ['a\u200Bda@school.test', 'add', 'ada@school.test'],
    ['ada at school.test', 'ask', 'ada@school.test'],
    ['ada@school.test.', 'ask', 'ada@school.test'],
    ['ada@school..test', 'ask', 'ada@school.test'],
    ['ada@school,test', 'ask', 'ada@school.test'],
    ['ada @school.test', 'ask', 'ada@school.test'],
    ['ada@school.test; ben@school.test', 'ask', ''],
  ])('%j is read as %s', (cell, outcome, email) => {
    expect(outcomes(`Name,Email\nAda,"${cell}"`)).toEqual([[outcome, 'Ada', email]]);
  });
});

describe('a damaged list asks', () => {
  test.each([
    [
      'an open quotation mark in the middle',
      'Name,Email,Note\nAda,ada@school.test,"left\nBen,ben@school.test,\nCy,cy@school.test,"x"',
      ['ask', 'add', 'add'],
    ],
    [
      'a quotation mark inside a cell',
      'Name,Email,Note\nAda,ada@school.test,5" tall\nBen,ben@school.test,',
      ['add', 'add'],
    ],
    ['a name divided by a comma', 'Name,Email\nByron,Ada,ada@school.test', ['ask']],
    ['letters that were lost', 'Name,Email\nW?jcik,w@school.test', ['ask']],
    ['two names of one address', 'Name,Email\nAda,a@school.test\nBen,A@school.test', ['add', 'ask']],
    ['an id in the name', 'Name,Email\nAda 0104,a@school.test', ['ask']],
  ])('about %s', (_, text, expected) => {
    expect(readStudentList(text).people.map(({ outcome }) => outcome)).toEqual(expected);
  });
});

describe('reading takes linear time', () => {
  const fill = (line: string) => line.repeat(Math.ceil(MAX_LIST_LENGTH / line.length));
  test.each([
    ['quotation marks that are never closed', fill('a,"b\n')],
    ['pairs of quotation marks', fill('",""""\n')],
    ['one cell of at signs', `Name,Email\nAda,${fill('@')}`],
    ['one line of letters', fill('a')],
    ['angle brackets', fill('<a@')],
    ['one name', `Name,Email\n${fill('Ada,a@x.test\n')}`],
    ['delimiters', fill(',;|\t')],
    ['spaces', `Name,Email\nAda,${fill(' ')}`],
  ])('over %s', (_, text) => {
    const begun = process.cpuUsage();
    readStudentList(text);
    const { user, system } = process.cpuUsage(begun);
    expect((user + system) / 1000).toBeLessThan(2000);
  });
});
