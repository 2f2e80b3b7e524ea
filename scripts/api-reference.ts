import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PATH = '/reference';
const CONTRACT = 'server/generated/openapi.json';
const FILES = ['swagger-ui.css', 'swagger-ui-bundle.js'];
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Lectern API</title>
<link rel="stylesheet" href="${PATH}/swagger-ui.css">
<div id="reference"></div>
<script src="${PATH}/swagger-ui-bundle.js"></script>
<script>
  SwaggerUIBundle({ url: '${PATH}/openapi.json', dom_id: '#reference', deepLinking: true, filter: true, docExpansion: 'none' });
</script>
</html>`;

/** The contract as pages to read and to try, at /reference of the development server. It loads nothing from elsewhere. */
export const apiReference: Plugin = {
  name: 'api-reference',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use(PATH, (request, response, next) => {
      const name = (request.url ?? '/').replace(/[?#].*/, '').slice(1);
      if (name === '') {
        response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page);
        return;
      }
      if (name !== 'openapi.json' && !FILES.includes(name)) return next();
      const file =
        name === 'openapi.json' ? CONTRACT : fileURLToPath(import.meta.resolve(`swagger-ui-dist/${name}`));
      response.setHeader('Content-Type', `${TYPES[extname(name)]}; charset=utf-8`);
      createReadStream(file).on('error', next).pipe(response);
    });
  },
};
