import pLimit from 'p-limit';
import type { Generation } from '../../server/generated/schemas/index.ts';
import { type Call, collectCalls } from './calls.ts';
import type { EvalApp } from './open-eval-app.ts';
import type { EvalRequest } from './requests.ts';

/** The outcome of a request. */
export interface EvalDocument {
  request: EvalRequest;
  calls: readonly Call[];
  /** Null if the server rejected the request; `reason` then says why. */
  generation: Generation | null;
  reason: string | null;
}

interface RunOptions {
  /** How many documents are written at the same time. */
  concurrency: number;
  /** Called after each document. */
  finished(document: EvalDocument): void;
}

/** Starts every request over HTTP and waits until its document has ended; in the order of the requests. */
export async function runRequests(
  app: EvalApp,
  requests: readonly EvalRequest[],
  { concurrency, finished }: RunOptions,
): Promise<EvalDocument[]> {
  const limit = pLimit(concurrency);
  return Promise.all(
    requests.map((request) =>
      limit(async () => {
        const { result, calls } = await collectCalls(request.id, () => writeDocument(app, request));
        const document = { request, calls, ...result };
        finished(document);
        return document;
      }),
    ),
  );
}

async function writeDocument(
  { app, headersOf }: EvalApp,
  { generator, form }: EvalRequest,
): Promise<Pick<EvalDocument, 'generation' | 'reason'>> {
  const headers = headersOf(generator.audience);
  const started = await app.inject({
    method: 'POST',
    url: '/api/generations',
    headers,
    payload: { template_type: generator.templateType, input: form },
  });
  if (started.statusCode !== 201) {
    return { generation: null, reason: `${started.statusCode} ${started.body}` };
  }
  const { id } = started.json<Generation>();
  const url = `/api/generations/${id}`;
  const ended = async () => {
    // The response ends with the run.
    await app.inject({ url: `${url}/events`, headers });
    return (await app.inject({ url, headers })).json<Generation>();
  };
  let generation = await ended();
  if (generator.outline && generation.status === 'stopped') {
    // The outline is approved as it is; each part has a run of its own.
    await app.inject({ method: 'POST', url: `${url}/continue`, headers, payload: {} });
    do generation = await ended();
    while (generation.status === 'writing');
  }
  return { generation, reason: generation.failure?.message ?? null };
}
