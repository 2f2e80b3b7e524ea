import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { runCommand } from './run-command.ts';

const benches = globSync('tests/bench/*.bench.ts').toSorted();
const asked = process.argv.slice(2);
const chosen = benches.filter((path) => asked.length === 0 || asked.includes(basename(path, '.bench.ts')));
if (chosen.length === 0) {
  console.error(`Available: ${benches.map((path) => basename(path, '.bench.ts')).join(', ')}.`);
  process.exit(2);
}

// One at a time, because benchmarks must not share the machine.
for (const path of chosen) {
  console.log(`\n${basename(path, '.bench.ts')}`);
  const { code } = await runCommand(process.execPath, [path], { prefix: '  ', minutes: 40 });
  if (code !== 0) process.exitCode = 1;
}
