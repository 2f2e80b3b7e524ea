import commonPasswords from 'fxa-common-password-list';
import { Problem } from '../../platform/problem.ts';
import { hashPassword, normalPassword } from './password-hash.ts';

/** The user whose password is set. */
export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
}

/** Words of this site that guesses begin with (ASVS 6.1.2). */
const SITE_WORDS = ['lectern', 'teacher', 'student', 'school', 'classroom'];
/** Shorter names are part of too many other words. */
const MIN_WORD_LENGTH = 3;

/** Rejects a password that is easy to guess, and hashes any other. */
export async function hashNewPassword(typed: string, owner: PasswordOwner): Promise<string> {
  const password = normalPassword(typed);
  if (commonPasswords.test(password.toLowerCase()))
    throw Problem.field('password', 'Too common. Choose a password that is harder to guess.');
  if (isMostlyOf(password, [...SITE_WORDS, ...wordsOf(owner)]))
    throw Problem.field(
      'password',
      'Too easy to guess from your name, email or this site. Choose other words.',
    );
  return hashPassword(password);
}

/** Lower case without spaces and punctuation. */
const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The words of the name and of the address, without the address's top-level domain. */
function wordsOf({ email, firstName, lastName }: PasswordOwner): string[] {
  const address = email.split(/[^\p{L}\p{N}]/u).slice(0, -1);
  return [...firstName.split(' '), ...lastName.split(' '), ...address].map(letters);
}

/** Whether the words make up at least half of the password. */
function isMostlyOf(password: string, words: readonly string[]): boolean {
  const whole = letters(password);
  const longestFirst = words
    .filter(({ length }) => length >= MIN_WORD_LENGTH)
    .toSorted((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ''), whole);
  return rest.length <= whole.length / 2 && rest !== whole;
}
