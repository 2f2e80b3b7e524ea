import type { Problem } from '@/shared/api';
import type { AccountSession } from '@/shared/api/account';

/** Where the account is signed in. */
export type Sessions =
  | { state: 'loading' }
  | { state: 'failed'; problem: Problem }
  | { state: 'ready'; items: readonly AccountSession[]; ending: readonly string[] };

export const loading: Sessions = { state: 'loading' };

/** Asked again, what is known stays to be seen. */
export const load = (sessions: Sessions): Sessions => (sessions.state === 'failed' ? loading : sessions);

/** The one in use first, then the last used. */
export function arrive(sessions: Sessions, items: readonly AccountSession[]): Sessions {
  const sorted = items.toSorted(
    (one, other) =>
      Number(other.current) - Number(one.current) || other.last_used_at.localeCompare(one.last_used_at),
  );
  return { state: 'ready', items: sorted, ending: sessions.state === 'ready' ? sessions.ending : [] };
}

export const fail = (sessions: Sessions, problem: Problem): Sessions =>
  sessions.state === 'ready' ? sessions : { state: 'failed', problem };

/** Begins to end one; the one in use is signed out instead. */
export function end(sessions: Sessions, id: string): Sessions {
  if (sessions.state !== 'ready' || sessions.ending.includes(id)) return sessions;
  return sessions.items.some((item) => item.id === id && !item.current)
    ? { ...sessions, ending: [...sessions.ending, id] }
    : sessions;
}

export function ended(sessions: Sessions, id: string): Sessions {
  if (sessions.state !== 'ready' || !sessions.ending.includes(id)) return sessions;
  return {
    ...sessions,
    items: sessions.items.filter((item) => item.id !== id),
    ending: without(sessions.ending, id),
  };
}

export const stays = (sessions: Sessions, id: string): Sessions =>
  sessions.state === 'ready' && sessions.ending.includes(id)
    ? { ...sessions, ending: without(sessions.ending, id) }
    : sessions;

const without = (ids: readonly string[], id: string) => ids.filter((each) => each !== id);
