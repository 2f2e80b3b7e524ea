import { fileURLToPath } from 'node:url';
import parser from '@typescript-eslint/parser';
import effector from 'eslint-plugin-effector';

// Effector's rules get types from the TypeScript compiler API, which ends with TypeScript 6, so this
// workspace has its own copy beside the project's TypeScript 7.
const root = fileURLToPath(new URL('../..', import.meta.url));
const { recommended, scope, react, future, patronum } = effector.flatConfigs;

export default [
  { ignores: ['src/shared/api/generated/**', '**/*.css.ts'] },
  {
    files: ['src/**/*.{ts,tsx}'],
    languageOptions: { parser, parserOptions: { projectService: true, tsconfigRootDir: root } },
    plugins: recommended.plugins,
    rules: Object.assign(
      { 'effector/no-duplicate-clock-or-source-array-values': 'error' },
      ...[recommended, scope, react, future, patronum].map((preset) => preset.rules),
    ),
  },
  {
    // Stories and their samples list our effects as fakes but don't call them.
    files: ['src/**/*.{stories,sample}.tsx'],
    rules: { 'effector/mandatory-scope-binding': 'off' },
  },
];
