import { z } from 'zod';
import type { Store } from '../store/store.ts';
import { invalidRequest } from '../objects/api-error.ts';
import type { Form } from './form.ts';

export interface Operation {
  method: string;
  segments: string[];
  run(store: Store, path: readonly string[], form: Form): Promise<object>;
}

/**
 * Declares an operation of Stripe’s API. Rejects unknown fields, as Stripe does, including misspelt
 * ones of the product.
 */
export function operation<Shape extends z.ZodRawShape>(
  route: string,
  shape: Shape,
  handle: (
    store: Store,
    fields: z.output<z.ZodObject<Shape, z.core.$strict>>,
    ...path: string[]
  ) => Promise<object> | object,
): Operation {
  const [method = '', path = ''] = route.split(' ');
  const schema = z.strictObject(shape);
  return {
    method,
    segments: path.split('/'),
    async run(store, values, form) {
      const parsed = schema.safeParse(form);
      if (!parsed.success) throw badField(parsed.error);
      return handle(store, parsed.data, ...values);
    },
  };
}

/** The values of the path parameters; undefined if the path does not match. */
export function matchPath({ segments }: Operation, path: string): string[] | undefined {
  const parts = path.split('/');
  if (parts.length !== segments.length) return undefined;
  const values: string[] = [];
  for (const [index, segment] of segments.entries()) {
    const part = parts[index] ?? '';
    if (segment.startsWith(':')) values.push(decodeURIComponent(part));
    else if (segment !== part) return undefined;
  }
  return values;
}

function badField({ issues }: z.ZodError) {
  const [issue] = issues;
  const names = [...(issue?.path ?? [])].map(String);
  if (issue?.code === 'unrecognized_keys') {
    const param = bracketed([...names, ...issue.keys.slice(0, 1)]);
    return invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = bracketed(names);
  const isMissing = issue?.code === 'invalid_type' && issue.input === undefined;
  return isMissing
    ? invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
    : invalidRequest(`Invalid ${param}: ${issue?.message ?? 'not understood'}`, {
        code: 'parameter_invalid',
        param,
      });
}

const bracketed = ([head = '', ...rest]: string[]) => head + rest.map((name) => `[${name}]`).join('');

export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const whole = z
  .string()
  .regex(/^-?\d{1,12}$/)
  .transform(Number);
/** An empty value clears the field. */
export const emptied = z.literal('').transform(() => null);
export const words = z.string().max(5000);
export const metadata = z.record(z.string().max(40), z.string().max(500));
export const addressFields = z.strictObject({
  line1: words.optional(),
  line2: words.optional(),
  city: words.optional(),
  state: words.optional(),
  postal_code: words.optional(),
  country: words.optional(),
});
export const listFields = {
  limit: whole.pipe(z.number().min(1).max(100)).optional(),
  starting_after: z.string().optional(),
};

/** Only the fields that the request contains. */
export function sent<Fields extends object>(
  fields: Fields,
): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> };
export function sent(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
