import { EngineFailure } from '../port/engine-failure.ts';
import type { Prompt } from '../port/engine.ts';

/** So many words of the instructions in a row occur in no document by chance. */
const WORDS_IN_ROW = 12;
const WORD = /\p{L}{2,}/gu;
/** The worked example of a template is meant to be close to a document. */
const EXAMPLE = /^.*\{".*$/gm;

/** Ends an answer that repeats the system prompt, before the repeated words are shown. */
export class LeakGuard {
  readonly #secret: string;
  readonly #known: string;
  /** Each two words in a row of the instructions. Only an answer with twelve such words in a row is searched for. */
  readonly #pairs: ReadonlySet<string>;
  #row: string[] = [];
  #word = '';

  constructor({ system, user }: Prompt) {
    const words = wordsOf(system.replaceAll(EXAMPLE, ''));
    this.#secret = spaced(words);
    this.#known = user;
    this.#pairs = new Set(words.slice(1).map((word, at) => `${words[at]} ${word}`));
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
    const word = this.#word.toLowerCase();
    this.#word = '';
    // The letter of an escape in JSON is no word, and neither is any other single letter.
    if (word.length < 2) return;
    if (!this.#pairs.has(`${this.#row.at(-1)} ${word}`)) this.#row = [];
    this.#row.push(word);
    if (this.#row.length < WORDS_IN_ROW) return;
    const row = spaced(this.#row.slice(-WORDS_IN_ROW));
    if (this.#secret.includes(row) && !spaced(wordsOf(this.#known)).includes(row)) throw leaked();
  }
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

const spaced = (words: readonly string[]): string => ` ${words.join(' ')} `;

const leaked = (): EngineFailure =>
  new EngineFailure('invalid_result', {
    feedback: 'Your last answer repeated your instructions. Write the document only.',
  });
