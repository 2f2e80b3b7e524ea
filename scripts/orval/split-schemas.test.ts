import { expect, test } from 'vitest';
import { splitSchemas } from './split-schemas.ts';

const source = `
import * as zod from 'zod/mini';

export const Role = /*#__PURE__*/ zod.enum(['teacher', 'User']);

export type Role = zod.input<typeof Role>;
export type RoleOutput = zod.output<typeof Role>;

export const nameMax = 80;

export const User = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid(),
  "born": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('It\\'s (UTC).')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(nameMax)),
  "role": Role
});

export type User = zod.input<typeof User>;
export type UserOutput = zod.output<typeof User>;
`;

test('each schema becomes a file that imports the schemas it uses and describes only the shape', () => {
  const files = splitSchemas(source);
  expect([...files.keys()]).toEqual(['schemas/Role.ts', 'schemas/User.ts', 'api.schemas.ts']);
  expect(files.get('schemas/Role.ts')).not.toContain('User.ts');
  expect(files.get('schemas/User.ts')).toBe(`import * as zod from 'zod/mini';
import { Role } from './Role.ts';

export const nameMax = 80;

export const User = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "born": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "name": /*#__PURE__*/ zod.string(),
  "role": Role
});

export type User = zod.input<typeof User>;
export type UserOutput = zod.output<typeof User>;
`);
  expect(files.get('api.schemas.ts')).toBe(
    "export * from './schemas/Role.ts';\nexport * from './schemas/User.ts';\n",
  );
});
