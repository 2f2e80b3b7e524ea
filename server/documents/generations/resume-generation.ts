import type { Account } from '../../accounts/users/account.ts';
import { requireAccess } from '../../billing/access/access.ts';
import type { Database } from '../../platform/database/client.ts';
import type { SectionRequest } from '../../generated/schemas/index.ts';
import type { Generator, SectionTask } from '../templates/generator.ts';
import { Problem } from '../../platform/problem.ts';
import { BEING_WRITTEN, beginRun, hasRun } from './begin-run.ts';
import { loadContext, rejectMissingSources, type Writing } from './context.ts';
import { readForm, requireGenerator } from './form.ts';
import { findGeneration, type GenerationRow } from './present-generation.ts';
import { CHANGED_ELSEWHERE, IN_THE_TRASH, lockGeneration } from './lock-generation.ts';
import type { Launch, Runner } from './runner.ts';
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

/** Rewrites one section and its dependents. */
export function regenerateSection(
  db: Database,
  runner: Runner,
  resumption: Resumption,
  section: string,
  { version, change, instruction }: SectionRequest,
): Promise<void> {
  return resume(db, runner, resumption, 'regenerated', (row, { dependents }) => {
    if (!row.sections.some(({ key }) => key === section)) throw new Problem('not_found');
    if (row.version !== version) throw new Problem('conflict', CHANGED_ELSEWHERE);
    const following = dependents[section] ?? [];
    const keys = row.sections
      .map(({ key }) => key)
      .filter((key) => key === section || following.includes(key));
    return {
      keys,
      written: pick(row.result, (key) => !keys.includes(key)),
      change: {
        section,
        kind: change,
        before: row.result[section],
        ...(instruction !== undefined && { instruction }),
      },
    };
  });
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
  const access = await requireAccess(db, author, requireGenerator(before.templateType));
  const writing = await readWriting(db, before);
  rejectMissingSources(writing.input, writing.context);
  const reason = await runner.engine.decline(writingRequestOf(writing, taskOf(before, writing.generator)));
  if (reason !== null) throw new Problem('invalid', reason);

  const launch = await db.transaction(async (tx) => {
    const row = await lockGeneration(tx, author.id, id);
    if (await hasRun(tx, id, idempotencyKey)) return null;
    if (row.status === 'writing') throw new Problem('conflict', BEING_WRITTEN);
    if (row.trashedAt) throw new Problem('conflict', IN_THE_TRASH);
    return beginRun(tx, runner, row, {
      ...writing,
      cause,
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
