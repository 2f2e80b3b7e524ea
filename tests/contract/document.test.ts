import { describe, expect, test } from 'vitest';
import { readOperations } from './document.ts';

const operations = readOperations().map((operation) => [operation.operationId, operation] as const);

describe('every operation documents its responses', () => {
  test.each(operations)('%s has exactly one success', (_, { responses }) => {
    expect(Object.keys(responses).filter((status) => status.startsWith('2'))).toHaveLength(1);
  });

  test.each(operations)('%s names the refusals that its kind can meet', (_, operation) => {
    const takesInput = operation.body !== undefined || operation.parameters.length > 0;
    const due = [
      '429',
      ...(operation.secured ? ['401'] : []),
      ...(operation.body ? ['400'] : []),
      ...(takesInput ? ['422'] : []),
    ];
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(due));
  });

  test.each(operations)('%s shows an example of every JSON body', (_, { body, responses }) => {
    const contents = [body?.content, ...Object.values(responses).map(({ content }) => content)];
    const bare = contents.filter(
      (content) => content?.['application/json'] && !content['application/json'].examples,
    );
    expect(bare).toEqual([]);
  });
});
