import type { Patch, SectionProgress, SectionState } from '../../generated/schemas/index.ts';
import { EventLog } from './event-log.ts';
import { JsonReader, type ReaderEvents } from './json-reader.ts';
import { Meter } from './meter.ts';
import { pushPatch, type Result } from './patches.ts';

export interface RunStart {
  runId: string;
  generationId: string;
  userId: string;
  /** What is already written; this run's own sections are not in it. */
  written: Result;
  sections: readonly SectionProgress[];
  lastEvent: number;
  /** What this run writes. */
  keys: readonly string[];
}

interface Surroundings {
  /** The value as the schema wants it; throws when it does not fit. */
  accept(key: string, value: unknown): unknown;
  /** Whether code works the section out, and no model is asked for it. */
  isDerived(key: string): boolean;
  /** Works a section out from those that are finished. */
  derive(key: string, finished: Result): unknown;
  /** Milliseconds that lie between two writes of one document at the least. */
  pace(): number;
  /** There is something to keep; `soon` when a section is finished. */
  changed(run: LiveRun, soon: boolean): void;
}

/**
 * One document while it is written: the text of the model goes in, numbered events come out, the first at once and then at most
 * one in each pace. A section is announced as finished only when a checkpoint has it.
 */
export class LiveRun {
  readonly start: RunStart;
  readonly log: EventLog;
  readonly meter = new Meter();
  readonly result: Result;
  readonly sections: SectionProgress[];
  readonly #surroundings: Surroundings;
  readonly #missing: Set<string>;
  readonly #unannounced = new Set<string>();
  #reader: JsonReader;
  #pending: Patch[] = [];
  #lastFlush = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;

  constructor(start: RunStart, surroundings: Surroundings) {
    this.start = start;
    this.log = new EventLog(start.lastEvent);
    this.result = structuredClone(start.written);
    this.sections = start.sections.map((section) => ({ ...section }));
    this.#surroundings = surroundings;
    this.#missing = new Set(start.keys);
    this.#reader = this.#newReader();
  }

  /** What this run still has to write. */
  get missing(): readonly string[] {
    return this.start.keys.filter((key) => this.#missing.has(key));
  }

  /** What the model still has to write. */
  get wanted(): readonly string[] {
    return this.missing.filter((key) => !this.#surroundings.isDerived(key));
  }

  /** The finished sections, this run's and those before. */
  get finished(): Result {
    return Object.fromEntries(Object.entries(this.result).filter(([key]) => !this.#missing.has(key)));
  }

  /** A new answer of the model begins; what the one before left unfinished is written again. */
  beginAnswer(promptCharacters: number): void {
    this.meter.begin(promptCharacters);
    this.#reader = this.#newReader();
  }

  text(chunk: string): void {
    this.meter.received(chunk.length);
    this.#reader.feed(chunk);
    this.#schedule();
  }

  /** The states as a checkpoint keeps them: a section is finished before it is announced. */
  get sectionsToKeep(): SectionProgress[] {
    return this.sections.map(({ key, state }) => ({
      key,
      state: this.#unannounced.has(key) ? 'finished' : state,
    }));
  }

  /** The sections that the next checkpoint makes durable. */
  get unannounced(): readonly string[] {
    return [...this.#unannounced];
  }

  announce(keys: readonly string[]): void {
    for (const key of keys) {
      this.#unannounced.delete(key);
      this.#setState(key, 'finished');
    }
  }

  /** No more text comes: what waits is written, and what is half written is marked so. */
  close(): void {
    this.flush();
    this.#unannounced.clear();
    for (const section of this.sections) {
      if (!this.#missing.has(section.key)) section.state = 'finished';
      else if (section.state === 'writing') section.state = 'partial';
    }
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#pending.length === 0) return;
    this.#lastFlush = performance.now();
    const patches = this.#pending;
    this.#pending = [];
    this.log.publish({ type: 'patch', patches, used: this.meter.credits });
    this.#surroundings.changed(this, false);
  }

  #schedule(): void {
    if (this.#pending.length === 0 || this.#timer) return;
    const rest = this.#lastFlush + this.#surroundings.pace() - performance.now();
    if (rest <= 0) this.flush();
    else this.#timer = setTimeout(() => this.flush(), rest);
  }

  #newReader(): JsonReader {
    const wants = (key: string) => this.#missing.has(key) && !this.#surroundings.isDerived(key);
    return new JsonReader(this.result, wants, this.#readerEvents());
  }

  #readerEvents(): ReaderEvents {
    return {
      started: (key) => this.#setState(key, 'writing'),
      patch: (patch) => pushPatch(this.#pending, patch),
      finished: (key, value) => this.#finish(key, value),
    };
  }

  /** Works out the section that comes next in the document, if code is to, and those after it. */
  deriveNext(): void {
    const [next] = this.missing;
    if (next === undefined || !this.#surroundings.isDerived(next)) return;
    this.#tell(next, this.#surroundings.derive(next, this.finished), this.#readerEvents());
  }

  /** Tells a value that is there whole as if it were being read. */
  #tell(key: string, value: unknown, events: ReaderEvents): void {
    new JsonReader(this.result, () => true, events).feed(JSON.stringify({ [key]: value }));
  }

  #finish(key: string, value: unknown): void {
    const accepted = this.#accept(key, value);
    if (JSON.stringify(accepted) !== JSON.stringify(value)) {
      // The schema has changed the value, so it is told again as it is kept.
      this.#tell(key, accepted, { ...this.#readerEvents(), finished: () => {} });
    }
    this.flush();
    this.#missing.delete(key);
    this.#unannounced.add(key);
    this.#surroundings.changed(this, true);
    this.deriveNext();
  }

  #accept(key: string, value: unknown): unknown {
    try {
      return this.#surroundings.accept(key, value);
    } catch (error) {
      // What does not fit its schema must not be shown as if it did.
      Reflect.deleteProperty(this.result, key);
      throw error;
    }
  }

  #setState(key: string, state: SectionState): void {
    const section = this.sections.find((candidate) => candidate.key === key);
    if (!section || section.state === state) return;
    this.flush();
    section.state = state;
    this.log.publish({ type: 'section', section: key, state });
    this.#surroundings.changed(this, false);
  }
}
