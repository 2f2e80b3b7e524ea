import type { Patch } from '../../../generated/schemas/index.ts';
import { BrokenJson, JsonStringReader } from './json-string-reader.ts';
import { type Container, place, type Path, type Result, partOf } from '../document/patches.ts';

export interface ReaderEvents {
  started(key: string): void;
  patch(patch: Patch): void;
  finished(key: string, value: unknown): void;
}

type Level = { value: Container; key: string | number; wanted: boolean };
type State = 'before' | 'key' | 'colon' | 'value' | 'string' | 'scalar' | 'comma' | 'after';

/**
 * Parses one JSON object into `into` as its text arrives, and reports every change. It visits each
 * character once. It skips prose or a code fence around the object, objects before it, an object
 * that only wraps it, keys that the caller does not want, and `__proto__`.
 */
export class JsonReader {
  readonly #into: Result;
  readonly #wants: (key: string) => boolean;
  readonly #knows: (key: string) => boolean;
  readonly #events: ReaderEvents;
  readonly #stack: Level[] = [];
  #state: State = 'before';
  #path: Path | undefined;
  #readsKey = false;
  readonly #string = new JsonStringReader((text) => {
    if (this.#readsKey) this.#text += text;
    else this.#unflushed += text;
  });
  #text = '';
  #unflushed = '';
  /** Whether the object has had a key that the caller knows, so that nothing else is its wrapper. */
  #isFound = false;

  /** `knows` tells the document's keys, wanted or not, from those of an object around it. */
  constructor(
    into: Result,
    wants: (key: string) => boolean,
    events: ReaderEvents,
    knows: (key: string) => boolean = wants,
  ) {
    this.#into = into;
    this.#wants = wants;
    this.#knows = knows;
    this.#events = events;
  }

  /** Whether the object was closed. */
  get complete(): boolean {
    return this.#state === 'after';
  }

  feed(chunk: string): void {
    let at = 0;
    while (at < chunk.length && this.#state !== 'after') {
      if (this.#state === 'string') at = this.#readString(chunk, at);
      else if (this.#state === 'scalar') at = this.#readScalar(chunk, at);
      else this.#readStructure(chunk.charAt(at++));
    }
    this.#flushText();
  }

  #readStructure(character: string): void {
    if (character === ' ' || character === '\n' || character === '\r' || character === '\t') return;
    switch (this.#state) {
      case 'before':
        if (character === '{') this.#open(this.#into);
        return;
      case 'key':
        if (character === '"') return this.#beginString(true);
        if (character === '}') return this.#close();
        // The brace belonged to prose before the object.
        if (this.#stack.length === 1 && this.#stack[0]?.key === '') {
          this.#stack.pop();
          this.#state = 'before';
          return;
        }
        break;
      case 'colon':
        if (character === ':') {
          this.#state = 'value';
          return;
        }
        break;
      case 'value':
        if (character === ']' && Array.isArray(this.#stack.at(-1)?.value)) return this.#close();
        return this.#beginValue(character);
      case 'comma':
        if (character === ',') return this.#next();
        if (character === '}' || character === ']') return this.#close();
        break;
      default:
    }
    throw new BrokenJson(`Unexpected ${character}`);
  }

  #beginValue(character: string): void {
    const top = this.#top();
    if (typeof top.key === 'number') top.key += 1;
    this.#path = undefined;
    if (!this.#isFound) this.#unwrap(top);
    if (this.#stack.length === 1) {
      const key = String(top.key);
      top.wanted = key !== '__proto__' && this.#wants(key);
      if (top.wanted) this.#events.started(key);
    }
    if (character === '{') return this.#open({});
    if (character === '[') return this.#open([]);
    if (character === '"') return this.#beginString(false);
    this.#text = character;
    this.#state = 'scalar';
  }

  /** Makes the innermost object the document if it is the first with a key of the document. */
  #unwrap(top: Level): void {
    if (typeof top.key === 'number' || !this.#knows(top.key)) return;
    this.#isFound = true;
    if (this.#stack.length === 1) return;
    top.value = this.#into;
    this.#stack.splice(0, this.#stack.length, top);
  }

  #open(value: Container): void {
    const outer = this.#stack.at(-1);
    const wanted = outer ? outer.wanted && outer.key !== '__proto__' : true;
    if (outer) this.#set(Array.isArray(value) ? [] : {}, value);
    this.#stack.push({ value, key: Array.isArray(value) ? -1 : '', wanted });
    this.#path = undefined;
    this.#state = Array.isArray(value) ? 'value' : 'key';
  }

  #close(): void {
    this.#stack.pop();
    this.#path = undefined;
    // An object without any key of the document is an example or a draft before it.
    if (this.#stack.length === 0) this.#state = this.#isFound ? 'after' : 'before';
    else this.#valueEnded();
  }

  #next(): void {
    this.#state = typeof this.#top().key === 'number' ? 'value' : 'key';
  }

  #valueEnded(): void {
    this.#state = 'comma';
    const top = this.#top();
    if (this.#stack.length > 1 || !top.wanted) return;
    const key = String(top.key);
    this.#events.finished(key, partOf(top.value, key));
  }

  #beginString(isKey: boolean): void {
    this.#readsKey = isKey;
    this.#text = '';
    this.#state = 'string';
    if (!isKey) this.#set('');
  }

  #readString(chunk: string, start: number): number {
    const next = this.#string.read(chunk, start);
    if (this.#string.closed) this.#endString();
    return next;
  }

  #endString(): void {
    if (this.#readsKey) {
      this.#top().key = this.#text;
      this.#state = 'colon';
      return;
    }
    this.#flushText();
    this.#valueEnded();
  }

  #flushText(): void {
    if (this.#unflushed === '') return;
    const top = this.#top();
    if (top.wanted) {
      place(top.value, top.key, `${String(partOf(top.value, top.key))}${this.#unflushed}`);
      if (top.key !== '__proto__')
        this.#events.patch({ op: 'append', path: this.#pathNow(), value: this.#unflushed });
    }
    this.#unflushed = '';
  }

  #readScalar(chunk: string, start: number): number {
    let at = start;
    while (at < chunk.length && !/[\s,\]}]/.test(chunk.charAt(at))) at++;
    this.#text += chunk.slice(start, at);
    if (this.#text.length > 400) throw new BrokenJson('Number too long');
    if (at < chunk.length) {
      this.#set(scalar(this.#text));
      this.#valueEnded();
    }
    return at;
  }

  #set(value: unknown, stored: unknown = value): void {
    const top = this.#top();
    if (!top.wanted || top.key === '__proto__') return;
    place(top.value, top.key, stored);
    this.#events.patch({ op: 'set', path: this.#pathNow(), value });
  }

  #top(): Level {
    const top = this.#stack.at(-1);
    if (!top) throw new BrokenJson('Nothing is open');
    return top;
  }

  #pathNow(): Path {
    this.#path ??= this.#stack.map(({ key }) => key);
    return this.#path;
  }
}

function scalar(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BrokenJson(`Unexpected ${text}`);
  }
}
