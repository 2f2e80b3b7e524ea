import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.ts';

export type Postgres = { url: string; stop: () => Promise<void> };

/** The folder with initdb and postgres: from PATH, else that of Debian's, Red Hat's or Homebrew's packages. */
export function findPostgres(): string | undefined {
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...globSync(['/usr/lib/postgresql/*/bin', '/usr/pgsql-*/bin', '/opt/homebrew/opt/postgresql@*/bin'])
      .toSorted((left, right) => left.localeCompare(right, 'en', { numeric: true }))
      .toReversed(),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

type Identity = { uid: number; gid: number };

/** PostgreSQL refuses to run as root, so it runs as another user. */
function identityForRoot(): Identity | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const user of ['postgres', 'nobody']) {
    try {
      const ask = (flag: string) =>
        Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: ask('-u'), gid: ask('-g') };
    } catch {
      continue;
    }
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it as.',
  );
}

/** Starts a PostgreSQL in a temporary folder on a free port; stopping it deletes the folder. */
export async function startPostgres(binaries: string): Promise<Postgres> {
  const identity = identityForRoot();
  const folder = mkdtempSync(join(tmpdir(), 'lectern-postgres-'));
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const data = join(folder, 'data');

  const initialise = ['-D', data, '-U', 'lectern', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(binaries, 'initdb'), initialise, { ...identity, cwd: folder, stdio: 'pipe' });

  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '300',
    // Test data need not survive a crash.
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  };
  const server = spawn(
    join(binaries, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...identity, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );

  const exited = once(server, 'exit');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const kill = () => {
    server.kill('SIGQUIT');
    remove();
  };
  process.once('exit', kill);

  await waitUntilReady(server.stderr);
  return {
    url: `postgres://lectern@127.0.0.1:${port}/postgres`,
    async stop() {
      process.off('exit', kill);
      server.kill('SIGINT');
      await exited;
      remove();
    },
  };
}

async function waitUntilReady(log: NodeJS.ReadableStream): Promise<void> {
  const seen: string[] = [];
  const lines = createInterface({ input: log });
  await new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => {
      if (seen.length < 50) seen.push(line);
      if (line.includes('ready to accept connections')) resolve();
    });
    lines.once('close', () => reject(new Error(`PostgreSQL did not start:\n${seen.join('\n')}`)));
  });
}
