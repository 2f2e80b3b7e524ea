import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

const script = `
  import { startEmbedded } from ${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)};
  const { client, close } = await startEmbedded({});
  console.log(await client\`select 2 + 2 as sum\`.then(([row]) => row.sum));
  await close();
`;

// So `node --watch` has it, under which a thread tells of the files that it loads among its answers.
const env = { ...process.env, WATCH_REPORT_DEPENDENCIES: '1' };

test('an embedded database answers also where its files are watched', async () => {
  const { stdout } = await run(process.execPath, ['-e', script], { env });
  expect(stdout).toBe('4\n');
}, 60_000);
