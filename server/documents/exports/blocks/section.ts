import type { z } from 'zod';
import type { Copy } from '../piece.ts';

/** A section as a block writer gets it. */
export interface Section {
  value: unknown;
  schema: z.core.$ZodType | undefined;
  copy: Copy;
}
