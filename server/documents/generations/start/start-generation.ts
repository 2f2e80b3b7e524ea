import type { SQL } from 'drizzle-orm';
import type { Account } from '../../../accounts/users/account.ts';
import { requireAccess } from '../../../billing/access/access.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { Estimate, GenerationRequest } from '../../../generated/schemas/index.ts';
import { closeDraft } from '../../drafts/drafts.ts';
import { Problem } from '../../../platform/problem.ts';
import { beginDocument } from './begin-document.ts';
import { loadContext, rejectMissingSources } from '../document/context.ts';
import type { Generator } from '../../templates/generator.ts';
import { openTemplate } from '../../own-templates/find-generator.ts';
import { completeForm, type Form, readForm } from '../document/form.ts';
import { findByKey } from './find-by-key.ts';
import { judgeBeginning, judgeForm, rejectDeclined } from './judge-form.ts';
import type { Origin } from './origin.ts';
import { startKeys } from './outlined.ts';
import { estimateRun } from './plan-run.ts';
import { presentEstimate } from './present-estimate.ts';
import { type Document, findGeneration } from '../document/present-generation.ts';
import type { Runner } from '../run/runner.ts';
import { writableSections, writingRequestOf } from '../document/writing-request.ts';

type Author = Pick<Account, 'id' | 'role' | 'emailVerifiedAt'>;

/** Estimates the cost of a run without reserving it. */
export async function estimateGeneration(
  db: Database,
  runner: Runner,
  author: Author,
  { template_type, input: form }: GenerationRequest,
): Promise<Estimate> {
  const generator = await openTemplate(db, author, template_type);
  const input = completeForm(generator, form);
  const context = await loadContext(db, runner.references, author.id, input);
  const task = { keys: generator.sections(input), written: {} };
  const request = writingRequestOf({ generator, input, context }, task);
  const keys = await writableSections(runner.engine, generator, task.keys, request);
  const writing = { generator, input, context };
  const first = startKeys(generator, input).filter((key) => keys.includes(key));
  const estimate = await presentEstimate(db, runner.engine, author.id, writing, { keys: first, written: {} });
  return { ...estimate, refusal: await runner.engine.decline(request) };
}

/** Throws a 422 if the form has several entries of which each gets a document of its own. */
function rejectSeveral({ batch }: Generator, input: Form): void {
  if (!batch?.alone) return;
  const entries = input[batch.items];
  if (Array.isArray(entries) && entries.length > 1) {
    throw Problem.field(batch.items, 'Start a batch for these: each gets a document of its own.');
  }
}

interface Started {
  id: string;
  /** The document that this call has started. */
  document?: Document;
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
): Promise<Started> {
  runner.rejectWhenClosing();
  if (author.emailVerifiedAt === null) throw new Problem('forbidden', 'Please verify your email first.');
  const generator = await openTemplate(db, author, request.template_type);
  const before = await findByKey(db, author.id, idempotencyKey);
  if (before !== undefined) return { id: before };
  const access = await requireAccess(db, author, generator).catch((refusal: unknown) =>
    refuse(refusal, request.input, author),
  );
  const input = readForm(generator, request.input);
  const origin = await originOf(db, author.id, request.origin, generator.modification?.originOf(input));
  rejectSeveral(generator, input);
  const context = await loadContext(db, runner.references, author.id, input);
  const judgement = judgeForm({ generator, input, context }, author.role);
  rejectDeclined(judgement);
  rejectMissingSources(input, context);
  const task = { keys: generator.sections(input), written: {} };
  const writingRequest = writingRequestOf({ generator, input, context }, task);
  const reason = await runner.engine.decline(writingRequest);
  if (reason !== null) throw new Problem('invalid', reason);
  const keys = await writableSections(runner.engine, generator, task.keys, writingRequest);
  const writing = { generator, input, context };
  const begun = startKeys(generator, input).filter((key) => keys.includes(key));
  const estimate = await estimateRun(db, runner.engine, writing, { keys: begun, written: {} });

  const { draft_version } = request;
  const document = {
    userId: author.id,
    keys,
    safety: judgement.safety,
    idempotencyKey,
    origin,
    closeDraft:
      draft_version === undefined
        ? undefined
        : (condition: SQL) => closeDraft(db, author.id, request.template_type, draft_version, condition),
  };
  const plan = { ...writing, estimate, task: { keys: begun, written: {} }, access };
  const started = await beginDocument(db, runner, document, plan);
  if (started) {
    runner.launch(started.launch);
    return { id: started.row.id, document: started };
  }
  const first = await findByKey(db, author.id, idempotencyKey);
  if (first === undefined) throw new Problem('conflict');
  return { id: first };
}

/**
 * Rejects a caller without the plan before anything is read that grows with the form. A student who confides something
 * sees help all the same, not an offer: the rules read the beginning of what was typed.
 */
function refuse(refusal: unknown, form: unknown, { role }: Author): never {
  rejectDeclined(judgeBeginning(form, role));
  throw refusal;
}

/** The document that another one is converted from, or whose questions it changes. */
async function originOf(
  db: Database,
  userId: string,
  converted: string | undefined,
  modified: string | undefined,
): Promise<Origin | undefined> {
  const id = converted ?? modified;
  if (id === undefined) return undefined;
  const row = await findGeneration(db, userId, id);
  if (row) return { id, version: row.version, kind: modified === id ? 'modification' : 'conversion' };
  if (converted !== undefined) throw new Problem('not_found');
  return undefined;
}
