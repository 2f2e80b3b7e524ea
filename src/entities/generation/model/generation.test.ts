import { httpError, networkError } from '@farfetched/core';
import { allSettled, createWatch, fork, type Scope } from 'effector';
import { describe, expect, test, vi } from 'vitest';
import {
  deleteGenerationFx,
  editGenerationFx,
  favouriteGenerationFx,
  getGenerationFx,
  regenerateSectionFx,
  restoreVersionFx,
  startGenerationFx,
  stopGenerationFx,
} from '@/shared/api/generations';
import {
  $generation,
  changeRequested,
  contentChanged,
  favouriteToggled,
  generationClosed,
  generationOpened,
  startRequested,
  stopRequested,
  trashRequested,
  undoRequested,
} from '../index';
import type { NumberedEvent } from './apply-events';
import { batchArrived } from './generation';
import { generationFixture, patch, settledFixture } from './generation.fixture';
import { closeStreamFx, openStreamFx, backOffFx, readStreamFx } from './generation-link';
import type { GenerationState } from './generation-state';
import { template } from '../../../../tests/support/templates';

const fresh = generationFixture({ status: 'writing', version: 0, last_event: 1, result: {} });
const done = generationFixture({ last_event: 9 });
const request = { template_type: template.templateType, input: { topic: 'Rain' } };

const end = (generation = done): NumberedEvent => ({
  number: generation.last_event,
  event: { type: 'end', generation },
});

/** A fake server whose stream yields these batches in turn; an error is a lost connection, null the end of the stream. */
function server(...script: (NumberedEvent[] | Error | null)[]) {
  const outside = {
    open: vi.fn((_: unknown, { request: { connection } }: { request: { connection: number } }): unknown => ({
      connection,
      stream: { next: () => Promise.resolve(null), close: () => {} },
    })),
    close: vi.fn(({ connection }: { connection: number }) => connection),
    backOff: vi.fn((...call: unknown[]) => Promise.resolve(call)),
    start: vi.fn((..._call: unknown[]): unknown => fresh),
    get: vi.fn((..._call: unknown[]): unknown => fresh),
    stop: vi.fn((..._call: unknown[]): unknown => generationFixture({ status: 'stopped', last_event: 8 })),
    regenerate: vi.fn((..._call: unknown[]): unknown => generationFixture({ status: 'writing' })),
    edit: vi.fn((..._call: unknown[]): unknown => generationFixture({ version: 2 })),
    restore: vi.fn((..._call: unknown[]): unknown => generationFixture({ version: 3 })),
    favourite: vi.fn((..._call: unknown[]): unknown => generationFixture({ favourite: true })),
    trash: vi.fn((..._call: unknown[]): unknown => undefined),
  };
  const start = (values: GenerationState = { state: 'idle' }) =>
    fork({
      values: [[$generation, values]],
      handlers: [
        [openStreamFx, outside.open],
        [
          readStreamFx,
          () => {
            const next = script.shift();
            if (next instanceof Error) throw networkError({ reason: next.message });
            return next === undefined ? new Promise(() => {}) : next;
          },
        ],
        [closeStreamFx, outside.close],
        [backOffFx, outside.backOff],
        [startGenerationFx, outside.start],
        [getGenerationFx, outside.get],
        [stopGenerationFx, outside.stop],
        [regenerateSectionFx, outside.regenerate],
        [editGenerationFx, outside.edit],
        [restoreVersionFx, outside.restore],
        [favouriteGenerationFx, outside.favourite],
        [deleteGenerationFx, outside.trash],
      ],
    });
  return { ...outside, start, started: outside.start };
}

const key = 'an-idempotency-key';
const secured = (call: unknown) => ({ token: null, request: call });
const state = (scope: Scope) => scope.getState($generation);
const until = (scope: Scope, name: GenerationState['state']) =>
  vi.waitFor(() => expect(state(scope).state).toBe(name));

describe('writing', () => {
  test('a started document is written to its end over one connection', async () => {
    const outside = server([patch(2, 'A log')], [patch(3, ' goes'), end()]);
    const scope = outside.start();
    await allSettled(startRequested, { scope, params: { request, key } });
    expect(state(scope)).toMatchObject({ state: 'complete', document: { generation: done, lastEvent: 9 } });
    expect(outside.open).toHaveBeenCalledExactlyOnceWith(
      null,
      secured({ id: fresh.id, lastEvent: 1, connection: 1 }),
    );
    expect(outside.close).toHaveBeenCalledOnce();
  });

  test('a double click starts one generation', async () => {
    const outside = server([end()]);
    const scope = outside.start();
    void allSettled(startRequested, { scope, params: { request, key } });
    await allSettled(startRequested, { scope, params: { request, key: 'another-long-key' } });
    expect(outside.started).toHaveBeenCalledExactlyOnceWith(
      null,
      secured({ generationRequest: request, headers: { 'Idempotency-Key': key } }),
    );
  });

  test('reconnects from the last event with growing back-off', async () => {
    const outside = server([patch(2, 'A'), patch(3, 'B')], new Error('lost'), new Error('lost'), [end()]);
    const scope = outside.start();
    await allSettled(startRequested, { scope, params: { request, key } });
    expect(state(scope).state).toBe('complete');
    expect(outside.open.mock.calls.map(([, opening]) => opening.request)).toMatchObject([
      { lastEvent: 1, connection: 1 },
      { lastEvent: 3, connection: 2 },
      { lastEvent: 3, connection: 3 },
    ]);
    expect(outside.backOff.mock.calls.flat().filter((value) => typeof value === 'number')).toEqual([
      500, 1000,
    ]);
  });

  test('connects to the run that follows at once', async () => {
    const next = generationFixture({ status: 'writing', version: 1, last_event: 9 });
    const outside = server(
      [end(next)],
      [{ number: 12, event: { type: 'end', generation: { ...done, last_event: 12 } } }],
    );
    const scope = outside.start();
    await allSettled(startRequested, { scope, params: { request, key } });
    expect(state(scope).state).toBe('complete');
    expect(outside.open.mock.calls.map(([, opening]) => opening.request)).toMatchObject([
      { lastEvent: 1, connection: 1 },
      { lastEvent: 9, connection: 2 },
    ]);
  });

  test('reconnects when the stream ends before the document is complete', async () => {
    const outside = server(null, [end()]);
    const scope = outside.start();
    await allSettled(startRequested, { scope, params: { request, key } });
    expect(state(scope).state).toBe('complete');
    expect(outside.open).toHaveBeenCalledTimes(2);
  });

  test('fetches the generation when the server rejects the stream', async () => {
    const outside = server();
    const gone = httpError({ status: 404, statusText: '', response: '' });
    outside.open.mockRejectedValue(gone);
    outside.get.mockImplementation(() => Promise.reject(gone));
    outside.backOff.mockReturnValue(new Promise(() => {}));
    const scope = outside.start();
    void allSettled(startRequested, { scope, params: { request, key } });
    await until(scope, 'absent');
    expect(outside.get).toHaveBeenCalledOnce();
  });

  test('leaving the page closes the connection, and later events are ignored', async () => {
    const outside = server([patch(2, 'A log')]);
    const scope = outside.start();
    void allSettled(startRequested, { scope, params: { request, key } });
    await vi.waitFor(() => expect(state(scope)).toMatchObject({ document: { lastEvent: 2 } }));
    void allSettled(generationClosed, { scope });
    void allSettled(batchArrived, { scope, params: { connection: 1, events: [end()] } });
    await vi.waitFor(() => expect(outside.close).toHaveBeenCalled());
    expect(state(scope)).toEqual({ state: 'idle' });
  });

  test('a stop is requested once and settles the document', async () => {
    const outside = server([patch(2, 'A log')]);
    const scope = outside.start();
    void allSettled(startRequested, { scope, params: { request, key } });
    await until(scope, 'writing');
    void allSettled(stopRequested, { scope });
    void allSettled(stopRequested, { scope });
    await until(scope, 'stopped');
    expect(outside.stop).toHaveBeenCalledOnce();
  });

  test('a rejected start shows the problem and can be sent again', async () => {
    const outside = server([end()]);
    outside.started.mockImplementationOnce(() =>
      Promise.reject(httpError({ status: 402, statusText: '', response: { message: 'Too few credits.' } })),
    );
    const scope = outside.start();
    await allSettled(startRequested, { scope, params: { request, key } });
    expect(state(scope)).toMatchObject({
      state: 'rejected',
      problem: { status: 402, message: 'Too few credits.' },
    });
    await allSettled(startRequested, { scope, params: { request, key } });
    expect(state(scope).state).toBe('complete');
  });
});

describe('opening', () => {
  test('a document in writing is streamed from its last event', async () => {
    const outside = server([end()]);
    const scope = outside.start();
    await allSettled(generationOpened, { scope, params: fresh.id });
    expect(state(scope).state).toBe('complete');
    expect(outside.open).toHaveBeenCalledExactlyOnceWith(
      null,
      secured(expect.objectContaining({ lastEvent: 1 })),
    );
  });

  test('a document that was just started is not fetched again when its page opens', async () => {
    const outside = server([patch(2, 'A log')]);
    const scope = outside.start();
    void allSettled(startRequested, { scope, params: { request, key } });
    await until(scope, 'writing');
    void allSettled(generationOpened, { scope, params: fresh.id });
    expect(outside.get).not.toHaveBeenCalled();
  });
});

describe('changing', () => {
  const newOverview = { section: 'overview', path: [], before: 'Old', value: 'New' };

  test('an edit sends the version it is based on, and undo restores that version', async () => {
    const outside = server();
    const scope = outside.start(settledFixture());
    const notified = vi.fn();
    createWatch({ unit: contentChanged, scope, fn: ({ kind }) => notified(kind) });
    await allSettled(changeRequested, { scope, params: { kind: 'edit', changes: [newOverview] } });
    expect(outside.edit).toHaveBeenCalledExactlyOnceWith(
      null,
      secured({ id: fresh.id, generationEdit: { version: 1, changes: [newOverview] } }),
    );
    await allSettled(undoRequested, { scope });
    expect(outside.restore).toHaveBeenCalledExactlyOnceWith(
      null,
      secured({ id: fresh.id, version: 1, params: { only_next: true } }),
    );
    await allSettled(undoRequested, { scope });
    expect(outside.restore).toHaveBeenCalledOnce();
    expect(notified.mock.calls).toEqual([['edit'], ['restore']]);
  });

  test('regenerating a section starts a new run', async () => {
    const outside = server([end(generationFixture({ version: 2, last_event: 60 }))]);
    const scope = outside.start(settledFixture());
    await allSettled(changeRequested, {
      scope,
      params: {
        kind: 'regenerate',
        section: 'overview',
        change: 'shorter',
        item: [2],
        instruction: 'For threes.',
      },
    });
    expect(outside.regenerate).toHaveBeenCalledExactlyOnceWith(
      null,
      secured({
        id: fresh.id,
        section: 'overview',
        sectionRequest: { version: 1, change: 'shorter', item: [2], instruction: 'For threes.' },
      }),
    );
    expect(state(scope)).toMatchObject({ state: 'complete', document: { undo: [1] } });
  });

  test('a favourite that the server rejects is reverted', async () => {
    const outside = server();
    outside.favourite.mockImplementation(() =>
      Promise.reject(httpError({ status: 500, statusText: '', response: '' })),
    );
    const scope = outside.start(settledFixture());
    const seen: boolean[] = [];
    createWatch({
      unit: $generation.updates,
      scope,
      fn: (next) => 'document' in next && seen.push(next.document.generation.favourite),
    });
    await allSettled(favouriteToggled, { scope });
    expect(seen).toEqual([true, false]);
  });

  test('a trashed document is fetched again for its trashed_at', async () => {
    const outside = server();
    outside.get.mockReturnValue(generationFixture({ trashed_at: '2026-11-20T08:00:00.000Z' }));
    const scope = outside.start(settledFixture());
    await allSettled(trashRequested, { scope });
    expect(state(scope)).toMatchObject({
      document: { generation: { trashed_at: '2026-11-20T08:00:00.000Z' } },
    });
  });
});
