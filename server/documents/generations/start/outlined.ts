import { Problem } from '../../../platform/problem.ts';
import type { Generator, SectionTask } from '../../templates/generator.ts';
import { isWritten, outlineIn, outlineKey, partsIn, planParts } from '../../templates/outline.ts';
import type { Form } from '../document/form.ts';
import type { Result } from '../document/patches.ts';
import type { GenerationRow } from '../document/present-generation.ts';

interface NextRun {
  task: SectionTask;
  /** The content with the approved outline and an empty part for each of its entries. */
  result: Result;
}

/** The sections of a document's first run. */
export const startKeys = ({ outline, sections }: Generator, input: Form): readonly string[] =>
  outline ? outline.first : sections(input);

/** What comes next in a document with an outline: the outline, the next part, or what follows the parts. */
export function nextRun(
  { outline: declared }: Generator,
  { result, sections }: Pick<GenerationRow, 'result' | 'sections'>,
): NextRun {
  if (!declared) throw new Error('The template has no outline.');
  const missing = sections.flatMap(({ key, state }) => (state === 'finished' ? [] : [key]));
  const planning = declared.first.filter((key) => missing.includes(key));
  if (planning.length > 0) return { task: { keys: planning, written: without(result, missing) }, result };
  const plan = planParts(outlineIn(declared, result), partsIn(declared, result));
  if (plan.outline.length === 0)
    throw new Problem('invalid', 'The outline is empty. Add a section to it first.');
  const planned = { ...result, [outlineKey(declared)]: plan.outline, [declared.parts]: plan.parts };
  const index = plan.parts.findIndex((part) => !isWritten(part));
  if (index !== -1) return { task: partTask(declared, planned, plan.parts, index, missing), result: planned };
  const keys = missing.filter((key) => key !== declared.parts);
  if (keys.length === 0) throw new Problem('conflict', 'This document has all its sections.');
  return {
    task: {
      keys,
      written: without(
        planned,
        missing.filter((key) => key !== declared.parts),
      ),
    },
    result: planned,
  };
}

function partTask(
  { parts: section }: NonNullable<Generator['outline']>,
  planned: Result,
  parts: readonly unknown[],
  index: number,
  missing: readonly string[],
): SectionTask {
  return {
    keys: [section],
    written: without(planned, [...missing, section]),
    change: { section, kind: 'write', before: parts, item: { path: [index], before: parts[index] } },
  };
}

/** The tasks of all parts that are not written, in order; each as if the ones before it were. */
export function remainingTasks(
  { outline: declared }: Generator,
  { result, sections }: Pick<GenerationRow, 'result' | 'sections'>,
): { id: string; task: SectionTask }[] {
  if (!declared) return [];
  const missing = sections.flatMap(({ key, state }) => (state === 'finished' ? [] : [key]));
  const plan = planParts(outlineIn(declared, result), partsIn(declared, result));
  const planned = { ...result, [outlineKey(declared)]: plan.outline, [declared.parts]: plan.parts };
  return plan.parts.flatMap((part, index) =>
    isWritten(part)
      ? []
      : [{ id: part.id ?? '', task: partTask(declared, planned, plan.parts, index, missing) }],
  );
}

const without = (result: Result, keys: readonly string[]): Result =>
  Object.fromEntries(Object.entries(result).filter(([key]) => !keys.includes(key)));
