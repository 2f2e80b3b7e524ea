import { readFile, rm, writeFile } from 'node:fs/promises';
import { uptime } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { ConfigError } from '../config.ts';

const holderShape = z.object({ pid: z.number().int(), booted: z.number() });

/** Clocks are set now and then, so two readings of the same boot differ a little. */
const SAME_BOOT = 60_000;

/**
 * Makes a folder this process's own until it ends; two processes in one embedded database would
 * destroy it. A lock whose process was killed, or is from before the machine was restarted, counts
 * for nothing. Answers what gives the folder back.
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
  if (!holder.success || Math.abs(holder.data.booted - booted) > SAME_BOOT) return null;
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
    // Not permitted to signal it, so it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
