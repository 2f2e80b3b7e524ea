import { existsSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { standardRetryPolicy } from '../server/documents/generations/run/retry-policy.ts';
import { openEngine } from '../server/engine/open-engine.ts';
import { readContext } from '../server/engine/providers/models.ts';
import { generators } from '../server/generated/generators.ts';
import { readConfig } from '../server/platform/config.ts';
import { ConfigError } from '../server/platform/config-error.ts';
import { examineModel } from './doctor/examine-model.ts';
import { explainFailure } from './doctor/explain-failure.ts';
import { type Price, reportOf, verdictOn } from './doctor/report.ts';

const USAGE =
  'Usage: npm run doctor -- [--price INPUT/OUTPUT], in dollars per million tokens, such as 0.15/0.60.';

function priceOf(args: readonly string[]): Price | undefined {
  const { values } = parseArgs({ args: [...args], options: { price: { type: 'string' } } });
  if (values.price === undefined) return undefined;
  const [, input, output] = /^(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/.exec(values.price) ?? [];
  if (input === undefined || output === undefined) throw new ConfigError(USAGE);
  return { input: Number(input), output: Number(output) };
}

async function examine(): Promise<string | null> {
  const price = priceOf(process.argv.slice(2));
  if (existsSync('.env')) process.loadEnvFile();
  const { ai, firstTokenSeconds } = readConfig(process.env);
  if (ai.provider === 'built-in') {
    throw new ConfigError('No model is configured; set AI_PROVIDER, for example to ollama.');
  }
  const engine = await openEngine(ai);
  const examination = await examineModel(engine, generators, {
    retryPolicy: { ...standardRetryPolicy, firstTokenTimeout: firstTokenSeconds * 1000 },
    now: () => performance.now(),
    begins: (title) => process.stderr.write(`Writing: ${title}\n`),
    explain: (failure, promptTokens) => explainFailure(failure, ai, promptTokens),
    context: () => (ai.provider === 'anthropic' ? Promise.resolve(null) : readContext(ai, engine.name)),
  });
  console.log(`${engine.name}\n\n${reportOf(examination, price)}`);
  return verdictOn(examination);
}

try {
  const verdict = await examine();
  if (verdict !== null) throw new ConfigError(verdict);
  // Connections that stay open for other calls would delay the end.
  process.exit(0);
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
