import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import manifest from '../../package.json' with { type: 'json' };
import { freePort } from './free-port.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Node's options in production. */
const FLAGS = manifest.scripts.start.split(' ').filter((part) => part.startsWith('--'));
const READY_WITHIN = 120_000;
const ASK_EVERY = 100;

export type Product = {
  url: string;
  dataFolder: string;
  /** The id of the server's process; undefined while it is stopped. */
  pid: () => number | undefined;
  /** The output of the server since its last start. */
  log: () => string;
  /** Restarts the server on the same port and data, after `stop` or `kill`. */
  start: () => Promise<void>;
  /** Shuts the server down and waits for its end. */
  stop: () => Promise<void>;
  /** Kills the server, as a power cut would. */
  kill: () => Promise<void>;
  /** Stops the server and removes its data. */
  remove: () => Promise<void>;
};

/**
 * Starts the built product in a separate process on a free port. Its data folder is a copy of `dataOf`, the data folder of a
 * stopped product, or empty.
 */
export async function startProduct(settings: Record<string, string> = {}, dataOf?: string): Promise<Product> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'lectern-data-'));
  if (dataOf !== undefined) await cp(dataOf, dataFolder, { recursive: true });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    // A start takes a quarter less time when its modules were compiled before.
    NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/compiled-server'),
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataFolder,
    ...settings,
  };
  let server: ChildProcess | undefined;
  let log = '';

  async function start(): Promise<void> {
    log = '';
    const child = spawn(process.execPath, [...FLAGS, 'server/main.ts'], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const collect = (chunk: Buffer) => {
      log += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    server = child;
    await waitUntilReady(`${url}/readyz`, child, () => log);
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const child = server;
    server = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }

  const product: Product = {
    url,
    dataFolder,
    pid: () => server?.pid,
    log: () => log,
    start,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    async remove() {
      await end('SIGKILL');
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
  await start();
  return product;
}

async function waitUntilReady(url: string, child: ChildProcess, log: () => string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}:\n${log()}`);
    const ready = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY));
  }
  child.kill('SIGKILL');
  throw new Error(`The server was not ready within ${READY_WITHIN / 1000} s:\n${log()}`);
}
