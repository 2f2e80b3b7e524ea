import { HEAD_NAMES, type PlaceholderTable } from './placeholder-table.ts';

const MAX_DIGITS = 6;
const HEADS = HEAD_NAMES.map((name) => `${name}_`);
const MAX_LENGTH = Math.max(...HEADS.map(({ length }) => length)) + MAX_DIGITS + 1;
const FIRST_LETTERS = new Set(HEADS.map((head) => head.charCodeAt(0)));
const PLACEHOLDER = new RegExp(String.raw`(${HEADS.join('|')})(\d{1,${MAX_DIGITS}})([a-z]?)`, 'g');
const UNFINISHED = new RegExp(String.raw`^(?:${HEADS.join('|')})\d{0,${MAX_DIGITS}}[a-z]?$`);

/**
 * Replaces the placeholders in a stream of JSON text by their values, wherever the chunks are split.
 * It holds back only text that can still become a placeholder.
 */
export class RestoreStream {
  readonly #table: PlaceholderTable;
  readonly #emit: (text: string) => void;
  #held = '';

  constructor(table: PlaceholderTable, emit: (text: string) => void) {
    this.#table = table;
    this.#emit = emit;
  }

  /** Returns false if the whole chunk is held back. */
  text(chunk: string): boolean {
    // Most tokens hold no part of a placeholder, so this path must cost next to nothing.
    if (this.#held === '' && !chunk.includes('_') && !endsInHead(chunk)) {
      this.#emit(chunk);
      return true;
    }
    const text = this.#held + chunk;
    const rest = unfinishedAt(text);
    this.#held = text.slice(rest);
    if (rest === 0) return false;
    this.#emit(this.#restore(text.slice(0, rest)));
    return true;
  }

  /** Emits what was held back once the stream has ended. */
  end(): void {
    const text = this.#held;
    this.#held = '';
    if (text !== '') this.#emit(this.#restore(text));
  }

  #restore(text: string): string {
    if (!text.includes('_')) return text;
    return text.replace(PLACEHOLDER, (whole: string, head: string, digits: string, letter: string) => {
      const exact = this.#table.find(whole);
      if (exact) return inJson(exact.value);
      // "Student_1s": the model has added an ending.
      const stem = letter === '' ? undefined : this.#table.find(head + digits);
      return stem ? inJson(stem.value) + letter : whole;
    });
  }
}

const inJson = (value: string): string => JSON.stringify(value).slice(1, -1);

const UPPER_A = 65;
const LOWER_Z = 122;

/** Whether the last word of a chunk without underscores could be the beginning of a placeholder. */
function endsInHead(chunk: string): boolean {
  const first = Math.max(0, chunk.length - MAX_LENGTH);
  for (let at = chunk.length - 1; at >= first; at -= 1) {
    const code = chunk.charCodeAt(at);
    if (code < UPPER_A || code > LOWER_Z) return false;
    if (FIRST_LETTERS.has(code) && isBeginning(chunk.slice(at))) return true;
  }
  return false;
}

const isBeginning = (text: string): boolean =>
  HEADS.some((head) => head.startsWith(text)) || UNFINISHED.test(text);

/** Where a placeholder begins that the next chunk may continue; the length of the text if there is none. */
function unfinishedAt(text: string): number {
  for (let at = Math.max(0, text.length - MAX_LENGTH); at < text.length; at += 1) {
    if (FIRST_LETTERS.has(text.charCodeAt(at)) && isBeginning(text.slice(at))) return at;
  }
  return text.length;
}
