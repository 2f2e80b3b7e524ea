import { randomUUID } from 'node:crypto';
import { DrizzleQueryError, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import postgres from 'postgres';
import { creditsOf, notEnoughCredits, reservationOf, takeTokens } from '../../../billing/credits/credits.ts';
import { balances, ledger } from '../../../billing/credits/tables.ts';
import type { Safety } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { insertRecord } from '../../../platform/database/insert-record.ts';
import { engineMeta, launchOf, newRun, type RunPlan } from './begin-run.ts';
import { alignedTo } from '../end/describe-result.ts';
import { findByKey } from './find-by-key.ts';
import { essayTitle, readShared } from '../document/form.ts';
import type { Origin } from './origin.ts';
import type { Document, GenerationRow } from '../document/present-generation.ts';
import type { Launch, Runner } from '../run/runner.ts';
import { generations, runs } from '../document/tables.ts';

export interface NewDocument {
  userId: string;
  /** The sections to write; its first run may write only some of them. */
  keys: readonly string[];
  safety: Safety;
  idempotencyKey: string | undefined;
  /** By default that of the form, or its topic. */
  title?: string;
  origin: Origin | undefined;
  /** Builds the query that deletes the draft of the form, under a condition. */
  closeDraft?: ((condition: SQL) => SQLWrapper) | undefined;
}

type DocumentPlan = Omit<RunPlan, 'cause' | 'idempotencyKey'>;

export interface Begun extends Document {
  launch: Launch;
}

/**
 * Stores a document with its first run and reserves its credits, all or nothing, in one statement: while many documents start, the
 * embedded database's only connection is a queue. Throws a 402 if the credits are not enough. Returns undefined if another call has
 * used the idempotency key; the caller's transaction, if there is one, is then aborted.
 */
export async function beginDocument(
  db: Database,
  runner: Runner,
  document: NewDocument,
  plan: DocumentPlan,
): Promise<Begun | undefined> {
  const { userId, closeDraft } = document;
  const { unmetered } = plan.access;
  const { tokens } = plan.estimate;
  const row = newRow(runner, document, plan);
  const run = newRun(runner, row.id, { ...plan, cause: 'written', idempotencyKey: undefined });
  const isCreated = sql`exists (select from created)`;
  const account = unmetered
    ? db.select().from(balances).where(eq(balances.userId, userId))
    : takeTokens(db, userId, tokens);
  const steps = [
    sql`account as ${account}`,
    sql`created as (${insertRecord(generations, row, unmetered ? sql`true` : sql`exists (select from account)`)}
      returning created_at, updated_at)`,
    sql`begun as (${insertRecord(runs, run, isCreated)})`,
    sql`reserved as (${insertRecord(ledger, reservationOf(userId, run.id, tokens, unmetered), isCreated)})`,
    ...(closeDraft ? [sql`closed as ${closeDraft(isCreated)}`] : []),
  ];
  const stored = await insertOnce(
    db.execute<Stored>(sql`with ${sql.join(steps, sql`, `)}
      select created.*, account.available_input, account.available_output, account.used_input, account.used_output
      from created left join account on true`),
  );
  if (stored === undefined) return undefined;
  const [found] = stored;
  if (!found) {
    // Another call with the same key may have taken the credits.
    if ((await findByKey(db, userId, document.idempotencyKey)) !== undefined) return undefined;
    throw await notEnoughCredits(db, userId, tokens);
  }
  const complete = {
    ...row,
    createdAt: new Date(found.created_at),
    updatedAt: new Date(found.updated_at),
  };
  return {
    row: complete,
    account: {
      estimate: creditsOf(tokens),
      settled: 0,
      open: 0,
      refunded: 0,
      balance: {
        available_input_tokens: Number(found.available_input),
        available_output_tokens: Number(found.available_output),
        used_input_tokens: Number(found.used_input),
        used_output_tokens: Number(found.used_output),
      },
    },
    launch: launchOf(complete, complete, run.id, { ...plan, cause: 'written', idempotencyKey: undefined }),
  };
}

/** A row of the statement; bigints are text, and null without a balance. */
interface Stored extends Record<string, unknown> {
  created_at: string;
  updated_at: string;
  available_input: string | null;
  available_output: string | null;
  used_input: string | null;
  used_output: string | null;
}

/** PostgreSQL's code for a second row with a unique key. */
const UNIQUE_VIOLATION = '23505';

/** Undefined if another call has inserted a row with the same idempotency key. */
async function insertOnce<Rows>(rows: Promise<Rows>): Promise<Rows | undefined> {
  try {
    return await rows;
  } catch (error) {
    const cause = error instanceof DrizzleQueryError ? error.cause : error;
    if (
      cause instanceof postgres.PostgresError &&
      cause.code === UNIQUE_VIOLATION &&
      cause.constraint_name === 'generations_idempotent'
    )
      return undefined;
    throw error;
  }
}

/** Capitalises the first letter, except in pH or y = mx + b. */
const asHeading = (topic: string) => topic.replace(/^\p{Ll}(?=\p{Ll})/u, (letter) => letter.toUpperCase());

function newRow(
  { engine }: Runner,
  { userId, keys, safety, idempotencyKey, title: given, origin }: NewDocument,
  { generator, input }: DocumentPlan,
): Omit<GenerationRow, 'createdAt' | 'updatedAt'> {
  const { title, essay_name, topic, subject, grade_level, language } = readShared(input);
  return {
    id: randomUUID(),
    userId,
    templateType: generator.templateType,
    ownTemplate: generator.own ?? null,
    title:
      given ??
      (title || essayTitle(essay_name) || asHeading(topic) || generator.heading?.(input) || generator.title),
    topic,
    subject,
    gradeLevel: grade_level,
    status: 'writing',
    failure: null,
    input,
    result: {},
    sections: keys.map((key) => ({ key, state: 'waiting' })),
    checks: [],
    safety,
    meta: { language, reading: null, standards: alignedTo(input), ...engineMeta(engine, generator) },
    lastEvent: 0,
    favourite: false,
    saved: false,
    version: 0,
    idempotencyKey: idempotencyKey ?? null,
    originId: origin?.id ?? null,
    originVersion: origin?.version ?? null,
    originKind: origin?.kind ?? null,
    trashedAt: null,
    erasedAt: null,
  };
}
