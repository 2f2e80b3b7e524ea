import { type ChildProcess, spawn } from 'node:child_process';

// Vite serves the page, so links in emails must point to its port instead of the API's.
const env = { PUBLIC_URL: 'http://localhost:5173', ...process.env };

const children: ChildProcess[] = [
  spawn('vite', ['--clearScreen', 'false', '--strictPort'], { stdio: 'inherit' }),
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
    stdio: 'inherit',
    env,
  }),
];

function stop(): void {
  for (const child of children) child.kill('SIGTERM');
}

process.once('SIGINT', stop);
process.once('SIGTERM', stop);
for (const child of children) {
  child.once('exit', (code) => {
    process.exitCode ??= code ?? 0;
    stop();
  });
}
