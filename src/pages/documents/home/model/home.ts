import { createEvent, createStore, sample } from 'effector';
import { subscriptionNeeded } from '@/entities/subscription';
import { type Problem, problemOf } from '@/shared/api';
import { type ClassEntry, createListClassesQuery } from '@/shared/api/classes';
import { createListDraftsQuery, type DraftSummary } from '@/shared/api/drafts';
import { createListGenerationsQuery, type GenerationSummary } from '@/shared/api/generations';
import { createListTemplatesQuery, type TemplateEntry } from '@/shared/api/templates';
import { readClockFx } from '@/shared/lib/clock';

/** The recent documents that are checked for what needs attention; the page previews the first of them. */
const RECENT_LIMIT = 12;

type Contents = {
  templates: readonly TemplateEntry[];
  recent: readonly GenerationSummary[];
  classes: readonly ClassEntry[];
  /** Unfinished forms, the latest first. */
  drafts: readonly DraftSummary[];
};

export type Home =
  | ({ state: 'loading' } & Partial<Contents>)
  | ({ state: 'ready' } & Contents)
  | { state: 'failed'; problem: Problem };

export const homeOpened = createEvent();
export const retryRequested = createEvent();

const templatesQuery = createListTemplatesQuery();
const recentQuery = createListGenerationsQuery();
const classesQuery = createListClassesQuery();
const draftsQuery = createListDraftsQuery();

// loading -> ready | failed -> loading; a ready page stays visible while it is refetched
export const $home = createStore<Home>({ state: 'loading' }, { name: 'home' });
/** When the page was opened. */
export const $openedAt = createStore<Date | null>(null, { name: 'homeOpenedAt' });

$home
  .on(templatesQuery.finished.success, (home, { result }) => receive(home, { templates: result.items }))
  .on(recentQuery.finished.success, (home, { result }) => receive(home, { recent: result.items }))
  .on(classesQuery.finished.success, (home, { result }) => receive(home, { classes: result.items }))
  .on(draftsQuery.finished.success, (home, { result }) => receive(home, { drafts: result.items }))
  .on(
    [
      templatesQuery.finished.failure,
      recentQuery.finished.failure,
      classesQuery.finished.failure,
      draftsQuery.finished.failure,
    ],
    (home, { error }) => fail(home, error),
  )
  .on(retryRequested, (home) => (home.state === 'failed' ? { state: 'loading' } : home));
$openedAt.on(readClockFx.doneData, (_, now) => now);

sample({ clock: homeOpened, target: readClockFx });
sample({
  clock: [homeOpened, retryRequested],
  target: [templatesQuery.start, draftsQuery.start, subscriptionNeeded],
});
sample({ clock: [homeOpened, retryRequested], fn: () => ({}), target: classesQuery.start });
sample({
  clock: [homeOpened, retryRequested],
  fn: () => ({ params: { limit: RECENT_LIMIT, preview: true } }),
  target: recentQuery.start,
});

/** The page is ready once all requests succeed. An answer after the failure of another one is dropped until the retry. */
function receive(home: Home, part: Partial<Contents>): Home {
  if (home.state === 'failed') return home;
  const contents = { ...home, ...part };
  const { templates, recent, classes, drafts } = contents;
  return templates && recent && classes && drafts
    ? { state: 'ready', templates, recent, classes, drafts }
    : { ...contents, state: 'loading' };
}

function fail(home: Home, error: unknown): Home {
  return home.state === 'loading' ? { state: 'failed', problem: problemOf(error) } : home;
}
