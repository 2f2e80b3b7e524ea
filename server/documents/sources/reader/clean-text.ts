/** Longer texts are truncated. */
export const MAX_CHARACTERS = 100_000;

const SPACE = /\s/;
const LINE_BREAKS = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;

/**
 * Collects the text of a file in pieces and cleans it on the way: one space between words, at most one
 * empty line between paragraphs. It never holds more than {@link MAX_CHARACTERS}, however much arrives.
 */
export class CleanText {
  #text = '';
  /** White space since the last word; undefined without any. */
  #lineBreaks: number | undefined;
  #afterReturn = false;

  get isFull(): boolean {
    return this.#text.length >= MAX_CHARACTERS;
  }

  append(piece: string): void {
    for (const [run] of piece.matchAll(/\s+|\S+/g)) {
      if (this.isFull) return;
      if (SPACE.test(run.charAt(0))) this.#appendSpace(run);
      else this.#appendWord(run);
    }
  }

  toString(): string {
    const text = this.#text.slice(0, MAX_CHARACTERS);
    // Half a surrogate pair at the cut is dropped, others become replacement characters.
    return (/[\uD800-\uDBFF]$/.test(text) ? text.slice(0, -1) : text).toWellFormed().trim();
  }

  #appendSpace(run: string): void {
    const breaks = run.match(LINE_BREAKS)?.length ?? 0;
    const isSecondHalf = this.#afterReturn && run.startsWith('\n');
    this.#lineBreaks = (this.#lineBreaks ?? 0) + breaks - (isSecondHalf ? 1 : 0);
    this.#afterReturn = run.endsWith('\r');
  }

  #appendWord(run: string): void {
    const word = run.slice(0, MAX_CHARACTERS).replaceAll('\0', '');
    if (word === '') return;
    if (this.#text !== '' && this.#lineBreaks !== undefined) {
      this.#text += this.#lineBreaks === 0 ? ' ' : '\n'.repeat(Math.min(this.#lineBreaks, 2));
    }
    this.#text += word;
    this.#lineBreaks = undefined;
    this.#afterReturn = false;
  }
}
