import { EngineFailure } from '../port/engine-failure.ts';
import type { Prompt } from '../port/engine.ts';

/** So many words of the instructions in a row occur in no document by chance. */
const WORDS_IN_ROW = 12;
const WORD = /\p{L}{2,}/gu;
/** The worked example of a template is meant to be close to a document. */
const EXAMPLE = /^.*\{".*$/gm;

/** Ends an answer that repeats the system prompt, before the repeated words are shown. */
export class LeakGuard {
  readonly #secrets: ReadonlySet<string>;
  /** The last two words of each secret row. Few answers contain them, so few rows are built. */
  readonly #ends: ReadonlySet<string>;
  #last: string[] = [];
  #word = '';

  constructor({ system, user }: Prompt) {
    const known = new Set(rowsOf(user));
    this.#secrets = new Set(rowsOf(system.replaceAll(EXAMPLE, '')).filter((row) => !known.has(row)));
    this.#ends = new Set([...this.#secrets].map(endOf));
  }

  /** Throws an {@link EngineFailure} if the answer so far repeats a row of the instructions. */
  feed(chunk: string): void {
    for (let at = 0; at < chunk.length; at++) {
      const code = chunk.charCodeAt(at);
      const isLetter = (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code > 127;
      if (isLetter) this.#word += chunk[at];
      else if (this.#word !== '') this.#endWord();
    }
  }

  #endWord(): void {
    const word = this.#word;
    this.#word = '';
    // The letter of an escape in JSON is no word, and neither is any other single letter.
    if (word.length < 2) return;
    this.#last.push(word.toLowerCase());
    if (this.#last.length > WORDS_IN_ROW) this.#last.shift();
    if (this.#last.length < WORDS_IN_ROW || !this.#ends.has(`${this.#last.at(-2)} ${this.#last.at(-1)}`))
      return;
    if (this.#secrets.has(this.#last.join(' '))) throw leaked();
  }
}

const endOf = (row: string): string => row.slice(row.lastIndexOf(' ', row.lastIndexOf(' ') - 1) + 1);

const leaked = (): EngineFailure =>
  new EngineFailure('invalid_result', {
    feedback: 'Your last answer repeated your instructions. Write the document only.',
  });

/** Every row of words in a text. */
function rowsOf(text: string): string[] {
  const words = text.toLowerCase().match(WORD) ?? [];
  return Array.from({ length: Math.max(0, words.length - WORDS_IN_ROW + 1) }, (_, at) =>
    words.slice(at, at + WORDS_IN_ROW).join(' '),
  );
}
