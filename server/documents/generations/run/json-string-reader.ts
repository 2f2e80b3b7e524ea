import { CONTROL_ESCAPES, isTex, MAX_COMMAND } from './tex-escapes.ts';

/** The text is not JSON, or ended too early. */
export class BrokenJson extends Error {
  override name = 'BrokenJson';
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

const LETTER = /^[a-z]$/i;
const HEX = /^[0-9a-f]$/i;
const UNICODE = /^u[0-9a-f]{4}$/i;
/** The letters of the escapes for control characters, by their other spelling. */
const CONTROL_CODES: Readonly<Record<string, string>> = {
  u0008: 'b',
  u0009: 't',
  u000a: 'n',
  u000c: 'f',
  u000d: 'r',
};
/** Control characters that no document contains. PostgreSQL can't store NUL as JSON. */
const CONTROLS = /[^\P{Cc}\n\t]/gu;

/**
 * Decodes the characters of JSON strings that arrive in chunks. A backslash before the letters of a
 * TeX command, or in an escape that JSON doesn't know, is text. Drops unpaired surrogates and all
 * control characters except newlines and tabs.
 */
export class JsonStringReader {
  readonly #append: (text: string) => void;
  /** What follows a backslash, as far as it has been read. */
  #escape: string | undefined;
  /** The beginning of a surrogate pair or of a line break. */
  #held = '';
  #text = '';
  #closed = false;

  constructor(append: (text: string) => void) {
    this.#append = append;
  }

  /** Whether the last read ended with the closing quote. */
  get closed(): boolean {
    return this.#closed;
  }

  /**
   * Reads to the closing quote or the end of the chunk; returns the index of the next character.
   */
  read(chunk: string, start: number): number {
    this.#closed = false;
    let at = start;
    if (this.#escape !== undefined) {
      at = this.#readEscape(chunk, at);
      if (this.#escape !== undefined) return at;
    }
    let end = at;
    for (; end < chunk.length; end++) {
      const code = chunk.charCodeAt(end);
      if (code === QUOTE || code === BACKSLASH) break;
    }
    this.#decode(chunk.slice(at, end));
    if (end === chunk.length) return end;
    if (chunk.charCodeAt(end) === BACKSLASH) this.#escape = '';
    else this.#close();
    return end + 1;
  }

  #close(): void {
    if (this.#held === '\r') this.#emit('\n');
    this.#held = '';
    this.#text = '';
    this.#closed = true;
  }

  /** An escape ends before the first character that can't belong to it. */
  #readEscape(chunk: string, start: number): number {
    let escape = this.#escape ?? '';
    let at = start;
    for (; at < chunk.length; at++) {
      const character = chunk.charAt(at);
      if (!isContinued(escape, character)) {
        this.#escape = undefined;
        this.#decode(this.#unescape(escape));
        return at;
      }
      escape += character;
      escape = CONTROL_CODES[escape.toLowerCase()] ?? escape;
    }
    this.#escape = escape;
    return at;
  }

  #unescape(escape: string): string {
    const first = escape.charAt(0);
    const control = CONTROL_ESCAPES[first];
    if (control !== undefined) {
      return isTex(escape, this.#text) ? `\\${escape}` : `${control}${escape.slice(1)}`;
    }
    if (UNICODE.test(escape)) return String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return '"\\/\''.includes(escape) ? escape : `\\${escape}`;
  }

  #decode(more: string): void {
    if (more === '') return;
    let text = this.#held + more;
    this.#held = '';
    if (isHeld(text.charCodeAt(text.length - 1))) {
      this.#held = text.slice(-1);
      text = text.slice(0, -1);
    }
    this.#emit(text);
  }

  #emit(text: string): void {
    let clean = text.isWellFormed() ? text : text.toWellFormed();
    if (clean.search(CONTROLS) !== -1) clean = clean.replaceAll(/\r\n?/g, '\n').replaceAll(CONTROLS, '');
    this.#text += clean;
    this.#append(clean);
  }
}

function isContinued(escape: string, next: string): boolean {
  if (escape === '') return true;
  const first = escape.charAt(0);
  if (first === 'u') return escape.length < 5 && HEX.test(next);
  return first in CONTROL_ESCAPES && escape.length <= MAX_COMMAND && LETTER.test(next);
}

const CARRIAGE_RETURN = 0x0d;

/** Whether the next character decides what this one is. */
const isHeld = (code: number): boolean => code === CARRIAGE_RETURN || (code >= 0xd800 && code <= 0xdbff);
