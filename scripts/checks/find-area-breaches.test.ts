import { describe, expect, test } from 'vitest';
import { findAreaBreaches } from './find-area-breaches.ts';

const breachesOf = (files: Record<string, string>) => findAreaBreaches(new Map(Object.entries(files)));

describe('areas', () => {
  test.each([
    ["import { a } from '../../school/news/news.ts';"],
    ["import type { A } from '../../school/news/news.ts';"],
    ["export { a } from '../../school/news/news.ts';"],
    ["const { a } = await import('../../school/news/news.ts');"],
    ["import '../../school/news/news.ts';"],
    ["import {\n  a,\n} from '../../school/news/news.ts';"],
  ])('must not import a higher one: %j', (text) => {
    expect(breachesOf({ 'server/accounts/profile/profile.ts': text })).toEqual([
      'server/accounts/profile/profile.ts imports server/school/news/news.ts, but school is above accounts',
    ]);
  });

  test('must not import a file directly in server/', () => {
    const text = "import { createApp } from '../app.ts';";
    expect(breachesOf({ 'server/demo/accounts.ts': text })).toEqual([
      'server/demo/accounts.ts imports server/app.ts, but server is above demo',
    ]);
  });

  test('may import a lower area, their own room and generated code', () => {
    const text = `import { users } from '../../../accounts/auth/tables.ts';
import { classes } from './classes.ts';
import type { User } from '../../../generated/schemas/index.ts';
import fastify from 'fastify';`;
    expect(breachesOf({ 'server/school/classes/classes/handlers.ts': text })).toEqual([]);
    expect(breachesOf({ 'server/app.ts': "import { a } from './demo/accounts.ts';" })).toEqual([]);
  });

  test('have a place in the order', () => {
    expect(breachesOf({ 'server/lessons/lessons/lessons.ts': '' })).toEqual([
      expect.stringContaining('server/lessons is not known'),
    ]);
    expect(breachesOf({ 'server/support/tickets/tables.ts': '' })).toEqual([]);
  });

  test('may all be imported by tests', () => {
    const text = "import { openTestApp } from '../../../testing.ts';";
    const paths = ['server/platform/http/limits.test.ts', 'server/school/classes/invitations/testing.ts'];
    expect(breachesOf(Object.fromEntries(paths.map((path) => [path, text])))).toEqual([]);
  });
});

describe('wings', () => {
  test('must not import a higher one, including type imports', () => {
    const text = "import type { A } from '../../marking/marking/marks.ts';";
    expect(breachesOf({ 'server/school/work/assignments/a.ts': text })).toEqual([
      'server/school/work/assignments/a.ts imports server/school/marking/marking/marks.ts, but marking is above work',
    ]);
    expect(breachesOf({ 'server/school/lessons/lessons/a.ts': text })).toEqual([]);
  });

  test('must not import the files above them', () => {
    const text = "import { schoolTrash } from '../../school-trash.ts';";
    expect(breachesOf({ 'server/school/work/assignments/a.ts': text })).toEqual([
      'server/school/work/assignments/a.ts imports server/school/school-trash.ts, but server/school is above work',
    ]);
    expect(breachesOf({ 'server/school/school-trash.ts': "import { a } from './work/a/a.ts';" })).toEqual([]);
  });

  test('have a place in the order', () => {
    expect(breachesOf({ 'server/school/clubs/clubs/tables.ts': '' })).toEqual([
      expect.stringContaining('server/school/clubs is not known'),
    ]);
    expect(breachesOf({ 'server/school/library/books/tables.ts': '' })).toEqual([]);
  });

  test('can have rooms in order', () => {
    const up = "import { edit } from '../change/edit-generation.ts';";
    expect(breachesOf({ 'server/documents/generations/run/runner.ts': up })).toEqual([
      expect.stringContaining('but change is above run'),
    ]);
    const down = "import { endRun } from '../end/end-run.ts';";
    expect(breachesOf({ 'server/documents/generations/run/runner.ts': down })).toEqual([]);
  });
});

describe('rooms', () => {
  test('must not import each other in cycles, including type imports', () => {
    expect(
      breachesOf({
        'server/school/classes/classes/a.ts': "import { b } from '../invitations/b.ts';",
        'server/school/classes/invitations/b.ts': "import type { C } from '../onboarding/c.ts';",
        'server/school/classes/onboarding/c.ts': "import { a } from '../classes/a.ts';",
      }),
    ).toEqual([
      'server/school/classes/classes -> server/school/classes/invitations -> server/school/classes/onboarding -> server/school/classes/classes is a cycle',
    ]);
  });

  test('must not import each other in cycles with a wing', () => {
    expect(
      breachesOf({
        'server/documents/generations/start/a.ts': "import { b } from '../../drafts/b.ts';",
        'server/documents/drafts/b.ts': "import { c } from '../generations/document/c.ts';",
      }),
    ).toEqual([
      'server/documents/drafts -> server/documents/generations -> server/documents/drafts is a cycle',
    ]);
  });

  test('include one of the files directly in an area', () => {
    expect(
      breachesOf({
        'server/billing/access.ts': "import { c } from './credits/credits.ts';",
        'server/billing/credits/credits.ts': "import { a } from '../access.ts';",
      }),
    ).toEqual(['server/billing -> server/billing/credits -> server/billing is a cycle']);
  });

  test('may have folders that import each other', () => {
    expect(
      breachesOf({
        'server/documents/exports/pdf/a.ts': "import { b } from '../blocks/b.ts';",
        'server/documents/exports/blocks/b.ts': "import { c } from '../pdf/c.ts';",
      }),
    ).toEqual([]);
  });
});
