import { globSync, readFileSync } from 'node:fs';

const imports = /(?:^|\n)(?:import|export)\s+(?!type\s)[^;]*?from '([^']+)'|import\('([^']+)'\)/g;

/**
 * The packages that the client imports, so that Vite can optimise them before a run. Otherwise it reloads the page
 * during the tests.
 */
export function storyDependencies() {
  const found = new Set([
    '@vanilla-extract/recipes/createRuntimeFn',
    'react/jsx-dev-runtime',
    'react-dom/client',
  ]);
  for (const file of globSync('{src,.storybook}/**/*.{ts,tsx}')) {
    if (/\.(test|css)\.tsx?$/.test(file)) continue;
    for (const [, from, dynamic] of readFileSync(file, 'utf8').matchAll(imports)) {
      const name = from ?? dynamic ?? '';
      if (/^(?:[a-z]|@[a-z])/.test(name) && !/^(?:node:|vitest)|\.css$/.test(name)) found.add(name);
    }
  }
  found.delete('@storybook/react-vite');
  return [...found].toSorted();
}
