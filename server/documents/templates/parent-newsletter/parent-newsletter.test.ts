import { expect, it } from 'vitest';
import { readSample } from '../sample.ts';
import { generator } from './generator.ts';
import { newsletterResult } from './schema.ts';

const { input, result, context } = readSample(generator);
const sample = newsletterResult.parse(result);

const openIn = (change: object, given: object = {}) =>
  generator
    .checks({ ...result, ...change }, { ...input, ...given }, context)
    .checks.filter(({ status }) => status === 'open')
    .map(({ name, section }) => [name, section]);

it('shows the dates in the order of the calendar, with their weekdays', () => {
  expect(sample.dates.map(({ date }) => date)).toEqual(['Thursday, October 8', 'Friday, October 23']);
});

it('copies dates, reminders and contact from the form again', () => {
  const { result: mended, checks } = generator.checks(
    { ...result, dates: [], reminders: ['Be on time.'], contact: { reach: '' } },
    input,
    context,
  );
  expect(mended).toEqual(result);
  expect(checks.filter(({ status }) => status === 'repaired').map(({ section }) => section)).toEqual([
    'dates',
    'reminders',
    'contact',
  ]);
});

it.each(['Come on October 9.', 'We start at 18:30.', 'Bring $4.50.'])(
  'reports the invented fact in “%s”',
  (closing) => {
    expect(openIn({ closing })).toEqual([['Dates, times and money only as supplied', 'closing']]);
  },
);

it('accepts a date and a price that the form gives', () => {
  expect(
    openIn({ closing: 'See you on October 8. Lunch costs $3.' }, { highlights: 'Lunch costs $3.' }),
  ).toEqual([]);
});

it('reports school terms, a missing subject and too many words', () => {
  expect(openIn({ closing: 'We scaffold each task.' })).toEqual([['Words that families know', 'closing']]);
  expect(openIn({ learning: sample.learning.slice(1) })).toEqual([
    ['Everything the class learns', 'learning'],
  ]);
  expect(openIn({}, { length: 'Short' })).toEqual([['Length', 'opening']]);
});
