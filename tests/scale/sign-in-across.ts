import { createHash, randomBytes } from 'node:crypto';

/** What a load balancer in front of all instances would answer at; nobody does here. */
export const PUBLIC_URL = 'http://localhost:47099';
const REDIRECT = `${PUBLIC_URL}/redirect.html`;
const SCOPE = 'openid profile email read write delete file.download file.upload';

/** What a sign-in through two instances gave. */
export interface SignInAcross {
  accessToken: string;
  /** Whether the instance that did not see the end of the sign-in knows the session: signing in again asks nothing. */
  sessionIsKnown: boolean;
}

/** What a person enters. */
export interface Credentials {
  email: string;
  password: string;
}

/** Signs a person in as a browser behind a load balancer does that sends every request to the next instance. */
export async function signInAcross(first: string, second: string, person: Credentials): Promise<SignInAcross> {
  const cookies = new Map<string, string>();
  let turn = 0;
  const send = async (address: string, form?: Record<string, string>) => {
    const { pathname, search } = new URL(address, PUBLIC_URL);
    const origin = [first, second][turn++ % 2]!;
    const answer = await fetch(origin + pathname + search, {
      redirect: 'manual',
      headers: {
        accept: form && pathname === '/idp/token' ? '*/*' : 'text/html',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(form && { origin: PUBLIC_URL, 'content-type': 'application/x-www-form-urlencoded' }),
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
  const authorization = (extra: Record<string, string> = {}) =>
    `/idp/auth?${new URLSearchParams({
      client_id: 'studio-app',
      redirect_uri: REDIRECT,
      response_type: 'code',
      response_mode: 'fragment',
      scope: SCOPE,
      state: 'state',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...extra,
    }).toString()}`;
  const locationOf = (answer: Response) => answer.headers.get('location') ?? '';

  const interaction = locationOf(await send(authorization()));
  let location = locationOf(await send(`${interaction}/password`, { ...person }));
  while (!location.startsWith(REDIRECT)) location = locationOf(await send(location));
  const code = new URLSearchParams(location.split('#')[1]).get('code') ?? '';
  const redeemed = await send('/idp/token', {
    client_id: 'studio-app',
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: REDIRECT,
  });
  const { access_token: accessToken } = (await redeemed.json()) as { access_token: string };
  const silent = [
    locationOf(await send(authorization({ prompt: 'none' }))),
    locationOf(await send(authorization({ prompt: 'none' }))),
  ];
  return { accessToken, sessionIsKnown: silent.every((each) => each.includes('code=')) };
}
