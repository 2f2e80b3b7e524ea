import type { Resource } from './resource-names.ts';

const ID = '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e';
const common = './common.yaml#/components';

const statuses = {
  BadRequest: 400,
  Unauthorized: 401,
  NotFound: 404,
  Conflict: 409,
  TooLarge: 413,
  UnsupportedMediaType: 415,
  Invalid: 422,
  TooManyRequests: 429,
  Unavailable: 503,
};
type Rejection = keyof typeof statuses;

const always: Rejection[] = ['Unauthorized', 'Invalid', 'TooManyRequests', 'Unavailable'];
/** The server reads the body of every method but GET. */
const ofBodies: Rejection[] = ['BadRequest', 'TooLarge', 'UnsupportedMediaType'];

const rejections = (...names: Rejection[]): string =>
  [...always, ...names]
    .toSorted((a, b) => statuses[a] - statuses[b])
    .map((name) => `        '${statuses[name]}': { $ref: '${common}/responses/${name}' }`)
    .join('\n');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** openapi/<name>.yaml: list, create, get, update and delete. */
export function contractFile({ many, one, owner, list }: Resource): string {
  const [entries, entry] = [many.words.toLowerCase(), one.words.toLowerCase()];
  const theirs = {
    user: `the caller's ${entries}`,
    class: `the ${entries} of a class`,
    school: `the ${entries} of the caller's school`,
  }[owner];
  const isOfClass = owner === 'class';
  /** The class may be another teacher's, and an archived one takes no changes. */
  const ofList: Rejection[] = isOfClass ? ['NotFound'] : [];
  const ofChanges: Rejection[] = isOfClass
    ? ['NotFound', 'Conflict', ...ofBodies]
    : ['NotFound', ...ofBodies];
  const answer = `content:
            application/json:
              schema: { $ref: '#/components/schemas/${one.pascal}' }
              examples: { ${one.camel}: { $ref: '#/components/examples/${one.pascal}' } }`;
  const body = `requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: '#/components/schemas/${one.pascal}Fields' }
            examples: { ${one.camel}: { value: { title: ${one.words} } } }`;
  return `paths:
  ${list}:
${isOfClass ? `    parameters:\n      - { $ref: '${common}/parameters/Id' }\n` : ''}    get:
      operationId: list${many.pascal}
      tags: [${many.kebab}]
      summary: ${capital(theirs)}, newest first
      parameters:
        - { $ref: '${common}/parameters/Cursor' }
        - { $ref: '${common}/parameters/Limit' }
      responses:
        '200':
          description: One page.
          content:
            application/json:
              schema:
                type: object
                required: [items, next_cursor]
                properties:
                  items: { type: array, items: { $ref: '#/components/schemas/${one.pascal}' } }
                  next_cursor: { type: [string, 'null'] }
              examples: { none: { value: { items: [], next_cursor: null } } }
${rejections(...ofList)}
    post:
      operationId: create${one.pascal}
      tags: [${many.kebab}]
      summary: Create one of ${theirs}
      ${body}
      responses:
        '201':
          description: Created.
          ${answer}
${rejections(...(isOfClass ? ofChanges : ofBodies))}

  /${many.kebab}/{id}:
    parameters:
      - { $ref: '${common}/parameters/Id' }
    get:
      operationId: get${one.pascal}
      tags: [${many.kebab}]
      summary: One of ${theirs}
      responses:
        '200':
          description: The ${entry}.
          ${answer}
${rejections('NotFound')}
    patch:
      operationId: update${one.pascal}
      tags: [${many.kebab}]
      summary: Change one of ${theirs}
      ${body}
      responses:
        '200':
          description: The ${entry} after the change.
          ${answer}
${rejections(...ofChanges)}
    delete:
      operationId: delete${one.pascal}
      tags: [${many.kebab}]
      summary: Delete one of ${theirs}
      responses:
        '204': { description: Deleted. }
${rejections(...ofChanges)}

components:
  schemas:
    ${one.pascal}:
      type: object
      required: [id, title, created_at, updated_at]
      properties:
        id: { type: string, format: uuid }
        title: { type: string }
        created_at: { type: string, format: date-time }
        updated_at: { type: string, format: date-time }
    ${one.pascal}Fields:
      type: object
      additionalProperties: false
      required: [title]
      properties:
        title: { type: string, minLength: 1, maxLength: 200, pattern: '\\S' }

  examples:
    ${one.pascal}:
      value: { id: ${ID}, title: ${one.words}, created_at: '2026-11-20T09:00:00.000Z', updated_at: '2026-11-20T09:00:00.000Z' }
`;
}
