import { existsSync, readFileSync } from 'node:fs';

/** Linux reports CPU time in hundredths of a second. */
const TICK = 10_000;
const SAMPLE_EVERY = 200;

export interface Usage {
  /** CPU time in microseconds. */
  processor: number;
  /** Peak resident memory in bytes, minus what was resident at the start. */
  memory: number;
}

export const canMeter = existsSync('/proc/self/stat');

/** Measures a process from outside; call the returned function to read its usage since then. */
export function meterProcess(pid: number): () => Usage {
  const processorBefore = processorOf(pid);
  const memoryBefore = memoryOf(pid);
  let most = memoryBefore;
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(pid));
  }, SAMPLE_EVERY);
  return () => {
    clearInterval(timer);
    return {
      processor: processorOf(pid) - processorBefore,
      memory: Math.max(most, memoryOf(pid)) - memoryBefore,
    };
  };
}

function processorOf(pid: number): number {
  if (!canMeter) return Number.NaN;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}

/** Resident memory in bytes. */
export function memoryOf(pid: number): number {
  if (!canMeter) return Number.NaN;
  const resident = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(resident) * 1024;
}
