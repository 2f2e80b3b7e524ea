import type { Patch } from '../../generated/schemas/index.ts';
import { place, type Path, type Result } from './patches.ts';

/** What was read is not JSON, or ended too early. */
export class BrokenJson extends Error {
  override name = 'BrokenJson';
}

export interface ReaderEvents {
  started(key: string): void;
  patch(patch: Patch): void;
  finished(key: string, value: unknown): void;
}

type Container = { value: unknown[] | Record<string, unknown>; key: string | number; wanted: boolean };
type State = 'before' | 'key' | 'colon' | 'value' | 'string' | 'scalar' | 'comma' | 'after';

const ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

/**
 * Reads one JSON object into `into` as its text arrives and tells what grew. Each character is looked at once. Prose or a code fence around
 * the object is passed over, so are the keys that nobody asked for and `__proto__`. What PostgreSQL cannot keep as JSON (NUL,
 * half a surrogate pair) is left out.
 */
export class JsonReader {
  readonly #into: Result;
  readonly #wants: (key: string) => boolean;
  readonly #events: ReaderEvents;
  readonly #stack: Container[] = [];
  #state: State = 'before';
  #path: Path | undefined;
  #readsKey = false;
  #escape: string | undefined;
  #highSurrogate = '';
  #text = '';
  #fresh = '';

  constructor(into: Result, wants: (key: string) => boolean, events: ReaderEvents) {
    this.#into = into;
    this.#wants = wants;
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
    this.#tellFresh();
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
        // A brace in the prose before the object, not the object.
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

  #open(value: unknown[] | Record<string, unknown>): void {
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
    if (this.#stack.length === 0) this.#state = 'after';
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
    this.#events.finished(key, Reflect.get(top.value, key));
  }

  #beginString(isKey: boolean): void {
    this.#readsKey = isKey;
    this.#text = '';
    this.#state = 'string';
    if (!isKey) this.#set('');
  }

  #readString(chunk: string, start: number): number {
    let at = start;
    if (this.#escape !== undefined) {
      at = this.#readEscape(chunk, at);
      if (this.#escape !== undefined) return at;
    }
    let end = at;
    for (; end < chunk.length; end++) {
      const code = chunk.charCodeAt(end);
      if (code === 0x22 || code === 0x5c) break;
    }
    this.#grow(chunk.slice(at, end));
    if (end === chunk.length) return end;
    if (chunk.charCodeAt(end) === 0x5c) this.#escape = '';
    else this.#endString();
    return end + 1;
  }

  #readEscape(chunk: string, start: number): number {
    let escape = this.#escape ?? '';
    let at = start;
    while (at < chunk.length) {
      escape += chunk.charAt(at++);
      if (!escape.startsWith('u')) {
        const character = ESCAPES[escape];
        if (character === undefined) throw new BrokenJson(`Unexpected escape \\${escape}`);
        this.#escape = undefined;
        this.#grow(character);
        return at;
      }
      if (escape.length === 5) {
        if (!/^u[0-9a-f]{4}$/i.test(escape)) throw new BrokenJson(`Unexpected escape \\${escape}`);
        this.#escape = undefined;
        this.#grow(String.fromCharCode(Number.parseInt(escape.slice(1), 16)));
        return at;
      }
    }
    this.#escape = escape;
    return at;
  }

  /** Takes more of the string, keeping half a surrogate pair back until the other half is there. */
  #grow(more: string): void {
    if (more === '') return;
    let text = this.#highSurrogate + more;
    this.#highSurrogate = '';
    if (isHighSurrogate(text.charCodeAt(text.length - 1))) {
      this.#highSurrogate = text.slice(-1);
      text = text.slice(0, -1);
    }
    if (!text.isWellFormed()) text = text.toWellFormed();
    if (text.includes('\0')) text = text.replaceAll('\0', '');
    if (this.#readsKey) this.#text += text;
    else this.#fresh += text;
  }

  #endString(): void {
    this.#highSurrogate = '';
    if (this.#readsKey) {
      this.#top().key = this.#text;
      this.#state = 'colon';
      return;
    }
    this.#tellFresh();
    this.#valueEnded();
  }

  #tellFresh(): void {
    if (this.#fresh === '') return;
    const top = this.#top();
    if (top.wanted) {
      place(top.value, top.key, `${String(Reflect.get(top.value, top.key))}${this.#fresh}`);
      if (top.key !== '__proto__')
        this.#events.patch({ op: 'append', path: this.#pathNow(), value: this.#fresh });
    }
    this.#fresh = '';
  }

  #readScalar(chunk: string, start: number): number {
    let at = start;
    while (at < chunk.length && !/[\s,\]}]/.test(chunk.charAt(at))) at++;
    this.#text += chunk.slice(start, at);
    if (this.#text.length > 400) throw new BrokenJson('A number without an end');
    if (at < chunk.length) {
      this.#set(scalar(this.#text));
      this.#valueEnded();
    }
    return at;
  }

  #set(value: unknown, kept: unknown = value): void {
    const top = this.#top();
    if (!top.wanted || top.key === '__proto__') return;
    place(top.value, top.key, kept);
    this.#events.patch({ op: 'set', path: this.#pathNow(), value });
  }

  #top(): Container {
    const top = this.#stack.at(-1);
    if (!top) throw new BrokenJson('Nothing is open');
    return top;
  }

  #pathNow(): Path {
    this.#path ??= this.#stack.map(({ key }) => key);
    return this.#path;
  }
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}

function scalar(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BrokenJson(`Unexpected ${text}`);
  }
}
