import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { apiReference } from './scripts/api-reference.ts';
import { chunkGroups } from './scripts/chunks.ts';
import { readLicences } from './scripts/licences.ts';
import { PURE_MODULES } from './scripts/pure-modules.ts';

/** What keeps unused parts of React Router in the build, and its replacement (ADR 033). */
const routerEdits: [pattern: RegExp, replacement: string][] = [
  [/^\w+\.displayName = ".*";$/gm, ''],
  [/= (React\$\d+\.(?:forwardRef|createContext)\()/g, '= /*#__PURE__*/ $1'],
];
const unmatched = new Set(routerEdits.map(([pattern]) => pattern));

const dropUnusedRouterParts: Plugin = {
  name: 'drop-unused-router-parts',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production\// },
    handler: (code) =>
      routerEdits.reduce((edited, [pattern, replacement]) => {
        const result = edited.replace(pattern, replacement);
        if (result !== edited) unmatched.delete(pattern);
        return result;
      }, code),
  },
  buildEnd(error) {
    const [pattern] = unmatched;
    if (!error && pattern) this.error(`${String(pattern)} finds nothing in React Router (ADR 033).`);
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), vanillaExtractPlugin(), dropUnusedRouterParts, apiReference],
  resolve: {
    alias: [
      { find: '@', replacement: fileURLToPath(new URL('./src', import.meta.url)) },
      // React has this hook itself; the package is for versions before 18.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
    ],
  },
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
      // The contract's code and views only declare: a page takes what it calls and shows, and nothing of the others.
      treeshake: {
        // The router's hints to developers.
        manualPureFunctions: ['warning', 'warnOnce'],
        moduleSideEffects: [{ test: PURE_MODULES, sideEffects: false }],
      },
      output: {
        // Short names: the chunk of `src/app/routing/generated/pages.ts` lists the files of every page.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: isSsrBuild || { groups: chunkGroups },
      },
    },
  },
}));
