import { z } from 'zod';
import type { Generator } from '../templates/generator.ts';
import { generatorOf } from '../templates/generators.ts';
import { type FieldErrors, Problem } from '../../platform/problem.ts';

/** The fields that mean the same in every form; a form may leave any of them out. */
const sharedFields = z.object({
  title: z.string().default(''),
  topic: z.string().default(''),
  subject: z.string().default(''),
  grade_level: z.string().default(''),
  reading_level: z.string().default(''),
  language: z.string().default('English (US)'),
  standards_framework: z.string().default('none'),
  standards: z.array(z.string()).default([]),
  source_type: z.string().default('none'),
  source_text: z.string().default(''),
  source_file_ids: z.array(z.string()).default([]),
});

export type SharedFields = z.output<typeof sharedFields>;

export const readShared = (input: Record<string, unknown>): SharedFields => sharedFields.parse(input);

/** Codes that stand in a form whose framework is `none` were chosen and given up again. */
export function chosenStandards(input: Form): string[] {
  const { standards_framework, standards } = readShared(input);
  return standards_framework === 'none' ? [] : [...new Set(standards)];
}

export type Form = Record<string, unknown>;

/** The generator, or a 404: the contract knows more types than this build may serve. */
export function requireGenerator(templateType: string): Generator {
  const generator = generatorOf(templateType);
  if (!generator) throw new Problem('not_found');
  return generator;
}

/** Callers say `grade` as well as `grade_level`. */
const withGradeLevel = (input: Form): Form => ({ grade_level: input['grade'], ...input });

/** The form as the generator's schema puts it out; refused with a message for each field. */
export function readForm(generator: Generator, input: Form): Form {
  const parsed = generator.input.safeParse(withGradeLevel(input));
  if (!parsed.success) throw new Problem('invalid', undefined, { errors: errorsOf(parsed.error) });
  return parsed.data;
}

/** Messages by field; dots lead into objects and lists. */
export function errorsOf(error: z.ZodError, prefix: readonly PropertyKey[] = []): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues) {
    const name = [...prefix, ...issue.path].map(String).join('.') || 'input';
    (errors[name] ??= []).push(issue.message);
  }
  return errors;
}

const jsonSchemaProperty = z.object({
  type: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  minimum: z.number().optional(),
});

/**
 * A form that is still being filled in, completed so that it can be estimated: what is missing or wrong takes its default, else
 * the smallest value of its kind.
 */
export function completeForm(generator: Generator, asked: Form): Form {
  const input = withGradeLevel(asked);
  const fields = Object.entries(generator.input.shape).map(([name, field]) => {
    for (const candidate of [input[name], undefined]) {
      const parsed = field.safeParse(candidate);
      if (parsed.success) return [name, parsed.data] as const;
    }
    return [name, smallest(jsonSchemaProperty.parse(z.toJSONSchema(field, { io: 'input' })))] as const;
  });
  return Object.fromEntries(fields);
}

function smallest({ type, enum: options, minimum }: z.output<typeof jsonSchemaProperty>): unknown {
  if (options) return options[0];
  if (type === 'number' || type === 'integer') return minimum ?? 0;
  if (type === 'boolean') return false;
  if (type === 'array') return [];
  if (type === 'object') return {};
  return '';
}
