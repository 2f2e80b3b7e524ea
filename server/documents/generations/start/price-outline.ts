import { isUnmetered } from '../../../billing/access/access.ts';
import { balanceOf, creditsOf } from '../../../billing/credits/credits.ts';
import type { Outline } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import type { SectionTask } from '../../templates/generator.ts';
import { isWritten, outlineIn, partsIn, planParts } from '../../templates/outline.ts';
import { remainingTasks } from './outlined.ts';
import { estimateRun } from './plan-run.ts';
import { findGeneration } from '../document/present-generation.ts';
import { readWriting } from '../document/context.ts';
import type { Runner } from '../run/runner.ts';
import { writingRequestOf } from '../document/writing-request.ts';

/** The parts of a document with an outline, each with what it costs to write. */
export async function priceOutline(
  db: Database,
  runner: Runner,
  userId: string,
  id: string,
): Promise<Outline> {
  const row = await findGeneration(db, userId, id);
  if (!row) throw new Problem('not_found');
  const writing = await readWriting(db, runner, row);
  const { outline: declared, derived } = writing.generator;
  const entries = declared ? outlineIn(declared, row.result) : [];
  if (!declared || entries.length === 0) throw new Problem('conflict', 'This document has no outline.');
  const plan = planParts(entries, partsIn(declared, row.result));
  const costOf = async (task: SectionTask) => (await estimateRun(db, runner.engine, writing, task)).tokens;
  const tasks = remainingTasks(writing.generator, row);
  const costs = new Map(
    await Promise.all(tasks.map(async ({ id: part, task }) => [part, await costOf(task)] as const)),
  );
  const keys = row.sections
    .filter(({ key, state }) => state !== 'finished' && key !== declared.parts && !derived.includes(key))
    .map(({ key }) => key);
  const rest = await costOf({ keys, written: row.result });
  const all = [...costs.values(), rest];
  const input = all.reduce((sum, tokens) => sum + tokens.input, 0);
  const output = all.reduce((sum, tokens) => sum + tokens.output, 0);
  const [balance, unlimited] = [await balanceOf(db, userId), await isUnmetered(db, userId)];
  const [first = { task: { keys, written: row.result } }] = tasks;
  return {
    parts: plan.outline.map(({ id: part = '', heading, target_words }) => {
      const cost = costs.get(part);
      const written = plan.parts.some((each) => each.id === part && isWritten(each));
      return { id: part, heading, target_words, written, credits: cost ? creditsOf(cost) : 0 };
    }),
    rest: creditsOf(rest),
    credits: input + output,
    affordable:
      unlimited || (balance.available_input_tokens >= input && balance.available_output_tokens >= output),
    unlimited,
    refusal: await runner.engine.decline(writingRequestOf(writing, first.task)),
  };
}
