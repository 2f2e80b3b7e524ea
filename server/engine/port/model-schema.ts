type Schema = Readonly<Record<string, unknown>>;

/** The keywords that every model server understands. Others are for our forms, or break a grammar. */
const KEYWORDS = ['type', 'const', 'enum', 'required', '$ref'] as const;

/** Longer limits are beyond what a model writes in a field. */
const SHORT_TEXT = 100;

/** A longer limit of a list is there for storage; the prompt says how many items to write. */
const MAX_ITEMS = 12;

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const RANGE = /^(\w+) to (\w+)\b/;
const MINIMUM = /^at least (\w+)\b/;

/**
 * The part of a JSON Schema that is sent to a model: structure and descriptions, without interface
 * metadata, `$schema` and the lengths of texts, from which llama.cpp can't build a grammar.
 */
export function modelSchemaOf(schema: unknown): Record<string, unknown> {
  if (!isObject(schema)) return {};
  const sent: Record<string, unknown> = {};
  for (const keyword of KEYWORDS) if (schema[keyword] !== undefined) sent[keyword] = schema[keyword];
  const { properties, $defs, items, prefixItems, additionalProperties: rest, propertyNames: _ } = schema;
  if (isObject(properties)) sent['properties'] = mapValues(withoutTeachers(properties));
  if (isObject($defs)) sent['$defs'] = mapValues($defs);
  if (items !== undefined) sent['items'] = modelSchemaOf(items);
  if (Array.isArray(prefixItems)) sent['prefixItems'] = prefixItems.map(modelSchemaOf);
  if (rest !== undefined) sent['additionalProperties'] = isObject(rest) ? modelSchemaOf(rest) : rest;
  const choices = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(choices)) sent['anyOf'] = choices.map(modelSchemaOf);
  const description = withLength(schema);
  return { ...sent, ...(description && { description }), ...limitsOf(schema) };
}

/** A short text's limit is said in words, because no keyword may say it. */
function withLength({ description, maxLength }: Schema): string | undefined {
  const limit =
    typeof maxLength === 'number' && maxLength <= SHORT_TEXT ? `At most ${maxLength} characters.` : undefined;
  const parts = [description, limit].filter((part) => typeof part === 'string');
  return parts.length === 0 ? undefined : parts.join(' ');
}

/**
 * Limits of lists and numbers. For a list, the amount with which its description begins ("Three to
 * five.") counts, so that schema and prompt agree. Zod's safe integers are no limits.
 */
function limitsOf({
  type,
  description,
  minItems,
  maxItems,
  minimum,
  maximum,
}: Schema): Record<string, number> {
  const limits: Record<string, number> = {};
  const said = type === 'array' && typeof description === 'string' ? amountSaid(description) : undefined;
  if (said) return said;
  if (typeof minItems === 'number' && minItems > 0) limits['minItems'] = minItems;
  if (typeof maxItems === 'number' && maxItems <= MAX_ITEMS) limits['maxItems'] = maxItems;
  if (isLimit(minimum)) limits['minimum'] = minimum;
  if (isLimit(maximum)) limits['maximum'] = maximum;
  return limits;
}

function amountSaid(description: string): Record<string, number> | undefined {
  const text = description.toLowerCase();
  const [, least = '', most = ''] = RANGE.exec(text) ?? MINIMUM.exec(text) ?? [];
  const [minItems, maxItems] = [NUMBERS.indexOf(least), NUMBERS.indexOf(most)];
  if (minItems < 0) return undefined;
  return { minItems, ...(maxItems > 0 && { maxItems }) };
}

const isLimit = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER;

/** Without the values that only a teacher sets. */
const withoutTeachers = (properties: Schema): Schema =>
  Object.fromEntries(
    Object.entries(properties).filter(([, part]) => !(isObject(part) && part['by_teacher'] === true)),
  );

const mapValues = (schemas: Schema): Record<string, unknown> =>
  Object.fromEntries(Object.entries(schemas).map(([key, schema]) => [key, modelSchemaOf(schema)]));

const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
