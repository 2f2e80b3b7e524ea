import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { afterHydration } from '../../first-view';
import { media } from './media';

/** Requests `$isWide`; without it the store stays false. */
export const widthNeeded = createEvent();
const widthChanged = createEvent<boolean>();

export const watchWidthFx = createEffect<void, boolean>({
  name: 'watchWidth',
  handler: () => {
    const change = scopeBind(widthChanged, { safe: true });
    return afterHydration(() => {
      const narrow = matchMedia(media.narrow);
      narrow.addEventListener('change', ({ matches }) => change(!matches));
      return !narrow.matches;
    });
  },
});

/** Whether a second column fits. False on the server, which does not know the screen. */
export const $isWide = createStore(false, { name: 'isWide' })
  .on(watchWidthFx.doneData, (_, isWide) => isWide)
  .on(widthChanged, (_, isWide) => isWide);
const $isWatched = createStore(false, { name: 'isWidthWatched' }).on(watchWidthFx, () => true);

sample({ clock: widthNeeded, source: $isWatched, filter: (isWatched) => !isWatched, target: watchWidthFx });
