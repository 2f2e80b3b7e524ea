import { createEvent, createStore, sample } from 'effector';
import { createGetSettingsQuery, type Terms } from '@/shared/api/auth';

/** A page names who offers this installation. */
export const operatorNeeded = createEvent();

const settingsQuery = createGetSettingsQuery();

/** Null until the settings are loaded. */
export const $terms = createStore<Terms | null>(null, { name: 'operatorTerms' }).on(
  settingsQuery.finished.success,
  (_, { result }) => result.terms,
);

sample({ clock: operatorNeeded, target: settingsQuery.start });
