import { NO_TOKENS } from '../../billing/credits/credits.ts';
import { countTokens, type Tokens } from '../../engine/port/tokens.ts';
import type { Generator, GeneratorContext, SectionTask } from '../templates/generator.ts';
import type { Form } from './form.ts';
import { resultSchemaOf } from './writing-request.ts';

/** The minimum estimate per section. */
const MIN_SECTION_TOKENS = 200;
/** The output limit, as a multiple of the estimate. */
const HEADROOM = 1.5;

/** The tokens a run is likely to need, which are shown as its cost and reserved. */
export function estimateRun(
  generator: Generator,
  input: Form,
  context: GeneratorContext,
  task: SectionTask,
): Tokens {
  const keys = task.keys.filter((key) => !generator.derived.includes(key));
  if (keys.length === 0) return NO_TOKENS;
  const { system, user } = generator.prompt(input, context, { ...task, keys });
  const schema = JSON.stringify(resultSchemaOf(generator, { ...task, keys }));
  return {
    input: countTokens(system.length + user.length + schema.length),
    output: outputTokens(generator, input, task),
  };
}

export const maxOutputTokens = (expected: number): number =>
  Math.ceil(expected * HEADROOM) + MIN_SECTION_TOKENS;

function outputTokens(generator: Generator, input: Form, { keys, change }: SectionTask): number {
  const whole = generator.outputTokens(input);
  const share = whole / Math.max(1, generator.sections(input).length);
  if (change) {
    const current = countTokens(JSON.stringify(change.item?.before ?? change.before ?? null).length);
    const rewritten = Math.max(MIN_SECTION_TOKENS, current * (change.kind === 'longer' ? 2 : HEADROOM));
    return Math.ceil(rewritten + share * (keys.length - 1));
  }
  return Math.ceil(share * keys.length);
}
