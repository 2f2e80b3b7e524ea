import { countTokens, type Tokens } from '../../engine/port/tokens.ts';

/**
 * Counts the tokens of a run: those that the provider reports, otherwise an estimate from the text.
 */
export class UsageMeter {
  #before: Tokens = { input: 0, output: 0 };
  #promptTokens = 0;
  #characters = 0;
  #reported: Partial<Tokens> = {};
  #responses = 0;

  /** How many calls to the engine the run has made. */
  get responses(): number {
    return this.#responses;
  }

  /** Starts counting a new call to the engine, in addition to earlier ones. */
  begin(promptCharacters: number): void {
    this.#before = this.used;
    this.#promptTokens = countTokens(promptCharacters);
    this.#characters = 0;
    this.#reported = {};
    this.#responses += 1;
  }

  received(characters: number): void {
    this.#characters += characters;
  }

  reported(used: Partial<Tokens>): void {
    this.#reported = { ...this.#reported, ...used };
  }

  /** A call that fails before its first character costs nothing. */
  get used(): Tokens {
    const answered = this.#characters > 0;
    return {
      input: this.#before.input + (this.#reported.input ?? (answered ? this.#promptTokens : 0)),
      output: this.#before.output + (this.#reported.output ?? countTokens(this.#characters)),
    };
  }

  get credits(): number {
    const { input, output } = this.used;
    return input + output;
  }
}
