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

/** How often the checkpoints of another process are looked at. */
const LOOK_EVERY = 500;

interface Followed {
  db: Database;
  runner: Runner;
  userId: string;
  id: string;
}

/**
 * Sends a reader the events of a document until its run is over: from memory where this process writes it, else from the checkpoints
 * of the process that does. `after` is the last event that the reader has; where that cannot be continued from, it gets the whole
 * document first.
 */
export async function followGeneration(
  followed: Followed,
  stream: EventStream,
  first: GenerationRow,
  after: number | undefined,
): Promise<void> {
  const { db, runner, userId, id } = followed;
  let row: GenerationRow | undefined = first;
  let seen = after;
  while (row && !stream.closed.aborted) {
    const live = runner.live(id);
    if (live && row.status === 'writing') {
      if (await joinLive(followed, stream, live, row, seen)) return;
    } else if (row.status !== 'writing') {
      return sendEnd(db, stream, row, seen);
    } else {
      seen = await sendKept(db, stream, row, seen);
      await sleep(LOOK_EVERY, undefined, { signal: stream.closed });
    }
    row = await findGeneration(db, userId, id);
  }
  stream.end();
}

/** False when the run was over before the reader could join it. */
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
  const leave = live.log.subscribe(stream);
  stream.closed.addEventListener('abort', leave, { once: true });
  return true;
}

/** Sends the whole document as it is being written; false when its run is over. */
export async function sendSnapshot(
  { db, runner, id }: Followed,
  stream: EventStream,
  live: LiveRun,
  row: GenerationRow,
): Promise<boolean> {
  const account = await readAccount(db, row);
  if (runner.live(id) !== live) return false;
  // What is written and not yet told is told first, so that it is not told again after the snapshot.
  live.flush();
  stream.beginAfresh(
    frameOf({ type: 'snapshot', generation: presentGeneration(row, account, live) }, live.log.last),
  );
  return true;
}

async function sendEnd(db: Database, stream: EventStream, row: GenerationRow, after: number | undefined) {
  const generation = presentGeneration(row, await readAccount(db, row));
  if (after !== row.lastEvent) stream.send(frameOf({ type: 'snapshot', generation }, row.lastEvent));
  stream.send(frameOf({ type: 'end', generation }, row.lastEvent));
  stream.end();
}

/** Sends what the checkpoints have kept since; answers the number of the last event that the reader now has. */
async function sendKept(db: Database, stream: EventStream, row: GenerationRow, after: number | undefined) {
  const batches = await db
    .select()
    .from(eventBatches)
    .where(and(eq(eventBatches.generationId, row.id), gt(eventBatches.lastEvent, after ?? -1)))
    .orderBy(eventBatches.firstEvent);
  const follows =
    after !== undefined && (batches[0] ? batches[0].firstEvent === after + 1 : after >= row.lastEvent);
  if (!follows) {
    const kept = await replayCheckpoints(db, row);
    const generation = presentGeneration(kept, await readAccount(db, kept));
    stream.send(frameOf({ type: 'snapshot', generation }, kept.lastEvent));
    return kept.lastEvent;
  }
  for (const { events, lastEvent } of batches) {
    // The events of a batch share its number: only with the last of them does the reader have them all.
    events.forEach((event, index) =>
      stream.send(frameOf(event, index === events.length - 1 ? lastEvent : undefined)),
    );
  }
  return batches.at(-1)?.lastEvent ?? after;
}
