import { attach, createStore, type Event, sample } from 'effector';
import { isThrottled, type Query, waitAfter } from '../../api';
import { delayFx } from '../clock';

/** Milliseconds; longer than the longest wait for a page, the user sees the error instead. */
const LEAST_WAIT = 5000;
const LONGEST_WAIT = 120_000;

type Failed<Params> = { params: Params; error: unknown };

const isRepeated = ({ error }: { error: unknown }): boolean =>
  isThrottled(error) && waitAfter(error, LEAST_WAIT) <= LONGEST_WAIT;

/**
 * Repeats a query that the server declined because there were too many calls, as soon as it may be called again: the page
 * goes on loading. A later start, or `aborted`, replaces it. Returns the failures that are final.
 */
export function repeatThrottled<Params, Data>(
  query: Query<Params, Data, unknown>,
  aborted: Event<unknown>,
): Event<Failed<Params>> {
  const throttled = query.finished.failure.filter({ fn: isRepeated });
  const $waiting = createStore<Failed<Params> | null>(null, { serialize: 'ignore' })
    .on(throttled, (_, failed) => failed)
    .reset(query.start, aborted);
  const waitFx = attach({
    effect: delayFx,
    mapParams: ({ error }: Failed<Params>) => waitAfter(error, LEAST_WAIT),
  });
  sample({ clock: throttled, target: waitFx });
  sample({
    clock: waitFx.done,
    source: $waiting,
    filter: (waiting, { params }) => waiting === params,
    fn: (_, { params }) => params.params,
    target: query.start,
  });
  return query.finished.failure.filter({ fn: (failed) => !isRepeated(failed) });
}
