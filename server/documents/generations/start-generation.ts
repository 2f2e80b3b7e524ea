import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Model } from '../../engine/providers/model.ts';
import type { Account } from '../../accounts/auth/account.ts';
import { isUnmetered, requireAccess } from '../../billing/access.ts';
import { balanceOf, creditsOf } from '../../billing/credits/credits.ts';
import type { Database } from '../../platform/database/client.ts';
import { generations } from './tables.ts';
import type { Estimate, GenerationRequest } from '../../generated/schemas/index.ts';
import type { Generator } from '../templates/generator.ts';
import { Problem } from '../../platform/problem.ts';
import { alignedTo } from './describe-result.ts';
import { beginRun } from './begin-run.ts';
import { loadContext, refuseLostSources } from './context.ts';
import { completeForm, type Form, readForm, readShared, requireGenerator } from './form.ts';
import { estimateRun } from './plan-run.ts';
import type { GenerationRow } from './present-generation.ts';
import type { Runner } from './runner.ts';

type Author = Pick<Account, 'id' | 'role' | 'emailVerifiedAt'>;

/** What a run would cost; nothing is reserved. */
export async function estimateGeneration(
  db: Database,
  runner: Runner,
  author: Author,
  request: GenerationRequest,
): Promise<Estimate> {
  const generator = openGenerator(author, request);
  const input = completeForm(generator, request.input);
  const context = await loadContext(db, author.id, input);
  const task = { keys: generator.sections(input), written: {} };
  const tokens = estimateRun(generator, input, context, task);
  const balance = await balanceOf(db, author.id);
  return {
    credits: creditsOf(tokens),
    input_tokens: tokens.input,
    output_tokens: tokens.output,
    affordable:
      (await isUnmetered(db, author.id)) ||
      (balance.available_input_tokens >= tokens.input && balance.available_output_tokens >= tokens.output),
    refusal: await runner.model.refusal(generator, input, context),
  };
}

/** Reserves the credits and starts writing. A call repeated with the same key answers what the first one made. */
export async function startGeneration(
  db: Database,
  runner: Runner,
  author: Author,
  request: GenerationRequest,
  idempotencyKey: string | undefined,
): Promise<string> {
  runner.refuseWhenClosing();
  if (author.emailVerifiedAt === null) throw new Problem('forbidden', 'Please verify your e-mail first.');
  const generator = openGenerator(author, request);
  const before = await findByKey(db, author.id, idempotencyKey);
  if (before !== undefined) return before;
  const access = await requireAccess(db, author, request.template_type);
  const input = readForm(generator, request.input);
  const context = await loadContext(db, author.id, input);
  refuseLostSources(input, context);
  const refusal = await runner.model.refusal(generator, input, context);
  if (refusal !== null) throw new Problem('invalid', refusal);

  const launch = await db.transaction(async (tx) => {
    const row = await insertGeneration(
      tx,
      author.id,
      request.template_type,
      generator,
      input,
      runner.model,
      idempotencyKey,
    );
    if (!row) return null;
    const task = { keys: generator.sections(input), written: {} };
    return beginRun(tx, runner, row, {
      generator,
      input,
      context,
      cause: 'written',
      task,
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

function openGenerator({ role }: Author, { template_type }: GenerationRequest): Generator {
  const generator = requireGenerator(template_type);
  if (generator.audience !== role) throw new Problem('forbidden');
  return generator;
}

async function findByKey(db: Database, userId: string, key: string | undefined): Promise<string | undefined> {
  if (key === undefined) return undefined;
  const [found] = await db
    .select({ id: generations.id })
    .from(generations)
    .where(and(eq(generations.userId, userId), eq(generations.idempotencyKey, key)));
  return found?.id;
}

/** With a capital at its beginning; pH and y = mx + b stay as they are. */
const asHeading = (topic: string) => topic.replace(/^\p{Ll}(?=\p{Ll})/u, (letter) => letter.toUpperCase());

/** Undefined when the key is taken: another call with it was faster. */
async function insertGeneration(
  tx: Database,
  userId: string,
  templateType: GenerationRow['templateType'],
  generator: Generator,
  input: Form,
  model: Model,
  idempotencyKey: string | undefined,
): Promise<GenerationRow | undefined> {
  const { title, topic, subject, grade_level, language } = readShared(input);
  const [row] = await tx
    .insert(generations)
    .values({
      id: randomUUID(),
      userId,
      templateType,
      title: title || asHeading(topic) || generator.title,
      topic,
      subject,
      gradeLevel: grade_level,
      status: 'writing',
      input,
      sections: generator.sections(input).map((key) => ({ key, state: 'waiting' })),
      meta: {
        language,
        reading: null,
        standards: alignedTo(input),
        model: model.name,
        drafted_by_rule: model.draftedByRule,
      },
      idempotencyKey: idempotencyKey ?? null,
    })
    .onConflictDoNothing()
    .returning();
  return row;
}
