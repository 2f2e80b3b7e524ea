import { ensureGeneratedCode } from './generated-code.ts';
import { addTallies, formatTally } from './tally.ts';
import { lanes, type Part } from './test/parts.ts';
import type { Outcome } from './test/reports.ts';

const asked = process.argv.slice(2);
const known = lanes.flat(2).map((part) => part.name);
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  process.exit(2);
}

type Result = Outcome & { part: Part; seconds: number };
const results: Result[] = [];

async function runPart(part: Part): Promise<void> {
  const started = performance.now();
  const outcome = await part.run().catch((error: unknown): Outcome => {
    console.error(`[${part.name}]`, error);
    return { passed: 0, failed: 1 };
  });
  results.push({ part, ...outcome, seconds: (performance.now() - started) / 1000 });
}

// Before the lanes part: both read it.
const problem = await ensureGeneratedCode();
if (problem !== undefined) {
  console.error(problem);
  console.log(formatTally({ passed: 0, failed: 1 }));
  process.exit(1);
}

for (const together of lanes) {
  await Promise.all(
    together.map(async (lane) => {
      for (const part of lane) {
        if (asked.length === 0 || asked.includes(part.name)) await runPart(part);
      }
    }),
  );
}

console.log('');
for (const { part, seconds, ...tally } of results) {
  const mark = tally.failed === 0 ? '✓' : '✗';
  console.log(`${mark} ${part.name}: ${part.promise}: ${formatTally(tally)} (${seconds.toFixed(0)} s)`);
}
// Once more at the end, since they were printed among thousands of lines.
for (const { part, failures = [] } of results) {
  for (const failure of failures) console.log(`\n✗ [${part.name}] ${failure}`);
}
const total = addTallies(results);
console.log(`\n${formatTally(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;
