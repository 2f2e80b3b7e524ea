import { invalidDataError, networkError } from '@farfetched/core';
import type { ZodMiniType } from 'zod/mini';
import { isFirstView } from '../first-view';
import { loadWhenUsed } from '../deferred';
import { isRendered } from './rendered-call.ts';

type LoadSchema<Data> = () => Promise<ZodMiniType<Data>>;

/**
 * The handler of a query or mutation: calls an operation, and accepts only answers of its schema. The schema loads when the user
 * begins to use the page, or beside the first call; the answers of a first view need none.
 */
export function validated<Request, Data>(
  call: (request: Request) => Promise<unknown>,
  loadSchema: LoadSchema<Data>,
): (request: Request) => Promise<Data> {
  // Nothing waits for this, and a call loads it again if this fails.
  loadWhenUsed(async () => void loadSchema().catch(() => {}));
  return async (request) => {
    const loading = isFirstView() ? null : load(loadSchema);
    const [response, schema] = await Promise.all([call(request), loading]);
    if (isRendered(response)) return response as Data;
    return accept(schema ?? (await load(loadSchema)), response);
  };
}

async function load<Data>(loadSchema: LoadSchema<Data>): Promise<ZodMiniType<Data>> {
  try {
    return await loadSchema();
  } catch (cause) {
    throw networkError({ reason: 'The schema of the answer did not load.', cause });
  }
}

/** Remote data is unknown until its schema accepts it. */
function accept<Data>(schema: ZodMiniType<Data>, response: unknown): Data {
  const { data, error } = schema.safeParse(response);
  if (error === undefined) return data;
  throw invalidDataError({
    validationErrors: error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
    response,
  });
}
