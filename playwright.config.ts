import { defineConfig, devices } from '@playwright/test';
import type { WorkerFixtures } from './tests/e2e/test.ts';
import { journeyLaunch } from './tests/support/browser.ts';

export default defineConfig<object, WorkerFixtures>({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/e2e/prepare-data.ts',
  outputDir: 'test-results',
  timeout: 90_000,
  expect: { timeout: 20_000 },
  fullyParallel: false,
  // Each worker is a browser, a server and an embedded database.
  workers: 2,
  // See docs/adr/011-tests-start-what-they-need.md.
  retries: 1,
  forbidOnly: true,
  use: {
    ...devices['Desktop Chrome'],
    channel: undefined,
    launchOptions: journeyLaunch,
    locale: 'en-GB',
    // Frames of animations take a sixth of the journeys' CPU time.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'journeys' },
    // A sample; docs/testing.md has the command for all.
    {
      name: 'without server rendering',
      testMatch: '**/accounts.spec.ts',
      use: { rendering: 'off' },
    },
  ],
});
