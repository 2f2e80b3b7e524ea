import { readFile, rm, writeFile } from 'node:fs/promises';
import { uptime } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { ConfigError } from '../config-error.ts';

const holderShape = z.object({ pid: z.number().int(), booted: z.number() });

/** Tolerance in milliseconds, because adjusting the clock shifts the computed boot time. */
const BOOT_TOLERANCE = 60_000;

/**
 * Locks a folder for this process, because two processes would corrupt an embedded database.
 * Ignores the lock of a killed process or of an earlier boot. Returns the function that unlocks it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'lock.json');
  const booted = Date.now() - uptime() * 1000;
  const holder = JSON.stringify({ pid: process.pid, booted });
  for (;;) {
    try {
      await writeFile(file, holder, { flag: 'wx' });
      return () => rm(file, { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const pid = await livingHolder(file, booted);
    if (pid !== null) {
      throw new ConfigError(
        `The data folder ${folder} is in use by the process ${pid}; stop it, or set another DATA_DIR.`,
      );
    }
    await rm(file, { force: true });
  }
}

async function livingHolder(file: string, booted: number): Promise<number | null> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const holder = holderShape.safeParse(jsonOf(text));
  if (!holder.success || Math.abs(holder.data.booted - booted) > BOOT_TOLERANCE) return null;
  const { pid } = holder.data;
  return pid !== process.pid && isAlive(pid) ? pid : null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process exists, but this one may not signal it.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
