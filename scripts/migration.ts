import { spawnSync } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import process from 'node:process';

const [name = ''] = process.argv.slice(2);
// It asks whether a column is new or renamed, so it gets the terminal.
const { status } = spawnSync('drizzle-kit', ['generate', '--name', name.replaceAll('-', '_')], {
  stdio: 'inherit',
});
if (status === 0) {
  // The next migration is compared with the newest snapshot only, and each has thousands of lines.
  const snapshots = globSync('server/platform/database/migrations/meta/*_snapshot.json').toSorted();
  for (const path of snapshots.slice(0, -1)) rmSync(path);
}
process.exitCode = status ?? 1;
