import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Account } from '../users/account.ts';
import { isSigned } from '../../platform/crypto/signature.ts';
import type { Database } from '../../platform/database/client.ts';
import { users } from '../users/tables.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { type RedrawnImage, redrawImage } from '../../platform/files/redrawn-image.ts';
import { Problem } from '../../platform/problem.ts';
import { PHOTO_PURPOSE } from '../users/photo-address.ts';

export const MAX_PHOTO_BYTES = 2 * 1024 * 1024;
/** Drawn large enough for the largest photo in the interface on a high-density screen. */
const SIDES = { upload: 2048, drawn: 512 };

type PhotoType = NonNullable<Account['photoType']>;

async function readUpload(bytes: Buffer): Promise<RedrawnImage> {
  if (bytes.length === 0) throw Problem.field('file', 'This file is empty.');
  const image = await redrawImage(bytes, SIDES);
  if (image === 'unreadable')
    throw new Problem('unsupported_media_type', 'Choose a PNG, JPEG or WebP picture.');
  if (image === 'too large') throw Problem.field('file', 'Choose a picture of at most 2048 pixels a side.');
  return image;
}

/**
 * For verified accounts only, as the contract declares: deleting an unverified account removes no
 * file.
 */
export async function setPhoto(
  db: Database,
  files: FileStore,
  account: Account,
  bytes: Buffer,
): Promise<void> {
  const image = await readUpload(bytes);
  const [photoId, photoType] = [randomUUID(), image.type];
  await files.put(photoId, image.bytes);
  await writePhoto(db, files, account, { photoId, photoType });
}

export const deletePhoto = (db: Database, files: FileStore, account: Account): Promise<void> =>
  writePhoto(db, files, account, { photoId: null, photoType: null });

async function writePhoto(
  db: Database,
  files: FileStore,
  { id }: Account,
  photo: { photoId: string | null; photoType: PhotoType | null },
): Promise<void> {
  const replaced = await db.transaction(async (tx) => {
    // The row lock makes concurrent calls take turns, so each removes the file it replaced.
    const [user] = await tx
      .select({ photoId: users.photoId })
      .from(users)
      .where(eq(users.id, id))
      .for('update');
    await tx
      .update(users)
      .set({ ...photo, updatedAt: new Date() })
      .where(eq(users.id, id));
    // The account was deleted meanwhile: remove the new file.
    return user ? user.photoId : photo.photoId;
  });
  if (replaced !== null) await files.remove(replaced);
}

/** Reads the photo of a signed address. */
export async function readPhoto(
  db: Database,
  files: FileStore,
  { id, expires, signature }: { id: string; expires: number; signature: string },
  secret: string,
): Promise<{ type: PhotoType; bytes: Buffer }> {
  const isValid = isSigned(signature, PHOTO_PURPOSE, [id, expires], secret) && expires * 1000 > Date.now();
  if (!isValid) throw new Problem('forbidden', 'This address is no longer valid.');
  const [user] = await db.select({ type: users.photoType }).from(users).where(eq(users.photoId, id));
  const bytes = user?.type ? await files.get(id) : null;
  if (!user?.type || bytes === null) throw new Problem('not_found');
  return { type: user.type, bytes };
}
