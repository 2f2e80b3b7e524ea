import type { GenerationEvent, PatchEvent, SectionEvent } from '../../generated/schemas/index.ts';
import { pushPatch } from './patches.ts';

/** Someone who watches a document being written. */
export interface Subscriber {
  /** One event in the form of the wire; the same string for all. */
  send(frame: string): void;
  /** Nothing more will come. */
  end(): void;
}

/** Consecutive events, the patches in them joined: what a checkpoint keeps. */
export interface EventBatch {
  firstEvent: number;
  lastEvent: number;
  events: (PatchEvent | SectionEvent)[];
}

/** Some ten seconds of a fast model; who was away for longer gets the whole document. */
const REMEMBERED = 512;

export const frameOf = (event: GenerationEvent, id: number | undefined): string =>
  `${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(event)}\n\n`;

/** Numbers the events of one document, hands them to who watches, and remembers the latest. */
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

  publish(event: PatchEvent | SectionEvent): void {
    const id = this.#send(event);
    this.#batch ??= { firstEvent: id, lastEvent: id, events: [] };
    this.#batch.lastEvent = id;
    joinEvent(this.#batch.events, event);
  }

  /** The last event of a run; whoever watches is let go, without a word when there is none. */
  end(event: GenerationEvent | undefined): void {
    if (event) this.#send(event);
    for (const subscriber of this.#subscribers) subscriber.end();
    this.#subscribers.clear();
  }

  /** The frames after an event, or null when it is forgotten or was never sent. */
  since(id: number): readonly string[] | null {
    const missed = this.#last - id;
    if (missed < 0 || missed > this.#frames.length) return null;
    return missed === 0 ? [] : this.#frames.slice(-missed);
  }

  subscribe(subscriber: Subscriber): () => void {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  }

  /** Takes what was published since the last time. */
  takeBatch(): EventBatch | null {
    const batch = this.#batch;
    this.#batch = null;
    return batch;
  }

  /** Puts back a batch that could not be kept. */
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
    // Trimmed by half at a time: moving the whole list at each event would cost more than the event.
    if (this.#frames.length > 2 * REMEMBERED) this.#frames.splice(0, REMEMBERED);
    for (const subscriber of this.#subscribers) subscriber.send(frame);
    return this.#last;
  }
}

function joinEvent(events: (PatchEvent | SectionEvent)[], event: PatchEvent | SectionEvent): void {
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
