import { expect, test } from 'vitest';
import { PURE_MODULES } from '../pure-modules.ts';
import { findSideEffects } from './find-side-effects.ts';

const PATH = 'src/entities/class/ui/class-book.tsx';

test.each([
  ['sample({ clock: opened, target: start });', 'sample'],
  ['export const accepted = sample({ clock: opened });', 'sample'],
  ['export const $open = createStore(false).on(opened, () => true);', 'createStore'],
  ['export const query = createListClassesQuery();', 'createListClassesQuery'],
  ["addEventListener('online', update);", 'addEventListener'],
  ['if (globalThis.document) listen();', 'if'],
  ['ClassBook.displayName = "Book";', 'ClassBook.displayName'],
  ["import '../model/admission';", 'import'],
  ['const widths = [1, 2].map((width) => register(width));', 'register'],
  ['export const observer = new ResizeObserver(measure);', 'new'],
  ['export const view = (() => start())();', ''],
  ["export const load = import('./deferred-book');", 'import'],
  ['export default memo(connect(ClassBook));', 'connect'],
])('%j is found', (code, text) => {
  expect(findSideEffects(PATH, `import { memo } from 'react';\n\n${code}\n`)).toEqual([
    expect.stringContaining(`${PATH}:3 does more than declare: ${text}`),
  ]);
});

test.each([
  "import '@/shared/ui/theme/template-themes.css';",
  "export { ClassBook } from './class-book';",
  'export type Book = { title: string };',
  'export const ClassBook = memo(function ClassBook() { start(); return <b />; });',
  'export const DeferredBook = lazy(() => import("./deferred-book"));',
  'export const openFx = createEffect((id: string) => open(id));',
  'export const Book = /*#__PURE__*/ zod.object({ title: zod.string() }).check(zod.minLength(1));',
  'const names = new Map(Object.entries({ a: 1 }).map(([key, value]) => [value, key]));',
  'function register() { sample({ clock: opened, target: start }); }',
])('%j only declares', (code) => {
  expect(findSideEffects(PATH, code)).toEqual([]);
});

test('views, files and the API are pure; models, indexes and the token are not', () => {
  const pure = [
    PATH,
    'src/shared/ui/button/button.tsx',
    'src/shared/lib/files/files.ts',
    'src/shared/api/result-sections.ts',
    'src/shared/api/generated/operations/list-plans.ts',
    'src/shared/api/generated/zod/schemas/Plan.ts',
  ];
  const others = [
    'src/entities/class/index.ts',
    'src/entities/class/model/class.ts',
    'src/shared/lib/files/index.ts',
    'src/shared/api/request.ts',
    'src/shared/ui/button/button.stories.tsx',
  ];
  expect([...pure, ...others].filter((path) => PURE_MODULES.test(path))).toEqual(pure);
});
