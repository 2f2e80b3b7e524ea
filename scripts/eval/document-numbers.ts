import { z } from 'zod';

const count = z.number().int().min(0);
const share = z.number().min(0).max(1);

export const documentNumbers = z.strictObject({
  id: z.string(),
  template: z.string(),
  grade: z.string(),
  topic: z.string(),
  /** `rejected`: the server did not start it; otherwise the status of the document. */
  status: z.enum(['complete', 'stopped', 'interrupted', 'failed', 'rejected']),
  reason: z.string().nullable(),
  prompt_version: z.string().nullable(),
  checks: z.strictObject({ passed: count, repaired: count, open: count }),
  /** The names of the open checks. */
  open_checks: z.array(z.string()),
  /** Null if the reading level can't be measured: other languages and short texts. */
  reading: z.strictObject({ measured_fk: z.number(), in_band: z.boolean() }).nullable(),
  /** Whether it is in the chosen language, as far as its texts are long enough to tell; null without a document. */
  in_language: z.boolean().nullable(),
  specificity: share.nullable(),
  sameness: share.nullable(),
  credits: count,
  input_tokens: count,
  output_tokens: count,
  calls: count,
  first_ms: z.number().nullable(),
  whole_ms: z.number(),
});

/** What the report holds about one document. */
export type DocumentNumbers = z.output<typeof documentNumbers>;
