import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { openConnection } from '../../server/platform/database/client.ts';
import { signIn } from '../support/account.ts';
import { freePort } from '../support/free-port.ts';
import { startProduct } from '../support/product.ts';
import { microseconds } from './stamp.ts';
import { callForText, type Reading, readStream } from './stream-reader.ts';
import { addRoster, namingRequest } from './roster.ts';

/** A path from the provider to the reader. */
export interface Target {
  name: string;
  /** The measured process; undefined for the direct path. */
  pid: () => number | undefined;
  /** Reads the nth stream. */
  read(index: number): Promise<Reading>;
  close(): Promise<void>;
}

export interface Upstream {
  url: string;
  close(): Promise<void>;
}

const SERVER_CORE = '0';
const OTHER_CORES = '1';

/** Whether this machine can pin processes to a core. */
export const canPin = (() => {
  try {
    execFileSync('taskset', ['--version'], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
})();

export function pin(pid: number | undefined, core: string): void {
  if (canPin && pid !== undefined)
    execFileSync('taskset', ['-a', '-p', '-c', core, String(pid)], { stdio: 'pipe' });
}

async function startScript(name: string, core: string, env: Record<string, string>): Promise<ChildProcess> {
  const script = fileURLToPath(new URL(name, import.meta.url));
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  pin(child.pid, core);
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill();
  await exited;
}

export async function startUpstream(tokens: number, tokensPerSecond: number): Promise<Upstream> {
  const port = await freePort();
  const child = await startScript('./stamped-upstream.ts', OTHER_CORES, {
    PORT: String(port),
    TOKENS: String(tokens),
    TOKENS_PER_SECOND: String(tokensPerSecond),
  });
  return { url: `http://127.0.0.1:${port}/v1`, close: () => end(child) };
}

export function direct(upstream: Upstream): Target {
  const url = `${upstream.url}/chat/completions`;
  return {
    name: 'direct',
    pid: () => undefined,
    read: () => readStream({ method: 'POST', url, body: '{}' }),
    close: async () => {},
  };
}

export async function bareNode(upstream: Upstream): Promise<Target> {
  const port = await freePort();
  const child = await startScript('./pass-through.ts', SERVER_CORE, {
    PORT: String(port),
    UPSTREAM: `${upstream.url}/chat/completions`,
  });
  return {
    name: 'bare Node',
    pid: () => child.pid,
    read: () => readStream({ method: 'POST', url: `http://127.0.0.1:${port}`, body: '{}' }),
    close: () => end(child),
  };
}

/** How many documents a user may start per minute. */
const STREAMS_OF_PERSON = 10;

/** Lectern's whole path: authentication, safety, reservation, masked names, checkpoints, settlement. */
export async function lectern(upstream: Upstream, databaseUrl: string, streams: number): Promise<Target> {
  const product = await startProduct({
    DATABASE_URL: databaseUrl,
    DEMO: 'off',
    LOG_LEVEL: 'warn',
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: upstream.url,
    AI_MODEL: 'bench',
  });
  await product.stop();
  const connection = await openConnection({
    databaseUrl: databaseUrl || undefined,
    dataDir: product.dataFolder,
  });
  const people = Array.from({ length: Math.ceil(streams / STREAMS_OF_PERSON) }, () => signIn(connection.db));
  const signedIn = await Promise.all(people);
  await Promise.all(signedIn.map(({ id }) => addRoster(connection.db, id)));
  const headers = signedIn.map((person) => person.headers);
  await connection.close();
  await product.start();
  pin(product.pid(), SERVER_CORE);
  const url = product.url.replace('localhost', '127.0.0.1');

  return {
    name: databaseUrl === '' ? 'Lectern, embedded database' : 'Lectern, PostgreSQL',
    pid: product.pid,
    async read(index) {
      const person = headers[index % headers.length] ?? {};
      const began = microseconds();
      const started = await callForText({
        method: 'POST',
        url: `${url}/api/generations`,
        headers: { ...person, 'content-type': 'application/json' },
        body: JSON.stringify(namingRequest),
      });
      const { id } = JSON.parse(started);
      return readStream(
        { method: 'GET', url: `${url}/api/generations/${id}/events`, headers: person },
        began,
      );
    },
    close: product.remove,
  };
}
