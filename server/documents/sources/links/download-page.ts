import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { Agent, type Dispatcher, request } from 'undici';
import { Problem } from '../../../platform/problem.ts';
import * as problems from './link-problems.ts';
import type { LinkRules } from './link-rules.ts';

export type PageKind = 'html' | 'text' | 'pdf';

export interface Page<Kind = PageKind> {
  /** After redirects. */
  url: URL;
  kind: Kind;
  /** Of the header `Content-Type`. */
  charset: string | null;
  bytes: Buffer;
}

/** What is asked for: the header `Accept`, and what the types of answers mean; undefined for one that is refused. */
export interface Wanted<Kind> {
  accept: string;
  kindOf(type: string): Kind | undefined;
}

const kinds: Readonly<Record<string, PageKind>> = {
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'text/plain': 'text',
  'application/pdf': 'pdf',
};

/** Pages as sources. */
export const pages: Wanted<PageKind> = {
  accept: 'text/html, text/plain;q=0.9, application/pdf;q=0.9',
  kindOf: (type) => kinds[type],
};

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const SIGN_IN_STATUSES = new Set([401, 403, 407]);
const GONE_STATUSES = new Set([404, 410]);
const SIGN_IN_PATH = /(^|[/_.-])(log-?in|sign-?in|sso|oauth2?|auth)([/_.-]|$)/i;
const MAX_URL_LENGTH = 2_000;
const MAX_HEADER_BYTES = 16 * 1024;

/**
 * Downloads a public page without cookies or scripts. Every address that the host of a step resolves to is checked, and the
 * connection goes to a checked one, so a name that resolves differently a moment later leads nowhere else.
 * Throws a 422 for the field `url`.
 */
export async function downloadPage<Kind>(
  text: string,
  wanted: Wanted<Kind>,
  rules: LinkRules,
  signal: AbortSignal,
): Promise<Page<Kind>> {
  const timeout = AbortSignal.timeout(rules.milliseconds);
  const either = AbortSignal.any([signal, timeout]);
  try {
    return await unlessAborted(follow(readUrl(text), wanted, rules, either), either);
  } catch (error) {
    if (error instanceof Problem) throw error;
    if (timeout.aborted) throw problems.tookTooLong();
    throw problems.unreachable();
  }
}

/** The URL of a page that may be requested; throws a 422 otherwise. */
function readUrl(text: string, base?: URL): URL {
  const url = text.length > MAX_URL_LENGTH ? null : URL.parse(text, base?.href);
  if (!url || url.hostname === '' || !['http:', 'https:'].includes(url.protocol))
    throw problems.notAnAddress();
  if (url.username !== '' || url.password !== '') throw problems.notAllowed();
  url.hash = '';
  return url;
}

async function follow<Kind>(
  first: URL,
  wanted: Wanted<Kind>,
  rules: LinkRules,
  signal: AbortSignal,
): Promise<Page<Kind>> {
  let url = first;
  for (let redirects = 0; redirects <= rules.maxRedirects; redirects += 1) {
    const agent = await pinnedAgent(url, rules);
    try {
      const answer = await request(url, {
        dispatcher: agent,
        signal,
        headers: {
          accept: wanted.accept,
          'accept-encoding': 'gzip, deflate, br',
          'user-agent': 'Lectern (reads a page that its user asked for)',
        },
      });
      // An answer that is not read to its end fails when the agent is destroyed.
      answer.body.on('error', () => {});
      const location = REDIRECTS.has(answer.statusCode) ? answer.headers.location : undefined;
      if (typeof location !== 'string')
        return await readPage(url, redirects > 0, answer, { ...rules, ...wanted });
      url = readUrl(location, url);
    } finally {
      await agent.destroy();
    }
  }
  throw problems.tooManyRedirects();
}

/** An agent whose connections all go to a checked address of the host. */
async function pinnedAgent(url: URL, rules: LinkRules): Promise<Agent> {
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  if (!rules.ports.has(port)) throw problems.notAllowed();
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await rules.resolve(host);
  const [address] = addresses;
  if (address === undefined) throw problems.unreachable();
  if (!addresses.every(rules.isAllowed)) throw problems.notAllowed();
  const family = isIP(address);
  const lookup: LookupFunction = (_, options, done) => {
    if (options.all) done(null, [{ address, family }]);
    else done(null, address, family);
  };
  return new Agent({ connect: { lookup }, maxHeaderSize: MAX_HEADER_BYTES });
}

async function readPage<Kind>(
  url: URL,
  wasRedirected: boolean,
  { statusCode, headers, body }: Dispatcher.ResponseData,
  { kindOf, maxBytes }: Wanted<Kind> & LinkRules,
): Promise<Page<Kind>> {
  if (SIGN_IN_STATUSES.has(statusCode) || (wasRedirected && SIGN_IN_PATH.test(url.pathname)))
    throw problems.needsSignIn();
  if (GONE_STATUSES.has(statusCode)) throw problems.notFound();
  if (statusCode !== 200) throw problems.refused(statusCode);
  const [type = '', ...parameters] = String(headers['content-type'] ?? '').split(';');
  const kind = kindOf(type.trim().toLowerCase());
  if (kind === undefined) throw problems.wrongKind();
  const charset = /^\s*charset\s*=\s*"?([\w-]+)/i.exec(
    parameters.find((each) => /^\s*charset/i.test(each)) ?? '',
  )?.[1];
  const bytes = await readBody(body, String(headers['content-encoding'] ?? ''), maxBytes);
  return { url, kind, charset: charset ?? null, bytes };
}

const decompressors: Readonly<Record<string, () => NodeJS.ReadWriteStream & Readable>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

async function readBody(body: Readable, encoding: string, maxBytes: number): Promise<Buffer> {
  const name = encoding.trim().toLowerCase();
  const decompressor = decompressors[name]?.();
  if (!decompressor && name !== '' && name !== 'identity') throw problems.wrongKind();
  if (decompressor) body.on('error', (error) => decompressor.destroy(error));
  const stream: Readable = decompressor ? body.pipe(decompressor) : body;
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of stream) {
      size += chunk.length;
      if (size > maxBytes) throw problems.tooLarge();
      chunks.push(chunk);
    }
  } finally {
    body.destroy();
  }
  return Buffer.concat(chunks);
}

/** Rejects at once when the signal aborts, since the resolver of names cannot be aborted. */
async function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', abort);
    work.catch(() => {});
  }
}
