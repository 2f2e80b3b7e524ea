import { isDeepStrictEqual } from 'node:util';
import type { Check, SectionProgress } from '../../../generated/schemas/index.ts';
import { open } from '../../templates/verdicts.ts';
import type { Writing } from '../document/context.ts';
import type { Result } from '../document/patches.ts';
import type { GenerationRow } from '../document/present-generation.ts';
import { checkLanguage } from '../end/check-language.ts';
import { type Description, describeResult } from '../end/describe-result.ts';

/** Checks a document after an edit by hand. What a person typed stays, and its check is open instead of repaired. */
export function describeEdit(
  writing: Writing,
  row: Pick<GenerationRow, 'meta' | 'result'>,
  typed: Result,
  sections: readonly SectionProgress[],
): Description {
  const described = describeResult(writing, row, typed, sections);
  if (!described.isWhole || described.fault !== undefined) return described;
  const kept = keptSections(writing, row.result, typed, described.result);
  const result = withSections(writing, typed, described.result, kept);
  const checks = described.checks.map((check) => asTyped(check, kept, typed, described.result));
  // Without AI, only what a person adds can be in another language than the source.
  const language = row.meta.composed
    ? checkLanguage(writing, result).filter(({ section }) => section !== null)
    : [];
  return { ...described, result, checks: [...checks, ...language] };
}

/** The sections whose repair would overwrite what was typed, now or in an earlier edit. */
function keptSections(
  { generator, input, context }: Writing,
  before: Result,
  typed: Result,
  repaired: Result,
): ReadonlySet<string> {
  const mended = Object.keys(typed).filter(
    (key) => !generator.derived.includes(key) && !isDeepStrictEqual(typed[key], repaired[key]),
  );
  if (mended.length === 0) return new Set();
  // A repair that the document before this edit lacked as well was left undone for a person.
  const earlier = generator.checks(before, input, context).result;
  const isLeft = (key: string) => key in before && !isDeepStrictEqual(before[key], earlier[key]);
  return new Set(
    mended.filter((key) => isLeft(key) || overwritesTyped(before[key], typed[key], repaired[key])),
  );
}

/** Whether a repair changes a value that was typed. Entries that were moved, added or removed are numbered again. */
export function overwritesTyped(before: unknown, typed: unknown, repaired: unknown): boolean {
  if (isDeepStrictEqual(before, typed) || isDeepStrictEqual(typed, repaired)) return false;
  if (!isContainer(before) || !isContainer(typed) || !isContainer(repaired)) return true;
  if (Array.isArray(before) && Array.isArray(typed)) {
    const isMoved = typed.every((entry) => before.some((each) => isDeepStrictEqual(each, entry)));
    if (before.length !== typed.length || isMoved) return false;
  }
  return Object.keys(typed).some((key) =>
    overwritesTyped(Reflect.get(before, key), Reflect.get(typed, key), Reflect.get(repaired, key)),
  );
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The repaired result with the kept sections as typed, and with what follows from them. */
function withSections(
  { generator, input, context }: Writing,
  typed: Result,
  repaired: Result,
  kept: ReadonlySet<string>,
): Result {
  if (kept.size === 0) return repaired;
  const result = { ...repaired };
  for (const key of kept) result[key] = typed[key];
  for (const key of generator.derived)
    if (key in result) result[key] = generator.derive(key, result, input, context);
  return result;
}

/** An open check, with the repair as its fix, for a section that is kept. */
function asTyped(check: Check, kept: ReadonlySet<string>, typed: Result, repaired: Result): Check {
  const { status, name, detail, section, path } = check;
  if (status !== 'repaired' || section === null || !kept.has(section)) return check;
  const fix = [{ section, path: [], before: typed[section], value: repaired[section] }];
  const place = { section, ...(path !== null && { path }) };
  return open(name, `Left as you wrote it. The fix would be: ${detail}`, { ...place, fix });
}
