import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { MessageSentence, MessageSettings } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { moveToTrash } from '../../classes/removals/removals.ts';
import { messageSentences, messageSettings } from './tables.ts';

const MAX_SENTENCES = 50;

export async function readSettings(db: Database, userId: string): Promise<MessageSettings> {
  const [row] = await db.select().from(messageSettings).where(eq(messageSettings.userId, userId));
  const { quietFrom, quietUntil, timeZone } = row ?? {};
  return {
    read_receipts: row?.readReceipts ?? true,
    quiet_hours:
      quietFrom && quietUntil && timeZone
        ? { from: quietFrom, until: quietUntil, time_zone: timeZone }
        : null,
  };
}

export async function saveSettings(
  db: Database,
  userId: string,
  { read_receipts: readReceipts, quiet_hours: quiet }: MessageSettings,
): Promise<MessageSettings> {
  if (quiet && !isTimeZone(quiet.time_zone)) throw Problem.field('quiet_hours', 'This time zone is unknown.');
  if (quiet && quiet.from === quiet.until)
    throw Problem.field('quiet_hours', 'Choose an end that differs from the start.');
  const values = {
    readReceipts,
    quietFrom: quiet?.from ?? null,
    quietUntil: quiet?.until ?? null,
    timeZone: quiet?.time_zone ?? null,
  };
  await db
    .insert(messageSettings)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: messageSettings.userId, set: values });
  return readSettings(db, userId);
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name }).format(0);
    return true;
  } catch {
    return false;
  }
}

/** The sentences of a user, the latest first. */
export const listSentences = (db: Database, userId: string): Promise<MessageSentence[]> =>
  db
    .select({ id: messageSentences.id, text: messageSentences.text })
    .from(messageSentences)
    .where(eq(messageSentences.userId, userId))
    .orderBy(desc(messageSentences.createdAt), messageSentences.id);

export async function addSentence(db: Database, userId: string, text: string): Promise<MessageSentence> {
  if ((await db.$count(messageSentences, eq(messageSentences.userId, userId))) >= MAX_SENTENCES)
    throw new Problem('conflict', `You have ${MAX_SENTENCES} sentences. Remove one first.`);
  const [row] = await db
    .insert(messageSentences)
    .values({ id: randomUUID(), userId, text: text.trim() })
    .returning({ id: messageSentences.id, text: messageSentences.text });
  if (row === undefined) throw new Problem('internal');
  return row;
}

export async function deleteSentence(db: Database, userId: string, id: string): Promise<void> {
  const [row] = await db
    .select({ title: messageSentences.text })
    .from(messageSentences)
    .where(and(eq(messageSentences.id, id), eq(messageSentences.userId, userId)));
  if (row === undefined) throw new Problem('not_found');
  await moveToTrash(db, messageSentences, { ...row, kind: 'sentence', id, ownerId: userId, by: userId });
}
