import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { object, string } from 'zod/mini';
import { http } from '@/shared/api';
import { delayFx } from '@/shared/lib/delay';
import { navigationEnded } from '@/shared/lib/navigation';
import { windowFocused } from '@/shared/lib/window-focus';

/** How often an open page asks whether a newer build is there, beside each time its window is come back to. */
const INTERVAL = 5 * 60_000;

export const applicationStarted = createEvent();
/** Something was typed that may not be saved yet. */
export const inputTyped = createEvent();

/** The build that this page is of; null in development, where nothing is watched. */
export const readOwnBuildFx = createEffect({
  name: 'readOwnBuild',
  handler: () => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? null,
});

const latest = object({ build_id: string() });

export const readLatestBuildFx = createEffect({
  name: 'readLatestBuild',
  handler: async () => latest.parse(await http<unknown>('/builds/latest.json')).build_id,
});

const waitFx = attach({ name: 'waitForNextBuildCheck', effect: delayFx, mapParams: () => INTERVAL });

export const $ownBuild = createStore<string | null>(null, { name: 'ownBuild' }).on(
  readOwnBuildFx.doneData,
  (_, build) => build,
);
const $latestBuild = createStore<string | null>(null, { name: 'latestBuild' }).on(
  readLatestBuildFx.doneData,
  (_, build) => build,
);
const $isOutdated = combine($ownBuild, $latestBuild, (own, newest) => newest !== null && newest !== own);

/** Whether something was typed on the page that is open. */
const $typed = createStore(false, { name: 'typed' })
  .on(inputTyped, () => true)
  .reset(navigationEnded);

/** Whether the next navigation is to load the document anew. It waits while something that was typed could be lost. */
export const $reloadsNext = combine($isOutdated, $typed, (isOutdated, typed) => isOutdated && !typed);

const watchStarted = sample({
  clock: readOwnBuildFx.doneData,
  filter: (build) => build !== null,
  fn: () => undefined,
});
const checkAsked = sample({
  clock: [waitFx.done, windowFocused],
  source: { own: $ownBuild, isOutdated: $isOutdated, checking: readLatestBuildFx.pending },
  filter: ({ own, isOutdated, checking }) => own !== null && !isOutdated && !checking,
  fn: () => undefined,
});

sample({ clock: applicationStarted, target: readOwnBuildFx });
sample({ clock: checkAsked, target: readLatestBuildFx });
sample({
  clock: [watchStarted, readLatestBuildFx.finally],
  source: { isOutdated: $isOutdated, waiting: waitFx.pending },
  filter: ({ isOutdated, waiting }) => !isOutdated && !waiting,
  fn: () => undefined,
  target: waitFx,
});

export function listenToTyping(typed: () => void): void {
  addEventListener('input', typed, { passive: true });
}
