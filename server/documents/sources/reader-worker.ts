import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { Problem } from '../../platform/problem.ts';
import { readDocx } from './read-docx.ts';
import { readPdf } from './read-pdf.ts';

/** The worker's input. */
const task = z.object({
  kind: z.enum(['pdf', 'docx']),
  bytes: z.instanceof(Uint8Array),
  maxCharacters: z.number(),
});

const { kind, bytes, maxCharacters } = task.parse(workerData);
const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

try {
  parentPort?.postMessage(kind === 'pdf' ? await readPdf(buffer, maxCharacters) : await readDocx(buffer));
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  parentPort?.postMessage({ refusal: error.errors?.file?.[0] ?? error.message });
}
