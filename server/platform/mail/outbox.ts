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

/** Keeps a mail as one file, named so that names sort by time. */
export async function writeToOutbox(dataDir: string, mail: Mail): Promise<void> {
  const folder = folderOf(dataDir);
  const sentAt = new Date().toISOString();
  const name = `${sentAt.replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.json`;
  await mkdir(folder, { recursive: true });
  // Written beside and moved, so that a reader never meets half a file.
  const draft = join(folder, `.${name}`);
  await writeFile(draft, JSON.stringify({ sent_at: sentAt, ...mail }, null, 2));
  await rename(draft, join(folder, name));
}

const MOST_SHOWN = 100;

/** The newest mails first. */
export async function readOutbox(dataDir: string): Promise<StoredMail[]> {
  const folder = folderOf(dataDir);
  await mkdir(folder, { recursive: true });
  const names = (await readdir(folder)).filter((name) => /^\d.*\.json$/.test(name)).toSorted();
  const newest = names.toReversed().slice(0, MOST_SHOWN);
  return Promise.all(
    newest.map(async (name) => storedMail.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))),
  );
}
