import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { http } from '@/shared/api';
import { delayFx } from '@/shared/lib/clock';
import { navigationEnded, windowFocused } from '@/shared/lib/navigation';

/** The polling interval for a newer build; focusing the window checks too. */
const INTERVAL = 5 * 60_000;

export const applicationStarted = createEvent();
/** The user typed something that may be unsaved. */
export const inputTyped = createEvent();

/** The build of this page; null in development, which has no polling. */
export const readOwnBuildFx = createEffect({
  name: 'readOwnBuild',
  handler: () => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? null,
});

export const readLatestBuildFx = createEffect({
  name: 'readLatestBuild',
  handler: async () => idIn(await http('/builds/latest.json')),
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

/** Whether the user has typed on the current page. */
const $typed = createStore(false, { name: 'typed' })
  .on(inputTyped, () => true)
  .reset(navigationEnded);

/** Whether the next navigation reloads the document. Unsaved input postpones it. */
export const $reloadsNext = combine($isOutdated, $typed, (isOutdated, typed) => isOutdated && !typed);

const watchStarted = sample({ clock: readOwnBuildFx.doneData, filter: (build) => build !== null });
const checkRequested = sample({
  clock: [waitFx.done, windowFocused],
  source: { own: $ownBuild, isOutdated: $isOutdated, checking: readLatestBuildFx.pending },
  filter: ({ own, isOutdated, checking }) => own !== null && !isOutdated && !checking,
});

sample({ clock: applicationStarted, target: readOwnBuildFx });
sample({ clock: checkRequested, target: readLatestBuildFx });
sample({
  clock: [watchStarted, readLatestBuildFx.finally],
  source: { isOutdated: $isOutdated, waiting: waitFx.pending },
  filter: ({ isOutdated, waiting }) => !isOutdated && !waiting,
  target: waitFx,
});

function idIn(build: unknown): string {
  if (typeof build !== 'object' || build === null || !('build_id' in build))
    throw new TypeError('The latest build has no id.');
  return String(build.build_id);
}

export function listenToTyping(typed: () => void): void {
  addEventListener('input', typed, { passive: true });
}
