import { readFileSync } from 'node:fs';

/** The parts of JSON Schema that openapi.yaml uses. */
export type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
};

export type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema };
type MediaType = { schema?: Schema; examples?: Record<string, unknown> };
type Content = Record<string, MediaType>;

export type Operation = {
  operationId: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Includes the base, as in /api/generations/{id}. */
  path: string;
  parameters: Parameter[];
  body: { required: boolean; content: Content } | undefined;
  responses: Record<string, { description: string; content?: Content }>;
  secured: boolean;
  /** Whether the caller must have a verified address, or be an administrator. */
  restricted: boolean;
};

type RawOperation = Omit<Operation, 'method' | 'path' | 'body' | 'secured' | 'restricted' | 'parameters'> & {
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  security?: object[];
};
type Document = {
  servers: [{ url: string }];
  security: object[];
  paths: Record<string, Record<string, RawOperation> & { parameters?: Parameter[] }>;
};

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Replaces every `$ref` with its target; requests in the contract have no cycles. */
function resolveReferences(value: unknown, root: unknown, trail: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((item) => resolveReferences(item, root, trail));
  if (typeof value !== 'object' || value === null) return value;
  if ('$ref' in value && typeof value.$ref === 'string') {
    const reference = value.$ref;
    if (trail.includes(reference)) throw new Error(`${reference} refers to itself.`);
    return resolveReferences(follow(reference, root), root, [...trail, reference]);
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, resolveReferences(inner, root, trail)]),
  );
}

function follow(reference: string, root: unknown): unknown {
  return reference
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((at, key) => {
      if (typeof at !== 'object' || at === null || !(key in at))
        throw new Error(`${reference} leads nowhere.`);
      return Reflect.get(at, key);
    }, root);
}

function readDocument(): Document {
  const raw: unknown = JSON.parse(readFileSync('server/generated/openapi.json', 'utf8'));
  return resolveReferences(raw, raw) as Document;
}

/** Every operation of openapi.yaml, with resolved references. */
export function readOperations(): Operation[] {
  const document = readDocument();
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method): Operation[] => {
      const operation = item[method.toLowerCase()];
      if (!operation) return [];
      const schemes = operation.security ?? document.security;
      return [
        {
          operationId: operation.operationId,
          method,
          path: document.servers[0].url + path,
          parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])],
          body: operation.requestBody && { required: false, ...operation.requestBody },
          responses: operation.responses,
          secured: schemes.length > 0,
          restricted: schemes.some((scheme) => !('bearer' in scheme)),
        },
      ];
    }),
  );
}
