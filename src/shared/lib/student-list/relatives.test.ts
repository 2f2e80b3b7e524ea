import { describe, expect, test } from 'vitest';
import { readStudentList } from '.';

const invited = (text: string) =>
  readStudentList(text)
    .people.filter(({ outcome }) => outcome === 'add')
    .map(({ name, email }) => [name, email]);
const outcomes = (text: string) => readStudentList(text).people.map(({ outcome }) => outcome);

describe('a line that says it is a relative is asked about', () => {
  test.each([
    'Mother: Mary Lee,mary@home.test',
    'Mum,bosmum@home.test',
    'Tutor legal: Pedro,pedro@home.test',
    'Dad,dad@home.test',
    'Papa,p@home.test',
    'Parent,p@home.test',
    'Mary Lee (mother),mary@home.test',
    'Mary Lee [parent],mary@home.test',
    'Bo\u2019s mum,m@home.test',
    "Chris' dad,m@home.test",
    'Oma von Ida,o@home.test',
    'Mutter von Ida,m@home.test',
    'Familie Kern,kern@home.test',
    'Mama Luisa (Mutter),l@home.test',
    'Babcia Zosi,b@home.test',
    'Rodzic: Zofia Żak,z@home.test',
    'Mẹ của Minh,me@home.test',
    'Ali’nin annesi,a@home.test',
    'Matka: Jana,j@home.test',
    'Mary Lee - parent,m@home.test',
    'Parent 1: Mary Lee,m@home.test',
    '家长 王伟,w@home.test',
    'ولي الأمر أحمد,a@home.test',
    'אמא של נועה,n@home.test',
    'мама Иры,i@home.test',
    'Contact the office,office@school.test',
    'Ann Lee,mary.mother@home.test',
    'Ann Lee,familie.lee@home.test',
    'Teacher: Amara Okafor,a@school.test',
    'Mrs. Fox,f@home.test',
    'Herr Kern,k@home.test',
    'Lee family,l@home.test',
  ])('%s', (line) => {
    expect(outcomes(`Name,Email\nBen Ek,ben@school.test\n${line}`)).toEqual(['add', 'ask']);
    expect(outcomes(`Ben Ek,ben@school.test\n${line}`)).toEqual(['add', 'ask']);
  });

  test.each([
    'Mrs Lee (Ann\u2019s mother) <mrslee@home.test>',
    'Parent of Bo Fox <bofox@home.test>',
    'Bo\u2019s mum bosmum@home.test',
    'Ed Roe - guardian - roe@home.test',
    'Mama von Ida <ida@home.test>',
    'Padre de Luis: luis@home.test',
    'Mẹ của Minh minh@home.test',
    'Maman de Zoé <zoe@home.test>',
    'mother of Ed: ed@home.test',
    'Tata Zosi (tata) <z@home.test>',
    '"Lee, Mary (parent)" <m@home.test>',
    'Huoltaja: Anna <anna@home.test>',
    'vårdnadshavare Eva <eva@home.test>',
    'eltern.kern@home.test',
  ])('%s', (line) => {
    expect(outcomes(line)).toEqual(['ask']);
    expect(outcomes(`Ben Ek <ben@school.test>\n${line}`)).toEqual(['add', 'ask']);
  });

  test('and so is a student with the same address', () => {
    expect(outcomes('Name,Email\nMother: Mary,mary@home.test\nAnn Lee,mary@home.test')).toEqual([
      'ask',
      'ask',
    ]);
  });
});

describe('a name that is also such a word is a name', () => {
  test.each([
    'Anne Baba',
    'Veli Demir',
    'Tia Reyes',
    'Mae West',
    'Pere Puig',
    'Anya Roth',
    'Papa Diop',
    'Nana Kofi Mensah',
    'Sophie Mutter',
    'Marie Parent',
    'Bo Fox',
    'Cha Eun',
    'Isa Ek',
    'Mai Vang',
    'Kin Lau',
    'Bà Rịa',
    'Zia Khan',
    'Stefanie Sorge',
    'Mor Cohen',
    'Paul Coach',
    'Tata Young',
    'Ibu Sani',
    'Max Kontz',
    'Dominic Homer',
  ])('%s', (name) => {
    expect(outcomes(`Name,Email\n${name},x@school.test`)).toEqual(['add']);
    expect(outcomes(`${name} <x@school.test>`)).toEqual(['add']);
  });

  test('as a last name in a column of its own', () => {
    for (const name of ['Parent', 'Mutter', 'Tata', 'Coach', 'Papa'])
      expect(outcomes(`First,Last,Email\nAnn,${name},x@school.test`)).toEqual(['add']);
    expect(outcomes('First,Last,Email\nMum of Ann,Lee,x@school.test')).toEqual(['ask']);
  });

  test.each(['Anne', 'Tia', 'Mae', 'Anya', 'Veli', 'Isa', 'Me', 'Bo'])('%s alone', (name) => {
    expect(outcomes(`Name,Email\n${name},x@school.test`)).toEqual(['add']);
  });
});

describe('a relation that is not known is asked about', () => {
  test.each([
    'Stepdad',
    'Matka',
    'Ojciec',
    'Mẹ',
    'Cha',
    'Oma',
    'Onkel',
    'Babcia',
    'Padrastro',
    'Nan',
    'Host family',
    'Social worker',
    'Anne',
    'Вчитель',
    'Teacher',
    '母',
    'Second cousin',
    'Neighbour',
    'Pate',
    '',
    'K1',
    'Sponsor',
  ])('%s', (relation) => {
    const text = `Pupil,Relation,Email\nBen Ek,Pupil,ben@school.test\nBo Fox,${relation},step@home.test`;
    expect(invited(text)).toEqual([['Ben Ek', 'ben@school.test']]);
  });

  test('also without a heading', () => {
    expect(invited('Ann Lee;Mother;mary@home.test\nBo Fox;Stepdad;jo@home.test')).toEqual([]);
  });
});
