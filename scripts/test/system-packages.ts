import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { chromiumPath, HEADLESS_SHELL } from '../../tests/support/browser.ts';
import { findLibreOffice, hasCalc, hasImpress } from '../../tests/support/libreoffice.ts';
import { findPostgres } from '../../tests/support/postgres.ts';
import { runCommand } from '../run-command.ts';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** A system package that a part of the tests needs. */
export type SystemPackage =
  | 'chromium'
  | 'chromium-headless-shell'
  | 'postgresql'
  | 'libreoffice-writer-nogui'
  | 'libreoffice-impress-nogui'
  | 'libreoffice-calc-nogui';

const isPresent: Record<SystemPackage, () => boolean> = {
  chromium: () =>
    chromiumPath !== undefined || existsSync(DEBIAN_CHROMIUM) || existsSync(chromium.executablePath()),
  'chromium-headless-shell': () => existsSync(HEADLESS_SHELL),
  postgresql: () => findPostgres() !== undefined,
  'libreoffice-writer-nogui': () => findLibreOffice() !== undefined,
  'libreoffice-impress-nogui': hasImpress,
  'libreoffice-calc-nogui': hasCalc,
};

/**
 * Installs missing packages: as root from Debian, otherwise Playwright's Chromium. Throws if no browser can be installed;
 * without PostgreSQL the server's tests run on PGlite, and without LibreOffice its tests are reported as skipped.
 */
export async function ensureSystemPackages(needed: readonly SystemPackage[]): Promise<void> {
  const missing = [...new Set(needed)].filter((name) => !isPresent[name]());
  if (missing.length === 0) return;
  console.log(`Not found: ${missing.join(', ')}. Installing ...`);
  const prefix = '[install] ';
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await runCommand('apt-get', ['update', '-qq'], { prefix });
    await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      prefix,
    });
  }
  if (!missing.includes('chromium') || isPresent.chromium()) return;
  await runCommand('playwright', ['install', 'chromium'], { prefix });
  if (isPresent.chromium()) return;
  throw new Error('No Chromium could be installed. Install one and set CHROMIUM_PATH to its path.');
}
