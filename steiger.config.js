import fsd from '@feature-sliced/steiger-plugin';
import { defineConfig } from 'steiger';

export default defineConfig([
  ...fsd.configs.recommended,
  { ignores: ['**/generated/**', '**/*.stories.tsx'] },
  { rules: { 'fsd/import-locality': 'error' } },
  {
    // A stylesheet is a side effect: an index over the theme would pull every rule in with one token.
    files: ['./src/shared/ui/theme/**', './src/shared/ui/fonts/**'],
    rules: { 'fsd/public-api': 'off' },
  },
]);
