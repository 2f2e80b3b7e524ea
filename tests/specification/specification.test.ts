import { existsSync, readFileSync } from 'node:fs';
import { httpError } from '@farfetched/core';
import { describe, expect, test } from 'vitest';
import { findRoute } from '../../src/app/routing/route-lookup';
import { problemOf } from '../../src/shared/api';
import { readOperations, type Schema } from '../contract/document';
import { calls } from './calls';
import { constants } from './constants';
import { open } from './open';
import { rules } from './rules';
import { routes } from './routes';
import { statusTexts, texts } from './texts';

const isBuilt = (path: string): boolean => {
  const found = findRoute(path);
  return found.kind === 'page'
    ? found.route.page !== 'system/unbuilt'
    : found.kind === 'copy' && isBuilt(found.of);
};

test('every route is built or open', () => {
  expect(routes.filter((path) => !isBuilt(path)).toSorted()).toEqual(open.routes.toSorted());
});

describe('calls', () => {
  const operations = new Map(
    readOperations().map((operation) => [
      `${operation.method} ${operation.path.replace('/api', '').replaceAll(/\{\w+\}/g, '{}')}`,
      operation,
    ]),
  );

  test('every call is in the contract or open', () => {
    const missing = calls.map(({ call }) => call).filter((call) => !operations.has(call));
    expect(missing).toEqual(open.calls);
  });

  test.each(calls.filter(({ call }) => operations.has(call)))('$call', ({ call, takes, answers = [] }) => {
    const operation = operations.get(call);
    const body = operation?.body?.content['application/json']?.schema;
    const taken = [
      ...(operation?.parameters.map(({ name }) => name) ?? []),
      ...fieldsOf(body).map(({ name }) => name),
    ];
    expect(takes.filter((field) => !taken.includes(field))).toEqual([]);
    const success = Object.entries(operation?.responses ?? {}).find(([status]) =>
      status.startsWith('2'),
    )?.[1];
    const answer = success?.content?.['application/json']?.schema;
    expect(answers.filter((path) => !reaches(answer, path.split('.')))).toEqual([]);
  });
});

test.each(texts)('%s is said by %s', (text, file) => {
  expect(readFileSync(file, 'utf8')).toContain(text);
});

test.each(Object.entries(statusTexts))('the status %s is called %s', (status, text) => {
  const error = httpError({ status: Number(status), statusText: '', response: null });
  expect(problemOf(error).message).toBe(text);
});

test.each(constants)('$name', ({ actual, expected }) => {
  expect(actual).toEqual(expected);
});

test.each(rules)('“%s” is proven by a test of %s', (rule, file, ...titles) => {
  expect(existsSync(file), rule).toBe(true);
  const code = readFileSync(file, 'utf8');
  expect(titles.filter((title) => !code.includes(title))).toEqual([]);
});

test('what is open has one line each', () => {
  const all = Object.values(open).flat();
  expect(new Set(all).size).toBe(all.length);
});

function fieldsOf(schema: (Schema & { allOf?: Schema[] }) | undefined): { name: string; schema: Schema }[] {
  if (schema === undefined) return [];
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const own = Object.entries(schema.properties ?? {}).map(([name, field]) => ({ name, schema: field }));
  return [...own, ...parts.flatMap(fieldsOf), ...fieldsOf(schema.items)];
}

function reaches(schema: Schema | undefined, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return true;
  return fieldsOf(schema).some((field) => field.name === name && reaches(field.schema, rest));
}
