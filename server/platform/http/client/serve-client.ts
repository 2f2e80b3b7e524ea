import serveFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../problem.ts';
import type { BuiltClient } from './built-client.ts';
import { isCrawler } from './crawlers.ts';
import { documentsOf, type Encoding } from './documents.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Cached, but revalidated each time. */
const REVALIDATE = 'no-cache';

/** The request headers on which a document depends. */
const VARY = { page: 'accept-encoding, cookie', unknown: 'accept-encoding, cookie, user-agent' };

/**
 * Serves each file of the build at its path, and the document at every other path outside the API.
 */
export async function serveClient(app: FastifyInstance, client: BuiltClient): Promise<void> {
  await app.register(serveFiles, {
    root: client.folder,
    // One route per file, so that a request for an unknown path never reads the disk.
    wildcard: false,
    globIgnore: ['index.html', 'routes.json', 'build-inputs.txt', 'prerender/**', '**/*.{br,gz}'],
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Asset names contain a hash of their content.
      void reply.header(
        'cache-control',
        path.startsWith(`${client.folder}/assets/`) ? IMMUTABLE : REVALIDATE,
      );
    },
  });

  const documentOf = await documentsOf(client, async (url) => {
    const answer = await app.inject({ url });
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}.`);
    return answer.json();
  });
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request);
    if (!canBeDocument(request.method, path)) throw new Problem('not_found');
    const encoding = encodingOf(request);
    const answer = await documentOf(path, encoding, isSignedIn(request));
    // The script would redirect too, but until it has loaded the visitor would see an empty page.
    if (answer.status === 302)
      return reply
        .header('cache-control', REVALIDATE)
        .header('vary', VARY.page)
        .redirect(`/login?next=${encodeURIComponent(request.url)}`);
    const { status, body } = answer;
    if (status === 404 && isFile(path)) throw new Problem('not_found');
    // The error page is for people.
    if (status === 404 && isCrawler(request.headers['user-agent']))
      return reply.code(404).header('cache-control', REVALIDATE).header('vary', VARY.unknown).send();
    return sendDocument(reply.code(status), body, encoding);
  });
}

function sendDocument(reply: FastifyReply, body: Buffer, encoding: Encoding): FastifyReply {
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply
    .header('cache-control', REVALIDATE)
    .header('vary', reply.statusCode === 404 ? VARY.unknown : VARY.page)
    .type('text/html; charset=utf-8')
    .send(body);
}

/** Signed-in users must not see the prerendered view for visitors, even briefly. */
const isSignedIn = ({ headers }: FastifyRequest) =>
  /(^|;\s*)(__Host-)?lectern_token=/.test(headers.cookie ?? '');

const pathOf = ({ url }: FastifyRequest) => decodeURI(url.split('?', 1)[0] ?? '/');

function canBeDocument(method: string, path: string): boolean {
  return (method === 'GET' || method === 'HEAD') && path !== '/api' && !path.startsWith('/api/');
}

/** A missing picture or script gets a one-line error instead of a page. */
const isFile = (path: string) => /\.[a-z0-9]{1,5}$/i.test(path);

function encodingOf({ headers }: FastifyRequest): Encoding {
  const accepted = headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}
