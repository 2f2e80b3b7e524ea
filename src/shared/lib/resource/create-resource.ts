import { createEvent, createStore, sample } from 'effector';
import { concurrency, type Problem, problemOf, type Query } from '../../api';
import { crumbsNamed, type NamedCrumbs } from '../navigation';
import { $online } from '../network';
import { nonNull } from '../non-null';
import { repeatThrottled } from '../throttled';

/** What a page loads by its id. */
export type Resource<Data> =
  | { state: 'closed' }
  | { state: 'loading'; id: string }
  | { state: 'failed'; id: string; problem: Problem }
  | { state: 'ready'; id: string; data: Data };

type Options<Request, Data> = {
  name: string;
  /** A generated query that only this resource uses. */
  query: Query<Request, Data, unknown>;
  request: (id: string) => Request;
  /** The breadcrumbs of a page that shows it, by their titles. */
  crumbs?: (data: Data) => NamedCrumbs['crumbs'];
};

/**
 * One resource of a page. It stays visible while it is read again; an answer about another one is ignored. What failed is
 * read again once the browser is back online, and after too many calls as soon as the server allows one.
 */
export function createResource<Request, Data>({ name, query, request, crumbs }: Options<Request, Data>) {
  const opened = createEvent<string>();
  /** Reads the shown resource again; also retries a failed first read. */
  const refreshed = createEvent();
  /** Replaces the data by that of another answer. */
  const changed = createEvent<{ id: string; data: Data }>();
  const reset = createEvent();
  concurrency(query, { strategy: 'TAKE_LATEST' });

  // closed -> loading -> ready | failed -> loading
  const $resource = createStore<Resource<Data>>({ state: 'closed' }, { name })
    .on(opened, (resource, id) =>
      resource.state === 'ready' && resource.id === id ? resource : { state: 'loading', id },
    )
    .on(refreshed, (resource) =>
      resource.state === 'failed' ? { state: 'loading', id: resource.id } : resource,
    )
    .on(changed, (resource, { id, data }) =>
      resource.state !== 'closed' && resource.id === id ? { state: 'ready', id, data } : resource,
    )
    .reset(reset);
  // The id of the request that is under way, because an answer does not always carry it.
  const $asked = createStore('', { name: `${name}Asked` });

  const asked = sample({
    clock: [opened.map(() => undefined), refreshed],
    source: $resource,
    fn: (resource) => (resource.state === 'closed' ? undefined : resource.id),
  }).filterMap(nonNull);
  $asked.on(asked, (_, id) => id);
  sample({ clock: asked, fn: request, target: query.start });
  sample({
    clock: query.finished.success,
    source: $asked,
    fn: (id, { result }) => ({ id, data: result }),
    target: changed,
  });
  const failed = sample({
    clock: repeatThrottled(query, reset),
    source: $asked,
    fn: (id, { error }) => ({ id, problem: problemOf(error) }),
  });
  $resource.on(failed, (resource, { id, problem }) =>
    resource.state === 'loading' && resource.id === id ? { state: 'failed', id, problem } : resource,
  );

  sample({
    clock: $online.updates,
    source: $resource,
    filter: (resource, isOnline) => isOnline && resource.state === 'failed',
    fn: () => undefined,
    target: refreshed,
  });

  if (crumbs) {
    const named = sample({
      clock: $resource.updates,
      fn: (resource) =>
        resource.state === 'ready' ? { id: resource.id, crumbs: crumbs(resource.data) } : undefined,
    }).filterMap(nonNull);
    sample({ clock: named, target: crumbsNamed });
  }

  /** The data, once it is loaded. */
  const $data = $resource.map((resource) => (resource.state === 'ready' ? resource.data : null));
  return { opened, refreshed, changed, reset, $resource, $data };
}
