import { expect, test } from 'vitest';
import { type Asking, arrive, fail, refuse, rewrite, send, writing } from './transitions';

const states: Asking[] = [
  writing,
  { state: 'writing', error: 'Invalid email address' },
  { state: 'sending' },
  { state: 'sent', email: 'ada@school.test', problem: null },
  { state: 'resending', email: 'ada@school.test' },
];
const except = (...kept: Asking['state'][]) => states.filter(({ state }) => !kept.includes(state));

test('the way there: writing, sending, sent, resending, sent', () => {
  const sending = send(writing);
  expect(sending).toEqual({ state: 'sending' });
  const sent = arrive(sending, 'ada@school.test');
  expect(sent).toEqual({ state: 'sent', email: 'ada@school.test', problem: null });
  const resending = send(sent);
  expect(resending).toEqual({ state: 'resending', email: 'ada@school.test' });
  expect(arrive(resending, 'ada@school.test')).toEqual(sent);
});

test('a refusal stays until the address is changed', () => {
  const refused = refuse(writing, 'Invalid email address');
  expect(refused).toEqual({ state: 'writing', error: 'Invalid email address' });
  expect(rewrite(refused)).toBe(writing);
});

test('a failure says why where it happened', () => {
  expect(fail({ state: 'sending' }, 'No')).toEqual({ state: 'writing', error: 'No' });
  expect(fail({ state: 'resending', email: 'a@b.test' }, 'No')).toEqual({
    state: 'sent',
    email: 'a@b.test',
    problem: 'No',
  });
});

test.each(except('writing', 'sent'))('nothing more is sent while it is $state', (asking) => {
  expect(send(asking)).toBe(asking);
});

test.each(except('sending', 'resending'))('a late answer changes nothing while it is $state', (asking) => {
  expect(arrive(asking, 'other@school.test')).toBe(asking);
  expect(fail(asking, 'No')).toBe(asking);
});

test.each(except('writing'))('no address is refused or rewritten while it is $state', (asking) => {
  expect(refuse(asking, 'No')).toBe(asking);
  expect(rewrite(asking)).toBe(asking);
});
