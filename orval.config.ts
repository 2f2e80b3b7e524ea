import { defineConfig } from 'orval';
import { callClient, tagByName } from './scripts/orval/call-client.ts';
import { serverTypesClient } from './scripts/orval/server-types-client.ts';

// The bundled contract, written by `npm run generate`.
const input = './node_modules/.cache/lectern/openapi.json';

export default defineConfig({
  client: {
    input,
    output: {
      // One file per tag, and each operation is its own tag.
      mode: 'tags',
      target: './src/shared/api/generated/operations/api.ts',
      schemas: './src/shared/api/generated/schemas',
      client: callClient,
      mock: { generators: [{ type: 'msw', delay: false }], path: './src/shared/api/generated/mocks' },
      baseUrl: '/api',
      headers: true,
      tsconfig: './tsconfig.json',
      override: {
        transformer: tagByName,
        mutator: { path: './src/shared/api/http.ts', name: 'http' },
        fetch: { includeHttpResponseReturnType: false },
      },
    },
  },
  zod: {
    input,
    output: {
      mode: 'tags',
      target: './src/shared/api/generated/zod/api.ts',
      client: 'zod',
      tsconfig: './tsconfig.json',
      override: {
        zod: {
          variant: 'mini',
          version: 4,
          generateReusableSchemas: true,
          generate: { param: false, query: false, header: false, body: false, response: true },
        },
      },
    },
  },
  server: {
    input,
    output: {
      mode: 'single',
      target: './server/generated/operations.ts',
      schemas: './server/generated/schemas',
      client: serverTypesClient,
      clean: true,
      tsconfig: './tsconfig.json',
    },
  },
});
