import { hashInputs, isBuildFresh } from './build-stamp.ts';
import { runCommand } from './run-command.ts';

if (!(await isBuildFresh(await hashInputs()))) {
  console.log('Building the client (only on the first start and after source changes) ...');
  const { code } = await runCommand(process.execPath, ['scripts/build.ts'], { prefix: '' });
  if (code !== 0) process.exit(code);
}

await import('../server/main.ts');
