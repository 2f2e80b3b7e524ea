import { readFileSync } from 'node:fs';

export type LicensedPackage = { name: string; version: string; licence: string };

const root = new URL('../', import.meta.url);

/** The production dependencies with their version and licence, as installed, by name. */
export function readLicences(): LicensedPackage[] {
  return Object.keys(manifestAt('package.json').dependencies ?? {})
    .toSorted((one, other) => one.localeCompare(other, 'en'))
    .map((name) => {
      const { version, license } = manifestAt(`node_modules/${name}/package.json`);
      return { name, version, licence: license ?? 'See the package' };
    });
}

type Manifest = { version: string; license?: string; dependencies?: Record<string, string> };

const manifestAt = (path: string): Manifest => JSON.parse(readFileSync(new URL(path, root), 'utf8'));
