import type {
  Patch,
  Safety,
  SectionProgress,
  SectionState,
  WaitingEvent,
} from '../../../generated/schemas/index.ts';
import { EngineFailure } from '../../../engine/port/engine-failure.ts';
import type { SectionItem } from '../../../engine/port/writing-request.ts';
import { asSafety, type ModelVerdict, VERDICT_KEY } from '../../../engine/safety/model-verdict.ts';
import { EventLog } from './event-log.ts';
import { JsonReader, type ReaderEvents } from './json-reader.ts';
import { UsageMeter } from './usage-meter.ts';
import { place, pushPatch, type Result } from '../document/patches.ts';
import type { Wait } from './retry-policy.ts';
import { readItem } from './read-item.ts';

export interface RunStart {
  runId: string;
  generationId: string;
  userId: string;
  /** The sections written before this run; with `item`, also the section that contains it. */
  written: Result;
  /** The item that this run rewrites, if not whole sections. */
  item?: SectionItem;
  sections: readonly SectionProgress[];
  lastEvent: number;
  /** The keys of the sections that this run writes. */
  keys: readonly string[];
}

interface RunHooks {
  /** Returns the value as parsed by its schema; throws if it does not match. */
  accept(key: string, value: unknown): unknown;
  /** Whether code derives the section instead of the engine. */
  isDerived(key: string): boolean;
  /** Derives a section from the finished ones. */
  derive(key: string, finished: Result): unknown;
  /** The minimum milliseconds between two flushes. */
  flushInterval(): number;
  /** The run has unsaved changes; `soon` if a section has finished. */
  changed(run: LiveRun, soon: boolean): void;
}

/**
 * A document while it is being written: turns the engine's text into numbered events. The first
 * patch is flushed at once, later ones at most once per flush interval. A section is announced as
 * finished only after a checkpoint has stored it.
 */
export class LiveRun {
  readonly start: RunStart;
  readonly log: EventLog;
  readonly meter = new UsageMeter();
  readonly result: Result;
  readonly sections: SectionProgress[];
  /** Why a section of this response was not accepted; its other sections are. */
  rejection: EngineFailure | undefined;
  readonly #hooks: RunHooks;
  readonly #missing: Set<string>;
  readonly #knows: (key: string) => boolean;
  readonly #unannounced = new Set<string>();
  readonly #adjusting = new Set<string>();
  #verdict: Safety | null = null;
  #keptCharacters = 0;
  #reader: JsonReader;
  #pending: Patch[] = [];
  #lastFlush = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;
  #wait: { reason: Wait['reason']; until: number } | undefined;

  constructor(start: RunStart, hooks: RunHooks) {
    this.start = start;
    this.log = new EventLog(start.lastEvent);
    this.result = structuredClone(start.written);
    this.sections = start.sections.map((section) => ({ ...section }));
    this.#hooks = hooks;
    this.#missing = new Set(start.keys);
    const known = new Set(start.sections.map(({ key }) => key));
    this.#knows = (key) => known.has(key) || key === VERDICT_KEY;
    this.#reader = this.#newReader();
  }

  /** What the model said about the request; null if it has not. */
  get verdict(): Safety | null {
    return this.#verdict;
  }

  judged(verdict: ModelVerdict): void {
    this.#verdict = asSafety(verdict);
  }

  /** The keys that this run has not finished. */
  get missing(): readonly string[] {
    return this.start.keys.filter((key) => this.#missing.has(key));
  }

  /** The keys that the engine has not finished. */
  get wanted(): readonly string[] {
    return this.missing.filter((key) => !this.#hooks.isDerived(key));
  }

  /** All finished sections, including those of earlier runs. */
  get finished(): Result {
    return Object.fromEntries(Object.entries(this.result).filter(([key]) => !this.#missing.has(key)));
  }

  /**
   * Starts a new response of the engine, which rewrites the last response's unfinished sections.
   */
  beginResponse(promptCharacters: number): void {
    this.meter.begin(promptCharacters);
    this.rejection = undefined;
    this.#keptCharacters = 0;
    this.#reader = this.#newReader();
  }

  /** After a response that failed, only its finished sections count as used. */
  endFailedResponse(): void {
    this.meter.keepOnly(this.#keptCharacters);
  }

  /** Tells subscribers about a wait while it lasts. */
  async waiting({ milliseconds, reason }: Wait, wait: () => Promise<void>): Promise<void> {
    this.#wait = { reason, until: performance.now() + milliseconds };
    this.#publishWait();
    try {
      await wait();
    } finally {
      this.#wait = undefined;
      this.log.publish({ type: 'waiting', reason, seconds: 0 });
    }
  }

  /** The wait that is in progress, with the seconds that are left. */
  get waitEvent(): WaitingEvent | null {
    if (!this.#wait) return null;
    const { reason, until } = this.#wait;
    return {
      type: 'waiting',
      reason,
      seconds: Math.max(1, Math.ceil((until - performance.now()) / 1000)),
    };
  }

  #publishWait(): void {
    const event = this.waitEvent;
    if (event) this.log.publish(event);
  }

  text(chunk: string): void {
    this.meter.received(chunk.length);
    this.#reader.feed(chunk);
    this.#schedule();
  }

  /**
   * The states for the next checkpoint, which stores a finished section before it is announced. A
   * section that is adjusted stays finished.
   */
  get sectionsToPersist(): SectionProgress[] {
    return this.sections.map(({ key, state }) => ({
      key,
      state: this.#unannounced.has(key) || this.#adjusting.has(key) ? 'finished' : state,
    }));
  }

  /** Finished sections that no checkpoint has stored yet. */
  get unannounced(): readonly string[] {
    return [...this.#unannounced];
  }

  announce(keys: readonly string[]): void {
    for (const key of keys) {
      this.#unannounced.delete(key);
      if (!this.#adjusting.has(key)) this.#setState(key, 'finished');
    }
  }

  /** Announces that finished sections are being rewritten. Their text stays until it is replaced. */
  beginAdjusting(keys: readonly string[]): void {
    for (const key of keys) {
      this.#adjusting.add(key);
      this.#setState(key, 'writing');
    }
  }

  /** Replaces finished sections, all of them in the same checkpoint. */
  replace(sections: Result): void {
    for (const [key, value] of Object.entries(sections)) this.#replay(key, value, this.#readerEvents());
  }

  endAdjusting(keys: readonly string[]): void {
    for (const key of keys) {
      this.#adjusting.delete(key);
      if (!this.#unannounced.has(key)) this.#setState(key, 'finished');
    }
  }

  /** Flushes pending patches and marks unfinished sections as partial. */
  close(): void {
    this.flush();
    this.#unannounced.clear();
    for (const section of this.sections) {
      // Other runs write the sections that this one leaves.
      const isLeft = section.state === 'waiting' && !this.start.keys.includes(section.key);
      if (isLeft) continue;
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
    this.#hooks.changed(this, false);
  }

  #schedule(): void {
    if (this.#pending.length === 0 || this.#timer) return;
    const rest = this.#lastFlush + this.#hooks.flushInterval() - performance.now();
    if (rest <= 0) this.flush();
    // Not a job: the events that wait are those of this process's readers.
    else this.#timer = setTimeout(() => this.flush(), rest);
  }

  #newReader(): JsonReader {
    const wants = (key: string) => this.#missing.has(key) && !this.#hooks.isDerived(key);
    const { item } = this.start;
    return item
      ? readItem(this.result, item, wants, this.#readerEvents())
      : new JsonReader(this.result, wants, this.#readerEvents(), this.#knows);
  }

  #readerEvents(): ReaderEvents {
    return {
      started: (key) => this.#setState(key, 'writing'),
      patch: (patch) => pushPatch(this.#pending, patch),
      finished: (key, value) => this.#finish(key, value),
    };
  }

  /** Derives the next missing section if code writes it, then any derived ones after it. */
  deriveNext(): void {
    const [next] = this.missing;
    if (next === undefined || !this.#hooks.isDerived(next)) return;
    this.#replay(next, this.#hooks.derive(next, this.finished), this.#readerEvents());
  }

  /** Emits the events of a complete value. */
  #replay(key: string, value: unknown, events: ReaderEvents): void {
    const written: unknown = JSON.parse(JSON.stringify(value));
    events.started(key);
    place(this.result, key, written);
    events.patch({ op: 'set', path: [key], value: structuredClone(written) });
    events.finished(key, written);
  }

  #finish(key: string, value: unknown): void {
    const accepted = this.#accept(key, value);
    if (accepted === undefined) return;
    if (!this.#hooks.isDerived(key)) this.#keptCharacters += JSON.stringify({ [key]: accepted }).length;
    if (JSON.stringify(accepted) !== JSON.stringify(value)) {
      // Parsing has changed the value, so emit it again as it will be stored.
      this.#replay(key, accepted, { ...this.#readerEvents(), finished: () => {} });
    }
    this.flush();
    this.#missing.delete(key);
    this.#unannounced.add(key);
    this.#hooks.changed(this, true);
    this.deriveNext();
  }

  /** Undefined for the first value of a response that does not match its schema; a second one ends it. */
  #accept(key: string, value: unknown): unknown {
    try {
      return this.#hooks.accept(key, value);
    } catch (error) {
      // Readers must not see a value that does not match its schema.
      if (this.start.item) place(this.result, key, structuredClone(this.start.written[key]));
      else Reflect.deleteProperty(this.result, key);
      if (!(error instanceof EngineFailure) || this.rejection) throw this.rejection ?? error;
      this.rejection = error;
      return undefined;
    }
  }

  #setState(key: string, state: SectionState): void {
    const section = this.sections.find((candidate) => candidate.key === key);
    if (!section || section.state === state) return;
    this.flush();
    section.state = state;
    this.log.publish({ type: 'section', section: key, state });
    this.#hooks.changed(this, false);
  }
}
