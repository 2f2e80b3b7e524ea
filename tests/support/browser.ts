import { existsSync } from 'node:fs';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser of all tests: `CHROMIUM_PATH`, else the system's, else (undefined) the one that
 * `npx playwright install chromium` installs.
 */
export const chromiumPath = process.env.CHROMIUM_PATH || systemBrowsers.find((path) => existsSync(path));

/** No background requests, and no sandbox, which containers don't allow. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/** Options for Playwright's `launch`. */
export const chromiumLaunch = { executablePath: chromiumPath, args: chromiumArgs };

export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** The same engine without a browser around it: a journey takes a fifth less CPU time. */
export const journeyLaunch = {
  // Without the flag, it prints words with gaps in them.
  args: [...chromiumArgs, '--font-render-hinting=none'],
  executablePath: process.env.CHROMIUM_PATH || (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : chromiumPath),
};
