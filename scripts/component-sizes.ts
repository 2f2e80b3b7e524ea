import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';

// Measures how much a component adds to a page with React and the router: its code and styles and those
// of the components it uses, compressed.

const entries = Object.fromEntries(
  globSync('src/shared/ui/*/index.ts').map((path) => [path.split('/')[3] ?? path, path]),
);

// A separate build, because the application's own build merges code into shared files.
const result = await build({
  configFile: false,
  logLevel: 'error',
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } },
  build: {
    write: false,
    cssCodeSplit: true,
    rolldownOptions: {
      input: entries,
      external: /^(react|react-dom|react-router)(\/|$)/,
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: '[name].js' },
    },
  },
});

const output = [result].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
const styles = new Map(
  output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [[file.fileName, file.source]] : [],
  ),
);

/** A chunk and everything it imports statically. */
function closure(fileName: string, found = new Set<string>()): Set<string> {
  const chunk = chunks.get(fileName);
  if (!chunk || found.has(fileName)) return found;
  found.add(fileName);
  for (const imported of chunk.imports) closure(imported, found);
  return found;
}

const compressed = (text: string | Uint8Array) => brotliCompressSync(text).length;
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1).padStart(6);

function measure(component: string, entry: Rolldown.OutputChunk) {
  const loaded = [...closure(entry.fileName)].flatMap((name) => chunks.get(name) ?? []);
  const sheets = new Set(loaded.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  const others = new Set(
    loaded
      .flatMap((chunk) => Object.keys(chunk.modules))
      .flatMap((id) => /src\/shared\/ui\/([\w-]+)\//.exec(id)?.[1] ?? [])
      .filter((name) => name !== component && name !== 'private' && name !== 'theme'),
  );
  return {
    component,
    script: loaded.reduce((sum, chunk) => sum + compressed(chunk.code), 0),
    style: [...sheets].reduce((sum, name) => sum + compressed(styles.get(name) ?? ''), 0),
    others: [...others].toSorted(),
  };
}

const rows = Object.keys(entries)
  .flatMap((component) => {
    const entry = chunks.get(`${component}.js`);
    return entry ? [measure(component, entry)] : [];
  })
  .toSorted((a, b) => b.script + b.style - a.script - a.style);

console.log('KB in brotli          code  style  uses');
for (const { component, script, style, others } of rows) {
  console.log(`${component.padEnd(20)} ${kilobytes(script)} ${kilobytes(style)}  ${others.join(', ')}`);
}
