import { performance } from 'node:perf_hooks';

/** Below the limit of calls of a user per minute. */
const CALLS = 100;
const WARM_UP = 10;

export interface Calls {
  perSecond: number;
  /** Milliseconds, as the longest. */
  median: number;
  longest: number;
}

/** Calls a path a hundred times, so many at a time. */
export async function measureCalls(
  address: string,
  path: string,
  headers: Record<string, string>,
  { atOnce }: { atOnce: number },
): Promise<Calls> {
  const taken: number[] = [];
  const call = async () => {
    const begun = performance.now();
    const answer = await fetch(`${address}${path}`, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
    taken.push(performance.now() - begun);
  };
  for (let done = 0; done < WARM_UP; done += 1) await call();
  taken.length = 0;
  const begun = performance.now();
  for (let done = 0; done < CALLS; done += atOnce)
    await Promise.all(Array.from({ length: atOnce }, () => call()));
  const seconds = (performance.now() - begun) / 1000;
  const sorted = taken.toSorted((one, other) => one - other);
  return { perSecond: CALLS / seconds, median: sorted[CALLS / 2] ?? 0, longest: sorted.at(-1) ?? 0 };
}
