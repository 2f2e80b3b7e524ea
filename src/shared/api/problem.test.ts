import { httpError, invalidDataError, networkError } from '@farfetched/core';
import { expect, test } from 'vitest';
import { isMissing, problemOf } from './problem';

const answered = (status: number, response: unknown) =>
  problemOf({ ...httpError({ status, statusText: '', response: null }), response });

test('the server’s message is shown', () => {
  const message = 'Please correct the fields below.';
  expect(answered(422, { status: 'error', message })).toEqual({ status: 422, message, fields: {} });
});

test('errors.description takes precedence over the message', () => {
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
])('errors %j belong to the fields %j', (errors, fields) => {
  expect(answered(422, { message: 'No', errors }).fields).toEqual(fields);
});

test.each([
  [{ errors: 'Nothing works' }, 'Nothing works'],
  [{ error: 'Nothing works' }, 'Nothing works'],
  [
    { errors: { email: 'Invalid email address', name: ['Too short', 'Too plain'] } },
    'Invalid email address Too short Too plain',
  ],
  [{ error: { email: ['Taken'] } }, 'Taken'],
])('errors %j are the message if there is no other', (body, message) => {
  expect(answered(400, body)).toMatchObject({ message });
});

test('errors.description may be a list and belongs to no field', () => {
  const body = { message: 'Bad', errors: { description: ['The link is broken.'], email: ['Taken'] } };
  expect(answered(400, body)).toMatchObject({ message: 'The link is broken.', fields: { email: ['Taken'] } });
});

test('the code of a missing second factor is told apart from other refusals', () => {
  const code = 'second_factor_required';
  expect(answered(403, { message: 'Sign in first.', code })).toMatchObject({ needsSecondFactor: true });
  expect(answered(403, { message: 'Forbidden' })).not.toHaveProperty('needsSecondFactor');
});

test('errors by field may be named `error`', () => {
  expect(answered(422, { error: { email: 'Taken' } }).fields).toEqual({ email: ['Taken'] });
});

test.each([
  [400, 'Bad Request'],
  [401, 'Unauthorized'],
  [403, 'Forbidden'],
  [404, 'Not Found'],
  [405, 'Method Not Allowed'],
  [408, 'Request Timeout'],
  [409, 'Conflict'],
  [413, 'Payload Too Large'],
  [415, 'Unsupported Media Type'],
  [422, 'Unprocessable Entity'],
  [429, 'Too Many Requests'],
  [500, 'Internal Server Error'],
  [501, 'Not Implemented'],
  [502, 'Bad Gateway'],
  [503, 'Service Unavailable'],
  [504, 'Gateway Timeout'],
  [418, 'An unexpected error occurred'],
])('%i without a message is %s', (status, message) => {
  expect(answered(status, '')).toMatchObject({ message });
});

test('a missing response is a connection problem', () => {
  expect(problemOf(networkError({ reason: null }))).toMatchObject({
    status: null,
    message: 'Lectern can’t be reached. Check your connection, then try again.',
  });
});

test('a response that violates the contract has its own message', () => {
  const broken = invalidDataError({ validationErrors: [], response: {} });
  expect(problemOf(broken).message).toMatch(/unexpected answer/);
});

test('any other error is unexpected', () => {
  expect(problemOf(new Error('broken')).message).toBe('An unexpected error occurred');
});

test.each([
  ['90', 90],
  ['soon', undefined],
  [null, undefined],
])('a Retry-After of %j is %j seconds', (retryAfter, seconds) => {
  const error = { ...httpError({ status: 429, statusText: '', response: null }), retryAfter };
  expect(problemOf(error).retryAfter).toBe(seconds);
});

test('a decline is kept, whatever its shape', () => {
  const decline = { category: 'toxic', appealable: true, help: null };
  expect(answered(422, { message: 'No', code: 'declined', decline })).toMatchObject({ decline });
  expect(answered(422, { message: 'No', decline: 'toxic' })).not.toHaveProperty('decline');
});

test.each([
  [404, true],
  [422, true],
  [403, false],
  [503, false],
  [null, false],
])('status %j: what the address names is missing: %j', (status, expected) => {
  expect(isMissing({ status })).toBe(expected);
});
