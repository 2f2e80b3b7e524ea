import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { baselineFolder } from './picture-command.ts';

// `npm run pictures:update` retakes every baseline and removes those of stories that are gone or no longer pictured;
// `npm run pictures:update -- src/shared/ui/button` retakes those of one folder.
const filters = process.argv.slice(2);
const seenFile = join(mkdtempSync(join(tmpdir(), 'pictures-')), 'seen.txt');
const run = spawnSync('vitest', ['run', '--project', 'stories', ...filters], {
  stdio: 'inherit',
  env: { ...process.env, PICTURES: 'update', PICTURES_SEEN: seenFile },
});
const seen = new Set(run.status === 0 ? readFileSync(seenFile, 'utf8').split('\n').filter(Boolean) : []);
const major = /chromium-(\d+)/.exec([...seen][0] ?? '')?.[1];
if (filters.length === 0 && major) {
  const folder = baselineFolder(major);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (name.endsWith('.png') && !seen.has(path)) rmSync(path);
  }
}
process.exitCode = run.status ?? 1;
