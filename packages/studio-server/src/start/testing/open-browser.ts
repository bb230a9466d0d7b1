import { createHash, randomBytes } from 'node:crypto';
import type { TestServer } from './start-test-server.ts';

/** Tokens of a finished sign-in. */
export interface SignInTokens {
  access_token: string;
  refresh_token: string;
  id_token: string;
}

/** A browser at the embedded provider of a server: its cookies, and sign-ins that give tokens. */
export interface ServerBrowser {
  /** Sends a GET, or a POST with a form. Redirects are not followed. */
  send: (address: string, form?: Record<string, string>, headers?: Record<string, string>) => Promise<Response>;
  redeem: (form: Record<string, string>) => Promise<Response>;
  /** What the provider answers to an attempt without a page: a code, or an error. */
  silently: () => Promise<URLSearchParams>;
  /** Signs in as somebody of the demo's list. */
  signIn: (person: string) => Promise<SignInTokens>;
  /** Signs in with a password at the page of sign-in methods only, so that no token is issued. @returns the page */
  openAccountPage: (email: string, password: string) => Promise<string>;
}

const locationOf = (answer: Response) => answer.headers.get('location') ?? '';

/** Opens a browser without cookies. */
export function openBrowser(server: TestServer): ServerBrowser {
  const origin = server.issuer.replace('/idp', '');
  const cookies = new Map<string, string>();
  const send: ServerBrowser['send'] = async (address, form, headers = {}) => {
    const { pathname, search } = new URL(address, origin);
    const answer = await fetch(server.origin + pathname + search, {
      redirect: 'manual',
      headers: {
        accept: pathname === '/idp/token' ? '*/*' : 'text/html',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(form && { origin, 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      ...(form && { method: 'POST', body: new URLSearchParams(form).toString() }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name, value] = cookie.split(';', 1)[0]!.split(/=(.*)/s, 2) as [string, string];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return answer;
  };
  const verifier = randomBytes(32).toString('base64url');
  const authorize = (extra: Record<string, string> = {}) => {
    const query = {
      client_id: 'studio-app',
      redirect_uri: `${origin}/redirect.html`,
      response_type: 'code',
      response_mode: 'fragment',
      scope: 'openid profile email read write delete',
      state: 'state',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...extra,
    };
    return send(`/idp/auth?${new URLSearchParams(query).toString()}`);
  };
  const redeem = (form: Record<string, string>) => send('/idp/token', { client_id: 'studio-app', ...form });
  return {
    send,
    redeem,
    silently: async () => new URLSearchParams(locationOf(await authorize({ prompt: 'none' })).split('#')[1]),
    signIn: async (person) => {
      let location = locationOf(await send(locationOf(await authorize()), { person }));
      while (!location.includes('/redirect.html')) location = locationOf(await send(location));
      const code = new URLSearchParams(location.split('#')[1]).get('code') ?? '';
      const form = { grant_type: 'authorization_code', code, code_verifier: verifier };
      const answer = await redeem({ ...form, redirect_uri: `${origin}/redirect.html` });
      return (await answer.json()) as SignInTokens;
    },
    openAccountPage: async (email, password) => {
      const interaction = locationOf(await send(locationOf(await send('/idp/account'))));
      let answer = await send(`${interaction}/password`, { email, password });
      while (answer.status === 303) answer = await send(locationOf(answer));
      return answer.text();
    },
  };
}
