import type { z } from 'zod';
import { EngineFailure } from '../../../engine/port/engine-failure.ts';
import { hasMark, withoutMarked } from '../../templates/marked-parts.ts';
import type { Generator } from '../../templates/generator.ts';
import type { BrokenJson } from './json-string-reader.ts';
import { parseMended } from './mend-value.ts';

/** The most faults of a section that a retry reports to the model. */
const MAX_FAULTS = 2;

/** The section's value as parsed by its schema; throws an {@link EngineFailure} that says what is wrong with it. */
export function acceptSection(generator: Generator, key: string, value: unknown): unknown {
  const schema = generator.result.shape[key];
  const parsed = schema && parseMended(schema, value);
  if (schema && parsed?.success) {
    return hasMark(schema, 'by_teacher') ? withoutMarked(schema, parsed.data, 'by_teacher') : parsed.data;
  }
  const feedback = parsed
    ? `In your last answer "${key}" did not fit its form. ${faultsOf(parsed.error)}`
    : `Your last answer had an unknown key "${key}".`;
  throw new EngineFailure('invalid_result', { cause: parsed?.error, feedback });
}

function faultsOf({ issues }: z.core.$ZodError): string {
  return issues
    .slice(0, MAX_FAULTS)
    .map(({ path, message }) => {
      const place = path.length === 0 ? '' : `At ${path.join('.')}: `;
      return `${place}${message}.`;
    })
    .join(' ');
}

/** The text of an answer can't be parsed. */
export const brokenJson = (error: BrokenJson): EngineFailure =>
  new EngineFailure('invalid_result', {
    cause: error,
    feedback: `Your last answer was not valid JSON: ${error.message}.`,
  });

/** An answer ended without some of its sections. */
export const missingSections = (keys: readonly string[]): EngineFailure =>
  new EngineFailure('invalid_result', { feedback: `Your last answer had no ${keys.join(', ')}.` });

/** A section alone is longer than the model's output limit. */
export const sectionTooLong = (title: string): EngineFailure =>
  new EngineFailure('too_long', {
    message: `The section “${title}” is longer than the AI model can write at once. Ask for less of it, or set a model with a higher limit.`,
    retryable: true,
  });
