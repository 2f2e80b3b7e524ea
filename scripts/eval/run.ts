import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import process from 'node:process';
import { openEngine } from '../../server/engine/open-engine.ts';
import type { Engine } from '../../server/engine/port/engine.ts';
import { type Config, readConfig } from '../../server/platform/config.ts';
import { ConfigError } from '../../server/platform/config-error.ts';
import { openEmbedded } from '../../server/platform/database/client.ts';
import { type Command, readGiven, UsageError } from './arguments.ts';
import { observed, replaying } from './calls.ts';
import { measureChecks } from './measure-checks.ts';
import { evaluate } from './evaluate.ts';
import { readRecording, writeRecording } from './recording-file.ts';
import { chooseRequests, type EvalRequest, readRequests } from './requests.ts';
import type { EvalDocument } from './run-requests.ts';
import { reportTable } from './table.ts';

type Run = Extract<Command, { does: 'run' }>;

async function engineFor({ replay }: Run): Promise<Engine> {
  if (replay !== undefined) return replaying(await readGiven(replay, readRecording));
  if (existsSync('.env')) process.loadEnvFile();
  const { ai } = configured();
  if (ai.provider === 'built-in') {
    throw new UsageError(
      'No model is configured. Set AI_PROVIDER, AI_BASE_URL and AI_MODEL as for the server, or use --replay.',
    );
  }
  return observed(await openEngine(ai));
}

function configured(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    throw error instanceof ConfigError ? new UsageError(error.message, { cause: error }) : error;
  }
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
export async function run(command: Run): Promise<void> {
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
      `${report.model}, ${requests.length} requests\n\n${reportTable(report)}\n\n${measureChecks()}\n\nReport: ${command.out}`,
    );
    if (report.documents.some(({ status }) => status !== 'complete')) process.exitCode = 1;
  } finally {
    await connection.close();
  }
}
