import { type InvalidDataError, invalidDataError, networkError } from '@farfetched/core';
import {
  createEffect,
  createEvent,
  createStore,
  type Event,
  type EventCallable,
  sample,
  scopeBind,
  type Store,
} from 'effector';
import type { ZodMiniType } from 'zod/mini';
import { currentRendering, isFirstView } from '../first-view';
import { loadWhenUsed } from '../late';
import { isRendered } from './rendered-call.ts';
import { $token, type ApiError, type Operation, sendWhileRendering } from './request.ts';

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

/** How a run ended. */
type Ended<Request, Data> = { run: Run<Request> } & ({ data: Data } | { error: ApiError | InvalidDataError });

/** What a start does; it reports its end itself and never fails. */
type Work = () => Promise<void>;

/** One for all calls: an effect is two dozen nodes of Effector, and a page declares some forty calls. */
const runFx = createEffect<Work, void, never>((work) => work());

/**
 * Several calls of one operation share its effect, but neither their progress nor their answers. The schema loads when the user
 * begins to use the page, or beside the first call; the answers of a first view need none.
 */
export function createApiCall<Request, Data>(
  operationFx: Operation<Request>,
  loadSchema: LoadSchema<Data>,
): ApiCall<Request, Data> {
  const policy: Policy = { onlyLatest: false };
  const start = createEvent<Request>({ name: `${operationFx.shortName}.start` });
  const abandoned = createEvent<unknown>();
  const started = start.map((params): Run<Request> => ({ params }));
  const ended = createEvent<Ended<Request, Data>>();

  const send = (request: Request, token: string | null) =>
    currentRendering() ? sendWhileRendering(operationFx, request, token) : operationFx(request);

  async function answer(request: Request, token: string | null): Promise<Data> {
    const loading = isFirstView() ? null : load(loadSchema);
    const [response, schema] = await Promise.all([send(request, token), loading]);
    if (isRendered(response)) return response as Data;
    return accept(schema ?? (await load(loadSchema)), response);
  }
  sample({
    clock: started,
    source: $token,
    fn:
      (token, run): Work =>
      async () => {
        const report = scopeBind(ended, { safe: true });
        await answer(run.params, token).then(
          (data) => report({ run, data }),
          (error) => report({ run, error }),
        );
      },
    target: runFx,
  });
  // Nothing waits for this, and a call loads it again if this fails.
  loadWhenUsed(async () => void loadSchema().catch(() => {}));

  const $latest = createStore<Run<Request> | null>(null, { serialize: 'ignore' });
  const accepted = sample({
    clock: ended,
    source: $latest,
    filter: (latest, { run }) => !policy.onlyLatest || run === latest,
    fn: (_, { run, ...outcome }) => ({ ...outcome, params: run.params }),
  });
  const success = accepted.filterMap((outcome) =>
    'data' in outcome ? { params: outcome.params, result: outcome.data } : undefined,
  );
  const failure = accepted.filterMap((outcome) =>
    'error' in outcome ? { params: outcome.params, error: outcome.error } : undefined,
  );
  $latest.on(started, (_, run) => run).on([accepted, abandoned], () => null);
  const $pending = $latest.map((run) => run !== null);
  return { start, started, finished: { success, failure, finally: accepted }, $pending, abandoned, policy };
}

/** Ignores the answer to a start after the next one, and those to all starts before `until`. */
export function takeLatest<Request, Data>(
  { policy, abandoned }: ApiCall<Request, Data>,
  { until }: { until?: Event<unknown> } = {},
): void {
  policy.onlyLatest = true;
  if (until) sample({ clock: until, target: abandoned });
}
