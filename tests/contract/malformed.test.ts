import fc from 'fast-check';
import type { LightMyRequestResponse as Response } from 'fastify';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestApp, testConfig } from '../../server/testing.ts';
import { arbitraryRequest, type Request } from './arbitrary-request.ts';
import { type Operation, readOperations } from './document.ts';
import { finishedGeneration } from './make-resource.ts';

const RUNS = Number(process.env['CONTRACT_RUNS'] ?? 40);
const SEED = Number(process.env['CONTRACT_SEED'] ?? 20_261_120);

const administrator = 'admin@school.test';
// The keys of Google are never fetched, because no made-up token is well-formed.
const google = { clientId: 'lectern', jwksUrl: 'http://127.0.0.1:9/' };
const { app, signIn } = await openTestApp({
  config: { ...testConfig, administrators: [administrator], google },
});
const operations = readOperations();

const errorForm = z.strictObject({
  status: z.literal('error'),
  message: z.string().min(1),
  code: z.literal('second_factor_required').optional(),
  errors: z.record(z.string(), z.array(z.string().min(1)).min(1)).optional(),
});

/** Text that no response may contain: stack traces, queries, file paths. */
const LEAK = /\bat \S+ \(|node_modules|\.ts:\d|select .* from|insert into|syntax error|ECONN/i;

function judge({ statusCode, headers, body }: Response): void {
  expect(statusCode).toBeLessThan(500);
  if (statusCode < 400) return;
  expect(headers['content-type']).toMatch(/^application\/json/);
  expect(() => errorForm.parse(JSON.parse(body))).not.toThrow();
  expect(body).not.toMatch(LEAK);
}

/** Shortens a huge body, so that the failure stays readable. */
async function report(details: fc.RunDetails<[Request]>): Promise<void> {
  if (!details.failed) return;
  const request = fc.stringify(details.counterexample).slice(0, 2000);
  throw new Error(`CONTRACT_SEED=${details.seed}: ${String(details.errorInstance)} for ${request}`);
}

/** Whether a call of the operation can be invalid: it has a token, parameters or a body, even if none is expected. */
const isRefusable = ({ secured, method, parameters }: Operation) =>
  secured || method !== 'GET' || parameters.length > 0;

test('at least two thousand requests are made', () => {
  expect(operations.length * RUNS).toBeGreaterThanOrEqual(2000);
});

describe('malformed input gets a 4xx in the error format', () => {
  test.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '%s',
    async (_, operation) => {
      const [teacher, stranger, student] = [
        await signIn(),
        await signIn(),
        await signIn({ role: 'student' }),
      ];
      const known = {
        authorizations: [
          ...[teacher, teacher, teacher, stranger, student].map(({ headers }) => headers.authorization),
          (await signIn({ email: administrator, isTwoStep: true })).headers.authorization,
        ],
        users: [teacher, teacher, stranger].map(({ id }) => id),
        ids: [await finishedGeneration(app, teacher.headers)],
      };
      const seen = new Set<number>();
      await fc.assert(
        fc.asyncProperty(arbitraryRequest(operation, known), async (request) => {
          const response = await app.inject(request);
          seen.add(response.statusCode);
          judge(response);
        }),
        { numRuns: RUNS, seed: SEED, asyncReporter: report },
      );
      const refusals = [...seen].filter((status) => status >= 400);
      expect(refusals.length > 0).toBe(isRefusable(operation));
      // If the server rejected every token, the test would not have reached any handler.
      expect([...seen].some((status) => status !== 401)).toBe(true);
    },
  );
});
