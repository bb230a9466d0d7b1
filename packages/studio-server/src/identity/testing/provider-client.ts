import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { decodeJwt } from 'jose';
import { API_SCOPES } from '../api-scopes.ts';
import { sessionOf } from '../token-identity.ts';

/** Public origin of the servers that these tests start. */
export const PUBLIC_URL = 'http://localhost:4999';
/** Redirect URI of the browser application. */
export const REDIRECT = `${PUBLIC_URL}/redirect.html`;

const isRedirect = (location: string) => location.startsWith(REDIRECT);

/** A minimal browser that stores cookies and sends each to its own path. */
export class Browser {
  readonly cookies = new Map<string, { value: string; path: string }>();
  readonly #app: () => FastifyInstance;

  /** @param app the server at the time of a request, so that a test can restart it */
  constructor(app: () => FastifyInstance) {
    this.#app = app;
  }

  async send(
    method: 'GET' | 'POST',
    address: string,
    form?: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    const { pathname, search } = new URL(address, PUBLIC_URL);
    const cookie = [...this.cookies]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`);
    const response = await this.#app().inject({
      method,
      url: pathname + search,
      headers: {
        host: new URL(PUBLIC_URL).host,
        accept: pathname === '/idp/token' ? '*/*' : 'text/html',
        cookie: cookie.join('; '),
        ...(form && { origin: PUBLIC_URL, 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      payload: form && new URLSearchParams(form).toString(),
    });
    for (const { name, value, path = '/' } of response.cookies) {
      if (value) this.cookies.set(name, { value, path });
      else this.cookies.delete(name);
    }
    return response;
  }

  /** Follows redirects inside the provider; returns the first URL outside it, or the final page. */
  async follow(response: LightMyRequestResponse): Promise<LightMyRequestResponse> {
    const location = response.headers.location;
    if (!location || isRedirect(String(location))) return response;
    return this.follow(await this.send('GET', String(location)));
  }
}

/** Returns the parameters that a redirect carries in its fragment. */
export const answerOf = (response: LightMyRequestResponse): URLSearchParams =>
  new URLSearchParams(String(response.headers.location).split('#')[1]);

/** Returns the URL of an authorization request and the PKCE verifier of its code. */
export function authorization(extra: Record<string, string> = {}): { verifier: string; url: string } {
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id: 'studio-app',
    redirect_uri: REDIRECT,
    response_type: 'code',
    response_mode: 'fragment',
    scope: ['openid', 'profile', 'email', ...API_SCOPES].join(' '),
    state: 'state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...extra,
  });
  return { verifier, url: `/idp/auth?${query.toString()}` };
}

/** Chooses a person on the demo page. @returns the code with its PKCE verifier, and the path of the sign-in page */
export async function chooseDemoPerson(
  browser: Browser,
  person = 'mia',
): Promise<{ verifier: string; code: string; interaction: string }> {
  const { verifier, url } = authorization();
  const first = await browser.send('GET', url);
  const interaction = String(first.headers.location);
  const chosen = await browser.send('POST', interaction, { person });
  const answer = answerOf(await browser.follow(chosen));
  return { verifier, code: answer.get('code')!, interaction };
}

/** Sends a request to the token endpoint. */
export const redeem = (browser: Browser, form: Record<string, string>): Promise<LightMyRequestResponse> =>
  browser.send('POST', '/idp/token', { client_id: 'studio-app', ...form });

/** Redeems an authorization code. */
export const redeemCode = (
  browser: Browser,
  { code, verifier }: { code: string; verifier: string },
): Promise<LightMyRequestResponse> =>
  redeem(browser, { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: REDIRECT });

/** Returns the id of the session that an access token belongs to. */
export const sessionIn = (accessToken: string): string => sessionOf(decodeJwt(accessToken), true).id;
