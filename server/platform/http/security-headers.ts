import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** What a service that a page talks to needs to be let in. */
export interface Guest {
  scripts: readonly string[];
  frames: readonly string[];
  connections: readonly string[];
  styles?: readonly string[];
  /** It opens a window of its own, and answers only a page whose origin it is told. */
  opensWindow?: boolean;
}

/**
 * A strict policy: no script but our files, nothing from elsewhere but from the guests that this
 * installation has set up. `style-src-attr` is open because positioned parts (menus, dialogs,
 * toasts, progress) set style attributes in the page; style elements and other sheets from
 * elsewhere stay closed.
 */
export async function securityHeaders(
  app: FastifyInstance,
  publicUrl: string,
  guests: readonly Guest[] = [],
): Promise<void> {
  const isSecure = publicUrl.startsWith('https:');
  const opensWindow = guests.some((guest) => guest.opensWindow);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...guests.flatMap(({ scripts }) => scripts)],
        'script-src-attr': ["'none'"],
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
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: opensWindow ? 'same-origin-allow-popups' : 'same-origin' },
    // Some addresses carry a token: no other origin hears more than ours.
    referrerPolicy: { policy: opensWindow ? 'strict-origin-when-cross-origin' : 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
}
