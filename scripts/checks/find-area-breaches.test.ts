import { describe, expect, test } from 'vitest';
import { findAreaBreaches } from './find-area-breaches.ts';

const breachesOf = (files: Record<string, string>) => findAreaBreaches(new Map(Object.entries(files)));

describe('the areas of the server', () => {
  test.each([
    ["import { a } from '../../school/classes/classes.ts';"],
    ["import type { A } from '../../school/classes/classes.ts';"],
    ["export { a } from '../../school/classes/classes.ts';"],
    ["const { a } = await import('../../school/classes/classes.ts');"],
    ["import '../../school/classes/classes.ts';"],
    ["import {\n  a,\n} from '../../school/classes/classes.ts';"],
  ])('an area must not import a higher one: %j', (text) => {
    expect(breachesOf({ 'server/accounts/profile/profile.ts': text })).toEqual([
      'server/accounts/profile/profile.ts imports school/classes, which is above accounts',
    ]);
  });

  test('no area imports a file directly in server/', () => {
    const text = "import { createApp } from '../app.ts';";
    expect(breachesOf({ 'server/demo/accounts.ts': text })).toEqual([
      'server/demo/accounts.ts imports top, which is above demo',
    ]);
  });

  test('a lower area, the same room and generated code may be imported', () => {
    const text = `import { users } from '../../accounts/auth/tables.ts';
import { classes } from './classes.ts';
import type { User } from '../../generated/schemas/index.ts';
import fastify from 'fastify';`;
    expect(breachesOf({ 'server/school/classes/classes/handlers.ts': text })).toEqual([]);
    expect(breachesOf({ 'server/app.ts': "import { a } from './demo/accounts.ts';" })).toEqual([]);
  });

  test('tests may import every area', () => {
    const text = "import { openTestApp } from '../../testing.ts';";
    const paths = ['server/platform/http/limits.test.ts', 'server/school/classes/invitations/testing.ts'];
    expect(breachesOf(Object.fromEntries(paths.map((path) => [path, text])))).toEqual([]);
  });

  test('rooms of an area must not import each other in cycles, including type imports', () => {
    expect(
      breachesOf({
        'server/school/classes/classes/a.ts': "import { b } from '../invitations/b.ts';",
        'server/school/classes/invitations/b.ts': "import type { C } from '../onboarding/c.ts';",
        'server/school/classes/onboarding/c.ts': "import { a } from '../classes/a.ts';",
      }),
    ).toEqual([
      'school/classes/classes -> school/classes/invitations -> school/classes/onboarding -> school/classes/classes is a cycle',
      'server/school/classes/classes/a.ts -> server/school/classes/invitations/b.ts -> server/school/classes/onboarding/c.ts -> server/school/classes/classes/a.ts is a ring of files',
    ]);
  });

  test('the files directly in an area form a room', () => {
    expect(
      breachesOf({
        'server/billing/access.ts': "import { c } from './credits/credits.ts';",
        'server/billing/credits/credits.ts': "import { a } from '../access.ts';",
      }),
    ).toContain('billing -> billing/credits -> billing is a cycle');
  });

  test('a new folder of the server belongs to an area', () => {
    expect(breachesOf({ 'server/lessons/lessons.ts': '' })).toEqual([
      'server/lessons is not a known area; move it into one of demo, school, documents, billing, accounts, engine, platform',
    ]);
  });

  test('a wing of the school imports only those after it', () => {
    const upward = "import { a } from '../../marking/marking/marks.ts';";
    expect(breachesOf({ 'server/school/work/quizzes/quizzes.ts': upward })).toEqual([
      'server/school/work/quizzes/quizzes.ts imports school/marking/marking, which is above the wing work',
    ]);
    const downward = "import { a } from '../../work/quizzes/quizzes.ts';";
    expect(breachesOf({ 'server/school/marking/marking/marks.ts': downward })).toEqual([]);
  });

  test('files of a room must not import each other in a ring', () => {
    expect(
      breachesOf({
        'server/billing/credits/a.ts': "import { b } from './b.ts';",
        'server/billing/credits/b.ts': "import type { A } from './a.ts';",
      }),
    ).toEqual([
      'server/billing/credits/a.ts -> server/billing/credits/b.ts -> server/billing/credits/a.ts is a ring of files',
    ]);
  });
});
