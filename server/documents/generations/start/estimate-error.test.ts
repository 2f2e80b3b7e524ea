import process from 'node:process';
import { afterAll, describe, expect, test } from 'vitest';
import { startModelServer } from '../../../../tests/support/model-server.ts';
import { variedForm } from '../../../../tests/support/varied-form.ts';
import { openAiCompatibleEngine } from '../../../engine/providers/openai-compatible.ts';
import { ruleEngine } from '../../../engine/rule-engine/rule-engine.ts';
import { generators } from '../../../generated/generators.ts';
import type { Estimate, Generation } from '../../../generated/schemas/index.ts';
import { openTestApp } from '../../../testing.ts';
import type { Generator } from '../../templates/generator.ts';
import { readSample } from '../../templates/sample.ts';
import { declineOf } from '../../templates/testing.ts';
import { endOf, swappableEngine } from '../testing.ts';

/** `npm run bench estimates` measures every template and prints the errors. */
const MEASURES_ALL = process.env['MEASURE_ALL_TEMPLATES'] === 'yes';
const DOCUMENTS = 30;
const MAX_MEDIAN = 0.15;

const model = await startModelServer();
afterAll(() => model.close());
const engine = swappableEngine();
const { app, signIn } = await openTestApp({ engine });

const engines = [
  ['a model', openAiCompatibleEngine({ baseUrl: model.url, apiKey: undefined, model: 'test' })],
  ['the rule engine', ruleEngine({ pause: 0 })],
] as const;

/** The errors of the estimates before each of so many documents, as shares of the actual cost. */
async function errorsOf(generator: Generator, anyLanguage: boolean): Promise<number[]> {
  const { headers } = await signIn({
    role: generator.audience,
    tokens: 10_000_000,
    plan: 'student_pro_month',
  });
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, headers, payload });
  const errors: number[] = [];
  for (let number = 0; errors.length < DOCUMENTS; number++) {
    const input = variedForm({ generator, number, anyLanguage });
    const request = { template_type: generator.templateType, input };
    const estimate = (await post('/api/generations/estimate', request)).json<Estimate>();
    if (estimate.refusal !== null) continue;
    const started = await post('/api/generations', request);
    expect(started.statusCode, started.body).toBe(201);
    const { credits, status } = await endOf(app, headers, started.json<Generation>().id);
    expect(status).toBe('complete');
    errors.push(Math.abs(estimate.credits - credits.used) / credits.used);
  }
  return errors;
}

const isComposed = (generator: Generator): boolean => {
  const { input, context } = readSample(generator);
  return declineOf(generator, input, context) === null;
};

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return ((sorted[sorted.length / 2 - 1] ?? 0) + (sorted[sorted.length / 2] ?? 0)) / 2;
};

describe.each(MEASURES_ALL ? generators : generators.slice(0, 1))('$templateType', (generator) => {
  test.each(engines.filter(([, { kind }]) => kind === 'model' || isComposed(generator)))(
    'is estimated within 15 % by %s at the median of 30 documents',
    async (name, writer) => {
      engine.use(writer);
      const errors = await errorsOf(generator, writer.kind === 'model');
      if (MEASURES_ALL) {
        const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
        const worst = percent(Math.max(...errors.slice(-10)));
        process.stdout.write(
          `${generator.templateType}, ${name}: median ${percent(median(errors))}, first ${percent(errors[0] ?? 0)}, worst of the last ten ${worst}\n`,
        );
      }
      expect(median(errors)).toBeLessThanOrEqual(MAX_MEDIAN);
    },
    300_000,
  );
});
