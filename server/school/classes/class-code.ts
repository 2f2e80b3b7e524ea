import { randomInt } from 'node:crypto';

/** No O, 0, I or 1: a code is read off a board and typed. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 7;
const CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

export const newClassCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A code as it is kept, however it was typed; null when no code can look like it. */
export function readClassCode(typed: string): string | null {
  const code = typed.replaceAll(/[\s–-]/g, '').toUpperCase();
  return CODE.test(code) ? code : null;
}
