import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { runCommand } from '../run-command.ts';

/** An edit of an existing file. */
export type Edit = (text: string) => string;

export interface Scaffold {
  files: ReadonlyMap<string, string>;
  edits?: ReadonlyMap<string, Edit>;
}

/** Writes the files and edits of a scaffold, formatted; returns their paths. */
export async function writeScaffold({ files, edits = new Map() }: Scaffold): Promise<string[]> {
  const taken = [...files.keys()].find((path) => existsSync(path));
  if (taken) throw new Error(`${taken} already exists.`);
  // Computes all edits before writing, so that a failing scaffold changes nothing.
  const edited = [...edits].map(([path, edit]) => [path, edit(readFileSync(path, 'utf8'))] as const);
  for (const [path, text] of [...files, ...edited]) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  const paths = [...files.keys(), ...edits.keys()];
  const code = paths.filter((path) => /\.tsx?$/.test(path));
  const formatted = await runCommand('biome', ['format', '--write', ...code]);
  if (formatted.code !== 0) throw new Error(formatted.output);
  return paths;
}
