import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type BlockKind, blockSchemas } from '../../generated/blocks.ts';
import { exportBlock } from './testing.ts';

type Schema = z.core.$ZodType;

const kinds = z.array(z.custom<BlockKind>()).parse(Object.keys(blockSchemas));

const bareOf = (schema: Schema): Schema =>
  schema instanceof z.ZodOptional ? bareOf(schema.unwrap()) : schema;

/** The paths of the teacher-only marks in a schema. */
function marksIn(schema: Schema, path: string): string[] {
  const bare = bareOf(schema);
  if (bare instanceof z.ZodArray) return marksIn(bare.element, path);
  if (bare instanceof z.ZodUnion)
    return bare.options.flatMap((each, index) => marksIn(each, `${path}|${index}`));
  if (bare instanceof z.ZodRecord) return marksIn(bare.valueType, path);
  if (!(bare instanceof z.ZodObject)) return [];
  return Object.entries<Schema>(bare.shape).flatMap(([key, property]) => {
    const here = `${path}.${key}`;
    return z.globalRegistry.get(property)?.teacher_only ? [here] : marksIn(property, here);
  });
}

/** A full value; only the value at `changed` differs from the value without changes. */
function valueOf(schema: Schema, changed: string, path: string, at = 0): unknown {
  const bare = bareOf(schema);
  const variant = path === changed || path.startsWith(`${changed}.`) ? 1 : 0;
  if (bare instanceof z.ZodArray) {
    const { element } = bare;
    const types = element instanceof z.ZodObject ? element.shape['type'] : undefined;
    const count = types instanceof z.ZodEnum ? types.options.length : 2;
    return Array.from({ length: count }, (_, index) => valueOf(element, changed, path, index));
  }
  if (bare instanceof z.ZodUnion) {
    const index = at % bare.options.length;
    return valueOf(bare.options[index] ?? bare, changed, `${path}|${index}`, at);
  }
  if (bare instanceof z.ZodObject) {
    const entries = Object.entries<Schema>(bare.shape);
    return Object.fromEntries(
      entries.map(([key, property]) => [key, valueOf(property, changed, `${path}.${key}`, at)]),
    );
  }
  if (bare instanceof z.ZodEnum) return bare.options[(at + variant) % bare.options.length];
  if (bare instanceof z.ZodRecord) {
    const { valueType } = bare;
    const parts = bareOf(valueType);
    if (parts instanceof z.ZodUnion)
      return Object.fromEntries(
        parts.options.map((each, index) => [`key${index}`, valueOf(each, changed, `${path}|${index}`, at)]),
      );
    return {
      key: bareOf(valueType) instanceof z.ZodObject ? valueOf(valueType, changed, path, at) : 'value',
    };
  }
  const candidates = [`words ${variant} of ${path} ${at}`, 'AB'[variant], variant === 1, 3 + variant];
  return candidates.find((each) => z.safeParse(bare, each).success);
}

const marks = kinds.flatMap((kind) => marksIn(blockSchemas[kind], kind).map((mark) => ({ kind, mark })));

it('finds the marks of the contract', () => {
  expect(marks.length).toBeGreaterThan(15);
  for (const kind of kinds)
    expect(() => blockSchemas[kind].parse(valueOf(blockSchemas[kind], '', kind))).not.toThrow();
});

describe.each(['markdown', 'docx'] as const)('the student’s copy as %s', (format) => {
  it.each(marks)('does not depend on $mark', async ({ kind, mark }) => {
    const [value, other] = ['', mark].map((changed) => valueOf(blockSchemas[kind], changed, kind));
    expect(other).not.toEqual(value);
    expect(await exportBlock(kind, other, format, 'student')).toBe(
      await exportBlock(kind, value, format, 'student'),
    );
  });
});
