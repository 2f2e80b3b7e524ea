import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { Problem } from '../../platform/problem.ts';

/**
 * Half of the process's four worker threads, so that a burst of sign-ins leaves the others to photos,
 * compression and files.
 */
const atOnce = pLimit(2);
/** Hashes that may wait, about two seconds of work on a slow machine; further callers get 503. */
const MAX_WAITING = 40;

const argon2Async = promisify(argon2);

async function derive(...[algorithm, parameters]: Parameters<typeof argon2Async>): Promise<Buffer> {
  if (atOnce.pendingCount >= MAX_WAITING) throw new Problem('unavailable', undefined, { retryAfter: 2 });
  return atOnce(() => argon2Async(algorithm, parameters));
}

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane.
const MEMORY = 19_456;
const PASSES = 2;
const LANES = 1;
const LENGTH = 32;
const SALT_LENGTH = 16;

/** Keyboards spell one letter in several ways, such as é as one character or as e and an accent (NIST SP 800-63B). */
export const normalPassword = (password: string): string => password.normalize('NFKC');

/** The password's argon2id hash as a PHC string, which carries its own parameters. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_LENGTH);
  const hash = await derive('argon2id', {
    message: normalPassword(password),
    nonce: salt,
    memory: MEMORY,
    passes: PASSES,
    parallelism: LANES,
    tagLength: LENGTH,
  });
  return `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=${LANES}$${unpadded(salt)}$${unpadded(hash)}`;
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

export async function verifyPassword(password: string, phc: string): Promise<boolean> {
  // Hashes of before the normalisation are of the password as it was typed.
  return (
    (await matches(normalPassword(password), phc)) ||
    (normalPassword(password) !== password && (await matches(password, phc)))
  );
}

async function matches(password: string, phc: string): Promise<boolean> {
  const [, memory, passes, lanes, salt, hash] = PHC.exec(phc) ?? [];
  if (salt === undefined || hash === undefined)
    throw new Error('A stored password hash is not an argon2id PHC string.');
  const expected = Buffer.from(hash, 'base64');
  const actual = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(lanes),
    tagLength: expected.length,
  });
  return timingSafeEqual(actual, expected);
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
