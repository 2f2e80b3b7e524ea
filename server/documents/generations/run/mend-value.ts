import { z } from 'zod';
import { type Container, isContainer, partOf, place } from '../document/patches.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** Mending one fault may show the next one. */
const MAX_ROUNDS = 3;

/**
 * Parses a value of a model, once its harmless faults are mended: a number or a boolean as a string,
 * a string as a number, and null for what may be left out.
 */
export function parseMended(schema: z.core.$ZodType, value: unknown): z.ZodSafeParseResult<unknown> {
  let parsed = z.safeParse(schema, value);
  let current = value;
  for (let round = 0; round < MAX_ROUNDS && !parsed.success; round++) {
    const holder = { value: structuredClone(current) };
    // From the last one, so that an entry that is removed doesn't move the others.
    const mended = parsed.error.issues.toReversed().filter((issue) => mend(holder, issue, []));
    if (mended.length === 0) break;
    const again = z.safeParse(schema, holder.value);
    if (!again.success && again.error.issues.length > parsed.error.issues.length) break;
    current = holder.value;
    parsed = again;
  }
  return parsed;
}

function mend(holder: { value: unknown }, issue: Issue, before: Path): boolean {
  const path = [...before, ...issue.path];
  if (issue.code === 'invalid_union') {
    // First the options that the value itself fits, and only some part of it doesn't.
    const options = issue.errors.toSorted((one, other) => Number(isWhole(one)) - Number(isWhole(other)));
    return options.some((issues) => issues.map((each) => mend(holder, each, path)).includes(true));
  }
  const key = keyOf(path.at(-1) ?? 'value');
  const container = containerAt(holder, path);
  if (!container) return false;
  const value = partOf(container, key);
  if (value === null) return remove(container, key);
  const mended = mendedValue(value, issue);
  // A number is no section of prose.
  if (mended === undefined || (path.length === 0 && typeof value === 'number')) return false;
  place(container, key, mended);
  return true;
}

const isWhole = (issues: readonly Issue[]): boolean => issues.some(({ path }) => path.length === 0);

function containerAt(holder: { value: unknown }, path: Path): Container | null {
  if (path.length === 0) return holder;
  let at: unknown = holder.value;
  for (const step of path.slice(0, -1)) at = isContainer(at) ? partOf(at, keyOf(step)) : undefined;
  return isContainer(at) ? at : null;
}

const keyOf = (key: PropertyKey): string | number => (typeof key === 'symbol' ? String(key) : key);

function remove(container: Container, key: string | number): boolean {
  if (Array.isArray(container)) container.splice(Number(key), 1);
  else Reflect.deleteProperty(container, key);
  return true;
}

/** A comma before three digits may be one of thousands. */
const NUMBER = /^[-+]?\d+(?:[.]\d+|,(?!\d{3}$)\d+)?$/;
/** The same choice, however a model writes it: “Multiple Choice” for multiple-choice. */
const choiceOf = (value: unknown): string =>
  String(value)
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '-');
const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

/** Undefined if the fault is another one. */
function mendedValue(value: unknown, issue: Issue): unknown {
  const isScalar = typeof value === 'number' || typeof value === 'boolean';
  if (issue.code === 'invalid_value') {
    return issue.values.find((each) => each !== value && choiceOf(each) === choiceOf(value));
  }
  if (issue.code !== 'invalid_type') return undefined;
  if (issue.expected === 'string' && isScalar) return String(value);
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (issue.expected === 'boolean') return BOOLEANS.get(text.toLowerCase());
  return (issue.expected === 'number' || issue.expected === 'int') && NUMBER.test(text)
    ? Number(text.replace(',', '.'))
    : undefined;
}
