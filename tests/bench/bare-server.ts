import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../support/free-port.ts';

export interface BareServer {
  url: string;
  pid: number | undefined;
  close(): Promise<void>;
}

/** Starts the bare framework in a process of its own; it answers each path with these bytes. */
export async function startBareServer(answers: Readonly<Record<string, Buffer>>): Promise<BareServer> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-answers-'));
  const file = join(folder, 'answers.json');
  const encoded = Object.entries(answers).map(([path, bytes]) => [path, bytes.toString('base64')]);
  await writeFile(file, JSON.stringify(Object.fromEntries(encoded)));
  const port = await freePort();
  const child = spawn(process.execPath, [fileURLToPath(new URL('./same-bytes.ts', import.meta.url))], {
    env: { ...process.env, ANSWERS: file, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    async close() {
      const exited = once(child, 'exit');
      child.kill();
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
