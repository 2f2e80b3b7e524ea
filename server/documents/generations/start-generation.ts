import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Engine } from '../../engine/port/engine.ts';
import type { Account } from '../../accounts/users/account.ts';
import { requireAccess } from '../../billing/access/access.ts';
import type { Database } from '../../platform/database/client.ts';
import { generations } from './tables.ts';
import type { Estimate, GenerationRequest, Safety } from '../../generated/schemas/index.ts';
import type { Generator } from '../templates/generator.ts';
import { Problem } from '../../platform/problem.ts';
import { alignedTo } from './describe-result.ts';
import { beginRun, engineMeta } from './begin-run.ts';
import { loadContext, rejectMissingSources } from './context.ts';
import { completeForm, type Form, openGenerator, readForm, readShared } from './form.ts';
import { judgeForm, rejectDeclined } from './judge-form.ts';
import { estimateRun } from './plan-run.ts';
import { presentEstimate } from './present-estimate.ts';
import type { GenerationRow } from './present-generation.ts';
import type { Runner } from './runner.ts';
import { writableSections, writingRequestOf } from './writing-request.ts';

type Author = Pick<Account, 'id' | 'role' | 'emailVerifiedAt'>;

/** Estimates the cost of a run without reserving it. */
export async function estimateGeneration(
  db: Database,
  runner: Runner,
  author: Author,
  { template_type, input: form }: GenerationRequest,
): Promise<Estimate> {
  const generator = openGenerator(author, template_type);
  const input = completeForm(generator, form);
  const context = await loadContext(db, author.id, input);
  const task = { keys: generator.sections(input), written: {} };
  const request = writingRequestOf({ generator, input, context }, task);
  const keys = await writableSections(runner.engine, generator, task.keys, request);
  const writing = { generator, input, context };
  const estimate = await presentEstimate(db, runner.engine, author.id, writing, { keys, written: {} });
  return { ...estimate, refusal: await runner.engine.decline(request) };
}

/**
 * Reserves the credits and starts a run. Idempotent: the same key returns the first call's
 * document.
 */
export async function startGeneration(
  db: Database,
  runner: Runner,
  author: Author,
  request: GenerationRequest,
  idempotencyKey: string | undefined,
): Promise<string> {
  runner.rejectWhenClosing();
  if (author.emailVerifiedAt === null) throw new Problem('forbidden', 'Please verify your email first.');
  const generator = openGenerator(author, request.template_type);
  const before = await findByKey(db, author.id, idempotencyKey);
  if (before !== undefined) return before;
  const input = readForm(generator, request.input);
  const context = await loadContext(db, author.id, input);
  // Before the subscription is checked: a student who confides something sees help, not an offer.
  const judgement = judgeForm({ input, context }, author.role);
  rejectDeclined(judgement);
  const access = await requireAccess(db, author, generator);
  rejectMissingSources(input, context);
  const task = { keys: generator.sections(input), written: {} };
  const writingRequest = writingRequestOf({ generator, input, context }, task);
  const reason = await runner.engine.decline(writingRequest);
  if (reason !== null) throw new Problem('invalid', reason);
  const keys = await writableSections(runner.engine, generator, task.keys, writingRequest);
  const writing = { generator, input, context };
  const estimate = await estimateRun(db, runner.engine, writing, { keys, written: {} });

  const launch = await db.transaction(async (tx) => {
    const row = await insertGeneration(
      tx,
      author.id,
      request.template_type,
      generator,
      input,
      keys,
      runner.engine,
      judgement.safety,
      idempotencyKey,
    );
    if (!row) return null;
    return beginRun(tx, runner, row, {
      ...writing,
      cause: 'written',
      estimate,
      task: { keys, written: {} },
      access,
      idempotencyKey: undefined,
    });
  });
  if (launch) {
    runner.launch(launch);
    return launch.row.id;
  }
  const first = await findByKey(db, author.id, idempotencyKey);
  if (first === undefined) throw new Problem('conflict');
  return first;
}

async function findByKey(db: Database, userId: string, key: string | undefined): Promise<string | undefined> {
  if (key === undefined) return undefined;
  const [found] = await db
    .select({ id: generations.id })
    .from(generations)
    .where(and(eq(generations.userId, userId), eq(generations.idempotencyKey, key)));
  return found?.id;
}

/** Capitalises the first letter, except in pH or y = mx + b. */
const asHeading = (topic: string) => topic.replace(/^\p{Ll}(?=\p{Ll})/u, (letter) => letter.toUpperCase());

const LONGEST_NAME = 50;

/** The name of an essay, cut to 47 characters and an ellipsis. */
const shortName = (name: string) =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 3)}…` : name;

/** Returns undefined if a concurrent call has used the idempotency key. */
async function insertGeneration(
  tx: Database,
  userId: string,
  templateType: GenerationRow['templateType'],
  generator: Generator,
  input: Form,
  keys: readonly string[],
  engine: Engine,
  safety: Safety,
  idempotencyKey: string | undefined,
): Promise<GenerationRow | undefined> {
  const { title, essay_name, topic, subject, grade_level, language } = readShared(input);
  const [row] = await tx
    .insert(generations)
    .values({
      id: randomUUID(),
      userId,
      templateType,
      title: title || shortName(essay_name) || asHeading(topic) || generator.title,
      topic,
      subject,
      gradeLevel: grade_level,
      status: 'writing',
      input,
      sections: keys.map((key) => ({ key, state: 'waiting' })),
      meta: {
        language,
        reading: null,
        standards: alignedTo(input),
        ...engineMeta(engine, generator),
      },
      safety,
      idempotencyKey: idempotencyKey ?? null,
    })
    .onConflictDoNothing()
    .returning();
  return row;
}
