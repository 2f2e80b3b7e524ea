import { expect, test } from 'vitest';
import { circlesIn, listStarts, routeFiles } from './route-files.ts';

const manifest = {
  'index.html': {
    file: 'entry.js',
    css: ['entry.css'],
    imports: ['_shared.js'],
    dynamicImports: ['src/pages/entry/login/index.ts'],
  },
  '_shared.js': { file: 'shared.js' },
  '_form.js': { file: 'form.js', css: ['form.css'], imports: ['_shared.js'] },
  'src/pages/entry/login/index.ts': {
    file: 'login.js',
    src: 'src/pages/entry/login/index.ts',
    css: ['login.css'],
    imports: ['_form.js'],
  },
  'src/pages/editor/index.ts': {
    file: 'editor.js',
    src: 'src/pages/editor/index.ts',
    imports: ['_shared.js'],
  },
};

test('a route loads its modules and their imports, each file once', () => {
  expect(routeFiles(manifest, ['index.html', 'src/pages/entry/login/index.ts'])).toEqual({
    scripts: ['entry.js', 'form.js', 'login.js', 'shared.js'],
    styles: ['entry.css', 'form.css', 'login.css'],
  });
});

test('an unknown route is an error instead of an empty size', () => {
  expect(() => routeFiles(manifest, ['index.html', 'src/pages/gone/index.ts'])).toThrow('does not list');
});

test('a module in a shared file is listed under its own name', () => {
  const built = {
    '_start-1.js': { file: 'start-1.js', name: 'start' },
    '_kit-1.js': { file: 'kit-1.js', name: 'kit' },
    '_shell-1.js': { file: 'shell-1.js', name: 'shell', imports: ['_kit-1.js'] },
    '_first-view-1.js': { file: 'first-view-1.js', name: 'first-view' },
    '_sign-in-1.js': { file: 'sign-in-1.js', name: 'sign-in' },
  };
  expect(JSON.parse(listStarts(JSON.stringify(built)))).toMatchObject({
    'index.html': { file: 'start-1.js' },
    'src/app/main.tsx': { file: 'first-view-1.js' },
    'src/app/routing/generated/pages.ts': { file: 'kit-1.js' },
    'src/widgets/shell/index.ts': { file: 'shell-1.js', imports: ['src/app/routing/generated/pages.ts'] },
  });
  expect(() => listStarts('{}')).toThrow('no file named');
});

test('files that import each other are found', () => {
  expect(circlesIn(manifest)).toEqual([]);
  const circle = { 'a.js': { file: 'a.js', imports: ['b.js'] }, 'b.js': { file: 'b.js', imports: ['a.js'] } };
  expect(circlesIn(circle)).toEqual(['a.js → b.js → a.js']);
});
