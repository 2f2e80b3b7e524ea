import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import '../index';
import { $generation } from '@/entities/generation';
import type { Rewrite } from './check-fix';
import { $fix, fixCancelled, fixConfirmed, fixRequested } from './fix-request';
import { start } from './editor.fixture';

const rewrite: Rewrite = {
  kind: 'regenerate',
  section: 'overview',
  change: 'again',
  instruction: 'Not there.',
};
const request = { key: 'overview-0', rewrite };
const price = {
  credits: 640,
  input_tokens: 400,
  output_tokens: 240,
  affordable: true,
  unlimited: false,
  refusal: null,
};

const pendingOf = (scope: ReturnType<ReturnType<typeof start>['scope']>) => {
  const state = scope.getState($generation);
  return 'pending' in state ? (state.pending ?? state.problem?.change ?? null) : null;
};

test('a fix says its price, and is written once that is confirmed', async () => {
  const outside = start();
  const scope = outside.scope(true);
  await allSettled(fixRequested, { scope, params: request });
  expect(scope.getState($fix)).toMatchObject({ state: 'priced', estimate: { credits: 640 } });
  expect(JSON.stringify(outside.rewriteEstimate.mock.lastCall)).toContain('"instruction":"Not there."');
  expect(pendingOf(scope)).toBeNull();
  await allSettled(fixConfirmed, { scope });
  await allSettled(fixConfirmed, { scope });
  expect(scope.getState($fix)).toEqual({ state: 'none' });
  expect(pendingOf(scope)).toMatchObject({ kind: 'regenerate', section: 'overview' });
  expect(outside.returnFocus).toHaveBeenCalled();
});

test('a plan without a limit writes at once', async () => {
  const outside = start();
  outside.rewriteEstimate.mockReturnValue({ ...price, unlimited: true });
  const scope = outside.scope(true);
  await allSettled(fixRequested, { scope, params: request });
  expect(scope.getState($fix)).toEqual({ state: 'none' });
  expect(pendingOf(scope)).toMatchObject({ kind: 'regenerate', section: 'overview' });
});

test.each([{ refusal: 'The built-in engine cannot rewrite this.' }, { affordable: false }])(
  'a fix with %j cannot be confirmed',
  async (part) => {
    const outside = start();
    outside.rewriteEstimate.mockReturnValue({ ...price, ...part });
    const scope = outside.scope(true);
    await allSettled(fixRequested, { scope, params: request });
    await allSettled(fixConfirmed, { scope });
    expect(scope.getState($fix)).toMatchObject({ state: 'priced' });
    expect(pendingOf(scope)).toBeNull();
    await allSettled(fixCancelled, { scope });
    expect(scope.getState($fix)).toEqual({ state: 'none' });
  },
);
