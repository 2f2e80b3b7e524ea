import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import process from 'node:process';
import { openEngine } from '../server/engine/open-engine.ts';
import type { Engine } from '../server/engine/port/engine.ts';
import { readConfig } from '../server/platform/config.ts';
import { openEmbedded } from '../server/platform/database/client.ts';
import { type Command, readCommand, USAGE } from './eval/arguments.ts';
import { observed, replaying } from './eval/calls.ts';
import { compareReports } from './eval/compare-reports.ts';
import { evaluate } from './eval/evaluate.ts';
import { readRecording, writeRecording } from './eval/recording-file.ts';
import { readReport } from './eval/report.ts';
import { chooseRequests, type EvalRequest, readRequests } from './eval/requests.ts';
import type { EvalDocument } from './eval/run-requests.ts';
import { reportTable } from './eval/table.ts';

type Run = Extract<Command, { does: 'run' }>;

/** What the command line or the configuration got wrong: exit code 2. */
class UsageError extends Error {}

async function engineFor({ replay }: Run): Promise<Engine> {
  if (replay !== undefined) return replaying(await readRecording(replay));
  if (existsSync('.env')) process.loadEnvFile();
  const { ai } = readConfig(process.env);
  if (ai.provider === 'built-in') {
    throw new UsageError(
      'No model is configured. Set AI_PROVIDER, AI_BASE_URL and AI_MODEL as for the server, or use --replay.',
    );
  }
  return observed(await openEngine(ai));
}

/** One line, rewritten on a terminal. */
function progressOf(requests: readonly EvalRequest[]): (document: EvalDocument) => void {
  let done = 0;
  return ({ request, reason }) => {
    done += 1;
    const line = `${done} of ${requests.length}  ${request.id}`;
    if (process.stderr.isTTY)
      process.stderr.write(`\r\u001B[K${line}${done === requests.length ? '\n' : ''}`);
    else if (done % 10 === 0 || done === requests.length) process.stderr.write(`${line}\n`);
    if (reason !== null) process.stderr.write(`\n${request.id}: ${reason}\n`);
  };
}

/** Exits with 1 unless every document was written. */
async function run(command: Run): Promise<void> {
  const requests = chooseRequests(readRequests(), command);
  const engine = await engineFor(command);
  const connection = await openEmbedded({});
  try {
    await connection.migrate();
    const finished = progressOf(requests);
    const { db } = connection;
    const { concurrency } = command;
    const { report, documents } = await evaluate({ db, engine, requests, concurrency, finished });
    await mkdir(dirname(command.out), { recursive: true });
    await writeFile(command.out, `${JSON.stringify(report, null, 2)}\n`);
    if (command.record !== undefined) {
      const calls = Object.fromEntries(documents.map((document) => [document.request.id, document.calls]));
      await writeRecording(command.record, { model: report.model, calls });
    }
    console.log(
      `${report.model}, ${requests.length} requests\n\n${reportTable(report)}\n\nReport: ${command.out}`,
    );
    if (report.documents.some(({ status }) => status !== 'complete')) process.exitCode = 1;
  } finally {
    await connection.close();
  }
}

/** Exits with 1 if anything got worse by more than its limit. */
async function compare(before: string, after: string): Promise<void> {
  const { table, worse, compared } = compareReports(await readReport(before), await readReport(after));
  console.log(`${compared} requests in both reports\n\n${table}`);
  if (compared === 0) throw new UsageError('The reports have no request in common.');
  console.log(worse.length === 0 ? '\nNothing got worse.' : `\n${worse.join('\n')}`);
  if (worse.length > 0) process.exitCode = 1;
}

function commandOf(args: readonly string[]): Command {
  try {
    return readCommand(args);
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

try {
  const command = commandOf(process.argv.slice(2));
  await (command.does === 'compare' ? compare(command.before, command.after) : run(command));
} catch (error) {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 2;
}
