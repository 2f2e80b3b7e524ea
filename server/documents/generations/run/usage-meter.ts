import { countTokens, type Tokens } from '../../../engine/port/tokens.ts';

/**
 * Counts the tokens of a run: those that the provider reports, otherwise an estimate from the text.
 */
export class UsageMeter {
  #before: Tokens = { input: 0, output: 0 };
  #promptTokens = 0;
  #characters = 0;
  #reported: Partial<Tokens> = {};
  #responses = 0;
  #added: Tokens = { input: 0, output: 0 };

  /** How many calls to the engine the run has made. */
  get responses(): number {
    return this.#responses;
  }

  /** Starts counting a new call to the engine, in addition to earlier ones. */
  begin(promptCharacters: number): void {
    this.#before = this.usedForWriting;
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

  /** Of this call, counts only a text of so many characters, and the prompt if there is any. */
  keepOnly(characters: number): void {
    const { input, output } = this.usedForWriting;
    this.#reported =
      characters === 0
        ? { input: 0, output: 0 }
        : {
            input: input - this.#before.input,
            output: Math.min(output - this.#before.output, countTokens(characters)),
          };
  }

  /** Adds the tokens of an automatic rewrite, each side and their sum, up to what the limit leaves. */
  add(used: Tokens, limit: Tokens): void {
    const rest = this.used;
    let room = Math.max(0, limit.input + limit.output - rest.input - rest.output);
    const take = (side: keyof Tokens) => {
      const taken = Math.min(used[side], Math.max(0, limit[side] - rest[side]), room);
      room -= taken;
      return taken;
    };
    const output = this.#added.output + take('output');
    this.#added = { output, input: this.#added.input + take('input') };
  }

  get used(): Tokens {
    const { input, output } = this.usedForWriting;
    return { input: input + this.#added.input, output: output + this.#added.output };
  }

  /** Without automatic rewrites. A call that fails before its first character costs nothing. */
  get usedForWriting(): Tokens {
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
