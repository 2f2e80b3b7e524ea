import { z } from 'zod';
import { invalidRequest } from './objects/api-error.ts';

/** The body by its schema; throws Stripe's 400. */
export function read<Value>(schema: z.ZodType<Value>, body: unknown): Value {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw invalidRequest(z.prettifyError(parsed.error), { code: 'parameter_invalid' });
  return parsed.data;
}
