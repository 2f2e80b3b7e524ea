import { createEvent, createStore, sample } from 'effector';
import { $user, sessionEnded } from '@/entities/session';
import { readStoredFx, removeStoredFx, storeFx } from '@/shared/lib/storage';

const MAX = 5;

export const recentNeeded = createEvent();
/** Remembers a search that led somewhere. */
export const searchRemembered = createEvent<string>();

/** The latest searches of the user on this device, the newest first. */
export const $recent = createStore<readonly string[]>([], { name: 'recentSearches' });

/** Each user of a shared device has their own; signing out removes them. */
const nameOf = (userId: string) => `searches:${userId}`;

const $name = $user.map((user) => (user ? nameOf(user.id) : ''));
/** The name of the stored searches, also after the user has gone. */
const $storedAs = createStore('', { name: 'recentSearchesName' });

$recent
  .on(readStoredFx.done, (recent, { params, result }) =>
    params.startsWith('searches:') && Array.isArray(result)
      ? result.filter((text) => typeof text === 'string').slice(0, MAX)
      : recent,
  )
  .on(searchRemembered, (recent, text) => remember(recent, text.trim()));

sample({ clock: recentNeeded, source: $name, filter: Boolean, target: [$storedAs, readStoredFx] });
sample({
  clock: searchRemembered,
  source: { name: $name, recent: $recent },
  filter: ({ name }) => name !== '',
  fn: ({ name, recent }) => ({ name, value: recent }),
  target: storeFx,
});
sample({ clock: sessionEnded, source: $storedAs, filter: Boolean, target: removeStoredFx });

const remember = (recent: readonly string[], text: string): readonly string[] =>
  text === ''
    ? recent
    : [text, ...recent.filter((other) => other.toLowerCase() !== text.toLowerCase())].slice(0, MAX);
