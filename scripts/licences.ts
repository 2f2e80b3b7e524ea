import { readFileSync } from 'node:fs';

export type LicensedPackage = { name: string; version: string; licence: string };

const root = new URL('../', import.meta.url);

/** The production dependencies with their version and licence, as installed, by name; not our own packages. */
export function readLicences(): LicensedPackage[] {
  return Object.keys(manifestAt('package.json').dependencies ?? {})
    .toSorted((one, other) => one.localeCompare(other, 'en'))
    .flatMap((name) => {
      const { version, license, private: isOurs } = manifestAt(`node_modules/${name}/package.json`);
      return isOurs ? [] : [{ name, version, licence: license ?? 'See the package' }];
    });
}

type Manifest = {
  version: string;
  license?: string;
  private?: boolean;
  dependencies?: Record<string, string>;
};

const manifestAt = (path: string): Manifest => JSON.parse(readFileSync(new URL(path, root), 'utf8'));
