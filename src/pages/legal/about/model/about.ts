import { createEvent, createStore, sample } from 'effector';
import { createGetSettingsQuery, type Settings } from '@/shared/api/auth';

export const aboutOpened = createEvent();

const settingsQuery = createGetSettingsQuery();

/** The engine of this installation; null until the settings are loaded. */
export const $engine = createStore<Settings['engine'] | null>(null, { name: 'engine' }).on(
  settingsQuery.finished.success,
  (_, { result }) => result.engine,
);

sample({ clock: aboutOpened, target: settingsQuery.start });
