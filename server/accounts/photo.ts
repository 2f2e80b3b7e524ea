import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Account } from '../auth/account.ts';
import { isSigned } from '../auth/signature.ts';
import type { Database } from '../database/client.ts';
import { users } from '../database/schema.ts';
import type { FileStore } from '../files/file-store.ts';
import { Problem } from '../problem.ts';
import { PHOTO_PURPOSE } from './photo-address.ts';

export const LARGEST_PHOTO = 2 * 1024 * 1024;

type PhotoType = NonNullable<Account['photoType']>;

/** Tells a picture by its first bytes; its name and what a browser says of it may be anything. */
function typeOf(bytes: Buffer): PhotoType {
  if (bytes.length === 0) throw Problem.field('file', 'This file is empty.');
  const starts = (text: string, at = 0) =>
    bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));
  if (starts('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (starts('\xff\xd8\xff')) return 'image/jpeg';
  if (starts('RIFF') && starts('WEBP', 8)) return 'image/webp';
  throw new Problem('unsupported_media_type', 'Give a PNG, JPEG or WebP picture.');
}

export async function setPhoto(
  db: Database,
  files: FileStore,
  account: Account,
  bytes: Buffer,
): Promise<void> {
  const photoType = typeOf(bytes);
  const photoId = randomUUID();
  await files.put(photoId, bytes);
  await writePhoto(db, files, account, { photoId, photoType });
}

export const deletePhoto = (db: Database, files: FileStore, account: Account): Promise<void> =>
  writePhoto(db, files, account, { photoId: null, photoType: null });

async function writePhoto(
  db: Database,
  files: FileStore,
  { id, photoId: before }: Account,
  photo: { photoId: string | null; photoType: PhotoType | null },
): Promise<void> {
  await db
    .update(users)
    .set({ ...photo, updatedAt: new Date() })
    .where(eq(users.id, id));
  if (before !== null) await files.remove(before);
}

/** The picture behind a signed address. */
export async function readPhoto(
  db: Database,
  files: FileStore,
  { id, expires, signature }: { id: string; expires: number; signature: string },
  secret: string,
): Promise<{ type: PhotoType; bytes: Buffer }> {
  const isValid = isSigned(signature, PHOTO_PURPOSE, [id, expires], secret) && expires * 1000 > Date.now();
  if (!isValid) throw new Problem('forbidden', 'This address is not valid any more.');
  const [user] = await db.select({ type: users.photoType }).from(users).where(eq(users.photoId, id));
  const bytes = user?.type ? await files.get(id) : null;
  if (!user?.type || bytes === null) throw new Problem('not_found');
  return { type: user.type, bytes };
}
