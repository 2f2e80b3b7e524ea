import { eq } from 'drizzle-orm';
import type { Account } from '../../../accounts/users/account.ts';
import { requireAccess } from '../../../billing/access/access.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { SectionItem } from '../../../engine/port/writing-request.ts';
import type { Estimate, SectionProgress, SectionRequest } from '../../../generated/schemas/index.ts';
import type { Generator, SectionTask } from '../../templates/generator.ts';
import { Problem } from '../../../platform/problem.ts';
import { beginRun, hasRun } from './begin-run.ts';
import { readWriting, rejectMissingSources } from '../document/context.ts';
import type { Form } from '../document/form.ts';
import { judgeInstruction, rejectDeclined } from './judge-form.ts';
import { findGeneration, type GenerationRow } from '../document/present-generation.ts';
import {
  BEING_WRITTEN,
  CHANGED_ELSEWHERE,
  IN_THE_TRASH,
  lockGeneration,
} from '../document/lock-generation.ts';
import { findRevision } from './origin.ts';
import { nextRun } from './outlined.ts';
import { estimateRun } from './plan-run.ts';
import { presentEstimate } from './present-estimate.ts';
import type { Launch, Runner } from '../run/runner.ts';
import { itemAt } from '../document/section-item.ts';
import { generations } from '../document/tables.ts';
import { writingRequestOf } from '../document/writing-request.ts';

/** A request for another run of an existing document. */
export interface Resumption {
  author: Pick<Account, 'id' | 'role'>;
  id: string;
  idempotencyKey: string | undefined;
}

/** What another run writes, and what it changes of the document around it. */
export interface Plan {
  task: SectionTask;
  /** The form, if the run changes it. */
  input?: Form;
  /** The sections, if the run adds one. */
  sections?: SectionProgress[];
  /** The content, if the run prepares it. */
  result?: GenerationRow['result'];
}

/** Writes the sections that are still missing, with the finished ones as context. */
export async function continueGeneration(
  db: Database,
  runner: Runner,
  resumption: Resumption,
): Promise<void> {
  const revision = await findRevision(db, resumption.author.id, resumption.id);
  return resume(db, runner, resumption, 'continued', (row, generator) => {
    if (generator.outline) return nextRun(generator, row);
    const finished = new Set(row.sections.filter(({ state }) => state === 'finished').map(({ key }) => key));
    const keys = row.sections.map(({ key }) => key).filter((key) => !finished.has(key));
    if (keys.length === 0) throw new Problem('conflict', 'This document has all its sections.');
    const written = pick(row.result, (key) => finished.has(key));
    return { task: { keys, written, ...(revision && { revision }) } };
  });
}

/** Rewrites one section and its dependents, or one item of a section. */
export function regenerateSection(
  db: Database,
  runner: Runner,
  resumption: Resumption,
  section: string,
  request: SectionRequest,
): Promise<void> {
  return resume(db, runner, resumption, 'regenerated', (row, generator) => ({
    task: rewriteTask(row, generator, section, request),
  }));
}

/** Estimates the cost of a rewrite without reserving it. */
export async function estimateRewrite(
  db: Database,
  runner: Runner,
  userId: string,
  id: string,
  section: string,
  request: SectionRequest,
): Promise<Estimate> {
  const row = await findGeneration(db, userId, id);
  if (!row) throw new Problem('not_found');
  const writing = await readWriting(db, runner, row);
  const task = rewriteTask(row, writing.generator, section, request);
  const estimate = await presentEstimate(db, runner.engine, userId, writing, task);
  return { ...estimate, refusal: await runner.engine.decline(writingRequestOf(writing, task)) };
}

function rewriteTask(
  row: GenerationRow,
  { dependents }: Generator,
  section: string,
  { version, change, instruction, item: path }: SectionRequest,
): SectionTask {
  if (!row.sections.some(({ key }) => key === section)) throw new Problem('not_found');
  if (row.version !== version) throw new Problem('conflict', CHANGED_ELSEWHERE);
  const before = row.result[section];
  const item = path && path.length > 0 ? requireItem(before, path) : undefined;
  const following = item ? [] : (dependents[section] ?? []);
  const keys = row.sections.map(({ key }) => key).filter((key) => key === section || following.includes(key));
  return {
    keys,
    written: pick(row.result, (key) => !keys.includes(key)),
    change: {
      section,
      kind: change,
      before,
      ...(item && { item }),
      ...(instruction !== undefined && { instruction }),
    },
  };
}

function requireItem(section: unknown, path: SectionItem['path']): SectionItem {
  const before = itemAt(section, [...path]);
  if (before === undefined || before === null) throw new Problem('not_found');
  return { path, before };
}

/** Starts another run of a document, once per idempotency key. */
export async function resume(
  db: Database,
  runner: Runner,
  resumption: Resumption,
  cause: Launch['cause'],
  planOf: PlanOf,
): Promise<void> {
  const launch = await prepareRun(db, runner, resumption, cause, planOf);
  if (launch) runner.launch(launch);
}

type PlanOf = (row: GenerationRow, generator: Generator) => Plan;

/** The run after this one in a document with an outline; null if the document is whole or waits for its user. */
export async function prepareNextRun(
  db: Database,
  runner: Runner,
  { row, job }: Launch,
): Promise<Launch | null> {
  if (job.change?.kind !== 'write') return null;
  const author = { id: row.userId, role: job.generator.audience };
  const resumption = { author, id: row.id, idempotencyKey: undefined };
  const current = await findGeneration(db, row.userId, row.id);
  if (current?.status !== 'stopped') return null;
  return prepareRun(db, runner, resumption, 'continued', (next, generator) => nextRun(generator, next));
}

async function prepareRun(
  db: Database,
  runner: Runner,
  { author, id, idempotencyKey }: Resumption,
  cause: Launch['cause'],
  planOf: PlanOf,
): Promise<Launch | null> {
  runner.rejectWhenClosing();
  const before = await findGeneration(db, author.id, id);
  if (!before) throw new Problem('not_found');
  if (await hasRun(db, id, idempotencyKey)) return null;
  const current = await readWriting(db, runner, before);
  const access = await requireAccess(db, author, current.generator);
  const { task, input = current.input } = planOf(before, current.generator);
  const writing = { ...current, input };
  const instruction = task.change?.instruction;
  if (instruction !== undefined) rejectDeclined(judgeInstruction(before.input, author.role, instruction));
  rejectMissingSources(writing.input, writing.context);
  const reason = await runner.engine.decline(writingRequestOf(writing, task));
  if (reason !== null) throw new Problem('invalid', reason);
  const estimate = await estimateRun(db, runner.engine, writing, task);

  return db.transaction(async (tx) => {
    const row = await lockGeneration(tx, author.id, id);
    if (await hasRun(tx, id, idempotencyKey)) return null;
    if (row.status === 'writing') throw new Problem('conflict', BEING_WRITTEN);
    if (row.trashedAt) throw new Problem('conflict', IN_THE_TRASH);
    const plan = planOf(row, writing.generator);
    const { sections = row.sections, result = row.result } = plan;
    if (plan.result) await tx.update(generations).set({ result }).where(eq(generations.id, id));
    return beginRun(
      tx,
      runner,
      { ...row, sections, result },
      {
        ...writing,
        cause,
        estimate,
        task: plan.task,
        access,
        idempotencyKey,
      },
    );
  });
}

function pick(result: GenerationRow['result'], include: (key: string) => boolean): GenerationRow['result'] {
  return Object.fromEntries(Object.entries(result).filter(([key]) => include(key)));
}
