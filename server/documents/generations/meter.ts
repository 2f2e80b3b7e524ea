import { countTokens, type Tokens } from '../../engine/port/tokens.ts';

/** Counts what a run uses: what the provider reports of each attempt, else what was sent and received. */
export class Meter {
  #before: Tokens = { input: 0, output: 0 };
  #promptTokens = 0;
  #characters = 0;
  #reported: Partial<Tokens> = {};

  /** A new call to the model; what the one before used stays counted. */
  begin(promptCharacters: number): void {
    this.#before = this.used;
    this.#promptTokens = countTokens(promptCharacters);
    this.#characters = 0;
    this.#reported = {};
  }

  received(characters: number): void {
    this.#characters += characters;
  }

  reported(used: Partial<Tokens>): void {
    this.#reported = { ...this.#reported, ...used };
  }

  /** A call that was refused before its first word costs nothing. */
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
