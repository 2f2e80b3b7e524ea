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
export const hasImpress = (): boolean => hasLibrary('libsdlo.so');

/** Whether LibreOffice has its program for spreadsheets. */
export const hasCalc = (): boolean => hasLibrary('libsclo.so');

function hasLibrary(name: string): boolean {
  const program = findLibreOffice();
  return program !== undefined && existsSync(join(dirname(realpathSync(program)), name));
}

/** How Calc's dialog opens a CSV file with a mark of its encoding: commas, double quotes, UTF-8. */
export const CSV_IN_UTF8 = '--infilter=CSV:44,34,76';

/** Opens files with LibreOffice, with a profile of its own, and saves them in another format in the folder. */
export async function convert(
  program: string,
  format: string,
  files: readonly string[],
  folder: string,
  ...opening: string[]
): Promise<void> {
  const profile = pathToFileURL(join(folder, 'profile')).href;
  const options = [
    ...opening,
    '--headless',
    '--norestore',
    '--convert-to',
    format,
    '--outdir',
    folder,
    ...files,
  ];
  await promisify(execFile)(program, [`-env:UserInstallation=${profile}`, ...options]);
}
