import { existsSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { picture } from './tests/pictures/picture-command.ts';
import { chromiumLaunch } from './tests/support/browser.ts';
import { storyDependencies } from './tests/support/story-dependencies.ts';

/** They start PGlite or a process themselves, or replace a module: each runs in a process of its own. */
const isolated = [
  'server/accounts/sign-in/enumeration.test.ts',
  'server/main.test.ts',
  'server/platform/database/embedded.test.ts',
  'server/documents/generations/end/killed.test.ts',
  'tests/gradebooks/two-teachers.test.ts',
];

/** A sample of what depends on the database: it runs on PGlite too, as the journeys do. */
const onBothDatabases = [
  'server/platform/database/foreign-keys.test.ts',
  'server/platform/jobs/jobs.test.ts',
  'server/billing/credits/credits.test.ts',
  'server/documents/generations/start/start-generation.test.ts',
];

// Vitest ignores a path without a file, so a moved test would silently change its project.
const missing = [...isolated, ...onBothDatabases].filter((path) => !existsSync(path));
if (missing.length > 0)
  throw new Error(`vitest.config.ts lists files that do not exist: ${missing.join(', ')}`);

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook' })],
        optimizeDeps: { include: storyDependencies() },
        test: {
          name: 'stories',
          // Stories share a page and its modules: loading them costs as much as the stories themselves.
          isolate: false,
          setupFiles: ['.storybook/vitest.setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // See docs/adr/011-tests-start-what-they-need.md.
          retry: 1,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: chromiumLaunch,
              contextOptions: {
                reducedMotion: 'reduce',
                colorScheme: 'light',
                locale: 'en-GB',
                timezoneId: 'UTC',
                permissions: ['clipboard-read', 'clipboard-write'],
                deviceScaleFactor: 1,
              },
            }),
            instances: [{ browser: 'chromium' }],
            commands: { picture },
          },
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'client',
          include: [
            'src/**/*.test.{ts,tsx}',
            'packages/*/client/**/*.test.ts',
            'packages/gradebook-arithmetic/**/*.test.ts',
            'tests/specification/*.test.ts',
            'tests/gradebooks/right-student.test.ts',
          ],
          environment: 'node',
          setupFiles: ['tests/support/no-network.ts'],
          // Files share a process and its modules, as those of the server do; each test forks a scope of its own.
          isolate: false,
          // The first test that meets a lazy module waits for it: 4 s on a busy two-core machine.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'packages/*/server/**/*.test.ts'],
          exclude: isolated,
          environment: 'node',
          globalSetup: 'tests/support/test-database-server.ts',
          setupFiles: ['tests/support/observe-answers.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
          maxWorkers: 2,
          // Test files share a process and its modules: importing the server costs more than most tests.
          isolate: false,
          // See docs/adr/011-tests-start-what-they-need.md.
          retry: 1,
        },
      },
      {
        test: {
          name: 'pglite',
          include: [...isolated, ...onBothDatabases],
          environment: 'node',
          setupFiles: ['tests/support/observe-answers.ts'],
          // On a busy two-core machine PGlite opens in up to 19 s.
          testTimeout: 90_000,
          hookTimeout: 90_000,
          expect: { poll: { timeout: 20_000 } },
          maxWorkers: 2,
          retry: 1,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          environment: 'node',
          globalSetup: 'tests/support/test-database-server.ts',
          setupFiles: ['tests/support/observe-answers.ts'],
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.ts', 'tests/{components,pictures,support}/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
        },
      },
    ],
  },
});
