import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './scripts/chunks.ts';
import { readLicences } from './scripts/licences.ts';
import { PURE_MODULES } from './scripts/pure-modules.ts';

/**
 * React Router sets the display names of its components by assignment, which prevents tree shaking. Only developer tools read
 * the names. Without them, the router's instrumentation, and its code for fetchers, blockers, forms, view transitions and data of its
 * own server, which we do not use, the first load is 13 KB smaller.
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
        .replace(
          /if \((init\.instrumentations|future\.unstable_customRouteDiscovery|discoverResult\.type === "cancelled"|this\.context|opts\?\.mask|pendingViewTransitionEnabled|vtContext\.isTransitioning && !vtContext\.flushSync|!vtContext\.isTransitioning && interruption|renderDfd && pendingState && router\.window|blockerKey( && delta != null)?|opts && opts\.submission && isMutationMethod\(opts\.submission\.formMethod\))\)/g,
          'if (false)',
        )
        .replaceAll('|| parseHydrationData()', '')
        .replace('if (!opts || !isSubmissionNavigation(opts))', 'if (true)')
        .replace('if (!viewTransitionOpts || !isViewTransitionAvailable)', 'if (true)')
        .replace(
          /^(\t+)((?:\w+\.)?(?:fetchers|\w+Fetchers|fetchersQueuedForDeletion|fetchLoadMatches|blockers)\.(?:forEach|filter)\()/gm,
          '$1false && $2',
        )
        .replace(/= consumeInstrumentationClientResultMetaReceiver\(router\)/g, '= undefined')
        .replace(
          /^\t\t(fetch|revalidate|getFetcher|resetFetcher|deleteFetcher: queueFetcherForDeletion|getBlocker|deleteBlocker|patchRoutes|enableScrollRestoration|_internalSetRoutes),$/gm,
          '',
        ),
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), vanillaExtractPlugin(), dropUnusedRouterParts],
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
