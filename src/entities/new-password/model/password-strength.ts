/** From 0 (empty) to 4. */
export type Strength = { score: 0 | 1 | 2 | 3 | 4; advice: string };

/** The server rejects shorter passwords. */
const MIN_PASSWORD_LENGTH = 10;

/** Strength by length and variety: rules about symbols lead people to weaker passwords. */
export function strengthOf(password: string): Strength {
  const letters = new Set(password).size;
  if (password === '') return { score: 0, advice: `At least ${MIN_PASSWORD_LENGTH} characters.` };
  if (password.length < MIN_PASSWORD_LENGTH) {
    const missing = MIN_PASSWORD_LENGTH - password.length;
    return { score: 1, advice: `${missing} more ${missing === 1 ? 'character' : 'characters'} to go.` };
  }
  if (letters < 5) return { score: 1, advice: 'Too few different characters.' };
  if (password.length < 14) return { score: 2, advice: 'Fair. A few more words would be stronger.' };
  if (password.length < 20) return { score: 3, advice: 'Good. Four words in a row would be stronger.' };
  return { score: 4, advice: 'Strong.' };
}

/** The error of a password that the server would reject. */
export const tooShort = (password: string): string | undefined =>
  password.length < MIN_PASSWORD_LENGTH ? `Use at least ${MIN_PASSWORD_LENGTH} characters` : undefined;
