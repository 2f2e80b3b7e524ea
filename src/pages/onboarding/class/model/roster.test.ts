import { describe, expect, test } from 'vitest';
import { readRoster } from './roster';

const thandi = { email: 't.mokoena@school.test', name: 'Thandi Mokoena' };
const jonas = { email: 'j.lindqvist@school.test', name: 'Jonas Lindqvist' };

describe('a roster', () => {
  test.each([
    ['names first', 'Thandi Mokoena, t.mokoena@school.test\nJonas Lindqvist, j.lindqvist@school.test'],
    [
      'addresses first',
      't.mokoena@school.test,Thandi Mokoena\r\nj.lindqvist@school.test,Jonas Lindqvist\r\n',
    ],
    [
      'columns of their own and headings',
      'First;Last;E-mail\nThandi;Mokoena;t.mokoena@school.test\nJonas;Lindqvist;j.lindqvist@school.test',
    ],
    ['a spreadsheet', 'Thandi Mokoena\tt.mokoena@school.test\nJonas Lindqvist\tj.lindqvist@school.test'],
    [
      'quotes and empty lines',
      '"Thandi Mokoena",t.mokoena@school.test\n\n"Jonas Lindqvist",j.lindqvist@school.test\n\n',
    ],
  ])('is read with %s', (_, text) => {
    expect(readRoster(text)).toEqual({ entries: [thandi, jonas], unread: [] });
  });

  test('may be addresses alone', () => {
    expect(readRoster('a@school.test\nb@school.test')).toEqual({
      entries: [
        { email: 'a@school.test', name: null },
        { email: 'b@school.test', name: null },
      ],
      unread: [],
    });
  });

  test('keeps a comma inside quotes', () => {
    expect(readRoster('"Mokoena, Thandi",t@school.test').entries[0]?.name).toBe('Mokoena, Thandi');
  });

  test('takes an address once, however it is written', () => {
    expect(readRoster('a@school.test\nA@School.test').entries).toHaveLength(1);
  });

  test('tells which lines have no address', () => {
    expect(readRoster('Thandi,t@school.test\nJonas\nMila,mila@').unread).toEqual([2, 3]);
    expect(readRoster('Jonas').unread).toEqual([1]);
  });

  test('of nothing is empty', () => {
    expect(readRoster(' \n ')).toEqual({ entries: [], unread: [] });
  });
});
