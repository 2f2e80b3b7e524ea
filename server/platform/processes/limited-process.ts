import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

export interface ProcessLimits {
  milliseconds: number;
  /** Of its own work, if it may wait longer than that for a reader of its output. */
  cpuMilliseconds?: number;
  /** Resident memory; above it the process is killed. */
  memoryBytes: number;
  outputBytes: number;
  /** Lets it load native add-ons, which the permission model does not confine. */
  nativeAddons?: boolean;
}

type ProcessFailure = { state: 'failed' | 'timed out' | 'out of memory' };

export type ProcessResult = { state: 'finished'; output: Buffer } | ProcessFailure;

const MEGABYTE = 1024 * 1024;
const MEMORY_CHECK_INTERVAL = 25;
/** The share of the memory that may be JavaScript objects; the rest is for buffers and the engine. */
const HEAP_SHARE = 0.5;
/** Writable address space that V8 reserves for code without using it, measured with Node 24 and 26. */
const RESERVED_BYTES = 576 * MEGABYTE;
/** The signals with which V8 aborts when it runs out of memory. */
const OUT_OF_MEMORY_SIGNALS = new Set<unknown>(['SIGABRT', 'SIGTRAP', 'SIGILL']);
const OUTPUT_FD = 3;

/**
 * Runs a module in a Node process of its own that may use up neither memory nor time, at a lower
 * priority than the server. It reads `input`, an open file or its content, as standard input and writes its result to
 * descriptor 3. A module reads a content to its end as a stream, because a read of the descriptor fails while the
 * server has not written more. It sees no environment variables, and may neither write files nor start processes.
 */
export async function runLimited(
  module: URL,
  input: number | Buffer,
  limits: ProcessLimits,
  signal?: AbortSignal,
): Promise<ProcessResult> {
  const chunks: Buffer[] = [];
  const result = await streamLimited(module, input, limits, (chunk) => void chunks.push(chunk), signal);
  return result.state === 'finished' ? { state: 'finished', output: Buffer.concat(chunks) } : result;
}

/**
 * Like {@link runLimited}, with the output in chunks: the process waits until `take` has handled one.
 * An error of `take` ends it and is thrown.
 */
export async function streamLimited(
  module: URL,
  input: number | Buffer,
  limits: ProcessLimits,
  take: (chunk: Buffer) => Promise<void> | void,
  signal?: AbortSignal,
): Promise<{ state: 'finished' } | ProcessFailure> {
  const child = start(module, input, limits);
  let reason: 'failed' | 'timed out' | 'out of memory' | undefined;
  const kill = (why: NonNullable<typeof reason>) => {
    reason ??= why;
    child.kill('SIGKILL');
  };
  const abort = () => kill('failed');
  signal?.addEventListener('abort', abort, { once: true });
  if (signal?.aborted) abort();
  const timer = setTimeout(kill, limits.milliseconds, 'timed out');
  const watch = watchMemory(child, limits.memoryBytes, () => kill('out of memory'));

  try {
    const [, [code, ended]] = await Promise.all([
      forward(child, limits.outputBytes, take, () => kill('failed')),
      exitOf(child),
    ]);
    if (reason !== undefined) return { state: reason };
    if (code === 0) return { state: 'finished' };
    return { state: stateOf(code, ended) };
  } catch (error) {
    kill('failed');
    throw error;
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
    signal?.removeEventListener('abort', abort);
  }
}

function start(
  module: URL,
  input: number | Buffer,
  { milliseconds, cpuMilliseconds = milliseconds, memoryBytes, nativeAddons = false }: ProcessLimits,
): ChildProcess {
  const node = [
    process.execPath,
    `--max-old-space-size=${Math.floor((memoryBytes * HEAP_SHARE) / MEGABYTE)}`,
    '--max-semi-space-size=8',
    '--v8-pool-size=1',
    '--disallow-code-generation-from-strings',
    '--permission',
    ...(nativeAddons ? ['--allow-addons'] : []),
    '--allow-fs-read=*',
    fileURLToPath(module),
  ];
  // The kernel enforces these limits even while the server is busy or after it was killed.
  const shell = [
    `ulimit -c 0; ulimit -d ${Math.floor((RESERVED_BYTES + memoryBytes) / 1024)}; ` +
      `ulimit -t ${Math.ceil(cpuMilliseconds / 1000) + 2}; exec "$@"`,
    'reader',
    ...node,
  ];
  const hasShell = existsSync('/bin/sh');
  const [command = '', ...args] = hasShell ? ['/bin/sh', '-c', ...shell] : node;
  const child = spawn(command, args, {
    stdio: [typeof input === 'number' ? input : 'pipe', 'ignore', 'ignore', 'pipe'],
    env: { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '2' },
  });
  // A process that ends before it has read everything closes the pipe; its exit says why.
  child.stdin?.on('error', () => {});
  if (typeof input !== 'number') child.stdin?.end(input);
  lowerPriority(child);
  return child;
}

function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has already ended, or the system does not allow it.
  }
}

/** Checks the resident memory from outside, because the kernel limits only address space. On Linux only. */
function watchMemory({ pid }: ChildProcess, limit: number, exceeded: () => void): NodeJS.Timeout {
  const check = async () => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    const kilobytes = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0);
    if (kilobytes * 1024 > limit) exceeded();
  };
  // Not a job: only this process can end its child.
  return setInterval(() => void check(), MEMORY_CHECK_INTERVAL);
}

async function forward(
  child: ChildProcess,
  limit: number,
  take: (chunk: Buffer) => Promise<void> | void,
  exceeded: () => void,
): Promise<void> {
  const stream = child.stdio[OUTPUT_FD];
  if (!stream || !('readable' in stream)) throw new Error('The process has no output.');
  let size = 0;
  for await (const chunk of stream) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    if (size > limit) exceeded();
    else await take(chunk);
  }
}

const exitOf = (child: ChildProcess) =>
  new Promise<[number | null, NodeJS.Signals | null]>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, ended) => resolve([code, ended]));
  });

function stateOf(
  code: number | null,
  ended: NodeJS.Signals | null,
): 'failed' | 'timed out' | 'out of memory' {
  if (ended === 'SIGXCPU' || ended === 'SIGKILL') return 'timed out';
  return OUT_OF_MEMORY_SIGNALS.has(ended) || code === 134 ? 'out of memory' : 'failed';
}
