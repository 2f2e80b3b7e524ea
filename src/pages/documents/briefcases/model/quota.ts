import { combine } from 'effector';
import type { Storage } from '@/shared/api/usage';
import { $folder, $storage } from './place';
import type { Sending } from './upload-state';
import { $uploads } from './uploads';

/** From this share on the page says how little is left. */
const TIGHT = 0.9;

export type Quota = { state: 'tight' | 'exceeded'; left: number; needed: number; ofSchool: boolean };

/** What the user should know about the storage before it is full; null while there is room. */
export function quotaOf({ own, school }: Storage, uploads: readonly Sending[]): Quota | null {
  const left = ({ used, limit }: Storage['own']): number => Math.max(0, limit - used);
  const ofSchool = school !== null && left(school) < left(own);
  const scarce = ofSchool ? school : own;
  // What has begun is reserved, and so counts as used already.
  const needed = uploads
    .filter(({ upload, state }) => upload === null && (state === 'waiting' || state === 'sending'))
    .reduce((sum, { file }) => sum + file.size, 0);
  const about = { left: left(scarce), needed, ofSchool };
  if (needed > about.left) return { state: 'exceeded', ...about };
  return scarce.used >= scarce.limit * TIGHT ? { state: 'tight', ...about } : null;
}

/** In the folder of a colleague it is their storage that counts, which only the server knows. */
export const $quota = combine($storage, $uploads, $folder, (storage, uploads, folder) =>
  storage === null || (folder !== null && folder.role !== 'owner') ? null : quotaOf(storage, uploads),
);
