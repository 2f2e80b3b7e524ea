import {
  createEffect,
  createEvent,
  createStore,
  type Event,
  type EventCallable,
  merge,
  sample,
  type Store,
} from 'effector';

/**
 * A subset of Farfetched's queries (ADR 026). query.test.ts runs against both, so this file may as well export the functions of
 * `@farfetched/core` under these types.
 */
export type Query<Params, Data, Error> = {
  start: EventCallable<Params>;
  started: Event<{ params: Params }>;
  finished: {
    success: Event<{ params: Params; result: Data }>;
    failure: Event<{ params: Params; error: Error }>;
    finally: Event<{ params: Params }>;
  };
  $pending: Store<boolean>;
  /** Internal: what `concurrency` changes. */
  __: unknown;
};
export type Mutation<Params, Data, Error> = Query<Params, Data, Error>;

/** One start of a query; its identity tells the answers to two equal requests apart. */
type Run<Params> = { params: Params };

type Policy = {
  onlyLatest: boolean;
  /** Ignores the answers to all starts so far. */
  aborted: EventCallable<unknown>;
};

export function createQuery<Params, Data>({
  handler,
}: {
  handler: (params: Params) => Promise<Data>;
}): Query<Params, Data, unknown> {
  const policy: Policy = { onlyLatest: false, aborted: createEvent() };
  const start = createEvent<Params>();
  const started = start.map((params): Run<Params> => ({ params }));
  const runFx = createEffect<Run<Params>, Data, unknown>(({ params }) => handler(params));
  sample({ clock: started, target: runFx });

  const $latest = createStore<Run<Params> | null>(null, { serialize: 'ignore' });
  const isExpected = (latest: Run<Params> | null, { params: run }: { params: Run<Params> }) =>
    !policy.onlyLatest || run === latest;
  const success = sample({
    clock: runFx.done,
    source: $latest,
    filter: isExpected,
    fn: (_, { params: { params }, result }) => ({ params, result }),
  });
  const failure = sample({
    clock: runFx.fail,
    source: $latest,
    filter: isExpected,
    fn: (_, { params: { params }, error }) => ({ params, error }),
  });
  const ended: Event<{ params: Params }> = merge([success, failure]);
  $latest.on(started, (_, run) => run).on([ended, policy.aborted], () => null);
  const $pending = $latest.map((run) => run !== null);
  return { start, started, finished: { success, failure, finally: ended }, $pending, __: policy };
}

export { createQuery as createMutation };

/** Ignores the answer to a start after the next one, and those to all starts before `abortAll`. */
export function concurrency<Params, Data, Error>(
  query: Query<Params, Data, Error>,
  { abortAll }: { strategy: 'TAKE_LATEST'; abortAll?: Event<unknown> },
): void {
  const policy = query.__ as Policy;
  policy.onlyLatest = true;
  if (abortAll) sample({ clock: abortAll, target: policy.aborted });
}
