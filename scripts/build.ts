import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { minify } from 'vite';
import { hashInputs, stampBuild } from './build-stamp.ts';
import { writeClientRoutes } from './client-routes.ts';
import { buildWorker } from './build-worker.ts';
import { ensureGeneratedCode } from './generated-code.ts';
import { precompress } from './precompress.ts';
import { listStarts } from './route-files.ts';
import { runCommand } from './run-command.ts';

function stopAt(problem: string): never {
  console.error(problem);
  process.exit(1);
}

const problem = await ensureGeneratedCode();
if (problem !== undefined) stopAt(problem);

async function build(...options: string[]): Promise<void> {
  const { code, output } = await runCommand('vite', ['build', '--logLevel', 'warn', ...options]);
  if (code !== 0) stopAt(output);
}

await build();

const manifest = 'dist/.vite/manifest.json';
await writeFile(manifest, listStarts(await readFile(manifest, 'utf8')));
const inputs = await hashInputs();
await writeClientRoutes('dist');
const { code: head } = await minify('head.js', await readFile('dist/head.js', 'utf8'));
await rm('dist/head.js');
const buildId = inputs.slice(0, 16);
await buildWorker(buildId);
await precompress('dist');
await build('--ssr', 'src/app/rendering/render-page.tsx', '--outDir', 'dist/renderer');
// Open pages poll this file and reload at their next navigation if the id has changed.
await mkdir('dist/builds', { recursive: true });
await writeFile('dist/builds/latest.json', JSON.stringify({ build_id: buildId }));
const page = await readFile('dist/index.html', 'utf8');
// In the document, these cost less than the headers of their requests.
const icon = (await readFile('dist/favicon.svg', 'utf8')).trim().replaceAll('"', "'");
await writeFile(
  'dist/index.html',
  page
    .replace('<script src="/head.js"></script>', () => `<script>${head.trim()}</script>`)
    .replace('"/favicon.svg"', `"data:image/svg+xml,${encodeURI(icon).replaceAll('#', '%23')}"`)
    .replace('</head>', `<meta name="build" content="${buildId}"></head>`),
);
await stampBuild(inputs);
console.log(`Built ${buildId}`);
