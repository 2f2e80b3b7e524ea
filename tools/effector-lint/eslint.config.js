import { fileURLToPath } from 'node:url';
import parser from '@typescript-eslint/parser';
import effector from 'eslint-plugin-effector';

// Effector's rules ask the TypeScript compiler what is a store and what is an event. That API ends
// with TypeScript 6, so this workspace holds its own copy beside the TypeScript 7 of the project.
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
    // A story's fakes name effects of ours in a list; it calls none of them.
    files: ['src/**/*.stories.tsx'],
    rules: { 'effector/mandatory-scope-binding': 'off' },
  },
];
