/** The text is not JSON, or ended too early. */
export class BrokenJson extends Error {
  override name = 'BrokenJson';
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

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
 * Decodes the characters of JSON strings that arrive in chunks. Drops what PostgreSQL cannot store
 * as JSON: NUL and unpaired surrogates.
 */
export class JsonStringReader {
  readonly #append: (text: string) => void;
  #escape: string | undefined;
  #highSurrogate = '';
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
    if (chunk.charCodeAt(end) === BACKSLASH) {
      this.#escape = '';
    } else {
      this.#highSurrogate = '';
      this.#closed = true;
    }
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
        this.#decode(character);
        return at;
      }
      if (escape.length === 5) {
        if (!/^u[0-9a-f]{4}$/i.test(escape)) throw new BrokenJson(`Unexpected escape \\${escape}`);
        this.#escape = undefined;
        this.#decode(String.fromCharCode(Number.parseInt(escape.slice(1), 16)));
        return at;
      }
    }
    this.#escape = escape;
    return at;
  }

  /** Buffers a trailing high surrogate until its low surrogate arrives. */
  #decode(more: string): void {
    if (more === '') return;
    let text = this.#highSurrogate + more;
    this.#highSurrogate = '';
    if (isHighSurrogate(text.charCodeAt(text.length - 1))) {
      this.#highSurrogate = text.slice(-1);
      text = text.slice(0, -1);
    }
    if (!text.isWellFormed()) text = text.toWellFormed();
    if (text.includes('\0')) text = text.replaceAll('\0', '');
    this.#append(text);
  }
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}
