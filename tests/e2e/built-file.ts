import { readFileSync } from 'node:fs';

/** A pattern for the address of the script with this module. */
export function addressOf(module: string): string {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync('dist/.vite/manifest.json', 'utf8'),
  );
  const file = manifest[module]?.file;
  if (file === undefined) throw new Error(`The build has no file for ${module}.`);
  return `**/${file}`;
}
