import { ensureGeneratedCode } from './generated-code.ts';
import { formatTally } from './tally.ts';
import { broken } from './test/outcome.ts';
import { findChanges } from './test/changes.ts';
import { lanes, type Part } from './test/parts.ts';
import { type PartResult, printSummary } from './test/summary.ts';
import { ensureSystemPackages } from './test/system-packages.ts';

const args = process.argv.slice(2);
const changes = args.includes('--changed') ? findChanges() : undefined;
const names = args.filter((arg) => arg !== '--changed');
const parts = lanes.flat();
const unknown = names.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(
    `Unknown part: ${unknown.join(', ')}. Choose from: ${parts.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}
const isChosen = (part: Part) => names.length === 0 || names.includes(part.name);

function abort(problem: unknown): never {
  console.error(problem);
  console.log(formatTally(broken));
  process.exit(1);
}

// Before the lanes start, because both read the code and apt-get can't run twice.
const problem = await ensureGeneratedCode();
if (problem !== undefined) abort(problem);
await ensureSystemPackages(parts.filter(isChosen).flatMap(({ needs = [] }) => needs)).catch(abort);

const started = performance.now();
const secondsSince = (start: number) => (performance.now() - start) / 1000;
const results: PartResult[] = [];
const waiting = lanes.map((lane) => lane.filter(isChosen));

/** The next part of the lane; afterwards the last of the first lane, whose parts don't need each other. */
function takePart(lane: Part[]): Part | undefined {
  return lane.shift() ?? waiting[0]?.pop();
}

async function runLane(lane: Part[]): Promise<void> {
  for (let part = takePart(lane); part; part = takePart(lane)) {
    const { name, promise, run } = part;
    const start = performance.now();
    const outcome = await run(changes).catch((error: unknown) => {
      console.error(`[${name}]`, error);
      return broken;
    });
    // The changes don't affect this part.
    if (outcome === undefined) continue;
    results.push({ name, promise, ...outcome, seconds: secondsSince(start) });
  }
}

await Promise.all(waiting.map(runLane));
const total = printSummary(results, secondsSince(started));
process.exitCode = total.failed === 0 ? 0 : 1;
