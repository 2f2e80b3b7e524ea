import { isUnmetered } from '../../../billing/access/access.ts';
import { balanceOf, creditsOf } from '../../../billing/credits/credits.ts';
import type { Engine } from '../../../engine/port/engine.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { Estimate } from '../../../generated/schemas/index.ts';
import type { SectionTask } from '../../templates/generator.ts';
import type { Writing } from '../document/context.ts';
import { estimateRun } from './plan-run.ts';

/** The cost of a run, and whether the user can afford it. */
export async function presentEstimate(
  db: Database,
  engine: Engine,
  userId: string,
  writing: Writing,
  task: SectionTask,
): Promise<Omit<Estimate, 'refusal'>> {
  const { tokens } = await estimateRun(db, engine, writing, task);
  const balance = await balanceOf(db, userId);
  const unlimited = await isUnmetered(db, userId);
  return {
    credits: creditsOf(tokens),
    input_tokens: tokens.input,
    output_tokens: tokens.output,
    affordable:
      unlimited ||
      (balance.available_input_tokens >= tokens.input && balance.available_output_tokens >= tokens.output),
    unlimited,
  };
}
