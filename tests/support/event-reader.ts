import { createParser } from 'eventsource-parser';
import type { Generation, GenerationEvent, Patch } from '../../server/generated/schemas/index.ts';

export interface ReadEvent {
  id: number | undefined;
  event: GenerationEvent;
}

interface Reading {
  url: string;
  headers: Record<string, string>;
  lastEventId?: number;
  signal?: AbortSignal;
}

/** The events of a document as they arrive, until the server closes the stream or the signal aborts. */
export async function* readEvents({ url, headers, lastEventId, signal }: Reading): AsyncGenerator<ReadEvent> {
  const answer = await fetch(url, {
    headers: { ...headers, ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }) },
    ...(signal && { signal }),
  });
  if (answer.status !== 200 || !answer.body) throw new Error(`${url} answered ${answer.status}`);
  const waiting: ReadEvent[] = [];
  const parser = createParser({
    onEvent: ({ id, data }) =>
      waiting.push({ id: id === undefined ? undefined : Number(id), event: JSON.parse(data) }),
  });
  const text = answer.body.pipeThrough(new TextDecoderStream());
  for await (const chunk of text) {
    parser.feed(chunk);
    yield* waiting.splice(0);
  }
}

/** A client's copy of a document, updated from events as in the browser. */
export class DocumentCopy {
  generation: Generation | undefined;
  lastEventId: number | undefined;
  readonly #follows: (id: number, last: number) => boolean;

  /** Batched events of another process increase the number by more than one. */
  constructor(numbers: 'gapless' | 'joined' = 'gapless') {
    this.#follows = numbers === 'gapless' ? (id, last) => id === last + 1 : (id, last) => id > last;
  }

  take({ id, event }: ReadEvent): void {
    if (id !== undefined) {
      const continues = event.type === 'patch' || event.type === 'section';
      if (continues && this.lastEventId !== undefined && !this.#follows(id, this.lastEventId)) {
        throw new Error(`Event ${id} came after ${this.lastEventId}`);
      }
      this.lastEventId = id;
    }
    if (event.type === 'snapshot' || event.type === 'end') {
      this.generation = structuredClone(event.generation);
      return;
    }
    const copy = this.generation;
    if (!copy) throw new Error('A stream begins with a snapshot');
    if (event.type === 'patch') for (const patch of event.patches) change(copy.result, patch);
    const section = event.type === 'section' && copy.sections.find(({ key }) => key === event.section);
    if (section && event.type === 'section') section.state = event.state;
  }

  finished(): string[] {
    return (this.generation?.sections ?? [])
      .filter(({ state }) => state === 'finished')
      .map(({ key }) => key);
  }
}

/** Independent of the server's implementation, so that the two check each other. */
function change(root: unknown, { op, path, value }: Patch): void {
  const [key, ...rest] = path;
  if (typeof root !== 'object' || root === null || key === undefined)
    throw new Error(`There is no value at ${String(key)}`);
  if (rest.length > 0) return change(Reflect.get(root, key), { op, path: rest, value });
  Reflect.set(
    root,
    key,
    op === 'append' ? `${Reflect.get(root, key)}${String(value)}` : structuredClone(value),
  );
}
