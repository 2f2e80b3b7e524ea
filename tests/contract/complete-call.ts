import type { InjectOptions } from 'fastify';
import type { Operation } from './document.ts';
import type { Target } from './owner-fixture.ts';
import { template } from '../support/templates.ts';

/** Values of path and query parameters that do not identify an owner. */
const values: Record<string, string> = {
  section: 'overview',
  version: '1',
  report: 'missing',
  format: 'markdown',
  template_type: template.templateType,
  code: 'ABCDEF',
  from: '2026-11-01',
  to: '2026-11-30',
};

export const UNKNOWN_ID = '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e';

export type CompleteCall = InjectOptions & { url: string };

/** A valid call of the operation on the target, with the user's id where the operation takes one. */
export function completeCall(operation: Operation, target: Target, userId: string): CompleteCall {
  const { method, path, parameters, body } = operation;
  const params: Record<string, string> = { ...values, userId, ...target.params };
  const query = parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
  const search = new URLSearchParams(query.map(({ name }) => [name, params[name] ?? '']));
  const [example] = Object.values(body?.content['application/json']?.examples ?? {});
  const payload = { ...Object(Reflect.get(Object(example), 'value')), ...target.payload };
  return {
    method,
    url: `${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? UNKNOWN_ID)}?${search}`,
    ...(target.file !== undefined && formWith(target.file)),
    ...(example !== undefined && {
      payload: 'user_id' in payload ? { ...payload, user_id: userId } : payload,
    }),
  };
}

const BOUNDARY = 'boundary-of-the-form';

/** A form with one text file, as a browser sends it. */
const formWith = (text: string) => ({
  headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  payload: [
    `--${BOUNDARY}`,
    'content-disposition: form-data; name="file"; filename="work.txt"',
    'content-type: text/plain',
    '',
    text,
    `--${BOUNDARY}--`,
    '',
  ].join('\r\n'),
});
