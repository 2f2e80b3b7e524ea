import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readSchemaNotation } from '../../../tests/support/schema-notation.ts';
import { valueFor } from '../../../tests/support/schema-value.ts';
import { resultSchemaOf } from '../../documents/generations/document/writing-request.ts';
import { generators } from '../../generated/generators.ts';
import { describeSchema } from './describe-schema.ts';
import { modelSchemaOf } from './model-schema.ts';

const KEYWORDS = new Set(
  'type const enum anyOf properties required additionalProperties items minItems maxItems minimum maximum description'.split(
    ' ',
  ),
);

/** The keywords of a schema and of all schemas within it. */
function keywordsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key === 'properties') return [key, ...Object.values(value).flatMap(keywordsOf)];
    if (key === 'anyOf' && Array.isArray(value)) return [key, ...value.flatMap(keywordsOf)];
    return key === 'items' || key === 'additionalProperties' ? [key, ...keywordsOf(value)] : [key];
  });
}

describe.each(generators)('the schema of $templateType', (generator) => {
  const schema = resultSchemaOf(generator, { keys: Object.keys(generator.result.shape) });

  test('has only keywords that every model server understands', () => {
    expect(keywordsOf(schema).filter((keyword) => !KEYWORDS.has(keyword))).toEqual([]);
  });

  test('can be followed from its notation in the prompt alone', () => {
    const notation = describeSchema(schema);
    expect(notation.length).toBeLessThan(JSON.stringify(schema).length * 0.75);
    const value = valueFor(readSchemaNotation(notation), 'Willow');
    expect(new Ajv().validate(schema, value)).toBe(true);
    expect(generator.result.parse(value)).toEqual(value);
  });
});

describe('the schema for a model', () => {
  const sentFor = (schema: z.ZodType) => modelSchemaOf(z.toJSONSchema(schema));

  test('says a short limit of a text in words and drops a long one', () => {
    expect(sentFor(z.string().max(3))).toEqual({ type: 'string', description: 'At most 3 characters.' });
    expect(sentFor(z.string().max(4000).meta({ title: 'Text' }))).toEqual({ type: 'string' });
  });

  test('takes the limits of a list from its description', () => {
    const list = z.array(z.string()).max(40);
    expect(sentFor(list)).toEqual({ type: 'array', items: { type: 'string' } });
    expect(sentFor(list.meta({ description: 'Three to five.' }))).toMatchObject({ minItems: 3, maxItems: 5 });
    expect(sentFor(list.meta({ description: 'At least two checks.' }))).toMatchObject({ minItems: 2 });
  });

  test('keeps the limits of numbers and of short lists', () => {
    expect(sentFor(z.number().int().min(1).max(4))).toEqual({ type: 'integer', minimum: 1, maximum: 4 });
    expect(sentFor(z.int())).toEqual({ type: 'integer' });
    expect(sentFor(z.array(z.boolean()).min(1).max(8))).toMatchObject({ minItems: 1, maxItems: 8 });
  });
});
