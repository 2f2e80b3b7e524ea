import { expect, test } from 'vitest';
import { routeFiles } from './route-files.ts';

const manifest = {
  'index.html': {
    file: 'entry.js',
    css: ['entry.css'],
    imports: ['_shared.js'],
    dynamicImports: ['src/pages/login/index.ts'],
  },
  '_shared.js': { file: 'shared.js' },
  '_form.js': { file: 'form.js', css: ['form.css'], imports: ['_shared.js'] },
  'src/pages/login/index.ts': {
    file: 'login.js',
    src: 'src/pages/login/index.ts',
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
  expect(routeFiles(manifest, ['index.html', 'src/pages/login/index.ts'])).toEqual({
    scripts: ['entry.js', 'form.js', 'login.js', 'shared.js'],
    styles: ['entry.css', 'form.css', 'login.css'],
  });
});

test('an unknown route is an error instead of an empty size', () => {
  expect(() => routeFiles(manifest, ['index.html', 'src/pages/gone/index.ts'])).toThrow('does not list');
});
