/** The marks around the reasoning of models whose server doesn't separate it from the answer. */
const MARKS: ReadonlyMap<string, string> = new Map([
  ['<think>', '</think>'],
  ['<thinking>', '</thinking>'],
  ['<thought>', '</thought>'],
  ['<reasoning>', '</reasoning>'],
  ['[THINK]', '[/THINK]'],
  ['◁think▷', '◁/think▷'],
  ['<|channel|>analysis', '<|end|>'],
]);

const escape = (text: string) => text.replaceAll(/[[\]|/]/g, String.raw`\$&`);
const START = new RegExp(`\\{|${[...MARKS.keys()].map(escape).join('|')}`, 'i');
const MAX_MARK_LENGTH = Math.max(...[...MARKS.keys()].map(({ length }) => length));
const MAX_PROSE = 400;

/**
 * Passes on a model's answer from its first brace. Drops the prose and the reasoning before it, even
 * if the reasoning contains a draft. Once the answer has begun, text passes without a copy.
 */
export class AnswerText {
  readonly #emit: (text: string) => void;
  #state: 'before' | 'reasoning' | 'answer' = 'before';
  #held = '';
  #end = '';
  #prose = '';

  constructor(emit: (text: string) => void) {
    this.#emit = emit;
  }

  /** Whether the answer has begun. */
  get begun(): boolean {
    return this.#state === 'answer';
  }

  /** Whether reasoning stands in front of the answer. */
  get hasReasoned(): boolean {
    return this.#end !== '';
  }

  /** The beginning of what stands before an answer, without the reasoning. */
  get prose(): string {
    return `${this.#prose}${this.#state === 'before' ? this.#held : ''}`.trim().slice(0, MAX_PROSE);
  }

  feed(text: string): void {
    if (this.#state === 'answer') {
      this.#emit(text);
      return;
    }
    this.#held += text;
    while (this.#state === 'before' ? this.#findStart() : this.#state === 'reasoning' && this.#findEnd());
  }

  /** Looks for the first brace or mark; returns whether there is more to read. */
  #findStart(): boolean {
    const start = START.exec(this.#held);
    if (!start) {
      this.#drop(this.#held.length - MAX_MARK_LENGTH + 1);
      return false;
    }
    const [mark] = start;
    this.#drop(start.index);
    if (mark === '{') {
      this.#state = 'answer';
      this.#emit(this.#held);
      this.#held = '';
      return false;
    }
    this.#end = MARKS.get(mark.toLowerCase()) ?? MARKS.get(mark) ?? '';
    this.#held = this.#held.slice(mark.length);
    this.#state = 'reasoning';
    return true;
  }

  #findEnd(): boolean {
    const at = this.#held.indexOf(this.#end);
    if (at === -1) {
      this.#held = this.#held.slice(Math.max(0, this.#held.length - this.#end.length + 1));
      return false;
    }
    this.#held = this.#held.slice(at + this.#end.length);
    this.#state = 'before';
    return true;
  }

  #drop(length: number): void {
    if (length <= 0) return;
    if (this.#prose.length < MAX_PROSE) this.#prose += this.#held.slice(0, length);
    this.#held = this.#held.slice(length);
  }
}
