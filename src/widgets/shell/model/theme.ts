import { createEffect, createEvent, createStore, sample } from 'effector';
import { afterHydration } from '@/shared/first-view';

export type ShownTheme = 'light' | 'dark';

/** The key under which public/head.js reads the choice before the first paint. */
const STORAGE_KEY = 'lectern-theme';

export const shellOpened = createEvent();
export const themeChosen = createEvent<ShownTheme>();

/** The current theme: the stored choice, or else that of the system. */
export const readThemeFx = createEffect({
  name: 'readTheme',
  handler: () =>
    afterHydration((): ShownTheme => {
      const { theme } = document.documentElement.dataset;
      if (theme) return theme === 'dark' ? 'dark' : 'light';
      return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    }),
});

export const applyThemeFx = createEffect({
  name: 'applyTheme',
  handler: (theme: ShownTheme) => {
    document.documentElement.dataset.theme = theme;
    localStorage.setItem(STORAGE_KEY, theme);
  },
});

export const $theme = createStore<ShownTheme>('light', { name: 'theme' })
  .on(readThemeFx.doneData, (_, theme) => theme)
  .on(themeChosen, (_, theme) => theme);

sample({ clock: shellOpened, target: readThemeFx });
sample({ clock: themeChosen, target: applyThemeFx });
