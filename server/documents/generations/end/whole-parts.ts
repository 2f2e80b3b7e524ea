import type { DocumentPart } from '../../../generated/blocks.ts';
import type { Generator } from '../../templates/generator.ts';
import { type OutlineEntry, outlineIn, outlineKey, partsIn, planParts } from '../../templates/outline.ts';
import type { EndedRun } from './ended-run.ts';
import type { Result } from '../document/patches.ts';

/** After a run: a part that was cut off is empty again; the others have their heading and their numbers by code. */
export function withWholeParts({ outline, result: shape }: Generator, run: EndedRun): EndedRun {
  if (!outline) return run;
  const { parts } = outline;
  const isCut = run.keys.includes(parts) && !isFinished(run, parts);
  const entries = outlineIn(outline, run.result);
  const isRewritten = run.keys.includes(parts) && run.keys.includes(outlineKey(outline));
  const written = partsIn(outline, run.result);
  const placed = isRewritten ? inPlace(entries, written) : written;
  const value = isCut ? run.row.result[parts] : planParts(entries, placed).parts;
  const result: Result = { ...run.result, [parts]: value };
  const isEmpty = value === undefined || run.result[parts] === undefined;
  // The runs write the sections in another order than the document has.
  const keys = shape.keyof().options.filter((key) => key in result && !(key === parts && isEmpty));
  return { ...run, result: Object.fromEntries(keys.map((key) => [key, result[key]])) };
}

/** In a document that is rewritten as a whole, a part belongs to the entry at its place, whatever id the engine gave it. */
function inPlace(entries: readonly OutlineEntry[], parts: readonly DocumentPart[]): DocumentPart[] {
  const { outline } = planParts(entries, []);
  return parts.map((part, index) => {
    const id = outline[index]?.id ?? part.id;
    return { ...part, ...(id !== undefined && { id }) };
  });
}

const isFinished = ({ sections }: EndedRun, key: string): boolean =>
  sections.some((section) => section.key === key && section.state === 'finished');
