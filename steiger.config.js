import fsd from '@feature-sliced/steiger-plugin';
import { defineConfig } from 'steiger';

export default defineConfig([
  ...fsd.configs.recommended,
  { ignores: ['**/generated/**', '**/*.stories.tsx'] },
  {
    rules: {
      'fsd/import-locality': 'error',
      // The linter does it, because this one cannot let the theme's stylesheets through.
      'fsd/no-public-api-sidestep': 'off',
    },
  },
  {
    // Node reads these too, for the scripts, and knows no aliases.
    files: ['./src/pages/*/*/page.ts'],
    rules: { 'fsd/import-locality': 'off' },
  },
  {
    // The document's machine has one page yet. Inside that page it would be the page's largest part and know nothing of it.
    files: ['./src/entities/generation/**'],
    rules: { 'fsd/insignificant-slice': 'off' },
  },
  {
    // So has the machine that subscribes: the page shows it, and a payment under way outlives the page.
    files: ['./src/features/subscribe/**'],
    rules: { 'fsd/insignificant-slice': 'off' },
  },
  {
    // What the page of a document composes. A student's documents, and lessons, show the same parts once they exist.
    files: [
      './src/features/{add-to-briefcase,add-to-lesson,document/*,safety,sent-requests,template-form}/**',
    ],
    rules: { 'fsd/insignificant-slice': 'off' },
  },
  {
    // Its other user is a feature that the rule above leaves out.
    files: ['./src/entities/briefcase/**'],
    rules: { 'fsd/insignificant-slice': 'off' },
  },
  {
    // One topic per folder, and each has a name of its own.
    files: ['./src/shared/lib/**'],
    rules: { 'fsd/shared-lib-grouping': 'off' },
  },
  {
    // Not components: an index over stylesheets would pull every rule in with one token.
    files: ['./src/shared/ui/theme/**', './src/shared/ui/fonts/**', './src/shared/ui/private/**'],
    rules: { 'fsd/public-api': 'off' },
  },
]);
