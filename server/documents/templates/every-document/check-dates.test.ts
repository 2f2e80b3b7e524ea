import { describe, expect, test } from 'vitest';
import { checkNamedDates } from './check-dates.ts';

const breaks = [
  { name: 'Labor Day', first_day: '2026-09-07', last_day: '2026-09-07' },
  { name: 'Fall break', first_day: '2026-10-12', last_day: '2026-10-16' },
];

describe('dates in texts', () => {
  const check = (text: string, language = 'en-US') =>
    checkNamedDates(
      [{ text, section: 's', path: '/s' }],
      { anchor: '2026-09-01', isStart: true, breaks },
      language,
    );

  test.each([
    ['Due Wednesday, September 9', 'passed', /1 date/],
    ['Due on Monday, September 9', 'open', /is a Wednesday/],
    ['Due September 31', 'open', /doesn’t exist/],
    ['Due Feb. 29', 'open', /doesn’t exist/],
    ['Hand it in on Tue, 13 October', 'open', /is in Fall break/],
    ['The lab is on the 4th of January', 'passed', /1 date/],
    ['Due 2026-09-31', 'open', /“2026-09-31” doesn’t exist/],
    ['Due 2026-10-13', 'open', /is in Fall break/],
    ['Friday, 2026-10-23', 'passed', /1 date/],
    ['Thursday, 10/23/2026', 'open', /is a Friday/],
    ['31/12/2026 and 9/10/2026', 'passed', /2 dates/],
    ['13/13/2026', 'open', /doesn’t exist/],
    ['Monday, January 4, 2027', 'passed', /1 date/],
    ['On Monday, July 4, 1776', 'passed', /1 date/],
  ])('%s: %s', (text, status, detail) => {
    expect(check(text)).toEqual([expect.objectContaining({ status, detail: expect.stringMatching(detail) })]);
  });

  test.each([
    ['es', 'Se entrega el lunes, 9 de septiembre.', /is a Wednesday/],
    ['fr', 'À rendre le mardi 13 octobre 2026', /is in Fall break/],
    ['de', 'Abgabe am 31. September', /doesn’t exist/],
    ['pt', 'Entregar na segunda-feira, 9 de setembro', /is a Wednesday/],
  ])('are read in %s: %s', (language, text, detail) => {
    expect(check(text, language)[0]?.detail).toMatch(detail);
  });

  test('without a year are read near a day that is no first day', () => {
    const near = { anchor: '2026-12-04', isStart: false, breaks: [] };
    const on = (text: string) => checkNamedDates([{ text, section: 's', path: '/s' }], near, 'en-US');
    expect(on('Wednesday, November 25 and Monday, January 4')[0]?.status).toBe('passed');
    expect(on('Monday, November 25')[0]?.detail).toBe('“Monday, November 25” 2026 is a Wednesday.');
  });

  test('are not numbers of other things', () => {
    expect(check('In May 2027 we march 12 km; you may 3 times ask.')).toEqual([]);
  });
});
