import { describe, expect, test } from 'vitest';
import { readStudentList } from '.';

const people = (text: string) =>
  readStudentList(text).people.map(({ outcome, name, email }) => [outcome, name, email]);
const [a, b] = ['a@school.test', 'b@school.test'];

describe('names are read from the headings of', () => {
  test.each([
    ['Andalusia', `Alumno/a;Correo del alumno/a\n"Lee Gil, Ann";${a}`, 'Ann Lee Gil'],
    ['Portugal', `Nome do aluno;Email\nAnn Lee;${a}`, 'Ann Lee'],
    ['Russia', `ФИО ученика;Почта ученика\nИванова Анна;${a}`, 'Иванова Анна'],
    ['a primary school', `Child name,Email\nAnn Lee,${a}`, 'Ann Lee'],
    [
      'the Netherlands',
      `Roepnaam;Tussenvoegsel;Achternaam;E-mail\nSanne;van der;Berg;${a}`,
      'Sanne van der Berg',
    ],
    [
      'the Netherlands, without a part',
      `Roepnaam;Tussenvoegsel;Achternaam;E-mail\nSanne;;Berg;${a}`,
      'Sanne Berg',
    ],
    ['Vietnam', `Họ;Tên;Email học sinh\nTrần;An;${a}`, 'An Trần'],
    ['Vietnam, in one column', `STT;Họ và tên;Email học sinh\n1;Trần An;${a}`, 'Trần An'],
    [
      'words without a space',
      `LASTNAME,FIRSTNAME,STUDENTEMAIL,PARENTEMAIL\nLee,Ann,${a},m@home.test`,
      'Ann Lee',
    ],
    ['France', `Nom élève;Prénom élève;Mail élève\nLee;Ann;${a}`, 'Ann Lee'],
    ['a nursery', `Child,Surname,Email\nAnn,Lee,${a}`, 'Ann Lee'],
    ['Moodle', `Participants,Email address,Groups\nAnn Lee,${a},No groups`, 'Ann Lee'],
    ['Poland', `Nazwisko i imię;E-mail\nŻółkiewski Łukasz;${a}`, 'Łukasz Żółkiewski'],
    [
      'Poland, with a pupil',
      `Nazwisko i imię ucznia;E-mail ucznia\nŻółkiewski Łukasz;${a}`,
      'Łukasz Żółkiewski',
    ],
    ['Czechia', `Příjmení a jméno;E-mail\nDvořáková Jana;${a}`, 'Jana Dvořáková'],
    ['Slovakia', `Priezvisko;Meno;E-mail žiaka\nĎurica;Ľubomír;${a}`, 'Ľubomír Ďurica'],
    ['Hungary', `Vezetéknév;Keresztnév;E-mail\nŐri;Gyöngyvér;${a}`, 'Gyöngyvér Őri'],
    ['Romania', `Nume;Prenume;Email elev\nPop;Ana;${a}`, 'Ana Pop'],
    ['Turkey', `Adı;Soyadı;Öğrenci e-posta\nAyşe;Kaya;${a}`, 'Ayşe Kaya'],
    ['Sweden', `Förnamn;Efternamn;E-post\nÅsa;Ek;${a}`, 'Åsa Ek'],
    ['Finland', `Sukunimi;Etunimi;Sähköposti\nVirta;Aino;${a}`, 'Aino Virta'],
    ['Ukraine', `Прізвище;Ім’я;Електронна пошта учня\nКоваль;Олена;${a}`, 'Олена Коваль'],
    ['Greece', `Επώνυμο;Όνομα;Email μαθητή\nΠαππά;Άννα;${a}`, 'Άννα Παππά'],
    ['Israel', `שם פרטי;שם משפחה;אימייל\nנועה;לוי;${a}`, 'נועה לוי'],
    ['Korea', `성;이름;이메일\n박;민준;${a}`, '민준 박'],
    ['Germany, with the name in use', `Name;Rufname;E-Mail\nGroß;Jürgen;${a}`, 'Jürgen Groß'],
    [
      'Germany, with all first names',
      `Name;Vorname;Rufname;E-Mail\nGroß;Hans Jürgen;Jürgen;${a}`,
      'Jürgen Groß',
    ],
    ['Germany, with whole names', `Name;Rufname;E-Mail\nHans Jürgen Groß;Jürgen;${a}`, 'Hans Jürgen Groß'],
    [
      'Google Workspace',
      `First Name [Required],Last Name [Required],Email Address [Required]\nAnn,Lee,${a}`,
      'Ann Lee',
    ],
  ])('%s', (_, text, name) => {
    expect(people(text)).toEqual([['add', name, a]]);
  });

  test('in a row without an address, the name is asked about', () => {
    expect(people('Alumno/a;Correo del alumno\nAnn Lee;\nn/a;')).toEqual([
      ['ask', 'Ann Lee', ''],
      ['refuse', '', ''],
    ]);
    expect(people(`Qwe;Rty;Uio\nAnn;x;${a}\nBo;y;`).map(([outcome]) => outcome)).toEqual(['ask', 'ask']);
  });
});

test.each([
  [
    `"Lee, Bo" <${b}>; Cy Roe <cy@school.test>, Di <di@school.test>`,
    [
      ['add', 'Bo Lee', b],
      ['add', 'Cy Roe', 'cy@school.test'],
      ['add', 'Di', 'di@school.test'],
    ],
  ],
  [
    `Ann Lee <${a}> Bo Fox <${b}>`,
    [
      ['add', 'Ann Lee', a],
      ['add', 'Bo Fox', b],
    ],
  ],
  [
    `Ann Lee ${a} Bo Fox ${b}`,
    [
      ['add', 'Ann Lee', a],
      ['add', 'Bo Fox', b],
    ],
  ],
  [`'Dan O'Neil' <${a}>`, [['add', "Dan O'Neil", a]]],
  [
    `Lee, Ann <${a}>; Fox, Bo <${b}>`,
    [
      ['add', 'Ann Lee', a],
      ['add', 'Bo Fox', b],
    ],
  ],
  [
    `Ann’s mum <m@home.test>; Ann Lee <${a}>`,
    [
      ['ask', 'Ann’s mum', 'm@home.test'],
      ['add', 'Ann Lee', a],
    ],
  ],
])('each recipient of %j is a person', (text, expected) => {
  expect(people(text)).toEqual(expected);
});

test.each([
  ['\u200B', ['add', '', a]],
  ['\u200E\u2063', ['add', '', a]],
  ['\u3164', ['add', '', a]],
  ['Ann \u202Eeel', ['ask', '', a]],
  ['\u2066Ann\u2069', ['ask', '', a]],
  ['نور\u200Fا', ['add', 'نور\u200Fا', a]],
  ['Sha\u00ADron', ['add', 'Sharon', a]],
])('hidden characters of the name %j are not invited', (name, expected) => {
  expect(people(`Name,Email\n${name},${a}`)).toEqual([expected]);
});

test('an office below the list is asked about', () => {
  expect(
    people(`Name,Class,Email\nAnn Lee,8A,${a}\nTotal,1,\nContact the office,,office@school.test`),
  ).toEqual([
    ['add', 'Ann Lee', a],
    ['ask', 'Contact the office', 'office@school.test'],
  ]);
});
