import { mkdir, writeFile } from 'node:fs/promises';
import { hashInputs, stampBuild } from './build-stamp.ts';
import { writeClientRoutes } from './client-routes.ts';
import { precompress } from './precompress.ts';
import { runCommand } from './run-command.ts';

for (const [command, ...args] of [
  ['npm', 'run', '--silent', 'generate'],
  ['vite', 'build', '--logLevel', 'warn'],
] as const) {
  const { code, output } = await runCommand(command, args);
  if (code !== 0) {
    console.error(output);
    process.exit(code);
  }
}

const inputs = await hashInputs();
await writeClientRoutes('dist');
await precompress('dist');
// An open page asks for this file now and then, and reloads at its next navigation when the id has changed.
await mkdir('dist/builds', { recursive: true });
await writeFile('dist/builds/latest.json', JSON.stringify({ build_id: inputs.slice(0, 16) }));
await stampBuild(inputs);
console.log(`Built ${inputs.slice(0, 16)}`);
