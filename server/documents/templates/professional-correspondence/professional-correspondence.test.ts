import { describe, expect, it } from 'vitest';
import { readSample } from '../sample.ts';
import { formalReason } from './formal-channel.ts';
import { generator } from './generator.ts';
import { letterInput, letterResult, type LetterResult } from './schema.ts';

const { input: form, result, context } = readSample(generator);
const input = letterInput.parse(form);
const sample = letterResult.parse(result);
const { letter } = sample;

const findings = (change: Partial<LetterResult>, of: object = {}) =>
  generator
    .checks({ ...sample, ...change }, { ...input, ...of }, context)
    .checks.filter(({ status }) => status !== 'passed')
    .map(({ name, status, path, section }) => [name, status, path ?? section]);

/** The letter with its second paragraph replaced. */
const saying = (text: string): Partial<LetterResult> => ({
  letter: { ...letter, body: letter.body.with(1, `${text} ${letter.body[1]}`) },
});
const AT = '/letter/body/1';
const toAll = { correspondence_type: 'Event', recipient_role: 'All families of a class' };

it.each<[string, Partial<LetterResult>, object, unknown[]]>([
  ['a date of its own', saying('I called on October 3.'), {}, ['Only what you supplied', 'open', AT]],
  ['a diagnosis', saying('Jonas has dyslexia.'), {}, ['Nothing beyond your notes', 'open', AT]],
  ['a wrong pronoun', saying('She forgot them.'), {}, ['Name and pronouns', 'open', AT]],
  [
    'another student',
    saying('Mira saw it.'),
    { other_students: ['Mira Tal'] },
    ['Private data stays private', 'open', AT],
  ],
  ['a student in a letter to all', {}, toAll, ['Private data stays private', 'open', '/letter/body/0']],
  [
    'discipline in a letter to all',
    saying('One student has a detention.'),
    { ...toAll, key_points: 'detention' },
    ['Private data stays private', 'open', AT],
  ],
  [
    'a grade in a message',
    { sms_version: 'Jonas has a failing grade.' },
    {},
    ['Private data stays private', 'open', '/sms_version'],
  ],
  ['a judgement', saying('Jonas is always lazy.'), {}, ['Says what happened', 'open', AT]],
  [
    'no next step',
    { letter: { ...letter, next_step: '' } },
    {},
    ['Says what happens next', 'open', 'letter'],
  ],
  [
    'no recipient',
    { letter: { ...letter, greeting: 'Hello,' } },
    {},
    ['Greets the recipient', 'open', '/letter/greeting'],
  ],
  ['a length', {}, { length: 'Long' }, ['Length', 'open', 'letter']],
  [
    'another figure in the translation',
    { translation: { ...letter, body: ['El 18 y el 26 de septiembre.'] } },
    {},
    ['Translation has the same numbers', 'open', 'translation'],
  ],
  [
    'a matter for the team',
    {},
    { key_points: `${input.key_points}\nHis IEP meeting is due.` },
    ['Formal channel', 'repaired', 'route_to_formal_channel'],
  ],
])('reports %s', (_, change, of, expected) => {
  expect(findings({})).toEqual([]);
  expect(findings(change, of)).toContainEqual(expected);
});

it('signs the letter as the form says', () => {
  const { signature: _, ...unsigned } = letter;
  const { result: checked } = generator.checks({ ...sample, letter: unsigned }, input, context);
  expect(letterResult.parse(checked).letter.signature).toBe('Amara Okafor, Grade 6 English');
});

it('shortens a message to the sentences that fit', () => {
  const long = `Please read my email. ${'It says when the journals are due. '.repeat(9)}`;
  const { checks } = generator.checks({ ...sample, sms_version: long }, input, context);
  const { fix = [] } = checks.find(({ name }) => name === 'Fits a text message') ?? {};
  const [{ value = '' } = {}] = fix;
  expect(String(value)).toMatch(/due\.$/);
  expect(String(value).length).toBeLessThanOrEqual(300);
});

describe('the form', () => {
  const messages = (change: object) =>
    letterInput.safeParse({ ...input, ...change }).error?.issues.map(({ path }) => path.join('.')) ?? [];

  it.each<[object, string[]]>([
    [{ student_name: '' }, ['student_name']],
    [{ recipient_role: 'All families of a class' }, ['recipient_role']],
    [{ ...toAll, student_name: '' }, []],
    [{ correspondence_type: 'Colleague', recipient_role: 'Colleague', student_name: '' }, []],
  ])('answers %j with messages at %j', (change, paths) => {
    expect(messages(change)).toEqual(paths);
  });

  it.each<[object, string[]]>([
    [{ also_sms: false, translate_to: 'None' }, ['letter', 'route_to_formal_channel']],
    [{ also_sms: false, translate_to: 'English (US)' }, ['letter', 'route_to_formal_channel']],
    [
      { channel: 'SMS', also_sms: false },
      ['letter', 'sms_version', 'translation', 'route_to_formal_channel'],
    ],
  ])('asks by %j for %j', (change, sections) => {
    expect(generator.sections({ ...input, ...change })).toEqual(sections);
  });
});

it.each([
  ['He has bruises on his arm.', /report it as the law requires/],
  ['She brought a knife.', /crisis contact/],
  ['They fought at recess.', /incident report/],
  ['He was suspended.', /administration/],
  ['My lawyer will call.', /legal matter/],
  ['The 504 plan ends.', /Special education/],
  ['Two journals are missing.', undefined],
])('routes “%s”', (text, reason) => {
  const found = formalReason([text]);
  if (reason === undefined) expect(found).toBeUndefined();
  else expect(found).toMatch(reason);
});

it('tells a model nothing of a student in a letter to all', () => {
  const { user } = generator.prompt({ ...input, ...toAll }, context, { keys: ['letter'], written: {} });
  expect(user).toContain('name no student');
  expect(user).not.toContain('Student: Jonas');
});
