import process from 'node:process';
import { readCommand, readGiven, UsageError } from './eval/arguments.ts';
import { compareReports } from './eval/compare-reports.ts';
import { readReport } from './eval/report.ts';

/** Exits with 1 if anything got worse by more than its limit. */
async function compare(before: string, after: string): Promise<void> {
  const { table, worse, compared } = compareReports(
    await readGiven(before, readReport),
    await readGiven(after, readReport),
  );
  console.log(`${compared} requests in both reports\n\n${table}`);
  if (compared === 0) throw new UsageError('The reports have no request in common.');
  console.log(worse.length === 0 ? '\nNothing got worse.' : `\n${worse.join('\n')}`);
  if (worse.length > 0) process.exitCode = 1;
}

try {
  const command = readCommand(process.argv.slice(2));
  if (command.does === 'compare') await compare(command.before, command.after);
  else {
    // Loading the server takes seconds; a wrong option is reported before.
    const { run } = await import('./eval/run.ts');
    await run(command);
  }
} catch (error) {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 2;
}
