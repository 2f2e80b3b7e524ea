import { combine, createEvent, createStore, sample } from 'effector';
import {
  $document,
  $generation,
  acceptsChanges,
  type Change,
  changeCompleted,
  changeFailed,
  changeRequested,
  generationClosed,
  generationFetched,
  openAccepted,
  reloadRequested,
  runEnded,
  startAccepted,
} from '@/entities/generation';
import type { Problem } from '@/shared/api';
import type { ContentChange, Generation } from '@/shared/api/generations';
import { nonNull } from '@/shared/lib/non-null';
import { withChanges } from './content-changes';
import { valueAt } from './json-path';

/** Changes that were made in place and are not stored yet; the page shows them as if they were. */
export type PendingChanges =
  | { state: 'none' }
  /** The document is busy with another change. */
  | { state: 'waiting'; changes: readonly ContentChange[] }
  | { state: 'sending'; sent: Change; changes: readonly ContentChange[]; next: readonly ContentChange[] }
  | { state: 'failed'; changes: readonly ContentChange[]; problem: Problem }
  /** The latest version is fetched, to put the changes on top of it. */
  | { state: 'rebasing'; changes: readonly ContentChange[] };

export const changesMade = createEvent<readonly ContentChange[]>();
/** Sends failed changes again, over the changes of another window. */
export const pendingRetried = createEvent();
export const pendingDiscarded = createEvent();

// none -> waiting -> sending -> none | waiting | failed -> rebasing -> waiting
export const $pending = createStore<PendingChanges>({ state: 'none' }, { name: 'pendingChanges' });

/** All changes that are not stored, in the order in which they were made. */
export function unstored(pending: PendingChanges): readonly ContentChange[] {
  if (pending.state === 'none') return [];
  return pending.state === 'sending' ? [...pending.changes, ...pending.next] : pending.changes;
}

const sendAccepted = sample({
  clock: [changesMade, changeCompleted, changeFailed, runEnded, generationFetched],
  source: { state: $generation, pending: $pending },
  fn: ({ state, pending }) => {
    if (pending.state !== 'waiting' || !acceptsChanges(state)) return null;
    const { changes } = pending;
    const sent: Change = { kind: 'edit', changes };
    return { sent, changes };
  },
}).filterMap(nonNull);

$pending
  .on(changesMade, addChanges)
  .on(changeCompleted, (pending, { change }) => {
    if (pending.state !== 'sending' || pending.sent !== change) return pending;
    return pending.next.length === 0 ? { state: 'none' } : { state: 'waiting', changes: pending.next };
  })
  .on(changeFailed, (pending, { problem }) =>
    pending.state === 'sending' ? { state: 'failed', changes: unstored(pending), problem } : pending,
  )
  .on(pendingRetried, (pending) =>
    pending.state === 'failed' ? { state: 'rebasing', changes: pending.changes } : pending,
  )
  .on(generationFetched, (pending, generation) =>
    pending.state === 'rebasing'
      ? { state: 'waiting', changes: rebased(pending.changes, generation) }
      : pending,
  )
  .on(sendAccepted, (_, sending) => ({ state: 'sending', ...sending, next: [] }))
  .on(pendingDiscarded, () => ({ state: 'none' }))
  .reset(generationClosed, openAccepted, startAccepted);

function addChanges(pending: PendingChanges, made: readonly ContentChange[]): PendingChanges {
  switch (pending.state) {
    case 'none':
      return { state: 'waiting', changes: made };
    case 'sending':
      return { ...pending, next: [...pending.next, ...made] };
    case 'waiting':
    case 'failed':
    case 'rebasing':
      return { ...pending, changes: [...pending.changes, ...made] };
  }
}

/** The changes based on another version: each replaces the value that this version has. */
function rebased(changes: readonly ContentChange[], { result }: Generation): ContentChange[] {
  const values: Record<string, unknown> = { ...result };
  return changes.map((change) => {
    const before = valueAt(values[change.section], change.path) ?? null;
    values[change.section] = withChanges(values[change.section], [change]);
    return { ...change, before };
  });
}

sample({ clock: sendAccepted, fn: ({ sent }) => sent, target: changeRequested });
sample({ clock: pendingRetried, target: reloadRequested });

/** The open generation with the changes that are not stored yet. */
export const $shown = combine(
  $document,
  $pending,
  (document, pending) => document && withUnstored(document.generation, unstored(pending)),
);

function withUnstored(generation: Generation, changes: readonly ContentChange[]): Generation {
  if (changes.length === 0) return generation;
  const result = { ...generation.result };
  for (const change of changes) result[change.section] = withChanges(result[change.section], [change]);
  return { ...generation, result };
}
