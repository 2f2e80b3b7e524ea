import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Account } from '../auth/account.ts';
import { isSigned } from '../auth/signature.ts';
import type { Database } from '../database/client.ts';
import { users } from '../database/schema.ts';
import type { FileStore } from '../files/file-store.ts';
import { Problem } from '../problem.ts';
import { PHOTO_PURPOSE } from './photo-address.ts';
import { barePicture } from './pictures/bare-picture.ts';

export const LARGEST_PHOTO = 2 * 1024 * 1024;

type PhotoType = NonNullable<Account['photoType']>;

/** More than any screen shows of a photo; a small file can unfold into a picture that no phone has room for. */
const LONGEST_SIDE = 2048;

/** What is kept of a file: the picture alone. Its name and what a browser says of it may be anything. */
function readUpload(bytes: Buffer): { type: PhotoType; bytes: Buffer } {
  if (bytes.length === 0) throw Problem.field('file', 'This file is empty.');
  const picture = barePicture(bytes);
  if (picture === null) throw new Problem('unsupported_media_type', 'Give a PNG, JPEG or WebP picture.');
  const { width, height } = picture;
  if (Math.min(width, height) === 0 || Math.max(width, height) > LONGEST_SIDE)
    throw Problem.field('file', `Give a picture of at most ${LONGEST_SIDE} pixels a side.`);
  return picture;
}

export async function setPhoto(
  db: Database,
  files: FileStore,
  account: Account,
  bytes: Buffer,
): Promise<void> {
  const picture = readUpload(bytes);
  const [photoId, photoType] = [randomUUID(), picture.type];
  await files.put(photoId, picture.bytes);
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
