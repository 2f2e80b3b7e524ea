import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane.
const MEMORY = 19_456;
const PASSES = 2;
const LANES = 1;
const LENGTH = 32;
const SALT_LENGTH = 16;

/** The password's argon2id hash as a PHC string, which carries its own parameters. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_LENGTH);
  const hash = await derive('argon2id', {
    message: password,
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
