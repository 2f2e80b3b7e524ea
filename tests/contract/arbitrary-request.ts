import fc, { type Arbitrary } from 'fast-check';
import { anyValue, matchingValue, defectiveValue } from './arbitrary-value.ts';
import type { Operation, Parameter, Schema } from './document.ts';

export type Request = {
  method: Operation['method'];
  url: string;
  headers: Record<string, string>;
  payload: string | undefined;
};

/** Existing ids, so that malformed bodies also reach the rules after the lookup. */
export type Known = { authorizations: readonly string[]; ids: readonly string[]; users: readonly string[] };

const BOUNDARY = 'lectern-boundary';

const strangeSegment = fc.oneof(
  fc.constantFrom(
    '..',
    '%00',
    '%2e%2e%2f',
    '%ZZ',
    '%',
    'null',
    '0',
    '-1',
    '1e9',
    "'%20or%201=1",
    'x'.repeat(9000),
  ),
  fc
    .string({ unit: 'binary', minLength: 1, maxLength: 40 })
    .map((text) => encodeURIComponent(text.toWellFormed())),
);

function segmentOf({ name, schema }: Parameter, known: Known): Arbitrary<string> {
  const matching = matchingValue(schema).map((value) => encodeURIComponent(String(value)));
  const leading = { id: known.ids, userId: known.users }[name] ?? [];
  const ids = leading.length > 0 ? [fc.constantFrom(...leading)] : [];
  return fc.oneof(...ids, ...ids, matching, strangeSegment);
}

function pathOf(operation: Operation, known: Known): Arbitrary<string> {
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
  return fc
    .tuple(...inPath.map((parameter) => segmentOf(parameter, known)))
    .map((segments) =>
      inPath.reduce(
        (path, { name }, index) => path.replace(`{${name}}`, () => segments[index] ?? ''),
        operation.path,
      ),
    );
}

function queryOf(operation: Operation): Arbitrary<string> {
  const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query');
  const known = inQuery.map(({ name, schema }) =>
    fc
      .oneof(matchingValue(schema), anyValue, fc.constant(undefined))
      .map((value) => (value === undefined ? [] : [[name, asText(value)] as const])),
  );
  const strange = fc.array(
    fc.tuple(fc.constantFrom('__proto__', 'limit[]', 'limit[a]', 'cursor', 'limit', 'x'), fc.string()),
    { maxLength: 2 },
  );
  return fc.tuple(strange, ...known).map((pairs) => {
    const query = new URLSearchParams(pairs.flat().map(([name, value]) => [name, value.toWellFormed()]));
    return query.size > 0 ? `?${query.toString().slice(0, 20_000)}` : '';
  });
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** Valid header values; clients refuse to send others. */
const headerText = fc.string({ maxLength: 300 }).map((text) => text.replace(/[^\x20-\x7e]/g, '?'));

function headersOf(operation: Operation, { authorizations }: Known): Arbitrary<Record<string, string>> {
  const authorization = fc.oneof(
    { arbitrary: fc.constantFrom(...authorizations), weight: 6 },
    {
      arbitrary: fc.constantFrom('Bearer', 'Bearer ', 'Basic YTpi', `Bearer ${'x'.repeat(4000)}`),
      weight: 1,
    },
    { arbitrary: headerText, weight: 1 },
    { arbitrary: fc.constant(undefined), weight: 2 },
  );
  const own = operation.parameters
    .filter((parameter) => parameter.in === 'header')
    .map(({ name, schema }) =>
      fc
        .oneof(matchingValue(schema).map(asText), headerText, fc.constant(undefined))
        .map((value) => [name.toLowerCase(), value?.replace(/[^\x20-\x7e]/g, '?')] as const),
    );
  return fc.tuple(authorization, ...own).map(([token, ...pairs]) => {
    const set = [['authorization', token] as const, ...pairs].flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    );
    return Object.fromEntries(set);
  });
}

type Body = { type: string | undefined; payload: string | undefined };

const brokenJson = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    '[1,',
    '{"a":}',
    '"',
    'null',
    '{"a":1}{"b":2}',
    '\ufeff{}',
    '{"__proto__":{"role":"admin"}}',
    '['.repeat(5000),
  ),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

const otherType = fc.constantFrom(
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'application/vnd.api+json',
  'multipart/form-data',
  'nonsense',
  ';;;',
);

/** Replaces user ids in a body with existing ones, because otherwise the first rule rejects everything. */
function asPerson(value: unknown, userId: string): unknown {
  const names = typeof value === 'object' && value !== null && 'user_id' in value;
  return names && typeof value.user_id === 'string' ? { ...value, user_id: userId } : value;
}

function jsonBody(schema: Schema, { users }: Known): Arbitrary<Body> {
  const type = 'application/json';
  const written = (value: unknown) => JSON.stringify(value) ?? '';
  const defective = fc
    .tuple(defectiveValue(schema), fc.constantFrom(...users))
    .map(([value, userId]) => ({ type, payload: written(asPerson(value, userId)) }));
  return fc.oneof(
    { arbitrary: defective, weight: 6 },
    { arbitrary: anyValue.map((value) => ({ type, payload: written(value) })), weight: 2 },
    { arbitrary: brokenJson.map((payload) => ({ type, payload })), weight: 2 },
    {
      arbitrary: fc
        .tuple(otherType, matchingValue(schema))
        .map(([other, value]) => ({ type: other, payload: written(value) })),
      weight: 2,
    },
    {
      arbitrary: matchingValue(schema).map((value) => ({ type: undefined, payload: written(value) })),
      weight: 1,
    },
    { arbitrary: fc.constant({ type: undefined, payload: undefined }), weight: 1 },
  );
}

/** Files with a false type, forms without a file, and truncated forms. */
const formBody: Arbitrary<Body> = fc
  .record({
    field: fc.constantFrom('file', 'files', '', '__proto__'),
    name: fc.constantFrom('a.pdf', 'a.docx', 'a.txt', 'a.exe', '../../etc/passwd', '', 'x'.repeat(3000)),
    type: fc.constantFrom('application/pdf', 'text/plain', 'application/octet-stream', 'nonsense'),
    content: fc.oneof(
      fc.constantFrom('', '%PDF-1.7\nbroken', 'PK\u0003\u0004broken', '\u0000'.repeat(50)),
      fc.string({ unit: 'binary' }),
    ),
    ending: fc.constantFrom(`\r\n--${BOUNDARY}--\r\n`, `\r\n--${BOUNDARY}\r\n`, '', '\r\n--other--'),
    type_header: fc.constantFrom(
      `multipart/form-data; boundary=${BOUNDARY}`,
      'multipart/form-data',
      'multipart/form-data; boundary=other',
    ),
  })
  .map(({ field, name, type, content, ending, type_header }) => ({
    type: type_header,
    payload: `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n${content}${ending}`,
  }));

function bodyOf(operation: Operation, known: Known): Arbitrary<Body> {
  if (!operation.body) {
    const unasked = fc.tuple(fc.constantFrom('application/json', 'text/plain'), brokenJson);
    const none = fc.constant({ type: undefined, payload: undefined });
    if (operation.method === 'GET') return none;
    return fc.oneof(
      none,
      unasked.map(([type, payload]) => ({ type, payload })),
    );
  }
  const json = operation.body.content['application/json'];
  if (json) return jsonBody(json.schema ?? {}, known);
  return fc.oneof({ arbitrary: formBody, weight: 3 }, { arbitrary: jsonBody({}, known), weight: 1 });
}

/** Requests for an operation that are usually invalid, in one way or several. */
export function arbitraryRequest(operation: Operation, known: Known): Arbitrary<Request> {
  return fc
    .tuple(
      pathOf(operation, known),
      queryOf(operation),
      headersOf(operation, known),
      bodyOf(operation, known),
    )
    .map(([path, query, headers, { type, payload }]) => ({
      method: operation.method,
      url: path + query,
      headers: { ...headers, ...(type !== undefined && { 'content-type': type }) },
      payload,
    }));
}
