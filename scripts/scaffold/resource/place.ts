import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { spell } from '../names.ts';
import type { Edit } from '../write-scaffold.ts';
import { importPath, type Resource } from './resource-names.ts';

const all =
  (...edits: Edit[]): Edit =>
  (text) =>
    edits.reduce((result, edit) => edit(result), text);

/** Inserts before the first match; what is inserted may repeat parts of it. */
const before =
  (pattern: RegExp, addition: string | ((found: RegExpExecArray) => string)): Edit =>
  (text) => {
    const found = pattern.exec(text);
    if (!found) throw new Error(`The scaffold found no ${pattern}; register the resource by hand.`);
    const added = typeof addition === 'string' ? addition : addition(found);
    return text.slice(0, found.index) + added + text.slice(found.index);
  };

/** After the other imports, which end at the first empty line. */
const withImport = (names: string, path: string): Edit =>
  before(/^\n/m, `import { ${names} } from '${path}';\n`);

const withHandlers = (name: string): Edit =>
  before(
    /^ +\.\.\.\w+Handlers\((\w+|\{ db \})\),$/m,
    ([line = '', given = '']) => `${/^ +/.exec(line)?.[0] ?? ''}...${name}(${given}),\n`,
  );

const nameOf = (path: string) => spell(posix.basename(path)).camel;

/** The file that lists the handlers of an area or wing: of the plugin until the area needs a longer list. */
const listOf = (place: string): string => {
  const isWing = place.split('/').length > 2;
  return isWing || existsSync(`${place}/handlers.ts`) ? `${place}/handlers.ts` : `${place}/plugin.ts`;
};

/** Where its handlers are: in its room, or in the list of an area or wing that begins with it. */
export const handlersFileOf = ({ place, room }: Resource): string =>
  existsSync(listOf(place)) ? `${room}/handlers.ts` : listOf(place);

/** What makes the file of the handlers the list of an area or wing that begins with them. */
export function listWith(resource: Resource): string {
  const { place, one } = resource;
  const file = handlersFileOf(resource);
  if (file !== listOf(place)) return '';
  return file.endsWith('plugin.ts')
    ? `
export async function ${nameOf(place)}(app: FastifyInstance, dependencies: { db: Database }): Promise<void> {
  app.handle({
    ...${one.camel}Handlers(dependencies),
  });
}
`
    : `
/** The handlers of the wing. */
export const ${nameOf(place)}Handlers = (dependencies: { db: Database }) => ({
  ...${one.camel}Handlers(dependencies),
});
`;
}

/** The edits that register the resource: in the contract, the handlers and the export of an account. */
export function placeEdits(resource: Resource): Map<string, Edit> {
  return new Map<string, Edit>([
    ['openapi.yaml', contractEdit(resource)],
    handlersEdit(resource),
    tablesEdit(resource),
  ]);
}

function contractEdit({ many, list, owner }: Resource): Edit {
  const entry = `/${many.kebab}/{id}`;
  const line = (path: string) =>
    `  ${path}: { $ref: 'openapi/${many.kebab}.yaml#/paths/${path.replaceAll('/', '~1')}' }\n`;
  return all(
    before(/^\npaths:$/m, `  - { name: ${many.kebab}, description: '${many.words} of a ${owner}.' }\n`),
    before(/^\ncomponents:$/m, line(list) + line(entry)),
  );
}

function handlersEdit({ place, room, one }: Resource): [string, Edit] {
  const list = listOf(place);
  const name = `${one.camel}Handlers`;
  if (existsSync(list)) {
    const path = importPath(place, `${room}/handlers.ts`);
    return [list, all(withImport(name, path), withHandlers(name))];
  }
  if (list.endsWith('handlers.ts')) {
    const area = posix.dirname(place);
    const handlers = `${nameOf(place)}Handlers`;
    return [`${area}/plugin.ts`, all(withImport(handlers, importPath(area, list)), withHandlers(handlers))];
  }
  const area = nameOf(place);
  return [
    'server/app.ts',
    all(
      withImport(area, importPath('server', list)),
      before(/^ {2}await mountContract\(/m, `  await app.register(${area}, { db });\n`),
    ),
  ];
}

/** An area has a list of its tables if it is longer than a few. */
function tablesEdit({ place, room, many, owner }: Resource): [string, Edit] {
  const area = place.split('/').slice(0, 2).join('/');
  const file =
    [`${area}/personal-tables.ts`, 'server/personal-tables.ts'].find((path) => existsSync(path)) ?? '';
  const folder = posix.dirname(file);
  const entry =
    owner === 'class'
      ? `{ table: ${many.camel}, of: ${many.camel}.classId, through: { table: classes, id: classes.id, of: classes.teacherId } }`
      : `{ table: ${many.camel}, of: ${many.camel}.userId }`;
  const classes = importPath(folder, 'server/school/classes/classes/tables.ts');
  const importsClasses: Edit = (text) =>
    /\bclasses\b.*from|^ {2}classes,$/m.test(text) ? text : withImport('classes', classes)(text);
  return [
    file,
    all(
      withImport(many.camel, importPath(folder, `${room}/tables.ts`)),
      ...(owner === 'class' ? [importsClasses] : []),
      before(
        /(?<=^export const \w+: PersonalTables = \{[^]*)^\};$/m,
        `  ${many.kebab.replaceAll('-', '_')}: ${entry},\n`,
      ),
    ),
  ];
}
