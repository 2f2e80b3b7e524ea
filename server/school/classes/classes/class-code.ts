import { randomInt } from 'node:crypto';

/** Without O, 0, I and 1, because students copy codes from a board. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 7;
const CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

export const newClassCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Normalises a typed code; returns null if it cannot be a class code. */
export function readClassCode(typed: string): string | null {
  const code = typed.replaceAll(/[\s–-]/g, '').toUpperCase();
  return CODE.test(code) ? code : null;
}
