import * as farfetched from '@farfetched/core';
import { allSettled, createEffect, createEvent, createStore, fork, sample, type Scope } from 'effector';
import { describe, expect, test } from 'vitest';
import * as ours from './query';

type Library = Pick<typeof ours, 'createQuery' | 'createMutation'> & {
  concurrency(...args: Parameters<typeof ours.concurrency<string, string, unknown>>): void;
};

const askFx = createEffect<string, string>();
const handler = (word: string) => askFx(word);

type Asked = { answer: (text: string) => void; fail: (error: unknown) => void };

/** A scope whose requests the test answers, by their order. */
function begin() {
  const asked: Asked[] = [];
  const ask = () => new Promise<string>((answer, fail) => void asked.push({ answer, fail }));
  return { scope: fork({ handlers: [[askFx, ask]] }), asked };
}

/** Waits until all that follows has happened: Farfetched takes some microtasks for it. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** All events of a query, in their order. */
function record({ started, finished }: ours.Query<string, string, unknown>) {
  const $events = createStore<readonly object[]>([])
    .on(started, (events, { params }) => [...events, { started: params }])
    .on(finished.success, (events, { params, result }) => [...events, { success: params, result }])
    .on(finished.failure, (events, { params, error }) => [...events, { failure: params, error }])
    .on(finished.finally, (events, { params }) => [...events, { finally: params }]);
  return (scope: Scope) => scope.getState($events);
}

const libraries: readonly [string, Library][] = [
  ['ours', ours],
  ['Farfetched', farfetched],
];

describe.each(libraries)('%s', (_, { createQuery, createMutation, concurrency }) => {
  describe.each([
    ['query', createQuery],
    ['mutation', createMutation],
  ])('a %s', (_kind, create) => {
    test('is pending from its start until its answer, which comes with its request', async () => {
      const query = create({ handler });
      const events = record(query);
      const { scope, asked } = begin();
      expect(scope.getState(query.$pending)).toBe(false);
      const done = allSettled(query.start, { scope, params: 'oak' });
      await settled();
      expect(scope.getState(query.$pending)).toBe(true);
      expect(events(scope)).toEqual([{ started: 'oak' }]);
      asked[0]?.answer('a tree');
      await done;
      expect(scope.getState(query.$pending)).toBe(false);
      expect(events(scope)).toEqual([
        { started: 'oak' },
        { success: 'oak', result: 'a tree' },
        { finally: 'oak' },
      ]);
    });

    test('reports the error of its handler with the request', async () => {
      const query = create({ handler });
      const events = record(query);
      const { scope, asked } = begin();
      const done = allSettled(query.start, { scope, params: 'oak' });
      await settled();
      const error = farfetched.networkError({ reason: null });
      asked[0]?.fail(error);
      await done;
      expect(scope.getState(query.$pending)).toBe(false);
      expect(events(scope)).toEqual([{ started: 'oak' }, { failure: 'oak', error }, { finally: 'oak' }]);
    });

    test('is no longer pending for what follows its answer, and may start again there', async () => {
      const query = create({ handler });
      const events = record(query);
      sample({
        clock: query.finished.success,
        source: query.$pending,
        filter: (isPending, { params }) => !isPending && params === 'oak',
        fn: () => 'elm',
        target: query.start,
      });
      const { scope, asked } = begin();
      const done = allSettled(query.start, { scope, params: 'oak' });
      await settled();
      asked[0]?.answer('a tree');
      await settled();
      expect(scope.getState(query.$pending)).toBe(true);
      asked[1]?.answer('another');
      await done;
      expect(events(scope)).toEqual([
        { started: 'oak' },
        { success: 'oak', result: 'a tree' },
        { finally: 'oak' },
        { started: 'elm' },
        { success: 'elm', result: 'another' },
        { finally: 'elm' },
      ]);
    });

    test('takes the answers to all its starts, in the order in which they arrive', async () => {
      const query = create({ handler });
      const events = record(query);
      const { scope, asked } = begin();
      const done = ['oak', 'elm'].map((params) => allSettled(query.start, { scope, params }));
      await settled();
      asked[1]?.answer('the second');
      asked[0]?.answer('the first');
      await Promise.all(done);
      expect(events(scope)).toEqual([
        { started: 'oak' },
        { started: 'elm' },
        { success: 'elm', result: 'the second' },
        { finally: 'elm' },
        { success: 'oak', result: 'the first' },
        { finally: 'oak' },
      ]);
    });

    test.each([
      ['another request', 'elm'],
      ['an equal request', 'oak'],
    ])('that takes the latest ignores what it started before %s', async (_request, second) => {
      const query = create({ handler });
      concurrency(query, { strategy: 'TAKE_LATEST' });
      const events = record(query);
      const { scope, asked } = begin();
      const done = ['oak', 'ash', second].map((params) => allSettled(query.start, { scope, params }));
      await settled();
      asked[0]?.answer('too late');
      asked[1]?.fail(new Error('too late'));
      await settled();
      expect(scope.getState(query.$pending)).toBe(true);
      asked[2]?.answer('a tree');
      await Promise.all(done);
      expect(scope.getState(query.$pending)).toBe(false);
      expect(events(scope).slice(3)).toEqual([{ success: second, result: 'a tree' }, { finally: second }]);
    });

    test('ignores what it started before it is aborted, and answers the next start', async () => {
      const left = createEvent();
      const query = create({ handler });
      concurrency(query, { strategy: 'TAKE_LATEST', abortAll: left });
      const events = record(query);
      const { scope, asked } = begin();
      const done = allSettled(query.start, { scope, params: 'oak' });
      await settled();
      void allSettled(left, { scope });
      await settled();
      expect(scope.getState(query.$pending)).toBe(false);
      const next = allSettled(query.start, { scope, params: 'elm' });
      await settled();
      asked[0]?.answer('too late');
      asked[1]?.answer('a tree');
      await Promise.all([done, next]);
      expect(events(scope)).toEqual([
        { started: 'oak' },
        { started: 'elm' },
        { success: 'elm', result: 'a tree' },
        { finally: 'elm' },
      ]);
    });

    test('shares its answers neither with another one of the same handler nor with another scope', async () => {
      const [query, other] = [create({ handler }), create({ handler })];
      const [events, others] = [record(query), record(other)];
      const [here, elsewhere] = [begin(), begin()];
      const done = allSettled(query.start, { scope: here.scope, params: 'oak' });
      await settled();
      expect([query, other].map(({ $pending }) => here.scope.getState($pending))).toEqual([true, false]);
      expect(elsewhere.scope.getState(query.$pending)).toBe(false);
      here.asked[0]?.answer('a tree');
      await done;
      expect([events(here.scope).length, others(here.scope), events(elsewhere.scope)]).toEqual([3, [], []]);
    });
  });
});
