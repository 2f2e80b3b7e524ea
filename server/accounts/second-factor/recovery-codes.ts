import { randomBytes } from 'node:crypto';
import { and, count, eq, isNull } from 'drizzle-orm';
import { hashToken } from '../../platform/crypto/secret-token.ts';
import type { Database } from '../../platform/database/client.ts';
import { recoveryCodes } from './tables.ts';

const CODES = 10;
/** 80 bits. */
const BYTES = 10;
// Crockford's Base32, without letters that are mistaken for digits.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Replaces the codes of the account in the caller's transaction. Only the answer ever has them. */
export async function renewCodes(tx: Database, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  await deleteCodes(tx, userId);
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ hash: hashOf(code, userId), userId })));
  return codes;
}

export async function deleteCodes(tx: Database, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** Uses a code up; false if the account has no such code left. */
export async function acceptRecoveryCode(db: Database, userId: string, code: string): Promise<boolean> {
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: new Date() })
    .where(
      and(
        eq(recoveryCodes.hash, hashOf(code, userId)),
        eq(recoveryCodes.userId, userId),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}

export async function countCodes(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}

/** 16 characters in groups of four. */
function newCode(): string {
  const bits = [...randomBytes(BYTES)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const characters = (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)]).join('');
  return (characters.match(/.{4}/g) ?? []).join('-');
}

/** Forgives case, spaces, hyphens and the letters that look like digits. */
const hashOf = (code: string, userId: string) =>
  hashToken(
    `${userId}:${code.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')}`,
  );
