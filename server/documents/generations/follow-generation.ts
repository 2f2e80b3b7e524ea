import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import { eventBatches } from './tables.ts';
import { frameOf } from './event-log.ts';
import type { EventStream } from './event-stream.ts';
import type { LiveRun } from './live-run.ts';
import {
  findGeneration,
  type GenerationRow,
  presentGeneration,
  readAccount,
  replayCheckpoints,
} from './present-generation.ts';
import type { Runner } from './runner.ts';

/** Milliseconds between two reads of another process's checkpoints. */
const POLL_INTERVAL = 500;

interface Followed {
  db: Database;
  runner: Runner;
  userId: string;
  id: string;
}

/**
 * Streams a document's events until its run ends: from memory if this process writes it, otherwise
 * from the checkpoints.
 * `after` is the reader's last event; if the stream cannot resume from it, a snapshot comes first.
 */
export async function followGeneration(
  followed: Followed,
  stream: EventStream,
  first: GenerationRow,
  after: number | undefined,
): Promise<void> {
  const { db, runner, userId, id } = followed;
  let row: GenerationRow | undefined = first;
  let lastSeen = after;
  while (row && !stream.closed.aborted) {
    const live = runner.live(id);
    if (live && row.status === 'writing') {
      if (await joinLive(followed, stream, live, row, lastSeen)) return;
    } else if (row.status !== 'writing') {
      return sendEnd(db, stream, row, lastSeen);
    } else {
      lastSeen = await sendPersisted(db, stream, row, lastSeen);
      await sleep(POLL_INTERVAL, undefined, { signal: stream.closed });
    }
    row = await findGeneration(db, userId, id);
  }
  stream.end();
}

/** Returns false if the run ended before the reader could subscribe. */
async function joinLive(
  followed: Followed,
  stream: EventStream,
  live: LiveRun,
  row: GenerationRow,
  after: number | undefined,
): Promise<boolean> {
  const missed = after === undefined ? null : live.log.since(after);
  if (missed) for (const frame of missed) stream.send(frame);
  else if (!(await sendSnapshot(followed, stream, live, row))) return false;
  const unsubscribe = live.log.subscribe(stream);
  stream.closed.addEventListener('abort', unsubscribe, { once: true });
  return true;
}

/** Sends a snapshot of a live run; returns false if the run has ended. */
export async function sendSnapshot(
  { db, runner, id }: Followed,
  stream: EventStream,
  live: LiveRun,
  row: GenerationRow,
): Promise<boolean> {
  const account = await readAccount(db, row);
  if (runner.live(id) !== live) return false;
  // Flush first, or pending patches would be sent again after the snapshot.
  live.flush();
  stream.resync(
    frameOf({ type: 'snapshot', generation: presentGeneration(row, account, live) }, live.log.last),
  );
  if (live.waitEvent) stream.send(frameOf(live.waitEvent, live.log.last));
  return true;
}

async function sendEnd(db: Database, stream: EventStream, row: GenerationRow, after: number | undefined) {
  const generation = presentGeneration(row, await readAccount(db, row));
  if (after !== row.lastEvent) stream.send(frameOf({ type: 'snapshot', generation }, row.lastEvent));
  stream.send(frameOf({ type: 'end', generation }, row.lastEvent));
  stream.end();
}

/** Sends the stored events after `after`; returns the number of the reader's last event. */
async function sendPersisted(
  db: Database,
  stream: EventStream,
  row: GenerationRow,
  after: number | undefined,
) {
  const batches = await db
    .select()
    .from(eventBatches)
    .where(and(eq(eventBatches.generationId, row.id), gt(eventBatches.lastEvent, after ?? -1)))
    .orderBy(eventBatches.firstEvent);
  const follows =
    after !== undefined && (batches[0] ? batches[0].firstEvent === after + 1 : after >= row.lastEvent);
  if (!follows) {
    const current = await replayCheckpoints(db, row);
    const generation = presentGeneration(current, await readAccount(db, current));
    stream.send(frameOf({ type: 'snapshot', generation }, current.lastEvent));
    return current.lastEvent;
  }
  for (const { events, lastEvent } of batches) {
    // A batch has one number, so only its last event carries it.
    events.forEach((event, index) =>
      stream.send(frameOf(event, index === events.length - 1 ? lastEvent : undefined)),
    );
  }
  return batches.at(-1)?.lastEvent ?? after;
}
