import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { readLicences } from './scripts/licences.ts';

/**
 * React Router sets the display names of its components by assignment, which prevents tree shaking. Only developer tools read
 * the names. Without them and the router's instrumentation, the first load is 5 KB smaller.
 */
const dropUnusedRouterParts: Plugin = {
  name: 'drop-unused-router-parts',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production\// },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = ".*";$/gm, '')
        .replace(/= (React\$?\d*\.(?:forwardRef|createContext)\()/g, '= /*#__PURE__*/ $1')
        .replace(/if \(init\.instrumentations\)/g, 'if (false)')
        .replace(/= consumeInstrumentationClientResultMetaReceiver\(router\)/g, '= undefined'),
  },
};

type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null };

const FIRST_VIEW = /src\/(app\/main\.tsx|pages\/login\/index\.ts)$/;

/** Modules that only re-export; importing them must not pull in everything behind them. */
const FACES =
  /(src\/shared\/api\/(?!http|problem|request|retry)[a-z]+\.ts|lucide-react\/dist\/esm\/lucide-react\.mjs)$/;

/** Whether the application or the page of the first view needs this module from the start. */
function isOfTheFirstView(module: string, graph: Graph): boolean {
  const seen = new Set<string>();
  const waiting = [module];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (FIRST_VIEW.test(id)) return id !== module;
    if (seen.has(id) || FACES.test(id)) continue;
    seen.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importers ?? []));
  }
  return false;
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), vanillaExtractPlugin(), dropUnusedRouterParts],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  server: {
    proxy: Object.fromEntries(['/api', '/sandbox', '/outbox'].map((path) => [path, 'http://127.0.0.1:3000'])),
  },
  define: {
    __LICENCES__: JSON.stringify(readLicences()),
    ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }),
  },
  // The server's half, which renders first views, needs no package beside it.
  ...(isSsrBuild && {
    ssr: { noExternal: true as const },
  }),
  build: {
    outDir: 'dist',
    target: 'baseline-widely-available',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The contract's code only declares: a page takes what it calls, and the first load nothing of the others.
      treeshake: {
        moduleSideEffects: [
          {
            test: /src\/shared\/api\/((?!http|problem|request|retry)[a-z]+|generated\/.*)\.ts$/,
            sideEffects: false,
          },
        ],
      },
      output: {
        // Short names: the chunk of `src/app/routing/pages.ts` lists the files of every page.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        // On a slow line a request costs more than the bytes of a small file, so what is needed together is one file.
        codeSplitting: isSsrBuild || {
          groups: [
            {
              // Stays cached when only our own code changes.
              name: 'vendor',
              test: /node_modules\/(react|react-dom|scheduler|react-router|effector|effector-react|use-sync-external-store|@farfetched\/core|zod)\//,
              priority: 3,
            },
            // What every page stands on and what the first page shows: one file.
            {
              name: (module, graph) => (isOfTheFirstView(module, graph) ? 'first-view' : null),
              debugName: 'first-view',
              priority: 2,
            },
            // Small pieces that most pages have: asking for each of them costs more than having them all.
            { name: 'icons', test: /lucide-react\//, minShareCount: 2, priority: 1 },
            // Small modules that most pages share: on a slow line a request costs more than their bytes.
            {
              name: 'kit',
              test: /src\/shared\/(ui\/(badge|card|chips|cluster|credit-meter|empty-state|error-state|grid|heading|margin-list|page-header|page-section|radio-group|scroll-region|segmented-control|select|skeleton|stack|table|text|textarea)\/|lib\/(address|clock|dates|files|money|signed-link|storage)\/|api\/generated\/(schemas|zod\/schemas\/(InvitationState|StandardsFramework|TemplateType)\.ts))/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
}));
