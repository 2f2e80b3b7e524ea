import { expect, test } from 'vitest';
import { importSchemas, splitSchemas } from './split-schemas.ts';

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

test('each schema becomes a file with only its shape, which imports the schemas it uses', () => {
  const files = splitSchemas(source);
  expect([...files.keys()]).toEqual(['Role.ts', 'User.ts']);
  expect(files.get('Role.ts')).not.toContain('User.ts');
  expect(files.get('User.ts')).toBe(`import * as zod from 'zod/mini';
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
});

test('an operations file imports each schema from its own file', () => {
  expect(
    importSchemas("import {\n  Role,\n  User\n} from './api.schemas.ts';\n\nexport const x = User\n"),
  ).toBe(
    "import { Role } from './schemas/Role.ts';\nimport { User } from './schemas/User.ts';\n\nexport const x = User\n",
  );
});
