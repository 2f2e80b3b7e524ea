import { expect, test } from 'vitest';
import { routes } from '../src/app/routing/routes.ts';
import { areas, chunkGroups } from './chunks.ts';

/** The file of a module: that of the first group by priority which holds it; null for the file of its own page. */
function fileOf(
  id: string,
  importersOf: Record<string, string[]>,
  codeOf: Record<string, string> = {},
): string | null {
  const graph = {
    getModuleInfo: (module: string) => ({
      importers: importersOf[module] ?? [],
      code: codeOf[module] ?? '',
      importedIds: Object.keys(importersOf).filter((each) => importersOf[each]?.includes(module)),
    }),
  };
  for (const { name } of chunkGroups.toSorted((one, other) => other.priority - one.priority)) {
    const file = typeof name === 'function' ? name(id, graph) : null;
    if (file !== null) return file;
  }
  return null;
}

const page = (name: string) => `/src/pages/${name}/index.ts`;
const SHELL = '/src/widgets/shell/index.ts';
const LOGIN = page('entry/login');
const BUTTON = '/src/shared/ui/button/button.tsx';
const LARGE = 'x'.repeat(4000);
const VIEW = '/src/pages/documents/home/ui/home-page.tsx';

/** So many pages with the menu. */
const inShell = (count: number) =>
  [
    ...new Set([
      page('documents/home'),
      ...routes.filter(({ layout }) => layout === 'teacher').map((route) => page(route.page)),
    ]),
  ].slice(0, count);

test('what one page needs is in the file of this page', () => {
  expect(fileOf(VIEW, { [VIEW]: [page('documents/home')] })).toBeNull();
  expect(fileOf(page('documents/home'), {})).toBeNull();
});

test('what the application, or the sign-in page and other pages need, is in the first view, however it gets there', () => {
  const importersOf = {
    [BUTTON]: [VIEW, '/src/pages/entry/login/ui/form.tsx'],
    [VIEW]: [page('documents/home')],
  };
  expect(fileOf(BUTTON, { ...importersOf, '/src/pages/entry/login/ui/form.tsx': [LOGIN] })).toBe(
    'first-view',
  );
  expect(fileOf(BUTTON, { [BUTTON]: ['/src/app/main.tsx'] })).toBe('first-view');
});

test('what only the sign-in page needs is in a file that the other pages do not load', () => {
  expect(fileOf(BUTTON, { [BUTTON]: [LOGIN] })).toBe('sign-in');
  expect(fileOf(BUTTON, { [BUTTON]: [LOGIN, page('classes/class')] })).toBe('first-view');
});

test('what the list of pages needs is loaded with it', () => {
  expect(fileOf(BUTTON, { [BUTTON]: ['/src/app/routing/generated/pages.ts'] })).toBe('kit');
});

test('what the menu needs is in the file of the shell, and what pages without it need too is not', () => {
  expect(fileOf(BUTTON, { [BUTTON]: [SHELL] })).toBe('shell');
  expect(fileOf(BUTTON, { [BUTTON]: [SHELL, page('entry/register')] })).toBe('kit');
});

test('what ten pages with the menu need is in a file that they share', () => {
  expect(inShell(10)).toHaveLength(10);
  const code = { [BUTTON]: LARGE };
  expect(fileOf(BUTTON, { [BUTTON]: inShell(10) }, code)).toBe('shell');
  const others = inShell(14).filter((name) => !/home|templates|plans|generator/.test(name));
  expect(fileOf(BUTTON, { [BUTTON]: others }, code)).toBe('common');
  expect(fileOf(BUTTON, { [BUTTON]: inShell(9) }, code)).toBeNull();
  expect(fileOf(BUTTON, { [BUTTON]: [...inShell(9), page('entry/register')] }, code)).toBeNull();
});

test('what needs a picker has a file of its own, so that the menu loads without calendars', () => {
  const picker = '/node_modules/@ark-ui/react/date-picker.mjs';
  expect(fileOf(BUTTON, { [BUTTON]: [SHELL], [picker]: [BUTTON] })).toBe('calendars');
});

test('importing a module that only re-exports needs just what is named', () => {
  const face = '/src/shared/api/templates.ts';
  const unit = '/src/shared/api/generated/operations/list-templates.ts';
  const imports = { [unit]: [face], [face]: [SHELL, page('entry/register')] };
  const code = { [SHELL]: 'listTemplates()', [unit]: `export const listTemplates = ${LARGE}` };
  expect(fileOf(unit, imports, code)).toBe('shell');
  expect(fileOf(unit, imports, { ...code, [page('entry/register')]: 'listTemplates()' })).toBe('kit');
  const icon = '/node_modules/lucide/dist/esm/icons/qr-code.mjs';
  const icons = '/node_modules/lucide/dist/esm/lucide.mjs';
  expect(fileOf(icon, { [icon]: [icons], [icons]: [SHELL] }, { [SHELL]: '<QrCode />' })).toBe('shell');
  expect(fileOf(icon, { [icon]: [icons], [icons]: [SHELL] }, { [SHELL]: '<Star />' })).toBeNull();
  // These have code of their own.
  const problem = '/src/shared/api/problem.ts';
  expect(fileOf(BUTTON, { [BUTTON]: [problem], [problem]: [SHELL] })).toBe('shell');
});

test('a module behind a face may be named by the name under which another face exports it', () => {
  const schema = '/src/shared/api/generated/zod/schemas/Source.ts';
  const face = '/src/shared/api/sources.ts';
  const imports = { [schema]: [face], [face]: [SHELL] };
  const code = {
    [face]: "export { Source as sourceSchema } from './generated/zod/schemas/Source.ts';",
    [schema]: 'export const Source = object({});',
  };
  expect(fileOf(schema, imports, { ...code, [SHELL]: 'sourceSchema.parse()' })).toBe('shell');
  expect(fileOf(schema, imports, { ...code, [SHELL]: 'parse()' })).toBeNull();
});

test('importing the index of a component or a slice needs just the views that are named', () => {
  const [face, view] = ['/src/entities/assignment/index.ts', '/src/entities/assignment/ui/rubric-table.tsx'];
  const imports = { [view]: [face], [face]: [SHELL, page('entry/register')] };
  const code = {
    [face]: "export { RubricTable } from './ui/rubric-table'; export { words } from './model/words';",
    [view]: LARGE,
  };
  expect(fileOf(view, imports, { ...code, [SHELL]: '<RubricTable />' })).toBe('shell');
  expect(fileOf(view, imports, { ...code, [SHELL]: 'words' })).toBeNull();
  // A model runs for each importer of the index.
  const model = '/src/entities/assignment/model/words.ts';
  expect(fileOf(model, { ...imports, [model]: [face] }, { ...code, [model]: LARGE })).toBe('kit');
});

test('what pages of one area share has a file of its own', () => {
  const code = { [BUTTON]: LARGE };
  expect(fileOf(BUTTON, { [BUTTON]: [page('billing/billing'), page('billing/payment')] })).toBe('billing');
  expect(
    fileOf(BUTTON, { [BUTTON]: [page('billing/billing'), page('billing/payment'), page('billing/plans')] }),
  ).toBe('plans');
  expect(fileOf(BUTTON, { [BUTTON]: [page('billing/billing'), page('classes/lesson')] }, code)).toBeNull();
  const picker = '/node_modules/@ark-ui/react/date-picker.mjs';
  const importersOf = {
    [picker]: [BUTTON],
    [BUTTON]: [VIEW],
    [VIEW]: [page('billing/billing'), page('billing/payment')],
  };
  expect(fileOf(BUTTON, importersOf, code)).toBeNull();
});

test('a small module of several areas is in a file that they share, unless it needs a large one', () => {
  const large = '/src/shared/lib/large.ts';
  const importersOf = { [BUTTON]: [page('billing/billing'), page('classes/lesson'), page('classes/class')] };
  expect(fileOf(BUTTON, importersOf)).toBe('common');
  expect(fileOf(BUTTON, { [BUTTON]: [page('classes/lesson'), page('documents/home')] })).toBe('shell');
  expect(fileOf(BUTTON, { [BUTTON]: [page('billing/billing'), page('documents/generator')] })).toBe('fields');
  expect(fileOf(BUTTON, importersOf, { [BUTTON]: LARGE })).toBeNull();
  expect(fileOf(BUTTON, { ...importersOf, [large]: [BUTTON] }, { [large]: LARGE })).toBeNull();
});

test('the form of a template has one style sheet, and the editors have none of their own', () => {
  const sheet = '/src/pages/documents/generator/ui/form.css.ts';
  expect(fileOf(sheet, { [sheet]: [page('documents/generator')] })).toBe('forms');
  expect(fileOf(sheet, { [sheet]: [page('documents/generator'), page('work/marking')] })).toBe('fields');
  expect(
    fileOf(BUTTON, { [BUTTON]: [page('documents/generator'), page('work/marking')] }, { [BUTTON]: LARGE }),
  ).toBe('editors');
});

test('a schema of several tags, or of a page, is in the file of the contract, and that of one tag is with it', () => {
  const schema = '/src/shared/api/generated/zod/schemas/Plan.ts';
  const tag = (name: string) => `/src/shared/api/generated/zod/${name}.ts`;
  expect(fileOf(schema, { [schema]: [tag('plans')] })).toBeNull();
  expect(fileOf(schema, { [schema]: [tag('plans'), tag('usage')] })).toBe('contract');
  expect(fileOf(schema, { [schema]: [tag('plans'), '/src/shared/api/plans.ts'] })).toBe('contract');
});

test('modules that import each other in a circle are found too', () => {
  const other = '/src/shared/ui/button/icon.tsx';
  expect(fileOf(BUTTON, { [BUTTON]: [other], [other]: [BUTTON, SHELL] })).toBe('shell');
});

test('the areas name pages of the route table', () => {
  const known = new Set<string>([...routes.map(({ page: name }) => name), 'opened-document']);
  expect(Object.values(areas).flatMap((pages) => [...pages].filter((name) => !known.has(name)))).toEqual([]);
});
