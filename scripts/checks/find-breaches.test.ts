import { describe, expect, test } from 'vitest';
import { findBreaches } from './find-breaches.ts';

describe('the code rules', () => {
  test.each([
    ['src/pages/a/ui/a.tsx', 'x\n'.repeat(301), 'longer than 300 lines'],
    ['src/pages/a/index.ts', "export * from './ui/a';", 're-exports everything'],
    ['src/shared/ui/index.ts', "export { Button } from './button';", 'barrel'],
    ['src/shared/ui/button/Button.tsx', '', 'kebab-case'],
    ['server/auth/utils.ts', '', 'meaningless'],
    ['server/auth/service.ts', '// @ts-ignore', 'silences'],
    ['server/auth/service.ts', "import { a } from '../../src/a.ts';", 'client from the server'],
    ['src/pages/a/ui/a.tsx', "import { a } from '../../../server/a';", 'server from the client'],
    ['packages/a/server/a.ts', "import { a } from '../../../server/a.ts';", 'product from a package'],
    ['src/shared/ui/button/button.css.ts', "color: '#1a7'", 'raw colour'],
    ['src/shared/lib/a/a.ts', "const numbers = new Intl.NumberFormat('en');", 'as soon as it loads'],
  ])('%s with %j is a breach', (path, text, sentence) => {
    expect(findBreaches(path, text)).toEqual([expect.stringContaining(sentence)]);
  });

  test.each([
    ['src/shared/ui/theme/light.css.ts', "accent: '#1a7'"],
    ['src/shared/ui/button/index.ts', "export { Button } from './button';"],
    ['server/standards/data/ccss.ts', 'x\n'.repeat(5000)],
    ['vite.config.ts', ''],
    ['src/shared/lib/a/a.ts', "function a() {\n  const numbers = new Intl.NumberFormat('en');\n}"],
    ['server/auth/routes.test.ts', "import { a } from './routes.ts';"],
  ])('%s is fine', (path, text) => {
    expect(findBreaches(path, text)).toEqual([]);
  });
});
