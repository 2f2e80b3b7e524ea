import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * React Router names its components by assignment, and that keeps every one of them in the first load, used or not. Without the
 * names, which only a developer's tools read, the unused ones fall away, and so does what measures a router that nobody
 * measures: 5 KB in all.
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

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), vanillaExtractPlugin(), dropUnusedRouterParts],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  server: { proxy: { '/api': 'http://127.0.0.1:3000', '/sandbox': 'http://127.0.0.1:3000' } },
  // The server's half, which draws first views, is one file that needs no package beside it.
  ...(isSsrBuild && {
    ssr: { noExternal: true as const },
    define: { 'process.env.NODE_ENV': '"production"' },
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
        moduleSideEffects: [{ test: /src\/shared\/api\/(index|generated\/.*)\.ts$/, sideEffects: false }],
      },
      output: {
        // On a slow line a request costs more than the bytes of a small file, so what is needed together is one file.
        codeSplitting: !isSsrBuild && {
          groups: [
            {
              // Stays cached when only our own code changes.
              name: 'vendor',
              test: /node_modules\/(react|react-dom|scheduler|react-router|effector|effector-react|use-sync-external-store|@farfetched\/core|zod)\//,
              priority: 3,
            },
            { name: 'base', tags: ['$initial'], priority: 2 },
            {
              name: 'base',
              test: /src\/shared\/(ui\/(banner|checkbox|icon|icon-button|link|private|skip-link|spinner|text-input)|lib\/email|api\/problem)|lucide-react\/dist\/esm\/([A-Za-z]+|icons\/presentation)\./,
              priority: 2,
            },
            {
              name: 'entry-pages',
              test: /src\/(widgets\/(entry-cover|ruled-notice|late-google-sign-in)|shared\/ui\/password-input)\//,
              priority: 1,
            },
          ],
        },
      },
    },
  },
}));
