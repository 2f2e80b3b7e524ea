import fc from 'fast-check';
import type { Response } from 'light-my-request';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestApp } from '../../server/testing.ts';
import { arbitraryRequest } from './arbitrary-request.ts';
import { readOperations } from './document.ts';
import { finishedGeneration } from './finished-generation.ts';

const RUNS = Number(process.env['CONTRACT_RUNS'] ?? 90);
const SEED = Number(process.env['CONTRACT_SEED'] ?? 20_261_120);

const { app, signIn } = await openTestApp();
const operations = readOperations();

const errorForm = z.strictObject({
  status: z.literal('error'),
  message: z.string().min(1),
  errors: z.record(z.string(), z.array(z.string().min(1)).min(1)).optional(),
});

/** What a person outside must never read: a stack, a query, a path of the server. */
const LEAK = /\bat \S+ \(|node_modules|\.ts:\d|select .* from|insert into|syntax error|ECONN/i;

function judge({ statusCode, headers, body }: Response): void {
  expect(statusCode).toBeLessThan(500);
  if (statusCode < 400) return;
  expect(headers['content-type']).toMatch(/^application\/json/);
  expect(() => errorForm.parse(JSON.parse(body))).not.toThrow();
  expect(body).not.toMatch(LEAK);
}

test('at least two thousand requests are made', () => {
  expect(operations.length * RUNS).toBeGreaterThanOrEqual(2000);
});

describe('malformed input is answered with 4xx in the error form', () => {
  test.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '%s',
    async (_, operation) => {
      const [teacher, stranger, student] = [
        await signIn(),
        await signIn(),
        await signIn({ role: 'student' }),
      ];
      const known = {
        tokens: [teacher, teacher, teacher, stranger, student].map(({ headers }) => headers.authorization),
        ids: [await finishedGeneration(app, teacher.headers)],
      };
      const seen = new Set<number>();
      await fc.assert(
        fc.asyncProperty(arbitraryRequest(operation, known), async (request) => {
          const response = await app.inject(request);
          seen.add(response.statusCode);
          judge(response);
        }),
        { numRuns: RUNS, seed: SEED },
      );
      // A run in which nothing was refused has not tried anything.
      expect([...seen].some((status) => status >= 400)).toBe(true);
    },
  );
});
