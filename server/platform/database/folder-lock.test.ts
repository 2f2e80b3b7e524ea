import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConfigError } from '../config-error.ts';
import { lockFolder } from './folder-lock.ts';

let folder = '';
const file = () => join(folder, 'lock.json');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes the lock of another process. */
async function lockOf(pid: number, changes: object = {}): Promise<void> {
  const release = await lockFolder(folder);
  const own: object = JSON.parse(readFileSync(file(), 'utf8'));
  await release();
  writeFileSync(file(), JSON.stringify({ ...own, pid, ...changes }));
}

test('unlocking a folder removes its lock file', async () => {
  const release = await lockFolder(folder);
  expect(existsSync(file())).toBe(true);
  await release();
  expect(existsSync(file())).toBe(false);
});

test('a folder locked by a running process is rejected in one sentence', async () => {
  await lockOf(process.ppid);
  await expect(lockFolder(folder)).rejects.toThrow(ConfigError);
  await expect(lockFolder(folder)).rejects.toThrow(`is in use by the process ${process.ppid}`);
});

test.each([
  ['belongs to a killed process', async () => lockOf(await endedProcess())],
  ['is from an earlier boot', async () => lockOf(process.ppid, { booted: 0 })],
  ['is truncated', async () => writeFileSync(file(), '{"pid":')],
])('a lock that %s is ignored', async (_, leave) => {
  await leave();
  const release = await lockFolder(folder);
  expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({ pid: process.pid });
  await release();
});

async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}
