import { httpError, invalidDataError, networkError } from '@farfetched/core';
import { expect, test } from 'vitest';
import { problemOf } from './problem';

const answered = (status: number, response: unknown) =>
  problemOf({ ...httpError({ status, statusText: '', response: null }), response });

test('the server’s message is shown', () => {
  const message = 'Please correct the fields below.';
  expect(answered(422, { status: 'error', message })).toEqual({ status: 422, message, fields: {} });
});

test('a description in the errors goes before the message', () => {
  const errors = { description: 'The link is broken.' };
  expect(answered(400, { message: 'Bad', errors })).toMatchObject({
    message: errors.description,
    fields: {},
  });
});

test.each([
  [{ email: ['Invalid email address', 'Too long'] }, { email: ['Invalid email address', 'Too long'] }],
  [{ email: 'Invalid email address' }, { email: ['Invalid email address'] }],
  [{ email: [] }, {}],
  ['Nothing works', {}],
])('errors %j stand beside the fields %j', (errors, fields) => {
  expect(answered(422, { message: 'No', errors }).fields).toEqual(fields);
});

test('errors that are one sentence are the message when there is no other', () => {
  expect(answered(400, { errors: 'Nothing works' })).toMatchObject({ message: 'Nothing works' });
});

test.each([
  [500, 'Internal Server Error'],
  [429, 'Too Many Requests'],
  [418, 'An unexpected error occurred'],
])('%i without a word is %s', (status, message) => {
  expect(answered(status, '')).toMatchObject({ message });
});

test('no answer is a matter of the connection', () => {
  expect(problemOf(networkError({ reason: null }))).toMatchObject({
    status: null,
    message: 'Lectern cannot be reached. Check the connection, then try again.',
  });
});

test('an answer that breaks the contract is not understood', () => {
  const broken = invalidDataError({ validationErrors: [], response: {} });
  expect(problemOf(broken).message).toMatch(/does not understand/);
});

test('anything else is unexpected', () => {
  expect(problemOf(new Error('broken')).message).toBe('An unexpected error occurred');
});
