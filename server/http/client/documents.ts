import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { BuiltClient, ClientRoute } from './built-client.ts';
import { routeLinks } from './route-links.ts';
import { routeMatcher } from './route-matching.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface Document {
  /** 200 for a path of the client, 404 for any other: the client shows its own page for that. */
  status: 200 | 404;
  body: Buffer;
}

const compress = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
  identity: async (content: Buffer) => content,
} satisfies Record<Encoding, (content: Buffer) => Promise<Buffer>>;

/** The document of any path. There are as many as there are routes, so each is made and compressed once. */
export function documentsOf({ document, routes, manifest }: BuiltClient) {
  const match = routeMatcher(routes);
  const bodies = new Map<string, Promise<Buffer>>();

  return async (path: string, encoding: Encoding): Promise<Document> => {
    const route = match(path);
    const key = `${encoding} ${route?.path ?? ''}`;
    const body = bodies.get(key) ?? compress[encoding](Buffer.from(write(route)));
    bodies.set(key, body);
    return { status: route ? 200 : 404, body: await body };
  };

  function write(route: ClientRoute | undefined): string {
    if (route === undefined) return document;
    const calls = route.calls.map((url) => `<link rel="preload" as="fetch" crossorigin href="${url}">`);
    return document.replace(
      '</head>',
      () => `${calls.join('')}${routeLinks(manifest, route.modules)}</head>`,
    );
  }
}
