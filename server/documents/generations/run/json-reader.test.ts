import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Patch } from '../../../generated/schemas/index.ts';
import { JsonReader } from './json-reader.ts';
import { BrokenJson } from './json-string-reader.ts';
import { applyPatch, pushPatch, type Result } from '../document/patches.ts';

function read(chunks: readonly string[], wants: (key: string) => boolean = () => true, knows = wants) {
  const into: Result = {};
  const patches: Patch[] = [];
  const marks: string[] = [];
  const events = {
    started: (key: string) => marks.push(`+${key}`),
    patch: (patch: Patch) => pushPatch(patches, patch),
    finished: (key: string) => marks.push(`-${key}`),
  };
  const reader = new JsonReader(into, wants, events, knows);
  for (const chunk of chunks) reader.feed(chunk);
  return { into, patches, marks, complete: reader.complete };
}

function replay(patches: readonly Patch[]): Result {
  const result: Result = {};
  for (const patch of patches) applyPatch(result, patch);
  return result;
}

/** Splits a text into chunks of the given lengths. */
function split(text: string, lengths: readonly number[]): string[] {
  const chunks: string[] = [];
  let at = 0;
  for (let turn = 0; at < text.length; turn++) {
    const length = lengths.length === 0 ? text.length : (lengths[turn % lengths.length] ?? 1);
    chunks.push(text.slice(at, at + length));
    at += length;
  }
  return chunks;
}

/** A carriage return is read as a line break, and a line break before TeX's letters as a backslash. */
const storable = (value: string) => value.replaceAll(/[^\P{Cc}\n]|\n(?=[a-z])/giu, '');
const key = fc
  .string({ unit: 'binary' })
  .map(storable)
  .filter((name) => name !== '__proto__');
const text = fc.string({ unit: 'binary' }).map(storable);
const { value: json } = fc.letrec<{ value: unknown; list: unknown; object: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    text,
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    tie('list'),
    tie('object'),
  ),
  list: fc.array(tie('value'), { maxLength: 5 }),
  object: fc.dictionary(key, tie('value'), { maxKeys: 5, noNullPrototype: true }),
}));
const object = fc.dictionary(key, json, { maxKeys: 6, noNullPrototype: true });
const cuts = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 12 });
const escaped = (value: string) =>
  value.replaceAll(/[^\x00-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

describe('the incremental reader', () => {
  test('the chunking of an object changes neither its value nor its events', () => {
    fc.assert(
      fc.property(object, cuts, fc.boolean(), fc.boolean(), (value, lengths, pretty, ascii) => {
        const plain = JSON.stringify(value, null, pretty ? 2 : 0);
        const source = ascii ? escaped(plain) : plain;
        const whole = read([source]);
        const parts = read(split(source, lengths));
        expect(parts).toEqual(whole);
        expect(whole.complete).toBe(Object.keys(value).length > 0);
        expect(whole.into).toEqual(JSON.parse(source));
        expect(replay(parts.patches)).toEqual(JSON.parse(source));
        expect(whole.marks).toEqual(Object.keys(value).flatMap((name) => [`+${name}`, `-${name}`]));
      }),
      { numRuns: 1000 },
    );
  });

  test('skips a code fence and prose around the object', () => {
    const { into, complete } = read([
      'Here is {it} :\n``',
      '`json\n{"a": [1, {"b": "x"}]}\n```\nDone {"a": 2}',
    ]);
    expect(into).toEqual({ a: [1, { b: 'x' }] });
    expect(complete).toBe(true);
  });

  test('skips objects without a key of the document', () => {
    const { into, complete } = read(['{} {"thoughts": {"b": "draft"}} {"a": 1}'], (name) => name === 'a');
    expect(into).toEqual({ a: 1 });
    expect(complete).toBe(true);
  });

  test.each([
    '{"document": {"a": 1, "b": {"a": 2}}}',
    '{"name": "write", "arguments": {"document": {"a": 1, "b": {"a": 2}}}}',
  ])('reads the document within the wrapper of %s', (source) => {
    const { into, patches, marks } = read(split(source, [3]), (name) => name === 'a' || name === 'b');
    expect(into).toEqual({ a: 1, b: { a: 2 } });
    expect(replay(patches)).toEqual(into);
    expect(marks).toEqual(['+a', '-a', '+b', '-b']);
  });

  test('an unwanted section is no wrapper, even if it has a key like that of a section', () => {
    const known = new Set(['a', 'b']);
    const { into } = read(
      ['{"b": {"a": "inner"}, "a": "section"}'],
      (name) => name === 'a',
      (name) => known.has(name),
    );
    expect(into).toEqual({ a: 'section' });
  });

  test('ignores unwanted keys', () => {
    const { into, patches, marks } = read(['{"no":{"a":["x"]},"yes":"1","no":2}'], (name) => name === 'yes');
    expect(into).toEqual({ yes: '1' });
    expect(patches).toEqual([{ op: 'set', path: ['yes'], value: '1' }]);
    expect(marks).toEqual(['+yes', '-yes']);
  });

  test('ignores __proto__ at any depth', () => {
    const { into, patches } = read(['{"__proto__":{"a":1},"b":{"__proto__":{"c":[1]},"d":2}}']);
    expect(into).toEqual({ b: { d: 2 } });
    expect(Reflect.get(into, 'a')).toBeUndefined();
    expect(JSON.stringify(patches)).not.toContain('__proto__');
  });

  test('drops NUL and unpaired surrogates, which the database cannot store', () => {
    const { into } = read(['{"a":"x\\u0000y\\ud83d', '","b":"\\ude00z","c":"\\ud83d', '\\ude00"}']);
    expect(into).toEqual({ a: 'xy', b: '\ufffdz', c: '😀' });
  });

  test('returns the partial values of a truncated text', () => {
    const { into, complete, marks } = read(['{"a":"done","b":["one","tw']);
    expect(into).toEqual({ a: 'done', b: ['one', 'tw'] });
    expect(marks).toEqual(['+a', '-a', '+b']);
    expect(complete).toBe(false);
  });

  test.each(['{"a" 1}', '{"a":1 2}', '{"a":nul}', `{"a":${'1'.repeat(500)}`])('%j is broken', (source) => {
    expect(() => read([source])).toThrow(BrokenJson);
  });

  test('reads in linear time', () => {
    const cost = (length: number) => {
      const chunks = ['{"a":"', ...Array.from({ length }, () => 'word '), '"}'];
      // Of this process alone, so that a busy machine makes no difference.
      const started = process.cpuUsage();
      read(chunks);
      return process.cpuUsage(started).user / 1000;
    };
    cost(20_000);
    expect(cost(200_000)).toBeLessThan(Math.max(10, cost(20_000)) * 40);
  });
});
