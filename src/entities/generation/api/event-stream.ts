import { httpError, networkError } from '@farfetched/core';
import { createParser } from 'eventsource-parser';
import { generationEventSchema, getStreamGenerationUrl } from '@/shared/api/generations';
import type { NumberedEvent } from '../model/apply-events';

/** The server sends something every 5 s, if only a comment; a line that is silent for longer is dead. */
const SILENCE = 40_000;
const LATEST_FRAME = 250;

/** One connection to the events of a generation. It is read by asking for the next batch, so a slow reader gets larger ones. */
export type EventStream = {
  /** All that came since the last call, after waiting for the next frame; null when the server has closed the stream. */
  next: () => Promise<NumberedEvent[] | null>;
  close: () => void;
};

export type StreamRequest = { id: string; lastEvent: number | null };

/** What a stream needs of the window it is read in. */
export type Surroundings = {
  /** Resolves when there is something to draw again. */
  frame: () => Promise<void>;
  /** Calls back when the network is gone; answers how to stop listening. */
  onOffline: (gone: () => void) => () => void;
};

const browser: Surroundings = {
  frame: nextFrame,
  onOffline(gone) {
    addEventListener('offline', gone);
    return () => removeEventListener('offline', gone);
  },
};

/** Opens the stream behind `id`, from the event after `lastEvent` on. */
export async function openEventStream(
  { id, lastEvent }: StreamRequest,
  init: RequestInit,
  { frame, onOffline }: Surroundings = browser,
): Promise<EventStream> {
  const controller = new AbortController();
  // A line that was open when the network went would stay silent; the person is told at once.
  const unwatch = onOffline(() => controller.abort());
  controller.signal.addEventListener('abort', unwatch, { once: true });
  const headers = new Headers(init.headers);
  headers.set('Accept', 'text/event-stream');
  if (lastEvent !== null) headers.set('Last-Event-ID', String(lastEvent));
  const silence = setTimeout(() => controller.abort(), SILENCE);
  const response = await fetch(getStreamGenerationUrl(id), {
    ...init,
    headers,
    cache: 'no-store',
    signal: controller.signal,
  })
    .catch(asCut)
    .finally(() => clearTimeout(silence));
  if (!response.ok || !response.body) {
    const answer = await response.text().catch(() => '');
    throw httpError({ status: response.status, statusText: response.statusText, response: answer });
  }
  return readable(response.body, controller, { frame, unwatch });
}

function readable(
  body: ReadableStream<Uint8Array>,
  controller: AbortController,
  { frame, unwatch }: { frame: () => Promise<void>; unwatch: () => void },
): EventStream {
  const inbox = createInbox();
  const parser = createParser({ onEvent: ({ id, data }) => inbox.put(parseEvent(id, data)) });
  void pump(body, parser.feed, controller).finally(unwatch).then(inbox.end, inbox.fail);
  return {
    async next() {
      await inbox.filled();
      await frame();
      return inbox.take();
    },
    close: () => controller.abort(),
  };
}

async function pump(
  body: ReadableStream<Uint8Array>,
  feed: (chunk: string) => void,
  controller: AbortController,
) {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const silence = setTimeout(() => controller.abort(), SILENCE);
    const { done, value } = await reader.read().finally(() => clearTimeout(silence));
    if (done) return;
    feed(decoder.decode(value, { stream: true }));
  }
}

/** Events between two readings. A failure is told after what came before it. */
function createInbox() {
  let events: NumberedEvent[] = [];
  let over: { cause: unknown } | 'ended' | null = null;
  let wake = () => {};
  return {
    put(event: NumberedEvent) {
      events.push(event);
      wake();
    },
    end() {
      over ??= 'ended';
      wake();
    },
    fail(cause: unknown) {
      over ??= { cause };
      wake();
    },
    filled(): Promise<void> {
      if (events.length > 0 || over) return Promise.resolve();
      return new Promise((resolve) => {
        wake = resolve;
      });
    },
    take(): NumberedEvent[] | null {
      const taken = events;
      events = [];
      if (taken.length > 0) return taken;
      if (over === 'ended') return null;
      return over ? asCut(over.cause) : [];
    },
  };
}

function parseEvent(id: string | undefined, data: string): NumberedEvent {
  const event = generationEventSchema.parse(JSON.parse(data));
  return { number: Number(id ?? 0), event };
}

/** The next animation frame, or a quarter of a second in a tab that draws none. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LATEST_FRAME);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function asCut(cause: unknown): never {
  throw networkError({ reason: cause instanceof Error ? cause.message : null, cause });
}
