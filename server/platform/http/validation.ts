import { Ajv2020, type ErrorObject, type Options } from 'ajv/dist/2020.js';
import type { FastifySchemaCompiler } from 'fastify';
import { type FieldErrors, Problem } from '../problem.ts';

const MAX_EMAIL_LENGTH = 254;
// The length comes first, because a pattern can take minutes on a huge string.
const isEmail = (text: string) =>
  text.length <= MAX_EMAIL_LENGTH &&
  /^[^\s@"<>(),:;\\[\]]+@[^\s@"<>(),:;\\[\].]+(\.[^\s@"<>(),:;\\[\].]+)+$/.test(text);

/** A day that exists, such as 2026-02-28. */
const isDay = (text: string) =>
  /^(?:19[7-9]|2\d\d)\d-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** A time of RFC 3339 on such a day, with any offset. */
const isTime = (text: string) =>
  /^[\d-]{10}T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/.test(
    text,
  ) && isDay(text.slice(0, 10));

const options: Options = {
  allErrors: true,
  useDefaults: true,
  strict: true,
  allowUnionTypes: true,
  discriminator: true,
  formats: {
    email: isEmail,
    'date-time': isTime,
    date: isDay,
    uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
    binary: true,
  },
};

/** JSON has types; path, query and headers are strings and need coercion. */
const bodies = new Ajv2020(options);
const strings = new Ajv2020({ ...options, coerceTypes: 'array' });

export const compileValidator: FastifySchemaCompiler<object> = ({ schema, httpPart, contentType }) => {
  // The handler reads multipart forms, part by part.
  if (contentType === 'multipart/form-data') return () => true;
  const validate = (httpPart === 'body' ? bodies : strings).compile(schema);
  return (data) => (validate(data) ? true : { error: new Invalid(validate.errors ?? []) });
};

/** Fastify wraps validation errors; this one carries the field errors. */
class Invalid extends Problem {
  constructor(errors: ErrorObject[]) {
    super('invalid', undefined, { errors: fieldErrors(errors) });
  }
}

/** Limits the answer, because a body can contain any number of mistakes. */
const MAX_ERRORS = 50;

function fieldErrors(errors: ErrorObject[]): FieldErrors {
  // A map, because a field may be named toString or __proto__.
  const fields = new Map<string, Set<string>>();
  for (const error of errors.slice(0, MAX_ERRORS)) {
    const field = fieldOf(error);
    fields.set(field, (fields.get(field) ?? new Set()).add(messageOf(error)));
  }
  return Object.fromEntries([...fields].map(([field, messages]) => [field, [...messages]]));
}

function fieldOf({ instancePath, params }: ErrorObject): string {
  const inner: unknown = params['missingProperty'] ?? params['additionalProperty'];
  const path = instancePath.split('/').slice(1);
  return (typeof inner === 'string' ? [...path, inner] : path).join('.') || 'body';
}

const REQUIRED = 'This field is required.';
/** The pattern of a text with more than spaces. */
const NOT_BLANK = String.raw`\S`;

function messageOf({ keyword, params, message }: ErrorObject): string {
  const limit = String(params['limit']);
  switch (keyword) {
    case 'required':
      return REQUIRED;
    case 'additionalProperties':
      return 'Unknown field.';
    case 'minLength':
      return limit === '1' ? REQUIRED : `Must have at least ${limit} characters.`;
    case 'maxLength':
      return `Must have at most ${limit} characters.`;
    case 'minItems':
      return `Must have at least ${limit} entries.`;
    case 'maxItems':
      return `Must have at most ${limit} entries.`;
    case 'minimum':
      return `Must be ${limit} or more.`;
    case 'maximum':
      return `Must be ${limit} or less.`;
    case 'pattern':
      return params['pattern'] === NOT_BLANK ? REQUIRED : 'Invalid format.';
    case 'enum':
      return `Must be one of: ${String(params['allowedValues']).replaceAll(',', ', ')}.`;
    case 'format':
      return params['format'] === 'email'
        ? 'Invalid email address'
        : `Must be a valid ${String(params['format'])}.`;
    case 'type':
      return `Must be ${nameOfType(String(params['type']))}.`;
    default:
      return `${message ?? 'Invalid value'}.`;
  }
}

const nameOfType = (type: string) => (/^[aeio]/.test(type) ? `an ${type}` : `a ${type}`);
