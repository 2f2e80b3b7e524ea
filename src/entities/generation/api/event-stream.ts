import { httpError, networkError } from '@farfetched/core';
import { createParser } from 'eventsource-parser';
import { generationEventSchema, getStreamGenerationUrl } from '@/shared/api/generations';
import type { NumberedEvent } from '../model/apply-events';
import { createWritingPace } from './writing-pace';

/** The server sends at least a comment every 5 s; a connection that is silent for this long is dead. */
const SILENCE_TIMEOUT = 40_000;
const SILENCE_CHECK = 5000;

/** One connection to the events of a generation. Readers pull batches, so a slow reader gets larger ones. */
export type EventStream = {
  /** Waits until the page can show more, then returns the next events; null once the server has closed the stream. */
  next: () => Promise<NumberedEvent[] | null>;
  close: () => void;
};

export type StreamRequest = { id: string; lastEvent: number | null };

/** What a stream needs from the browser; replaced in tests. */
export type StreamEnvironment = {
  /** Resolves when the page can show the next batch; calls `read` before, when it has rested. */
  ready: (read: () => void) => Promise<void>;
  /** Subscribes to the loss of the network; returns the unsubscribe function. */
  onOffline: (listener: () => void) => () => void;
};

const inBrowser = (): StreamEnvironment => ({
  ready: createWritingPace(),
  onOffline(listener) {
    addEventListener('offline', listener);
    return () => removeEventListener('offline', listener);
  },
});

/** Opens the event stream of generation `id` after event `lastEvent`. Throws Farfetched's http or network error. */
export async function openEventStream(
  { id, lastEvent }: StreamRequest,
  init: RequestInit,
  { ready, onOffline }: StreamEnvironment = inBrowser(),
): Promise<EventStream> {
  const controller = new AbortController();
  // The browser leaves an open connection hanging when the network goes, so it is aborted at once.
  const unsubscribe = onOffline(() => controller.abort());
  controller.signal.addEventListener('abort', unsubscribe, { once: true });
  const headers = new Headers(init.headers);
  headers.set('Accept', 'text/event-stream');
  if (lastEvent !== null) headers.set('Last-Event-ID', String(lastEvent));
  const silence = setTimeout(() => controller.abort(), SILENCE_TIMEOUT);
  const response = await fetch(getStreamGenerationUrl(id), {
    ...init,
    headers,
    cache: 'no-store',
    signal: controller.signal,
  })
    .catch(throwNetworkError)
    .finally(() => clearTimeout(silence));
  if (!response.ok || !response.body) {
    const answer = await response.text().catch(() => '');
    throw httpError({ status: response.status, statusText: response.statusText, response: answer });
  }
  return readBody(response.body, controller, { ready, unsubscribe });
}

function readBody(
  body: ReadableStream<Uint8Array>,
  controller: AbortController,
  { ready, unsubscribe }: { ready: StreamEnvironment['ready']; unsubscribe: () => void },
): EventStream {
  const queue = createQueue();
  const gate = createGate();
  // So that the reading ends too.
  controller.signal.addEventListener('abort', gate.open, { once: true });
  const parser = createParser({ onEvent: ({ id, data }) => queue.push(parseEvent(id, data)) });
  void pump(body, parser.feed, { controller, gate }).finally(unsubscribe).then(queue.end, queue.fail);
  return {
    async next() {
      await ready(gate.open);
      await queue.readable();
      gate.close();
      return queue.drain();
    },
    close: () => controller.abort(),
  };
}

type Reading = { controller: AbortController; gate: ReturnType<typeof createGate> };

async function pump(
  body: ReadableStream<Uint8Array>,
  feed: (chunk: string) => void,
  { controller, gate }: Reading,
) {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let silence = 0;
  // One timer for all chunks, because each chunk brings only a few words.
  const watch = setInterval(() => {
    silence += SILENCE_CHECK;
    if (silence >= SILENCE_TIMEOUT) controller.abort();
  }, SILENCE_CHECK);
  try {
    for (;;) {
      await gate.opened();
      const { done, value } = await reader.read();
      if (done) return;
      silence = 0;
      feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    clearInterval(watch);
  }
}

/** Closed while the page shows a batch and rests. What arrives meanwhile is read as one chunk, not as a task per word. */
function createGate() {
  let { promise, resolve } = Promise.withResolvers<void>();
  resolve();
  return {
    opened: () => promise,
    open: () => resolve(),
    close() {
      ({ promise, resolve } = Promise.withResolvers<void>());
    },
  };
}

/** Buffers events between two reads. A failure is thrown only after the events before it were read. */
function createQueue() {
  const events: NumberedEvent[] = [];
  let outcome: { cause: unknown } | 'ended' | null = null;
  let wake = () => {};
  return {
    push(event: NumberedEvent) {
      events.push(event);
      wake();
    },
    end() {
      outcome ??= 'ended';
      wake();
    },
    fail(cause: unknown) {
      outcome ??= { cause };
      wake();
    },
    readable(): Promise<void> {
      if (events.length > 0 || outcome) return Promise.resolve();
      return new Promise((resolve) => {
        wake = resolve;
      });
    },
    /** The text that has arrived, or one event that changes more than text, so that each of these gets a frame of its own. */
    drain(): NumberedEvent[] | null {
      const texts = events.findIndex(({ event }) => event.type !== 'patch');
      const drained = events.splice(0, texts < 0 ? events.length : Math.max(texts, 1));
      if (drained.length > 0) return drained;
      if (outcome === 'ended') return null;
      return outcome ? throwNetworkError(outcome.cause) : [];
    },
  };
}

function parseEvent(id: string | undefined, data: string): NumberedEvent {
  const event = generationEventSchema.parse(JSON.parse(data));
  return { number: Number(id ?? 0), event };
}

function throwNetworkError(cause: unknown): never {
  throw networkError({ reason: cause instanceof Error ? cause.message : null, cause });
}
