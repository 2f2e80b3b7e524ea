import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../platform/database/client.ts';
import { eventBatches } from '../document/tables.ts';
import { frameOf } from '../run/event-log.ts';
import type { EventStream } from './event-stream.ts';
import type { LiveRun } from '../run/live-run.ts';
import {
  type Document,
  presentGeneration,
  readDocument,
  replayCheckpoints,
} from '../document/present-generation.ts';
import type { Runner } from '../run/runner.ts';

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
  first: Document,
  after: number | undefined,
): Promise<void> {
  const { db, runner, userId, id } = followed;
  let document: Document | undefined = first;
  let lastSeen = after;
  while (document && !stream.closed.aborted) {
    if (document.row.status !== 'writing') return sendEnd(stream, document, lastSeen);
    const live = runner.live(id);
    if (live) return joinLive(stream, live, document, lastSeen);
    lastSeen = await sendPersisted(db, stream, document, lastSeen);
    await sleep(POLL_INTERVAL, undefined, { signal: stream.closed });
    document = await readDocument(db, userId, id);
  }
  stream.end();
}

function joinLive(stream: EventStream, live: LiveRun, document: Document, after: number | undefined): void {
  const missed = after === undefined ? null : live.log.since(after);
  if (missed) for (const frame of missed) stream.send(frame);
  else sendSnapshot(stream, live, document);
  const unsubscribe = live.log.subscribe(stream);
  stream.closed.addEventListener('abort', unsubscribe, { once: true });
}

/** Sends the current state to a reader that has missed events. */
export async function resync({ db, runner, userId, id }: Followed, stream: EventStream): Promise<void> {
  const live = runner.live(id);
  // Another process writes it: the reader reconnects and resumes from its last event.
  if (!live) return stream.end();
  const document = await readDocument(db, userId, id);
  // A run that has ended meanwhile has closed the stream.
  if (document && runner.live(id) === live) sendSnapshot(stream, live, document);
}

function sendSnapshot(stream: EventStream, live: LiveRun, { row, account }: Document): void {
  // Flush first, or pending patches would be sent again after the snapshot.
  live.flush();
  stream.resync(
    frameOf({ type: 'snapshot', generation: presentGeneration(row, account, live) }, live.log.last),
  );
  if (live.waitEvent) stream.send(frameOf(live.waitEvent, live.log.last));
}

function sendEnd(stream: EventStream, { row, account }: Document, after: number | undefined): void {
  const generation = presentGeneration(row, account);
  if (after !== row.lastEvent) stream.send(frameOf({ type: 'snapshot', generation }, row.lastEvent));
  stream.send(frameOf({ type: 'end', generation }, row.lastEvent));
  stream.end();
}

/** Sends the stored events after `after`; returns the number of the reader's last event. */
async function sendPersisted(
  db: Database,
  stream: EventStream,
  { row, account }: Document,
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
    const generation = presentGeneration(current, account);
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
