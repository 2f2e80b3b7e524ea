import { NO_TOKENS } from '../../../billing/credits/credits.ts';
import { documentPartSchema } from '../../../generated/blocks.ts';
import type { Revision, SectionChange } from '../../../engine/port/writing-request.ts';
import { countTokens, type Tokens } from '../../../engine/port/tokens.ts';
import { noConcern } from '../../../engine/safety/severity.ts';
import type { Engine } from '../../../engine/port/engine.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { SectionTask } from '../../templates/generator.ts';
import { type OutlineDeclaration, outlineIn } from '../../templates/outline.ts';
import type { Writing } from '../document/context.ts';
import { correctExpectation } from './correct-expectation.ts';
import { readShared } from '../document/form.ts';
import { readMeasuredRuns } from '../end/measured-runs.ts';
import { instructionsOf } from '../run/instructions.ts';
import { writingRequestOf } from '../document/writing-request.ts';

/** The minimum estimate of a rewrite. */
const MIN_REWRITE_TOKENS = 200;
/** The output limit, as a multiple of the estimate. */
const HEADROOM = 1.5;
/** Tokens of an English word with its punctuation. */
const TOKENS_PER_WORD = 1.5;
/** Tokens of a text, as a multiple of its English version. */
const OTHER_LANGUAGE = 1.35;

export interface RunEstimate {
  /** The tokens that the run is likely to need, which are shown as its cost and reserved. */
  tokens: Tokens;
  /** What the template expects of any model; later estimates learn from its error. */
  expected: Tokens;
}

/** Estimates a run: exactly if the engine can, otherwise by its template and earlier runs. */
export async function estimateRun(
  db: Database,
  engine: Engine,
  writing: Writing,
  task: SectionTask,
): Promise<RunEstimate> {
  const { generator } = writing;
  const keys = task.keys.filter((key) => !generator.derived.includes(key));
  if (keys.length === 0) return { tokens: NO_TOKENS, expected: NO_TOKENS };
  const instructions = instructionsOf(engine, { ...writing, safety: noConcern }, { ...task, keys });
  const { prompt } = instructions;
  const exact = await engine.measure({ ...writingRequestOf(writing, task), prompt });
  if (exact) return { tokens: exact, expected: exact };

  const expected = expectationOf(instructions, writing, { ...task, keys });
  const runs = await readMeasuredRuns(db, generator.templateType, engine.name);
  return { tokens: correctExpectation(expected, runs), expected };
}

/** What a template expects of any model. */
export function expectRun(engine: Pick<Engine, 'kind'>, writing: Writing, task: SectionTask): Tokens {
  const keys = task.keys.filter((key) => !writing.generator.derived.includes(key));
  // The few lines of care notes make no difference to the estimate.
  const judged = { ...writing, safety: noConcern };
  return expectationOf(instructionsOf(engine, judged, { ...task, keys }), writing, { ...task, keys });
}

function expectationOf(
  { prompt, resultSchema }: ReturnType<typeof instructionsOf>,
  writing: Writing,
  task: SectionTask,
): Tokens {
  const schema = JSON.stringify(resultSchema);
  return {
    input: countTokens(prompt.system.length + prompt.user.length + schema.length),
    output: outputTokens(writing, task),
  };
}

/** The output limit of a run. Short documents of the past don't lower it. */
export const maxOutputTokens = ({ tokens, expected }: RunEstimate): number =>
  Math.ceil(Math.max(tokens.output, expected.output) * HEADROOM) + MIN_REWRITE_TOKENS;

/** The tokens of a revision, as a multiple of the text that it rewrites. */
const REVISED: Readonly<Record<Revision['kind'], number>> = {
  shorter: 0.8,
  longer: 1.7,
  simpler: 1.1,
  richer: 1.2,
  easier: 1.2,
  harder: 1.2,
  translation: 1,
  support: 1.3,
  extension: 1.2,
};

function revisedTokens({ kind, before }: Revision, keys: readonly string[], language: string): number {
  const text = Object.fromEntries(Object.entries(before).filter(([key]) => keys.includes(key)));
  const factor = kind === 'translation' && !language.startsWith('English') ? OTHER_LANGUAGE : 1;
  return Math.ceil(countTokens(JSON.stringify(text).length) * REVISED[kind] * factor) + MIN_REWRITE_TOKENS;
}

const factorOf = (language: string) => (language.startsWith('English') ? 1 : OTHER_LANGUAGE);

/** The words that the outline plans for a part. */
function wordsOfPart(
  outline: Pick<OutlineDeclaration<never>, 'first'>,
  { item }: SectionChange,
  planned: SectionTask['written'],
): number {
  const part = documentPartSchema.safeParse(item?.before).data;
  return outlineIn(outline, planned).find(({ id }) => id === part?.id)?.target_words ?? MIN_REWRITE_TOKENS;
}

function outputTokens(
  { generator, input, context }: Writing,
  { keys, change, revision, written: planned }: SectionTask,
): number {
  const { language } = readShared(input);
  if (revision) return revisedTokens(revision, keys, language);
  const whole = generator.outputTokens(input, context) * factorOf(language);
  if (generator.outline && !change)
    return Math.ceil(generator.outline.tokens(keys, input) * factorOf(language));
  const written = generator.sections(input).filter((key) => !generator.derived.includes(key));
  const share = whole / Math.max(1, written.length);
  if (change?.kind === 'write' && generator.outline)
    return Math.ceil(wordsOfPart(generator.outline, change, planned) * TOKENS_PER_WORD * factorOf(language));
  if (change) {
    const current = countTokens(JSON.stringify(change.item?.before ?? change.before ?? null).length);
    const rewritten = Math.max(MIN_REWRITE_TOKENS, current * (change.kind === 'longer' ? 2 : HEADROOM));
    return Math.ceil(rewritten + share * (keys.length - 1));
  }
  return Math.ceil(share * keys.length);
}
