import type { ResourceNames } from './resource-names.ts';

/** An edit of an existing file. */
export type Edit = (text: string) => string;

/** Inserts before the first line that starts with the anchor. */
function before(anchor: string, addition: string): Edit {
  return (text) => {
    const at = `\n${text}`.indexOf(`\n${anchor}`);
    if (at < 0) throw new Error(`The scaffold found no line "${anchor.trim()}"; change it by hand.`);
    return text.slice(0, at) + addition + text.slice(at);
  };
}

const all =
  (...edits: Edit[]): Edit =>
  (text) =>
    edits.reduce((result, edit) => edit(result), text);

/** The edits that register the resource: contract root, application, export, owner fixtures. */
export function sharedEdits({ many, one }: ResourceNames): Map<string, Edit> {
  const room = `server/school/${many.kebab}`;
  const pathOf = (path: string) => `openapi/${many.kebab}.yaml#/paths/~1${path.replaceAll('/', '~1')}`;
  return new Map<string, Edit>([
    [
      'openapi.yaml',
      all(
        before(
          '  - { name: account,',
          `  - { name: ${many.kebab}, description: '${many.words} of a user.' }\n`,
        ),
        before(
          '  /update-profile:',
          `  /${many.kebab}: { $ref: '${pathOf(many.kebab)}' }\n  /${many.kebab}/{id}: { $ref: '${pathOf(`${many.kebab}/{id}`)}' }\n`,
        ),
      ),
    ],
    [
      'server/app.ts',
      all(
        before(
          'import { invitationHandlers }',
          `import { ${one.camel}Handlers } from './school/${many.kebab}/handlers.ts';\n`,
        ),
        before('    ...invitationHandlers(', `    ...${one.camel}Handlers({ db }),\n`),
      ),
    ],
    [
      'server/school/personal-tables.ts',
      all(
        before('\nconst through', `import { ${many.camel} } from './${many.kebab}/tables.ts';\n`),
        before(
          '};',
          `  ${many.kebab.replaceAll('-', '_')}: { table: ${many.camel}, of: ${many.camel}.userId },\n`,
        ),
      ),
    ],
    [
      'tests/contract/owner-fixtures.ts',
      all(
        before(
          "import type { SignedIn } from '../../server/testing.ts';",
          `import { make${one.pascal} } from '../../${room}/testing.ts';\n`,
        ),
        before(
          '  ...schoolFixtures,',
          ['get', 'update', 'delete']
            .map((verb) => `  ${verb}${one.pascal}: resource(make${one.pascal}),\n`)
            .join(''),
        ),
      ),
    ],
  ]);
}
