import { FairQueue } from '../../../platform/processes/fair-queue.ts';
import { type ProcessLimits, runLimited } from '../../../platform/processes/limited-process.ts';
import { Problem } from '../../../platform/problem.ts';
import type { PdfRequest } from './request.ts';

/** Two processes at once, which leaves the server a share of the machine. */
const MAX_PROCESSES = 2;
/** PDFs that an account may have in the making at the same time. */
const MAX_PER_ACCOUNT = 5;
const RETRY_SECONDS = 5;

/** A document takes 0.3 s of processor time and 120 MB; one of 1,000 questions, 350 MB. */
const limits: ProcessLimits = {
  milliseconds: 30_000,
  memoryBytes: 480 * 1024 * 1024,
  outputBytes: 32 * 1024 * 1024,
  nativeAddons: true,
};

const main = new URL('./writer/main.ts', import.meta.url);

export type WritePdf = (request: PdfRequest) => Promise<Buffer>;

/** Writes PDFs in limited processes: one of an account at a time, and accounts take turns. */
export class PdfWriter {
  readonly #queue = new FairQueue(MAX_PROCESSES);

  /** Throws 422 if the document is too long, 429 if the account has too many under way, 500 if the layout fails. */
  async write(userId: string, request: PdfRequest, signal?: AbortSignal): Promise<Buffer> {
    if (this.#queue.countOf(userId) >= MAX_PER_ACCOUNT) {
      throw new Problem('too_many_requests', 'Too many PDFs at once. Wait until the others are ready.', {
        retryAfter: RETRY_SECONDS,
      });
    }
    return this.#queue.run(userId, () => writeInProcess(request, signal), signal);
  }
}

async function writeInProcess(request: PdfRequest, signal?: AbortSignal): Promise<Buffer> {
  const result = await runLimited(main, Buffer.from(JSON.stringify(request)), limits, signal);
  if (result.state === 'finished') return result.output;
  signal?.throwIfAborted();
  if (result.state === 'failed') {
    throw new Problem('internal', 'The PDF could not be made. Export the document as Word, or print it.');
  }
  throw new Problem('invalid', 'This document is too long for a PDF. Export it as Word, or print it.');
}
