import { runChecks } from './checks/run-checks.ts';
import { formatTally } from './tally.ts';

const tally = await runChecks(process.argv.slice(2));
console.log(formatTally(tally));
process.exitCode = tally.failed === 0 ? 0 : 1;
