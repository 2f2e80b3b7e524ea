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
  changeAsked,
  contentChanged,
  favouriteToggled,
  generationClosed,
  generationOpened,
  startAsked,
  stopAsked,
  trashAsked,
  undoAsked,
} from '../index';
import type { NumberedEvent } from './apply-events';
import { batchArrived } from './generation';
import { generationFixture, restingFixture } from './generation.fixture';
import { closeStreamFx, openStreamFx, pauseFx, readStreamFx } from './generation-link';
import type { GenerationState } from './generation-state';

const fresh = generationFixture({ status: 'writing', version: 0, last_event: 1, result: {} });
const done = generationFixture({ last_event: 9 });
const request = { template_type: 'lesson-plan-builder' as const, input: { topic: 'Rain' } };

const patch = (number: number, value: string): NumberedEvent => ({
  number,
  event: { type: 'patch', used: number, patches: [{ op: 'append', path: ['overview'], value }] },
});
const end = (generation = done): NumberedEvent => ({
  number: generation.last_event,
  event: { type: 'end', generation },
});

/** A server whose stream gives the batches one after the other; an error among them is a cut line, null its end. */
function server(...script: (NumberedEvent[] | Error | null)[]) {
  const outside = {
    open: vi.fn((_: unknown, { request: { connection } }: { request: { connection: number } }): unknown => ({
      connection,
      stream: { next: () => Promise.resolve(null), close: () => {} },
    })),
    close: vi.fn(({ connection }: { connection: number }) => connection),
    pause: vi.fn((...call: unknown[]) => Promise.resolve(call)),
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
        [pauseFx, outside.pause],
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

const key = 'a-key-of-its-own';
/** What the fake of a secured call is given beside the token. */
const asked = (call: unknown) => ({ token: null, request: call });
const state = (scope: Scope) => scope.getState($generation);
const until = (scope: Scope, name: GenerationState['state']) =>
  vi.waitFor(() => expect(state(scope).state).toBe(name));

describe('writing', () => {
  test('a start is written to its end over one connection', async () => {
    const outside = server([patch(2, 'A log')], [patch(3, ' goes'), end()]);
    const scope = outside.start();
    await allSettled(startAsked, { scope, params: { request, key } });
    expect(state(scope)).toMatchObject({ state: 'complete', document: { generation: done, lastEvent: 9 } });
    expect(outside.open).toHaveBeenCalledExactlyOnceWith(
      null,
      asked({ id: fresh.id, lastEvent: 1, connection: 1 }),
    );
    expect(outside.close).toHaveBeenCalledOnce();
  });

  test('a double click starts one', async () => {
    const outside = server([end()]);
    const scope = outside.start();
    void allSettled(startAsked, { scope, params: { request, key } });
    await allSettled(startAsked, { scope, params: { request, key: 'another-long-key' } });
    expect(outside.started).toHaveBeenCalledExactlyOnceWith(
      null,
      asked({ generationRequest: request, headers: { 'Idempotency-Key': key } }),
    );
  });

  test('after a cut it goes on from the last event, waiting longer each time', async () => {
    const outside = server([patch(2, 'A'), patch(3, 'B')], new Error('cut'), new Error('cut'), [end()]);
    const scope = outside.start();
    await allSettled(startAsked, { scope, params: { request, key } });
    expect(state(scope).state).toBe('complete');
    expect(outside.open.mock.calls.map(([, opening]) => opening.request)).toMatchObject([
      { lastEvent: 1, connection: 1 },
      { lastEvent: 3, connection: 2 },
      { lastEvent: 3, connection: 3 },
    ]);
    expect(outside.pause.mock.calls.flat().filter((value) => typeof value === 'number')).toEqual([500, 1000]);
  });

  test('a stream that ends before the document does is taken up again', async () => {
    const outside = server(null, [end()]);
    const scope = outside.start();
    await allSettled(startAsked, { scope, params: { request, key } });
    expect(state(scope).state).toBe('complete');
    expect(outside.open).toHaveBeenCalledTimes(2);
  });

  test('a stream that the server refuses is looked into', async () => {
    const outside = server();
    const gone = httpError({ status: 404, statusText: '', response: '' });
    outside.open.mockRejectedValue(gone);
    outside.get.mockImplementation(() => Promise.reject(gone));
    outside.pause.mockReturnValue(new Promise(() => {}));
    const scope = outside.start();
    void allSettled(startAsked, { scope, params: { request, key } });
    await until(scope, 'absent');
    expect(outside.get).toHaveBeenCalledOnce();
  });

  test('leaving the page closes the line, and what still comes in is ignored', async () => {
    const outside = server([patch(2, 'A log')]);
    const scope = outside.start();
    void allSettled(startAsked, { scope, params: { request, key } });
    await vi.waitFor(() => expect(state(scope)).toMatchObject({ document: { lastEvent: 2 } }));
    void allSettled(generationClosed, { scope });
    void allSettled(batchArrived, { scope, params: { connection: 1, events: [end()] } });
    await vi.waitFor(() => expect(outside.close).toHaveBeenCalled());
    expect(state(scope)).toEqual({ state: 'idle' });
  });

  test('a stop is asked for once and brings the document to rest', async () => {
    const outside = server([patch(2, 'A log')]);
    const scope = outside.start();
    void allSettled(startAsked, { scope, params: { request, key } });
    await until(scope, 'writing');
    void allSettled(stopAsked, { scope });
    void allSettled(stopAsked, { scope });
    await until(scope, 'stopped');
    expect(outside.stop).toHaveBeenCalledOnce();
  });

  test('a refused start says why and can be sent again', async () => {
    const outside = server([end()]);
    outside.started.mockImplementationOnce(() =>
      Promise.reject(httpError({ status: 402, statusText: '', response: { message: 'Too few credits.' } })),
    );
    const scope = outside.start();
    await allSettled(startAsked, { scope, params: { request, key } });
    expect(state(scope)).toMatchObject({
      state: 'refused',
      problem: { status: 402, message: 'Too few credits.' },
    });
    await allSettled(startAsked, { scope, params: { request, key } });
    expect(state(scope).state).toBe('complete');
  });
});

describe('opening', () => {
  test('a document that is being written is followed from the event it holds', async () => {
    const outside = server([end()]);
    const scope = outside.start();
    await allSettled(generationOpened, { scope, params: fresh.id });
    expect(state(scope).state).toBe('complete');
    expect(outside.open).toHaveBeenCalledExactlyOnceWith(
      null,
      asked(expect.objectContaining({ lastEvent: 1 })),
    );
  });

  test('what was just started is not fetched again when its address is opened', async () => {
    const outside = server([patch(2, 'A log')]);
    const scope = outside.start();
    void allSettled(startAsked, { scope, params: { request, key } });
    await until(scope, 'writing');
    void allSettled(generationOpened, { scope, params: fresh.id });
    expect(outside.get).not.toHaveBeenCalled();
  });
});

describe('changing', () => {
  test('an edit carries the version it was made on, and undo asks for that version again', async () => {
    const outside = server();
    const scope = outside.start(restingFixture());
    const told = vi.fn();
    createWatch({ unit: contentChanged, scope, fn: ({ kind }) => told(kind) });
    await allSettled(changeAsked, { scope, params: { kind: 'edit', sections: { overview: 'New' } } });
    expect(outside.edit).toHaveBeenCalledExactlyOnceWith(
      null,
      asked({ id: fresh.id, generationEdit: { version: 1, sections: { overview: 'New' } } }),
    );
    await allSettled(undoAsked, { scope });
    expect(outside.restore).toHaveBeenCalledExactlyOnceWith(null, asked({ id: fresh.id, version: 1 }));
    await allSettled(undoAsked, { scope });
    expect(outside.restore).toHaveBeenCalledOnce();
    expect(told.mock.calls).toEqual([['edit'], ['restore']]);
  });

  test('a section is written again in a new run', async () => {
    const outside = server([end(generationFixture({ version: 2, last_event: 60 }))]);
    const scope = outside.start(restingFixture());
    await allSettled(changeAsked, {
      scope,
      params: { kind: 'regenerate', section: 'overview', change: 'shorter', instruction: 'For threes.' },
    });
    expect(outside.regenerate).toHaveBeenCalledExactlyOnceWith(
      null,
      asked({
        id: fresh.id,
        section: 'overview',
        sectionRequest: { version: 1, change: 'shorter', instruction: 'For threes.' },
      }),
    );
    expect(state(scope)).toMatchObject({ state: 'complete', document: { undo: [1] } });
  });

  test('a star that the server refuses goes out again', async () => {
    const outside = server();
    outside.favourite.mockImplementation(() =>
      Promise.reject(httpError({ status: 500, statusText: '', response: '' })),
    );
    const scope = outside.start(restingFixture());
    const seen: boolean[] = [];
    createWatch({
      unit: $generation.updates,
      scope,
      fn: (next) => 'document' in next && seen.push(next.document.generation.favourite),
    });
    await allSettled(favouriteToggled, { scope });
    expect(seen).toEqual([true, false]);
  });

  test('what goes to the trash is looked up again, to show since when it lies there', async () => {
    const outside = server();
    outside.get.mockReturnValue(generationFixture({ trashed_at: '2026-11-20T08:00:00.000Z' }));
    const scope = outside.start(restingFixture());
    await allSettled(trashAsked, { scope });
    expect(state(scope)).toMatchObject({
      document: { generation: { trashed_at: '2026-11-20T08:00:00.000Z' } },
    });
  });
});
