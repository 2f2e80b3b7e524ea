import { createEvent, createStore, sample } from 'effector';
import { sessionEnded } from '@/entities/session';
import { type Problem, problemOf } from '@/shared/api';
import { createListGenerationsQuery, type GenerationSummary } from '@/shared/api/generations';
import { createListTemplatesQuery, type TemplateEntry } from '@/shared/api/templates';
import { readClockFx } from '@/shared/lib/clock';

/** How many documents the page has room for. */
const SHOWN = 6;

type Contents = { templates: readonly TemplateEntry[]; recent: readonly GenerationSummary[] };

export type Home =
  | ({ state: 'loading' } & Partial<Contents>)
  | ({ state: 'ready' } & Contents)
  | { state: 'failed'; problem: Problem };

export const homeOpened = createEvent();
export const retryAsked = createEvent();

const templatesQuery = createListTemplatesQuery();
const recentQuery = createListGenerationsQuery();

// loading -> ready | failed -> loading; a page that is there stays while its contents are asked for again
export const $home = createStore<Home>({ state: 'loading' }, { name: 'home' });
/** The time at which the page was opened. */
export const $openedAt = createStore<Date | null>(null, { name: 'homeOpenedAt' });

$home
  .on(templatesQuery.finished.success, (home, { result }) => arrive(home, { templates: result.items }))
  .on(recentQuery.finished.success, (home, { result }) => arrive(home, { recent: result.items }))
  .on([templatesQuery.finished.failure, recentQuery.finished.failure], (home, { error }) => fail(home, error))
  .on(retryAsked, (home) => (home.state === 'failed' ? { state: 'loading' } : home))
  .reset(sessionEnded);
$openedAt.on(readClockFx.doneData, (_, now) => now);

sample({ clock: homeOpened, target: readClockFx });
sample({ clock: [homeOpened, retryAsked], fn: () => undefined, target: templatesQuery.start });
sample({
  clock: [homeOpened, retryAsked],
  fn: () => ({ params: { limit: SHOWN } }),
  target: recentQuery.start,
});

/** The page shows when both halves are there. One that arrives after the other has failed waits for the next try. */
function arrive(home: Home, part: Partial<Contents>): Home {
  if (home.state === 'failed') return home;
  const contents = { ...home, ...part };
  const { templates, recent } = contents;
  return templates && recent ? { state: 'ready', templates, recent } : { ...contents, state: 'loading' };
}

function fail(home: Home, error: unknown): Home {
  return home.state === 'loading' ? { state: 'failed', problem: problemOf(error) } : home;
}
