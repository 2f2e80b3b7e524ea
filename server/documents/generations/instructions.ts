import type { Engine, Prompt } from '../../engine/port/engine.ts';
import { formatInstruction } from '../../engine/port/describe-schema.ts';
import { careNotes } from '../../engine/safety/care-notes.ts';
import { verdictRules, withVerdict } from '../../engine/safety/model-verdict.ts';
import { dataRules } from '../../engine/safety/user-data.ts';
import type { SectionTask } from '../templates/generator.ts';
import type { JudgedWriting } from './context.ts';
import { markForm, markSources } from './user-text.ts';
import { resultSchemaOf } from './writing-request.ts';

interface Instructions {
  prompt: Prompt;
  resultSchema: Record<string, unknown>;
}

/**
 * The prompt of a task and the schema of its result. A model also reads the schema in the prompt,
 * because not every server enforces it, and what was wrong with its last answer. It gets the user's
 * text between data marks, and gives its verdict on the request first.
 */
export function instructionsOf(
  { kind }: Pick<Engine, 'kind'>,
  { generator, input, context, safety }: JudgedWriting,
  task: SectionTask,
  feedback?: string,
): Instructions {
  const sections = resultSchemaOf(generator, task);
  if (kind === 'ruleEngine')
    return { prompt: generator.prompt(input, context, task), resultSchema: sections };
  const { system, user } = generator.prompt(markForm(generator, input), markSources(context), task);
  const resultSchema = withVerdict(sections);
  return {
    prompt: {
      system: joined([system, dataRules, verdictRules, careNotes(safety)]),
      user: joined([user, formatInstruction(resultSchema), feedback && `Correct this: ${feedback}`]),
    },
    resultSchema,
  };
}

const joined = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join('\n\n');
