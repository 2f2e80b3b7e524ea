import type { GenerationEvent } from '../../../generated/schemas/index.ts';
import { pushPatch } from '../document/patches.ts';
import type { RunEvent } from '../document/tables.ts';

/** A receiver of a document's events. */
export interface Subscriber {
  /** Sends one serialised event, which all subscribers share. */
  send(frame: string): void;
  /** Called after the last event. */
  end(): void;
}

/** Consecutive events with merged patches, as a checkpoint stores them. */
export interface EventBatch {
  firstEvent: number;
  lastEvent: number;
  events: RunEvent[];
}

/** About ten seconds of a fast model; a reader that reconnects later gets a snapshot. */
const BUFFERED_EVENTS = 512;

export const frameOf = (event: GenerationEvent, id: number | undefined): string =>
  `${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(event)}\n\n`;

/** Numbers a document's events, sends them to subscribers and buffers the latest. */
export class EventLog {
  #last: number;
  #batch: EventBatch | null = null;
  readonly #frames: string[] = [];
  readonly #subscribers = new Set<Subscriber>();

  constructor(last: number) {
    this.#last = last;
  }

  get last(): number {
    return this.#last;
  }

  publish(event: RunEvent): void {
    const id = this.#send(event);
    this.#batch ??= { firstEvent: id, lastEvent: id, events: [] };
    this.#batch.lastEvent = id;
    joinEvent(this.#batch.events, event);
  }

  /** Closes every subscriber; sends the event first if there is one. */
  end(event: GenerationEvent | undefined): void {
    if (event) this.#send(event);
    for (const subscriber of this.#subscribers) subscriber.end();
    this.#subscribers.clear();
  }

  /** The frames after an event; null if they are no longer buffered or the number is unknown. */
  since(id: number): readonly string[] | null {
    const missed = this.#last - id;
    if (missed < 0 || missed > this.#frames.length) return null;
    return missed === 0 ? [] : this.#frames.slice(-missed);
  }

  subscribe(subscriber: Subscriber): () => void {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  }

  /** Removes and returns the events published since the last call. */
  takeBatch(): EventBatch | null {
    const batch = this.#batch;
    this.#batch = null;
    return batch;
  }

  /** Returns a batch that could not be stored. */
  returnBatch(batch: EventBatch): void {
    const later = this.#batch;
    if (later) {
      batch.lastEvent = later.lastEvent;
      for (const event of later.events) joinEvent(batch.events, event);
    }
    this.#batch = batch;
  }

  #send(event: GenerationEvent): number {
    this.#last += 1;
    const frame = frameOf(event, this.#last);
    this.#frames.push(frame);
    // Trimmed by half at a time, because shifting the list at each event is expensive.
    if (this.#frames.length > 2 * BUFFERED_EVENTS) this.#frames.splice(0, BUFFERED_EVENTS);
    for (const subscriber of this.#subscribers) subscriber.send(frame);
    return this.#last;
  }
}

function joinEvent(events: RunEvent[], event: RunEvent): void {
  const last = events.at(-1);
  if (event.type !== 'patch') {
    events.push(event);
  } else if (last?.type === 'patch') {
    for (const patch of event.patches) pushPatch(last.patches, patch);
    last.used = event.used;
  } else {
    events.push({ ...event, patches: event.patches.map((patch) => ({ ...patch })) });
  }
}
