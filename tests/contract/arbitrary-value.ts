import fc, { type Arbitrary } from 'fast-check';
import type { Schema } from './document.ts';

/** Depths below and above the limit of a body. */
const hugeString = fc
  .tuple(
    fc.constantFrom('x', '🎓', '"', '\\', '\u0000', '{', 'a@'),
    fc.constantFrom(20_000, 100_000, 300_000),
  )
  .map(([part, times]) => part.repeat(times));

/** Keys that are known to cause trouble, and any other. */
const key = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '$where',
    '',
    'id',
    'role',
    'email_verified_at',
  ),
  fc.string(),
);

const deep = fc.integer({ min: 50, max: 2000 }).map((levels) => {
  let value: unknown = 'bottom';
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
});

/** Any JSON value, usually of a type that the schema does not expect. */
export const anyValue: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    null,
    true,
    false,
    '',
    '\u0000',
    '\ud800',
    "'; drop table users; --",
    '${7*7}',
    -1,
    0,
    1e308,
    2 ** 53,
    -0.5,
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.array(fc.jsonValue(), { maxLength: 4 }),
  fc.dictionary(key, fc.jsonValue(), { maxKeys: 4 }),
  { arbitrary: hugeString, weight: 1 },
  { arbitrary: deep, weight: 1 },
);

function stringOf(schema: Schema): Arbitrary<string> {
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.format === 'email') return fc.emailAddress();
  if (schema.format === 'date-time')
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (schema.format === 'date')
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString().replace(/T.*/, ''));
  const { minLength = 0, maxLength = 40 } = schema;
  return fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 40) });
}

/** A value that matches the schema, so that some requests pass validation. */
export function matchingValue(schema: Schema): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(matchingValue));
  const [type] = [schema.type].flat();
  switch (type) {
    case 'string':
      return stringOf(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1000 });
    case 'number':
      return fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 1000, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(matchingValue(schema.items ?? {}), { maxLength: 3 });
    case 'object':
      return matchingObject(schema);
    default:
      return fc.jsonValue();
  }
}

function matchingObject({ properties = {}, required = [] }: Schema): Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, matchingValue(inner)]),
  );
  if (Object.keys(fields).length === 0) return fc.dictionary(key, fc.jsonValue(), { maxKeys: 4 });
  return fc.record(fields, { requiredKeys: required });
}

/** A matching object with one or more defects: a missing field, one of another type, or an extra one. */
export function defectiveValue(schema: Schema): Arbitrary<unknown> {
  const names = Object.keys(schema.properties ?? {});
  if (names.length === 0) return anyValue;
  const name = fc.constantFrom(...names);
  const defect = fc.oneof(
    name.map((at) => ({ kind: 'remove' as const, at, value: undefined as unknown })),
    fc.tuple(name, anyValue).map(([at, value]) => ({ kind: 'set' as const, at, value })),
    fc.tuple(key, anyValue).map(([at, value]) => ({ kind: 'set' as const, at, value })),
  );
  return fc
    .tuple(matchingValue(schema), fc.array(defect, { minLength: 1, maxLength: 3 }))
    .map(([value, injuries]) => {
      const fields = new Map(Object.entries(Object(value)));
      for (const { kind, at, value: wrong } of injuries) {
        if (kind === 'remove') fields.delete(at);
        else fields.set(at, wrong);
      }
      // Through a map, because assigning __proto__ would change the object instead of adding the field.
      return Object.fromEntries(fields);
    });
}
