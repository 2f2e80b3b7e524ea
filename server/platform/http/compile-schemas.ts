import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import { compileValidator } from './validation.ts';

type Part = Parameters<FastifySchemaCompiler<object>>[0];

/**
 * Compiles the schema of a request or response when it is first needed, once per process: compiling all of
 * them takes most of the server's start.
 */
function onFirstUse<Result>(compile: (part: Part) => (data: unknown) => Result) {
  const compiled = new Map<string, (data: unknown) => Result>();
  return (part: Part) => {
    const { method, url, httpPart, httpStatus, contentType } = part;
    const key = [method, url, httpPart, httpStatus, contentType].join(' ');
    return (data: unknown): Result => {
      const use = compiled.get(key) ?? compile(part);
      compiled.set(key, use);
      return use(data);
    };
  };
}

const compileSerializer = SerializerSelector()();

export const validatorCompiler: FastifySchemaCompiler<object> = onFirstUse(compileValidator);

export const serializerCompiler: FastifySerializerCompiler<object> = onFirstUse(
  ({ httpStatus = '', ...response }) => compileSerializer({ ...response, httpStatus }),
);
