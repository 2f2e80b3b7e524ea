import { createEvent, createStore, sample } from 'effector';
import { sessionEnded } from '@/entities/session';
import { type Problem, problemOf } from '@/shared/api';
import { createListGenerationsQuery, type GenerationSummary } from '@/shared/api/generations';
import { createListTemplatesQuery, type TemplateEntry } from '@/shared/api/templates';
import { readClockFx } from '@/shared/lib/clock';

/** The number of recent documents on the page. */
const RECENT_LIMIT = 6;

type Contents = { templates: readonly TemplateEntry[]; recent: readonly GenerationSummary[] };

export type Home =
  | ({ state: 'loading' } & Partial<Contents>)
  | ({ state: 'ready' } & Contents)
  | { state: 'failed'; problem: Problem };

export const homeOpened = createEvent();
export const retryRequested = createEvent();

const templatesQuery = createListTemplatesQuery();
const recentQuery = createListGenerationsQuery();

// loading -> ready | failed -> loading; a ready page stays visible while it is refetched
export const $home = createStore<Home>({ state: 'loading' }, { name: 'home' });
/** When the page was opened. */
export const $openedAt = createStore<Date | null>(null, { name: 'homeOpenedAt' });

$home
  .on(templatesQuery.finished.success, (home, { result }) => receive(home, { templates: result.items }))
  .on(recentQuery.finished.success, (home, { result }) => receive(home, { recent: result.items }))
  .on([templatesQuery.finished.failure, recentQuery.finished.failure], (home, { error }) => fail(home, error))
  .on(retryRequested, (home) => (home.state === 'failed' ? { state: 'loading' } : home))
  .reset(sessionEnded);
$openedAt.on(readClockFx.doneData, (_, now) => now);

sample({ clock: homeOpened, target: readClockFx });
sample({ clock: [homeOpened, retryRequested], fn: () => undefined, target: templatesQuery.start });
sample({
  clock: [homeOpened, retryRequested],
  fn: () => ({ params: { limit: RECENT_LIMIT } }),
  target: recentQuery.start,
});

/** The page is ready once both requests succeed. An answer after the other's failure is dropped until the retry. */
function receive(home: Home, part: Partial<Contents>): Home {
  if (home.state === 'failed') return home;
  const contents = { ...home, ...part };
  const { templates, recent } = contents;
  return templates && recent ? { state: 'ready', templates, recent } : { ...contents, state: 'loading' };
}

function fail(home: Home, error: unknown): Home {
  return home.state === 'loading' ? { state: 'failed', problem: problemOf(error) } : home;
}
