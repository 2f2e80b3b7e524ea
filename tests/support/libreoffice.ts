import { execFile } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** The program of LibreOffice, from PATH. */
export const findLibreOffice = (): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'soffice'))
    .find((path) => existsSync(path));

/** Whether LibreOffice has its program for presentations. */
export function hasImpress(): boolean {
  const program = findLibreOffice();
  return program !== undefined && existsSync(join(dirname(realpathSync(program)), 'libsdlo.so'));
}

/** Opens files with LibreOffice, with a profile of its own, and saves them in another format in the folder. */
export async function convert(
  program: string,
  format: 'html' | 'pdf',
  files: readonly string[],
  folder: string,
): Promise<void> {
  const profile = pathToFileURL(join(folder, 'profile')).href;
  const options = ['--headless', '--norestore', '--convert-to', format, '--outdir', folder, ...files];
  await promisify(execFile)(program, [`-env:UserInstallation=${profile}`, ...options]);
}
