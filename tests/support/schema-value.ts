import { z } from 'zod';

const jsonSchema = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  additionalProperties: z.unknown().optional(),
  items: z.unknown().optional(),
  prefixItems: z.array(z.unknown()).optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  $ref: z.string().optional(),
  description: z.string().optional(),
});

/** The verdict on a request, which is the first key of every answer. */
export const harmless = { severity: 'none', categories: [], concern: 'none' };

const SENTENCES = [
  'Students look closely at {topic} and say what they notice.',
  'In pairs they explain one part of {topic} in their own words.',
  'A short sketch of {topic} shows what they understand so far.',
  'The class compares two ideas about {topic} and chooses the better one.',
  'Each student writes one question about {topic} to come back to.',
];

/**
 * A value about a topic that matches a JSON Schema; deterministic. Supports the part of JSON Schema that this project uses.
 */
export function valueFor(root: unknown, topic: string): unknown {
  let count = 0;
  const sentence = () => (SENTENCES[count++ % SENTENCES.length] ?? '').replace('{topic}', topic);

  const text = (minLength = 0, maxLength = 400): string => {
    let words = sentence();
    while (words.length < minLength) words += ` ${sentence()}`;
    return words.length <= maxLength ? words : words.slice(0, maxLength).trimEnd() || 'a';
  };

  const make = (given: unknown): unknown => {
    const schema = jsonSchema.parse(given === true ? {} : given);
    if (schema.$ref !== undefined) return make(resolve(root, schema.$ref));
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return schema.enum[count++ % schema.enum.length];
    const choice = schema.anyOf ?? schema.oneOf;
    if (choice) return make(choice[0]);
    switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
      case 'object':
        if (!schema.properties && typeof schema.additionalProperties === 'object') {
          return { [topic]: make(schema.additionalProperties) };
        }
        return Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([key, value]) => [
            key,
            key === 'safety' ? harmless : make(value),
          ]),
        );
      case 'array': {
        if (schema.prefixItems) return schema.prefixItems.map(make);
        const length = Math.min(Math.max(schema.minItems ?? 0, 2), schema.maxItems ?? 3);
        return Array.from({ length }, () => make(schema.items ?? {}));
      }
      case 'integer':
      case 'number':
        return Math.min(Math.max(schema.minimum ?? 1, 5), schema.maximum ?? 100);
      case 'boolean':
        return count++ % 2 === 0;
      case 'null':
        return null;
      default:
        return text(schema.minLength, schema.maxLength ?? lengthSaid(schema.description));
    }
  };
  return make(root);
}

/** The limit that a schema for models says in words. */
function lengthSaid(description = ''): number | undefined {
  const [, said] = /At most (\d+) characters/.exec(description) ?? [];
  return said === undefined ? undefined : Number(said);
}

function resolve(root: unknown, reference: string): unknown {
  let at = root;
  for (const step of reference.split('/').slice(1)) {
    at = typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined;
  }
  return at;
}
