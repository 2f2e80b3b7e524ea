import { z } from 'zod';
import { type ProcessLimits, runLimited } from '../../../platform/processes/limited-process.ts';

const MEGABYTE = 1024 * 1024;
/** A page of the preview, with its picture as WebP. */
export interface PreviewPage {
  width: number;
  height: number;
  /** What is written on the page. */
  text: string;
  picture: Buffer;
}

/** The first pages of a file; none if it can't be shown. */
export interface Preview {
  pages: PreviewPage[];
  /** How many pages the file has. */
  total: number;
}

/** A photo takes 0.5 s and 250 MB, a photo of an iPhone 3 s, thirty pages of a PDF 4 s. */
const standardLimits: ProcessLimits = {
  // On a busy machine it takes ten times as long.
  milliseconds: 120_000,
  cpuMilliseconds: 20_000,
  memoryBytes: 480 * MEGABYTE,
  outputBytes: 40 * MEGABYTE,
  nativeAddons: true,
};

const headShape = z.object({
  total: z.number().int().min(1),
  pages: z
    .array(
      z.object({
        width: z.number().int().min(1),
        height: z.number().int().min(1),
        text: z.string(),
        size: z.number().int().min(1),
      }),
    )
    .min(1),
});

const main = new URL('./maker/main.ts', import.meta.url);
const NONE: Preview = { pages: [], total: 0 };

/** Draws the pages of an open file in a limited process. A file that harms the process has no preview. */
export async function makePreview(
  fd: number,
  { signal, limits }: { signal?: AbortSignal; limits?: Partial<ProcessLimits> } = {},
): Promise<Preview> {
  const result = await runLimited(main, fd, { ...standardLimits, ...limits }, signal);
  signal?.throwIfAborted();
  return result.state === 'finished' ? read(result.output) : NONE;
}

/** What the process wrote; it may have been taken over by the file, so nothing is trusted. */
function read(output: Buffer): Preview {
  if (output.length < 4) return NONE;
  let at = 4 + output.readUInt32BE();
  const { total, pages } = headShape.parse(JSON.parse(output.toString('utf8', 4, at)));
  return {
    total,
    pages: pages.map(({ size, ...page }) => {
      const picture = output.subarray(at, at + size);
      at += size;
      return { ...page, picture };
    }),
  };
}
