import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** The permissions of a third-party service in the security policy. */
export interface Guest {
  scripts: readonly string[];
  frames: readonly string[];
  connections: readonly string[];
  styles?: readonly string[];
  /** The service opens a window, and needs the origin of the page that opened it. */
  opensWindow?: boolean;
}

/** Responses of the API are private and must not be cached by browsers or proxies. */
function forbidCaching(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'no-store');
  });
}

/**
 * A strict policy: only our own files and the `inlineScripts` of our documents, by their hashes, and other origins only for the configured services.
 * `style-src-attr` is open because positioned components (menus, dialogs, toasts, progress) set
 * style attributes in the page.
 */
export function securityHeaders(
  app: FastifyInstance,
  publicUrl: string,
  inlineScripts: readonly string[] = [],
  guests: readonly Guest[] = [],
): void {
  forbidCaching(app);
  const isSecure = publicUrl.startsWith('https:');
  const opensWindow = guests.some((guest) => guest.opensWindow);
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...inlineScripts, ...guests.flatMap(({ scripts }) => scripts)],
        'script-src-attr': ["'none'"],
        'worker-src': ["'self'"],
        'style-src': ["'self'", ...guests.flatMap(({ styles = [] }) => styles)],
        'style-src-attr': ["'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...guests.flatMap(({ connections }) => connections)],
        'frame-src': ["'self'", ...guests.flatMap(({ frames }) => frames)],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        ...(isSecure && { 'upgrade-insecure-requests': [] }),
      },
    },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: opensWindow ? 'same-origin-allow-popups' : 'same-origin' },
    // Some URLs contain a token, so other origins get at most ours.
    referrerPolicy: { policy: opensWindow ? 'strict-origin-when-cross-origin' : 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', ({ raw }, reply, done) => setHeaders(raw, reply.raw, () => done()));
}
