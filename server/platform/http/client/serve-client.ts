import serveFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../problem.ts';
import type { BuiltClient } from './built-client.ts';
import { isCrawler } from './crawlers.ts';
import { documentsOf, type Encoding } from './documents.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** Kept, and asked for again each time. */
const ASK_AGAIN = 'no-cache';

/** What a document depends on beside its address. */
const VARIES = { page: 'accept-encoding, cookie', unknown: 'accept-encoding, cookie, user-agent' };

/**
 * Every file of the build at its path, and the document at every other path that is not the API's.
 */
export async function serveClient(app: FastifyInstance, client: BuiltClient): Promise<void> {
  await app.register(serveFiles, {
    root: client.folder,
    // One route a file: what is not of the build never touches the disk.
    wildcard: false,
    globIgnore: ['index.html', 'routes.json', 'build-inputs.txt', 'prerender/**', '**/*.{br,gz}'],
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // The build names its assets by their content.
      void reply.header('cache-control', path.startsWith(`${client.folder}/assets/`) ? FOR_EVER : ASK_AGAIN);
    },
  });

  const documentOf = await documentsOf(client, async (url) => {
    const answer = await app.inject({ url });
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}.`);
    return answer.json();
  });
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request);
    if (!isForDocuments(request.method, path)) throw new Problem('not_found');
    const encoding = encodingOf(request);
    const answer = await documentOf(path, encoding, isSignedIn(request));
    // The script would say the same, but only once it is there: until then a visitor would look at
    // an empty page.
    if (answer.status === 302)
      return reply
        .header('cache-control', ASK_AGAIN)
        .header('vary', VARIES.page)
        .redirect(`/login?next=${encodeURIComponent(request.url)}`);
    const { status, body } = answer;
    if (status === 404 && isFile(path)) throw new Problem('not_found');
    // The page that says so is for people.
    if (status === 404 && isCrawler(request.headers['user-agent']))
      return reply.code(404).header('cache-control', ASK_AGAIN).header('vary', VARIES.unknown).send();
    return sendDocument(reply.code(status), body, encoding);
  });
}

function sendDocument(reply: FastifyReply, body: Buffer, encoding: Encoding): FastifyReply {
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply
    .header('cache-control', ASK_AGAIN)
    .header('vary', reply.statusCode === 404 ? VARIES.unknown : VARIES.page)
    .type('text/html; charset=utf-8')
    .send(body);
}

/** Whoever has a session is not shown, even for a moment, what only visitors see. */
const isSignedIn = ({ headers }: FastifyRequest) => /(^|;\s*)lectern_token=/.test(headers.cookie ?? '');

const pathOf = ({ url }: FastifyRequest) => decodeURI(url.split('?', 1)[0] ?? '/');

function isForDocuments(method: string, path: string): boolean {
  return (method === 'GET' || method === 'HEAD') && path !== '/api' && !path.startsWith('/api/');
}

/** A missing picture or script is answered in a line, not with a page. */
const isFile = (path: string) => /\.[a-z0-9]{1,5}$/i.test(path);

function encodingOf({ headers }: FastifyRequest): Encoding {
  const accepted = headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}
