import type { Database } from '../../platform/database/client.ts';
import type { Counters } from './classes/list-classes.ts';
import { countPending } from './invitations/invitations.ts';
import { countWaiting } from './joining/join-requests.ts';

/** What a list of classes counts in rooms above it. */
export const classCounters = (db: Database): Counters => ({
  pendingInvitations: (classIds) => countPending(db, classIds),
  joinRequests: (classIds) => countWaiting(db, classIds),
});
