import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { routes } from '../src/app/routing/routes.ts';
import { FIRST, FORM, fileOf, starts } from './chunks.ts';

const MAIN = 'src/app/main.tsx';
const PAGES = 'src/app/routing/generated/pages.ts';
const SHELL = 'src/widgets/shell/index.ts';
const DOCUMENT = 'src/pages/documents/generator/ui/opened-document.tsx';
const ENTITY = 'src/entities/document/index.ts';
const BUTTON = 'src/shared/ui/button/button.tsx';
const LARGE = 'x'.repeat(10_000);

const page = (name: string) => `src/pages/${name}/index.ts`;

/** The file of a module in an application whose pages import these, and whose modules have this code. */
function placeOf(
  module: string,
  imports: Record<string, readonly string[]>,
  codeOf: Record<string, string> = {},
): string | null {
  const pages = Object.keys(imports).filter((id) => id.startsWith('src/pages/'));
  const onDemand: Record<string, readonly string[]> = { [MAIN]: [PAGES, SHELL], [PAGES]: pages };
  const graph = {
    getModuleInfo: (path: string) => {
      const id = path.replace(`${resolve('.')}/`, '');
      const imported = imports[id] ?? [];
      return {
        code: codeOf[id] ?? imported.map((each) => `import '${each}';`).join('\n'),
        importedIds: imported.map((each) => resolve(each)),
        dynamicallyImportedIds: (onDemand[id] ?? []).map((each) => resolve(each)),
      };
    },
  };
  return fileOf(resolve(module), graph);
}

/** The file of a button that these pages import. */
const sharedBy = (names: readonly string[], code = LARGE) =>
  placeOf(BUTTON, Object.fromEntries(names.map((name) => [page(name), [BUTTON]])), { [BUTTON]: code });

test('what one page needs is in the file of this page', () => {
  expect(sharedBy(['documents/home'])).toBeNull();
  expect(sharedBy(['entry/login'])).toBeNull();
});

test('what the application, or the sign-in page and others need, is in the first view', () => {
  expect(placeOf(BUTTON, { [MAIN]: [BUTTON] })).toBe('first-view');
  expect(sharedBy(['entry/login', 'classes/class'])).toBe('first-view');
});

test('what the list of pages needs is loaded with it', () => {
  expect(placeOf(BUTTON, { [PAGES]: [BUTTON] })).toBe('kit');
});

test('what the menu or a first page needs is with the menu, unless a page without it needs it too', () => {
  expect(placeOf(BUTTON, { [SHELL]: [BUTTON] })).toBe('shell');
  expect(sharedBy(['documents/home', 'work/marking'])).toBe('shell');
  expect(sharedBy(['documents/home', 'entry/register'])).toBe('kit');
});

test('what pages of one area share has a file of its own', () => {
  expect(sharedBy(['billing/billing', 'billing/payment'])).toBe('billing');
  expect(sharedBy(['entry/register', 'entry/forgot'])).toBe('entry');
});

test('what pages of several areas share is in a file for just these pages', () => {
  expect(sharedBy(['billing/billing', 'classes/class'])).toBe('billing/billing+classes/class');
  expect(sharedBy(['billing/billing', 'classes/class', 'entry/register'])).toContain('entry/register');
});

test('unless it is small, needs nothing large, or seven pages need it', () => {
  const pages = ['billing/billing', 'classes/class'];
  expect(sharedBy(pages, 'x')).toBe('common');
  const imports = {
    ...Object.fromEntries(pages.map((name) => [page(name), [BUTTON]])),
    [BUTTON]: ['src/large.ts'],
  };
  expect(placeOf(BUTTON, imports, { 'src/large.ts': LARGE })).toBe('billing/billing+classes/class');
  const withMenu = routes.filter(
    ({ page: name, layout }) => layout === 'teacher' && ![...FIRST, FORM].includes(name),
  );
  const many = [...new Set(withMenu.map(({ page: name }) => name))];
  expect(sharedBy(many.slice(0, 7))).toBe('common');
  expect(sharedBy(many.slice(0, 6))).not.toBe('common');
});

test('the form of a template shares its fields, and does not load what its area does', () => {
  expect(sharedBy([FORM, 'work/marking'], 'x')).toBe('fields');
  expect(sharedBy([FORM, 'documents/draft'])).toBe('documents/draft+documents/generator');
});

test('what shows a document has a file that the form does not load', () => {
  const lesson = page('classes/lesson');
  const imports = { [lesson]: [ENTITY], [DOCUMENT]: [ENTITY], [ENTITY]: [BUTTON] };
  expect(placeOf(BUTTON, imports, { [BUTTON]: LARGE })).toBe('document');
});

test('what runs menus and pickers is not with the menu, but with the pages that show one', () => {
  const picker = 'node_modules/@ark-ui/react/date-picker.mjs';
  const from = (...names: string[]) =>
    placeOf(picker, Object.fromEntries(names.map((name) => [page(name), [picker]])));
  expect(from('classes/class', 'work/marking', 'people/student', 'billing/billing')).toBe('machines');
  expect(from('classes/class', 'work/marking')).toBe('classes/class+work/marking');
});

test('importing the index of a slice needs just the views that are named, and all of its models', () => {
  const [index, view, model] = ['index.ts', 'ui/class-book.tsx', 'model/words.ts'].map(
    (file) => `src/entities/class/${file}`,
  );
  const [names, other] = [page('billing/billing'), page('billing/payment')];
  const imports = {
    [names]: [index ?? ''],
    [other]: [index ?? ''],
    [index ?? '']: [view ?? '', model ?? ''],
  };
  const code = {
    [names]: `import { Book } from '@/entities/class';`,
    [other]: `import { words } from '@/entities/class';`,
    [index ?? '']:
      `export { ClassBook as Book } from './ui/class-book';\nexport { words } from './model/words';`,
  };
  expect(placeOf(view ?? '', imports, code)).toBeNull();
  expect(placeOf(model ?? '', imports, code)).toBe('billing');
});

test('modules that import each other are found too', () => {
  const other = 'src/shared/ui/button/icon.tsx';
  expect(placeOf(other, { [SHELL]: [BUTTON], [BUTTON]: [other], [other]: [BUTTON] })).toBe('shell');
});

test('the modules and pages that the rules name exist', () => {
  const modules = [...Object.keys(starts), DOCUMENT, ENTITY];
  expect(modules.filter((module) => !existsSync(module))).toEqual([]);
  const named = [...FIRST, FORM].filter((name) => name !== 'shell');
  expect(named.filter((name) => !existsSync(page(name)))).toEqual([]);
});
