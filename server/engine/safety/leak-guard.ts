import { EngineFailure } from '../port/engine-failure.ts';
import type { Prompt } from '../port/engine.ts';
import { remember } from '../../platform/remember.ts';

/** So many words of the instructions in a row occur in no document by chance. */
const WORDS_IN_ROW = 12;
const WORD = /\p{L}{2,}/gu;
/** The worked example of a template is meant to be close to a document. */
const EXAMPLE = /^.*\{".*$/gm;

/** Ends an answer that repeats the system prompt, before the repeated words are shown. */
export class LeakGuard {
  readonly #secret: Secret;
  readonly #known: string;
  #row: string[] = [];
  /** What may follow the last word, if the instructions hold that. */
  #next: ReadonlySet<string> | undefined;
  #word = '';

  constructor({ system, user }: Prompt) {
    this.#secret = secretOf(system);
    this.#known = user;
  }

  /** Throws an {@link EngineFailure} if the answer so far repeats a row of the instructions. */
  feed(chunk: string): void {
    let start = 0;
    for (let at = 0; at < chunk.length; at++) {
      if (isLetter(chunk.charCodeAt(at))) continue;
      if (at > start || this.#word !== '') this.#endWord(chunk.slice(start, at));
      start = at + 1;
    }
    this.#word += chunk.slice(start);
  }

  #endWord(ending: string): void {
    const word = (this.#word + ending).toLowerCase();
    this.#word = '';
    // The letter of an escape in JSON is no word, and neither is any other single letter.
    if (word.length < 2) return;
    const isNext = this.#next?.has(word) ?? false;
    // Most words don't continue a row of the instructions, so this path must cost next to nothing.
    this.#next = this.#secret.followers.get(word);
    if (!isNext) this.#row.length = 0;
    if (this.#next === undefined && !isNext) return;
    this.#row.push(word);
    if (this.#row.length < WORDS_IN_ROW) return;
    const row = spaced(this.#row.slice(-WORDS_IN_ROW));
    if (this.#secret.text.includes(row) && !spaced(wordsOf(this.#known)).includes(row)) throw leaked();
  }
}

const isLetter = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code > 127;

interface Secret {
  text: string;
  /** The words that follow each word. Only twelve words in a row that do so are searched for. */
  followers: ReadonlyMap<string, ReadonlySet<string>>;
}

/** How many system prompts are remembered; documents of one template and grade share theirs. */
const PROMPTS = 50;

const secretOf = remember(PROMPTS, (system): Secret => {
  const words = wordsOf(system.replaceAll(EXAMPLE, ''));
  const followers = new Map<string, Set<string>>();
  words.forEach((word, at) => {
    const next = words[at + 1];
    if (next === undefined) return;
    const known = followers.get(word);
    if (known) known.add(next);
    else followers.set(word, new Set([next]));
  });
  return { text: spaced(words), followers };
});

const wordsOf = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

const spaced = (words: readonly string[]): string => ` ${words.join(' ')} `;

const leaked = (): EngineFailure =>
  new EngineFailure('invalid_result', {
    feedback: 'Your last answer repeated your instructions. Write the document only.',
  });
