import { describe, expect, test } from 'vitest';
import { readOperations, type Schema } from './document.ts';

const operations = readOperations().map((operation) => [operation.operationId, operation] as const);

describe('every operation declares its responses', () => {
  test.each(operations)('%s declares exactly one success', (_, { responses }) => {
    expect(Object.keys(responses).filter((status) => status.startsWith('2'))).toHaveLength(1);
  });

  test.each(operations)('%s declares the errors of its method and security', (_, operation) => {
    const due = [
      '422',
      '429',
      '503',
      ...(operation.secured ? ['401'] : []),
      ...(operation.restricted ? ['403'] : []),
      // The server reads the body of every method but GET.
      ...(operation.method === 'GET' ? [] : ['400', '413', '415']),
    ];
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(due));
  });

  test.each(operations)('%s has an example of every JSON body', (_, { body, responses }) => {
    const contents = [body?.content, ...Object.values(responses).map(({ content }) => content)];
    const bare = contents.filter(
      (content) => content?.['application/json'] && !content['application/json'].examples,
    );
    expect(bare).toEqual([]);
  });
});

/** The integers without a maximum in a schema, by their path. */
function unbounded(schema: Schema | undefined, path: string): string[] {
  if (!schema) return [];
  const isInteger = [schema.type].flat().includes('integer');
  const isOpen = isInteger && schema.maximum === undefined && !schema.enum && schema.const === undefined;
  return [
    ...(isOpen ? [path] : []),
    ...unbounded(schema.items, `${path}[]`),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => unbounded(one, `${path}.${name}`)),
    ...[schema.allOf, schema.anyOf, schema.oneOf].flatMap((list) =>
      (list ?? []).flatMap((one) => unbounded(one, path)),
    ),
  ];
}

// The database has no column for larger ones, so that they would end in a 500.
test.each(operations)('%s takes no integer without a maximum', (_, { parameters, body }) => {
  expect([
    ...parameters.flatMap(({ name, schema }) => unbounded(schema, name)),
    ...Object.values(body?.content ?? {}).flatMap(({ schema }) => unbounded(schema, 'body')),
  ]).toEqual([]);
});
