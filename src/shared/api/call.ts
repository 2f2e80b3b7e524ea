import { type InvalidDataError, invalidDataError, networkError } from '@farfetched/core';
import {
  createEffect,
  createEvent,
  createStore,
  type Effect,
  type Event,
  type EventCallable,
  merge,
  sample,
  type Store,
} from 'effector';
import type { ZodMiniType } from 'zod/mini';
import { isFirstView } from '../first-view';
import { loadWhenUsed } from '../late';
import { isRendered } from './rendered-call.ts';
import type { ApiError } from './request.ts';

type Success<Request, Data> = { params: Request; result: Data };
type Failure<Request> = { params: Request; error: ApiError | InvalidDataError };

/** A query or a mutation: an operation of the contract as one model uses it, with its own progress. */
export type ApiCall<Request, Data> = {
  start: EventCallable<Request>;
  started: Event<{ params: Request }>;
  finished: {
    success: Event<Success<Request, Data>>;
    failure: Event<Failure<Request>>;
    finally: Event<{ params: Request }>;
  };
  $pending: Store<boolean>;
  /** Ignores the answers to all starts so far. */
  abandoned: EventCallable<unknown>;
  policy: Policy;
};

type Policy = { onlyLatest: boolean };

/** One start of a call; its identity tells the answers of two equal requests apart. */
type Run<Request> = { params: Request };

/** Remote data is unknown until its schema accepts it. */
function accept<Data>(schema: ZodMiniType<Data>, response: unknown): Data {
  const { data, error } = schema.safeParse(response);
  if (error === undefined) return data;
  throw invalidDataError({
    validationErrors: error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
    response,
  });
}

type LoadSchema<Data> = () => Promise<ZodMiniType<Data>>;

async function load<Data>(loadSchema: LoadSchema<Data>): Promise<ZodMiniType<Data>> {
  try {
    return await loadSchema();
  } catch (cause) {
    throw networkError({ reason: 'The schema of the answer did not load.', cause });
  }
}

/**
 * Several calls of one operation share its effect, but neither their progress nor their answers. The schema loads when the user
 * begins to use the page, or beside the first call; the answers of a first view need none.
 */
export function createApiCall<Request, Data>(
  operationFx: Effect<Request, unknown, ApiError>,
  loadSchema: LoadSchema<Data>,
): ApiCall<Request, Data> {
  const policy: Policy = { onlyLatest: false };
  const start = createEvent<Request>({ name: `${operationFx.shortName}.start` });
  const abandoned = createEvent<unknown>();
  const started = start.map((params): Run<Request> => ({ params }));
  const runFx = createEffect<Run<Request>, Data, ApiError | InvalidDataError>(async ({ params }) => {
    const loading = isFirstView() ? null : load(loadSchema);
    const [response, schema] = await Promise.all([operationFx(params), loading]);
    if (isRendered(response)) return response as Data;
    return accept(schema ?? (await load(loadSchema)), response);
  });
  const $latest = createStore<Run<Request> | null>(null, { serialize: 'ignore' })
    .on(started, (_, run) => run)
    .on(abandoned, () => null);
  sample({ clock: started, target: runFx });
  // Nothing waits for this, and a call loads it again if this fails.
  loadWhenUsed(async () => void loadSchema().catch(() => {}));

  const isExpected = (latest: Run<Request> | null, { params: run }: { params: Run<Request> }) =>
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
  const ended: Event<{ params: Request }> = merge([success, failure]);
  const $pending = createStore(false, { serialize: 'ignore' })
    .on(started, () => true)
    .on([ended, abandoned], () => false);
  return { start, started, finished: { success, failure, finally: ended }, $pending, abandoned, policy };
}

/** Ignores the answer to a start after the next one, and those to all starts before `until`. */
export function takeLatest<Request, Data>(
  { policy, abandoned }: ApiCall<Request, Data>,
  { until }: { until?: Event<unknown> } = {},
): void {
  policy.onlyLatest = true;
  if (until) sample({ clock: until, target: abandoned });
}
