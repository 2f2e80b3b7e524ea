import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { baselineFolder } from './picture-command.ts';

// `npm run pictures:update` retakes every baseline and removes those of stories that are gone or no longer pictured;
// `npm run pictures:update -- src/shared/ui/button` retakes those of one folder;
// `npm run pictures:update -- --at main` takes those of another commit with this machine's Chromium, to compare with.
const { values, positionals: filters } = parseArgs({
  options: { at: { type: 'string' } },
  allowPositionals: true,
});
process.exitCode = values.at === undefined ? update(process.cwd()) : updateAt(values.at);

/** Takes the pictures of the checkout in a folder. Returns the exit code. */
function update(cwd: string): number {
  const seenFile = join(mkdtempSync(join(tmpdir(), 'pictures-')), 'seen.txt');
  const run = spawnSync('vitest', ['run', '--project', 'stories', ...filters], {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, PICTURES: 'update', PICTURES_SEEN: seenFile },
  });
  const seen = new Set(run.status === 0 ? readFileSync(seenFile, 'utf8').split('\n').filter(Boolean) : []);
  const major = /chromium-(\d+)/.exec([...seen][0] ?? '')?.[1];
  if (filters.length > 0 || major === undefined) return run.status ?? 1;
  for (const name of readdirSync(join(cwd, baselineFolder(major)), { recursive: true, encoding: 'utf8' })) {
    const path = join(baselineFolder(major), name);
    if (name.endsWith('.png') && !seen.has(path)) rmSync(join(cwd, path));
  }
  return run.status ?? 1;
}

/** Takes the pictures of a commit and copies them here, where `git diff` and the next run compare with them. */
function updateAt(commit: string): number {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-at-'));
  const git = (...words: string[]) => spawnSync('git', words, { stdio: 'inherit' }).status ?? 1;
  const added = git('worktree', 'add', '--detach', folder, commit);
  if (added !== 0) return added;
  try {
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    spawnSync('npm', ['run', 'generate'], { cwd: folder, stdio: 'inherit' });
    const status = update(folder);
    cpSync(join(folder, 'tests', 'pictures'), join('tests', 'pictures'), {
      recursive: true,
      filter: (path) => !path.endsWith('.ts'),
    });
    return status;
  } finally {
    git('worktree', 'remove', '--force', folder);
  }
}
