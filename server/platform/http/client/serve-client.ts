import serveFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../problem.ts';
import type { BuiltClient } from './built-client.ts';
import { isCrawler } from './crawlers.ts';
import { type Encoding, encodingOf } from './compression.ts';
import { callForDocument } from './document-calls.ts';
import { type Document, documentsOf } from './documents.ts';
import { callInProcess } from './in-process.ts';
import { preferredLocale } from './preferred-locale.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Cached, but revalidated each time. */
const REVALIDATE = 'no-cache';
/** What only one user may see is stored by no cache. */
const PRIVATE = 'private, no-store';

/** What a browser reads only on documents. On the files of a page, these headers would be longer than some of the files. */
const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Headers for revalidating a file, reading parts of it and finding its request in the log. A file that never changes needs none. */
const OF_CHANGING_FILES = ['accept-ranges', 'etag', 'last-modified', 'x-request-id'];

/** The request headers on which a document depends. */
const VARY = { page: 'accept-encoding, cookie', unknown: 'accept-encoding, cookie, user-agent' };

/**
 * Serves each file of the build at its path, and the document at every other path outside the API.
 */
export async function serveClient(
  app: FastifyInstance,
  client: BuiltClient,
  { rendering }: { rendering: boolean },
): Promise<void> {
  await app.register(serveFiles, {
    root: client.folder,
    // One route per file, so that a request for an unknown path never reads the disk.
    wildcard: false,
    globIgnore: ['index.html', 'routes.json', 'build-inputs.txt', 'renderer/**', '**/*.{br,gz}'],
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isAsset = path.startsWith(`${client.folder}/assets/`);
      // Asset names contain a hash of their content.
      void reply.header('cache-control', isAsset ? IMMUTABLE : REVALIDATE);
      // An image may be opened as a document.
      // A worker has a policy of its own.
      const hasPolicy = path.endsWith('.svg') || path === `${client.folder}/service-worker.js`;
      const unneeded = [...(hasPolicy ? [] : OF_DOCUMENTS), ...(isAsset ? OF_CHANGING_FILES : [])];
      for (const header of unneeded) reply.removeHeader(header);
    },
  });

  const documentOf = await documentsOf(client, { rendering, log: app.log });
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request);
    const isSecret = isSecretLink(path);
    if (isSecret) void reply.header('x-robots-tag', 'noindex');
    if (!canBeDocument(request.method, path)) throw new Problem('not_found');
    const encoding = encodingOf(request);
    const hasSession = presentsSession(request);
    const answer = await documentOf({
      path,
      url: request.url,
      origin: `${request.protocol}://${request.host}`,
      cookies: request.headers.cookie ?? '',
      locale: preferredLocale(request.headers['accept-language']),
      encoding,
      hasSession,
      call: (url, authorization) =>
        callForDocument(request, () => callInProcess(app, request, url, authorization)),
    });
    if (answer.status === 302)
      return reply
        .header('cache-control', hasSession || isSecret ? PRIVATE : REVALIDATE)
        .header('vary', VARY.page)
        .redirect(answer.location);
    if (answer.status === 404 && isFile(path)) throw new Problem('not_found');
    // The error page is for people.
    if (answer.status === 404 && isCrawler(request.headers['user-agent']))
      return reply
        .code(404)
        .header('cache-control', isSecret ? PRIVATE : REVALIDATE)
        .header('vary', VARY.unknown)
        .send();
    // So that nobody takes the sign-in page of an expired session for the page of this address.
    if (answer.page === '/login' && path !== '/login') void reply.header('content-location', '/login');
    return sendDocument(reply, { ...answer, isPrivate: answer.isPrivate || isSecret }, encoding);
  });
}

function sendDocument(
  reply: FastifyReply,
  { status, body, isPrivate }: Document,
  encoding: Encoding,
): FastifyReply {
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply
    .code(status)
    .header('cache-control', isPrivate ? PRIVATE : REVALIDATE)
    .header('vary', status === 404 ? VARY.unknown : VARY.page)
    .type('text/html; charset=utf-8')
    .send(body);
}

/** Pages that whoever has their address may read: shared documents, and the pages of guardians. */
const isSecretLink = (path: string) => /^\/(?:shared|guardian)(?:\/|$)/i.test(path);

/** Whether the request presents a session; the calls of the page decide whether it is valid. */
const presentsSession = ({ headers }: FastifyRequest) =>
  /(^|;\s*)(__Host-)?lectern_token=./.test(headers.cookie ?? '');

const pathOf = ({ url }: FastifyRequest) => decodeURI(url.split('?', 1)[0] ?? '/');

function canBeDocument(method: string, path: string): boolean {
  return (method === 'GET' || method === 'HEAD') && path !== '/api' && !path.startsWith('/api/');
}

/** A missing picture or script gets a one-line error instead of a page. */
const isFile = (path: string) => /\.[a-z0-9]{1,5}$/i.test(path);
