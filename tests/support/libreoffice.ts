import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** The program of LibreOffice, from PATH. */
export const findLibreOffice = (): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'soffice'))
    .find((path) => existsSync(path));

/** Opens files with LibreOffice, with a profile of its own, and saves them as HTML in the folder. */
export async function saveAsHtml(program: string, files: readonly string[], folder: string): Promise<void> {
  const profile = pathToFileURL(join(folder, 'profile')).href;
  const options = ['--headless', '--norestore', '--convert-to', 'html', '--outdir', folder, ...files];
  await promisify(execFile)(program, [`-env:UserInstallation=${profile}`, ...options]);
}
