import { httpError } from '@farfetched/core';
import { allSettled, createStore, fork } from 'effector';
import { expect, test } from 'vitest';
import { $token, createRequest, unauthorized } from './request';

const refuse = (status: number, message?: string) => () =>
  Promise.reject({ ...httpError({ status, statusText: '', response: null }), response: { message } });

const $refused = createStore<(string | null)[]>([]).on(unauthorized, (tokens, token) => [...tokens, token]);

test('a rejected secured call reports its token', async () => {
  const callFx = createRequest('refused', true, refuse(401));
  const scope = fork({ values: [[$token, 'abc']] });
  await allSettled(callFx, { scope, params: {} });
  expect(scope.getState($refused)).toEqual(['abc']);
});

test('recognises a rejection by its message', async () => {
  const callFx = createRequest('refused', true, refuse(403, 'Unauthenticated'));
  const scope = fork({ values: [[$token, 'abc']] });
  await allSettled(callFx, { scope, params: {} });
  expect(scope.getState($refused)).toEqual(['abc']);
});

test('other failures do not affect the session', async () => {
  const callFx = createRequest('failing', true, refuse(500));
  const scope = fork({ values: [[$token, 'abc']] });
  await allSettled(callFx, { scope, params: {} });
  expect(scope.getState($refused)).toEqual([]);
});

test('a wrong password on a public call does not affect the session', async () => {
  const callFx = createRequest('open', false, refuse(401));
  const scope = fork({ values: [[$token, 'abc']] });
  await allSettled(callFx, { scope, params: {} });
  expect(scope.getState($refused)).toEqual([]);
});
