import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Redirect page of the silent sign-in, the only page that the studio may frame. */
export const REDIRECT_PAGE = '/redirect.html';

/** Browser features that the studio uses itself; frames and other origins get none of them. */
const OWN_FEATURES = ['clipboard-write', 'fullscreen', 'publickey-credentials-create', 'publickey-credentials-get'];
/** Browser features that nobody gets. */
const UNUSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Value of `Permissions-Policy`. */
export const PERMISSIONS_POLICY = [
  ...OWN_FEATURES.map((name) => `${name}=(self)`),
  ...UNUSED_FEATURES.map((name) => `${name}=()`),
].join(', ');

/** Security headers of responses that are sent before the hooks of the server run, such as those to a malformed URL. */
export const BARE_SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Additional origins that the pages need. */
export interface OutsideOrigins {
  /** Origin of map tiles. */
  tiles: string[];
  /** Origin of the file storage, for uploads and images. */
  files: string[];
  /** Origins of the hosted sign-in. */
  signIn: string[];
}

/**
 * Returns the origin of an absolute URL for a policy; undefined for a relative one. `{s}` means any subdomain of a tile server.
 */
export const originsOf = (address: string): string[] =>
  (/^https?:\/\/[^/?#]+/.exec(address) ?? []).map((origin) => origin.replace('{s}', '*'));

const SELF = "'self'";

/**
 * Builds the content security policy of the studio's pages.
 *
 * @param nonce allows the `<style>` element with this nonce
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
 * Registers the headers of every response. Responses other than pages may load nothing; the
 * app's pages set their own policy, see {@link contentSecurityPolicy}.
 *
 * @param isHttps without HTTPS, headers that enforce TLS are omitted
 */
export async function addSecurityHeaders(app: FastifyInstance, isHttps: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    // Signing in again opens a popup of the provider, which must keep its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: false },
    xFrameOptions: { action: 'deny' },
  });
  // Set on the raw response, because the sign-in provider writes to it directly.
  app.addHook('onRequest', async (_request, reply) => {
    reply.raw.setHeader('permissions-policy', PERMISSIONS_POLICY);
  });
}
