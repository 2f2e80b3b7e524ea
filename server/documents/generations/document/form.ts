import { z } from 'zod';
import type { Account } from '../../../accounts/users/account.ts';
import type { Reader } from '../../../engine/safety/help.ts';
import type { Generator } from '../../templates/generator.ts';
import { storedSources } from '../../templates/fields/common.ts';
import { generatorOf } from '../../templates/generators.ts';
import { type FieldErrors, Problem } from '../../../platform/problem.ts';

/** The fields with the same meaning in every form; a form may omit any of them. */
const sharedFields = z.object({
  title: z.string().default(''),
  topic: z.string().default(''),
  essay_name: z.string().default(''),
  subject: z.string().default(''),
  grade_level: z.string().default(''),
  reading_level: z.string().default(''),
  language: z.string().default('English (US)'),
  standards_framework: z.string().default('none'),
  standards: z.array(z.string()).default([]),
  source_type: z.string().default('none'),
  source_text: z.string().default(''),
  source_file_ids: z.array(z.string()).default([]),
  rubric_id: z.string().default(''),
  source_id: z.string().default(''),
});

export type SharedFields = z.output<typeof sharedFields>;

export const readShared = (input: Record<string, unknown>): SharedFields => sharedFields.parse(input);

const MAX_ESSAY_TITLE = 50;

/** The title of an essay, from its name: a longer one is cut to 47 characters and an ellipsis. */
export const essayTitle = (name: string): string =>
  name.length > MAX_ESSAY_TITLE ? `${name.slice(0, MAX_ESSAY_TITLE - 3).toWellFormed()}…` : name;

/** Whether the source material is stored: files or documents rather than a text of the form. */
export const isStoredSource = ({ source_type }: SharedFields): boolean =>
  storedSources.some((kind) => kind === source_type);

/** Ignores codes left over from an earlier choice if the framework is now `none`. */
export function chosenStandards(input: Form): string[] {
  const { standards_framework, standards } = readShared(input);
  return standards_framework === 'none' ? [] : [...new Set(standards)];
}

export type Form = Record<string, unknown>;

/** For whose age help is worded: the user's, and the grade of the form. */
export const readerOf = (input: Form, role: Account['role']): Reader => ({
  role,
  grade: Number(readShared(input).grade_level.replace('Grade ', '')) || null,
});

/** Finds a template of ours; throws a 404, because the contract may list types that this build lacks. */
export function requireGenerator(templateType: string): Generator {
  const generator = generatorOf(templateType);
  if (!generator) throw new Problem('not_found');
  return generator;
}

/** Accepts `grade` as an alias of `grade_level`. */
const withGradeLevel = (input: Form): Form => ({ grade_level: input['grade'], ...input });

/** Parses a form with the generator's schema; rejects with a message per invalid field. */
export function readForm(generator: Generator, input: Form): Form {
  const parsed = generator.input.safeParse(withGradeLevel(input));
  if (!parsed.success) throw new Problem('invalid', undefined, { errors: errorsOf(parsed.error) });
  return parsed.data;
}

/** Messages by field; dots separate the keys of a path. */
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
  default: z.unknown().optional(),
  get properties() {
    return z.record(z.string(), jsonSchemaProperty).optional();
  },
  enum: z.array(z.unknown()).optional(),
  minimum: z.number().optional(),
});

/**
 * Completes an unfinished form for an estimate: missing and invalid fields get their default, or
 * else the smallest valid value of their type.
 */
export function completeForm(generator: Generator, unfinished: Form): Form {
  const input = withGradeLevel(unfinished);
  const fields = Object.entries(generator.input.shape).map(([name, field]) => {
    for (const candidate of [input[name], undefined]) {
      const parsed = field.safeParse(candidate);
      if (parsed.success) return [name, parsed.data] as const;
    }
    return [name, smallest(jsonSchemaProperty.parse(z.toJSONSchema(field, { io: 'input' })))] as const;
  });
  return Object.fromEntries(fields);
}

function smallest(property: z.output<typeof jsonSchemaProperty>): unknown {
  const { type, enum: options, minimum, properties = {} } = property;
  if (property.default !== undefined) return property.default;
  if (options) return options[0];
  if (type === 'number' || type === 'integer') return minimum ?? 0;
  if (type === 'boolean') return false;
  if (type === 'array') return [];
  if (type === 'object')
    return Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, smallest(inner)]));
  return '';
}
