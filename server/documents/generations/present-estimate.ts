import { isUnmetered } from '../../billing/access/access.ts';
import { balanceOf, creditsOf } from '../../billing/credits/credits.ts';
import type { Database } from '../../platform/database/client.ts';
import type { Estimate } from '../../generated/schemas/index.ts';
import type { SectionTask } from '../templates/generator.ts';
import type { Writing } from './context.ts';
import { estimateRun } from './plan-run.ts';
import type { Runner } from './runner.ts';
import { writingRequestOf } from './writing-request.ts';

/** The cost of a run, whether the user can afford it, and why the engine would decline it. */
export async function presentEstimate(
  db: Database,
  { engine }: Runner,
  userId: string,
  writing: Writing,
  task: SectionTask,
): Promise<Estimate> {
  const { generator, input, context } = writing;
  const tokens = estimateRun(generator, input, context, task);
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
    refusal: await engine.decline(writingRequestOf(writing, task)),
  };
}
