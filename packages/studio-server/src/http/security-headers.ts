import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** The silent sign-in frame ends on this page; only it may be framed, by the studio itself. */
export const REDIRECT_PAGE = '/redirect.html';

/** Origins outside the studio's own that its pages need. */
export interface OutsideOrigins {
  /** Where map tiles come from. */
  tiles: string[];
  /** Where files are stored: uploads go there, pictures come from there. */
  files: string[];
  /** The hosted sign-in. */
  signIn: string[];
}

/**
 * The origin of an absolute address, as a policy names it; an address of the
 * studio's own needs none. `{s}` means any subdomain of a tile server.
 */
export const originsOf = (address: string): string[] =>
  (/^https?:\/\/[^/?#]+/.exec(address) ?? []).map((origin) => origin.replace('{s}', '*'));

const SELF = "'self'";

/**
 * The content security policy of the studio's pages, as directives.
 *
 * @param nonce allows the one `<style>` element that carries it
 * @param isFramable only for {@link REDIRECT_PAGE}
 */
export function contentSecurityPolicy(outside: OutsideOrigins, nonce: string, isFramable: boolean): string {
  const directives: Record<string, string[]> = {
    'default-src': [SELF],
    'base-uri': ["'none'"],
    'connect-src': [SELF, ...outside.files, ...outside.signIn],
    'font-src': [SELF],
    'form-action': [SELF, ...outside.signIn],
    'frame-ancestors': [isFramable ? SELF : "'none'"],
    'frame-src': [SELF, ...outside.signIn],
    'img-src': [SELF, 'data:', 'blob:', ...outside.tiles, ...outside.files],
    'object-src': ["'none'"],
    'script-src': [SELF],
    'style-src': [SELF, `'nonce-${nonce}'`],
    'worker-src': [SELF, 'blob:'],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join(';');
}

/**
 * Headers of every answer. Answers that are no pages may load nothing at all;
 * the app's pages set their own policy, see {@link contentSecurityPolicy}.
 *
 * @param isHttps over plain HTTP the headers that force TLS are left out
 */
export async function addSecurityHeaders(app: FastifyInstance, isHttps: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    // Signing in again opens a window of the provider, which must still find its opener when it comes back.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: false },
    xFrameOptions: { action: 'deny' },
  });
}
