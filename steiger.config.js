import fsd from '@feature-sliced/steiger-plugin';
import { defineConfig } from 'steiger';

export default defineConfig([
  ...fsd.configs.recommended,
  { ignores: ['**/generated/**', '**/*.stories.tsx'] },
  { rules: { 'fsd/import-locality': 'error' } },
]);
