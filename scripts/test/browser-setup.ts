import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { chromiumPath } from '../../tests/support/browser.ts';
import { runCommand } from '../run-command.ts';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

function hasBrowser(): boolean {
  return chromiumPath !== undefined || existsSync(DEBIAN_CHROMIUM) || existsSync(chromium.executablePath());
}

/** Installs a Chromium where none is: Debian's package when we may, else the one that Playwright brings. */
export async function ensureBrowser(): Promise<void> {
  if (hasBrowser()) return;
  console.log('No Chromium found: installing one ...');
  const prefix = '[browser] ';
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await runCommand('apt-get', ['update', '-qq'], { prefix });
    await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      prefix,
    });
  }
  if (!hasBrowser()) await runCommand('playwright', ['install', 'chromium'], { prefix });
  if (!hasBrowser()) {
    throw new Error('No Chromium could be installed. Install one and set CHROMIUM_PATH to its path.');
  }
}
