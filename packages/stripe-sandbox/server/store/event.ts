import { isDeepStrictEqual } from 'node:util';
import type { Event, Stored } from '../objects/objects.ts';

const API_VERSION = '2026-10-28.endive';

export function newEvent(
  { id, type, now, cause }: { id: string; type: string; now: number; cause: Event['request'] },
  object: Record<string, unknown>,
  before?: Stored,
): Event {
  const previous = before === undefined ? undefined : changedFields({ ...before }, object);
  return {
    id,
    object: 'event',
    created: now,
    livemode: false,
    type,
    api_version: API_VERSION,
    data: { object, ...(previous !== undefined && { previous_attributes: previous }) },
    pending_webhooks: 1,
    request: cause,
    hidden: { attempts: 0, nextAttemptAt: now },
  };
}

/** The previous values of the changed fields. */
function changedFields(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(after)
      .filter(([key, value]) => !isDeepStrictEqual(before[key], value))
      .map(([key]) => [key, before[key] ?? null]),
  );
}
