import { authorization, REDIRECT } from '../../identity/testing/provider-client.ts';
import type { SecretCollection } from './collect-secrets.ts';
import { openBrowser } from './open-browser.ts';
import type { TestServer } from './start-test-server.ts';

/** What a browser got. */
export interface WatchedAnswer {
  status: number;
  location: string;
  body: string;
}

/** A browser whose cookies, codes and tokens are collected. */
export interface WatchedBrowser {
  /** Sends a GET, or a POST with a form. Redirects are not followed. */
  send: (address: string, form?: Record<string, string>) => Promise<WatchedAnswer>;
  /** Follows redirects, except the one to the studio. */
  follow: (answer: WatchedAnswer) => Promise<WatchedAnswer>;
  /** Opens a sign-in of the studio. @returns its path and the verifier of its code */
  openSignIn: () => Promise<{ path: string; verifier: string }>;
  /** Redeems the code of a finished sign-in, and then its refresh token. @returns an access token */
  redeem: (location: string, verifier: string) => Promise<string>;
}

/**
 * Opens a browser at a server whose public origin is that of the provider's tests.
 *
 * @param onRequest is called for each request
 */
export function watchBrowser(server: TestServer, secrets: SecretCollection, onRequest: () => void): WatchedBrowser {
  const browser = openBrowser(server);

  const send: WatchedBrowser['send'] = async (address, form) => {
    onRequest();
    const answer = await browser.send(address, form);
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
      // A cookie that is deleted has no value.
      if (value) secrets.add(`cookie ${name}`, value);
    }
    const location = answer.headers.get('location') ?? '';
    const code = /[?#&]code=([^&]+)/.exec(location)?.[1];
    if (code) secrets.add('authorization code', code);
    return { status: answer.status, location, body: await answer.text() };
  };

  async function tokens(form: Record<string, string>): Promise<Record<string, string>> {
    const { body } = await send('/idp/token', { client_id: 'studio-app', ...form });
    const answer = JSON.parse(body) as Record<string, string>;
    for (const kind of ['access_token', 'refresh_token', 'id_token']) {
      const token = secrets.add(kind, answer[kind] ?? '');
      // What makes a signed token valid.
      if (token.startsWith('eyJ')) secrets.add(`signature of ${kind}`, token.split('.')[2]!);
    }
    return answer;
  }

  return {
    send,
    follow: async (answer) => {
      let last = answer;
      while (last.status === 303 && !last.location.startsWith(REDIRECT)) last = await send(last.location);
      return last;
    },
    openSignIn: async () => {
      const state = secrets.add('state', crypto.randomUUID());
      const nonce = secrets.add('nonce', crypto.randomUUID());
      const { url, verifier } = authorization({ state, nonce, prompt: 'login' });
      secrets.add('code verifier', verifier);
      return { path: (await send(url)).location, verifier };
    },
    redeem: async (location, verifier) => {
      const code = new URLSearchParams(location.split('#')[1]).get('code') ?? '';
      const form = { code, code_verifier: verifier, redirect_uri: REDIRECT };
      const first = await tokens({ grant_type: 'authorization_code', ...form });
      return (await tokens({ grant_type: 'refresh_token', refresh_token: first['refresh_token']! }))['access_token']!;
    },
  };
}
