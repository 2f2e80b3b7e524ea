import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Mail } from './mailer.ts';

const storedMail = z.object({
  sent_at: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});

export type StoredMail = z.output<typeof storedMail>;

const folderOf = (dataDir: string) => join(dataDir, 'outbox');

/** Stores an email as one file, named so that names sort by time. */
export async function writeToOutbox(dataDir: string, mail: Mail): Promise<void> {
  const folder = folderOf(dataDir);
  const sentAt = new Date().toISOString();
  const name = `${sentAt.replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.json`;
  await mkdir(folder, { recursive: true });
  // Written under a temporary name, so that no reader sees half a file.
  const temporary = join(folder, `.${name}`);
  await writeFile(temporary, JSON.stringify({ sent_at: sentAt, ...mail }, null, 2));
  await rename(temporary, join(folder, name));
}

const MAX_SHOWN = 100;

/** The latest emails, newest first. */
export async function readOutbox(dataDir: string): Promise<StoredMail[]> {
  const folder = folderOf(dataDir);
  await mkdir(folder, { recursive: true });
  const names = (await readdir(folder)).filter((name) => /^\d.*\.json$/.test(name)).toSorted();
  const newest = names.toReversed().slice(0, MAX_SHOWN);
  return Promise.all(
    newest.map(async (name) => storedMail.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))),
  );
}
