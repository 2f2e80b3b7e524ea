import type { Engine, Prompt } from '../../../engine/port/engine.ts';
import { formatInstruction } from '../../../engine/port/describe-schema.ts';
import { careNotes } from '../../../engine/safety/care-notes.ts';
import { verdictRules, withVerdict } from '../../../engine/safety/model-verdict.ts';
import { dataRules } from '../../../engine/safety/user-data.ts';
import { remember } from '../../../platform/remember.ts';
import type { Generator, SectionTask } from '../../templates/generator.ts';
import type { JudgedWriting } from '../document/context.ts';
import { markForm, markSources } from './user-text.ts';
import { resultSchemaOf } from '../document/writing-request.ts';

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
  if (kind === 'ruleEngine')
    return { prompt: generator.prompt(input, context, task), resultSchema: resultSchemaOf(generator, task) };
  const { system, user } = generator.prompt(markForm(generator, input), markSources(context), task);
  const { resultSchema, instruction } = formatOf(generator, task);
  return {
    prompt: {
      system: joined([system, dataRules, verdictRules, careNotes(safety)]),
      user: joined([user, instruction, feedback && `Correct this: ${feedback}`]),
    },
    resultSchema,
  };
}

interface Format {
  resultSchema: Record<string, unknown>;
  /** The schema as a model reads it in the prompt. */
  instruction: string;
}

const formats = new WeakMap<Generator, (keys: string) => Format>();
const SECTION_LISTS = 50;

/** Remembered by the keys of the sections, because building it takes milliseconds. */
function formatOf(generator: Generator, task: SectionTask): Format {
  if (task.change?.item) return formatFrom(resultSchemaOf(generator, task));
  const known =
    formats.get(generator) ??
    remember(SECTION_LISTS, (keys) => formatFrom(resultSchemaOf(generator, { keys: keys.split('\n') })));
  formats.set(generator, known);
  return known(task.keys.join('\n'));
}

function formatFrom(sections: Record<string, unknown>): Format {
  const resultSchema = withVerdict(sections);
  return { resultSchema, instruction: formatInstruction(resultSchema) };
}

const joined = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join('\n\n');
