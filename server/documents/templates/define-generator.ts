import type { z } from 'zod';
import { checkEveryDocument } from './every-document/check-every-document.ts';
import type { Generator } from './generator.ts';

/** Type-checks a generator, adds the checks of every template, and widens its type, so that one list can hold all. */
export function defineGenerator<Input extends z.ZodObject, Result extends z.ZodObject>(
  generator: Generator<Input, Result>,
): Generator {
  const widened: Generator = generator;
  return {
    ...widened,
    checks(result, input, context) {
      const own = widened.checks(result, input, context);
      return { ...own, checks: [...own.checks, ...checkEveryDocument(widened, own, input, context)] };
    },
  };
}
