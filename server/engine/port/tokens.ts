export interface Tokens {
  input: number;
  output: number;
}

/** An estimate of four characters per token, for an engine that doesn't report its usage. */
export const countTokens = (characters: number): number => Math.ceil(characters / 4);
