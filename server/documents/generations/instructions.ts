import type { Engine, Prompt } from '../../engine/port/engine.ts';
import { formatInstruction } from '../../engine/port/describe-schema.ts';
import type { SectionTask } from '../templates/generator.ts';
import type { Writing } from './context.ts';
import { resultSchemaOf } from './writing-request.ts';

interface Instructions {
  prompt: Prompt;
  resultSchema: Record<string, unknown>;
}

/**
 * The prompt of a task and the schema of its result. A model also reads the schema in the prompt,
 * because not every server enforces it, and what was wrong with its last answer.
 */
export function instructionsOf(
  { kind }: Pick<Engine, 'kind'>,
  { generator, input, context }: Writing,
  task: SectionTask,
  feedback?: string,
): Instructions {
  const resultSchema = resultSchemaOf(generator, task);
  const { system, user } = generator.prompt(input, context, task);
  if (kind === 'ruleEngine') return { prompt: { system, user }, resultSchema };
  const parts = [user, formatInstruction(resultSchema), feedback && `Correct this: ${feedback}`];
  return { prompt: { system, user: parts.filter(Boolean).join('\n\n') }, resultSchema };
}
