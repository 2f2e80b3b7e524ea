import type { Account } from '../../accounts/users/account.ts';
import { requireAccess } from '../../billing/access/access.ts';
import type { Database } from '../../platform/database/client.ts';
import type { SectionItem } from '../../engine/port/writing-request.ts';
import type { Estimate, SectionRequest } from '../../generated/schemas/index.ts';
import type { Generator, SectionTask } from '../templates/generator.ts';
import { Problem } from '../../platform/problem.ts';
import { BEING_WRITTEN, beginRun, hasRun } from './begin-run.ts';
import { loadContext, rejectMissingSources, type Writing } from './context.ts';
import { readForm, requireGenerator } from './form.ts';
import { judgeInstruction, rejectDeclined } from './judge-form.ts';
import { findGeneration, type GenerationRow } from './present-generation.ts';
import { CHANGED_ELSEWHERE, IN_THE_TRASH, lockGeneration } from './lock-generation.ts';
import { estimateRun } from './plan-run.ts';
import { presentEstimate } from './present-estimate.ts';
import type { Launch, Runner } from './runner.ts';
import { itemAt } from './section-item.ts';
import { writingRequestOf } from './writing-request.ts';

/** A request for another run of an existing document. */
interface Resumption {
  author: Pick<Account, 'id' | 'role'>;
  id: string;
  idempotencyKey: string | undefined;
}

/** Writes the sections that are still missing, with the finished ones as context. */
export function continueGeneration(db: Database, runner: Runner, resumption: Resumption): Promise<void> {
  return resume(db, runner, resumption, 'continued', (row) => {
    const finished = new Set(row.sections.filter(({ state }) => state === 'finished').map(({ key }) => key));
    const keys = row.sections.map(({ key }) => key).filter((key) => !finished.has(key));
    if (keys.length === 0) throw new Problem('conflict', 'This document has all its sections.');
    return { keys, written: pick(row.result, (key) => finished.has(key)) };
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
  return resume(db, runner, resumption, 'regenerated', (row, generator) =>
    rewriteTask(row, generator, section, request),
  );
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
  const writing = await readWriting(db, row);
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

async function resume(
  db: Database,
  runner: Runner,
  { author, id, idempotencyKey }: Resumption,
  cause: Launch['cause'],
  taskOf: (row: GenerationRow, generator: Generator) => SectionTask,
): Promise<void> {
  runner.rejectWhenClosing();
  const before = await findGeneration(db, author.id, id);
  if (!before) throw new Problem('not_found');
  if (await hasRun(db, id, idempotencyKey)) return;
  const writing = await readWriting(db, before);
  const access = await requireAccess(db, author, writing.generator);
  const task = taskOf(before, writing.generator);
  const instruction = task.change?.instruction;
  if (instruction !== undefined) rejectDeclined(judgeInstruction(before.input, author.role, instruction));
  rejectMissingSources(writing.input, writing.context);
  const reason = await runner.engine.decline(writingRequestOf(writing, task));
  if (reason !== null) throw new Problem('invalid', reason);
  const estimate = await estimateRun(db, runner.engine, writing, task);

  const launch = await db.transaction(async (tx) => {
    const row = await lockGeneration(tx, author.id, id);
    if (await hasRun(tx, id, idempotencyKey)) return null;
    if (row.status === 'writing') throw new Problem('conflict', BEING_WRITTEN);
    if (row.trashedAt) throw new Problem('conflict', IN_THE_TRASH);
    return beginRun(tx, runner, row, {
      ...writing,
      cause,
      estimate,
      task: taskOf(row, writing.generator),
      access,
      idempotencyKey,
    });
  });
  if (launch) runner.launch(launch);
}

/** The document's form with its current sources and standards. */
export async function readWriting(db: Database, row: GenerationRow): Promise<Writing> {
  const generator = requireGenerator(row.templateType);
  const input = readForm(generator, row.input);
  return { generator, input, context: await loadContext(db, row.userId, input) };
}

function pick(result: GenerationRow['result'], include: (key: string) => boolean): GenerationRow['result'] {
  return Object.fromEntries(Object.entries(result).filter(([key]) => include(key)));
}
