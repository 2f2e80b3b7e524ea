import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';

/**
 * Builds the worker that stores the pages of students, one file at the root, and its style sheet. It names the build, so that
 * each build replaces the worker and what it stored.
 */
export async function buildWorker(buildId: string): Promise<void> {
  await build({
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    plugins: [vanillaExtractPlugin()],
    resolve: { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } },
    define: { __BUILD__: JSON.stringify(buildId), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'baseline-widely-available',
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      rolldownOptions: {
        input: 'src/app/offline/service-worker.ts',
        output: {
          format: 'iife',
          entryFileNames: 'service-worker.js',
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css')) ? 'service-worker.css' : 'assets/[hash:7][extname]',
        },
      },
    },
  });
}
