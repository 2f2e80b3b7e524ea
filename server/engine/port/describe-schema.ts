/**
 * The instruction that describes a result in the prompt, so that a model without structured output
 * can follow it. `schema` is one of {@link modelSchemaOf}, so the limits are the same in both.
 */
export const formatInstruction = (schema: unknown): string =>
  `Answer with JSON of this form; "?" marks what may be left out:\n${describeSchema(schema)}`;

/**
 * A JSON Schema in a notation of a quarter of its length: a JSON value with types in place of texts
 * and numbers, `|` between alternatives, and notes after the value.
 */
export function describeSchema(schema: unknown, indent = ''): string {
  const { description, ...rest } = partsOf(schema);
  const notes = [rangeOf(rest), description?.replace(/\.$/, '')].filter(
    (note) => note !== undefined && note !== '',
  );
  const value = valueOf(rest, indent);
  return notes.length === 0 ? value : `${value} /* ${notes.join('. ').replaceAll('*/', '')} */`;
}

interface Parts {
  type?: string;
  const?: unknown;
  enum?: unknown;
  anyOf?: unknown;
  items?: unknown;
  properties?: unknown;
  required?: unknown;
  additionalProperties?: unknown;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  description?: string;
}

const partsOf = (schema: unknown): Parts => (typeof schema === 'object' && schema !== null ? schema : {});

function valueOf(schema: Parts, indent: string): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (Array.isArray(schema.anyOf)) {
    return schema.anyOf.map((choice) => describeSchema(choice, indent)).join(' | ');
  }
  switch (schema.type) {
    case 'object':
      return objectOf(schema, indent);
    case 'array':
      return `[${describeSchema(schema.items, indent)}, ...]`;
    case undefined:
      return 'any';
    default:
      return schema.type;
  }
}

function objectOf({ properties, required, additionalProperties }: Parts, indent: string): string {
  const inner = `${indent} `;
  if (typeof properties !== 'object' || properties === null) {
    return `{[key]: ${describeSchema(additionalProperties, inner)}}`;
  }
  const isRequired = (key: string) => Array.isArray(required) && required.includes(key);
  const lines = Object.entries(properties).map(
    ([key, schema]) =>
      `${inner}${JSON.stringify(key)}${isRequired(key) ? '' : '?'}: ${describeSchema(schema, inner)}`,
  );
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

function rangeOf({ minItems, maxItems, minimum, maximum }: Parts): string | undefined {
  const [least, most, unit] =
    minItems === undefined && maxItems === undefined
      ? [minimum, maximum, '']
      : [minItems, maxItems, ' items'];
  if (least === undefined && most === undefined) return undefined;
  if (least === undefined) return `at most ${most}${unit}`;
  return most === undefined ? `at least ${least}${unit}` : `${least} to ${most}${unit}`;
}
