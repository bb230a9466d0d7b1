import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertPeople } from '../identity/testing/insert-people.ts';
import { authorization, PUBLIC_URL, REDIRECT } from '../identity/testing/provider-client.ts';
import { PASSWORD, storePassword } from '../identity/testing/store-password.ts';
import { openBrowser } from './testing/open-browser.ts';
import { startTestServer, type TestServer } from './testing/start-test-server.ts';

const EMAIL = 'mia@demo.example';

/** A cookie as a browser gets it: its name, and its attributes in small letters. */
interface SetCookie {
  name: string;
  attributes: string[];
}

function parse(header: string): SetCookie {
  const [pair = '', ...attributes] = header.split(/; */);
  return { name: pair.split('=', 1)[0]!, attributes: attributes.map((each) => each.toLowerCase()) };
}

/** Signs in with a password at the page of sign-in methods. @returns every cookie that was set on the way */
async function cookiesOfSignIn(server: TestServer): Promise<SetCookie[]> {
  const browser = openBrowser(server);
  const cookies: SetCookie[] = [];
  const send = async (address: string, form?: Record<string, string>) => {
    const answer = await browser.send(address, form);
    cookies.push(...answer.headers.getSetCookie().map(parse));
    return { status: answer.status, location: answer.headers.get('location') ?? '' };
  };
  const { location } = await send((await send('/idp/account')).location);
  let answer = await send(`${location}/password`, { email: EMAIL, password: PASSWORD });
  while (answer.status === 303) answer = await send(answer.location);
  if (answer.status !== 200) throw new Error(`The sign-in ended with ${answer.status}.`);
  return cookies;
}

/** Starts a server at a public origin, and signs in. */
function signInAt(publicUrl: string): { cookies: SetCookie[] } {
  const signedIn = { cookies: [] as SetCookie[] };
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ STUDIO_SEED: 'none', STUDIO_PUBLIC_URL: publicUrl });
    await insertPeople(server.db);
    await storePassword(server.db, 'mia');
    signedIn.cookies = await cookiesOfSignIn(server);
  });
  afterAll(() => server?.close());
  return signedIn;
}

const pathsOf = (cookies: SetCookie[], name: string) =>
  new Set(
    cookies
      .filter((cookie) => cookie.name === name)
      .map(({ attributes }) => attributes.find((each) => each.startsWith('path='))?.replace(/[\w-]{20,}$/, '<id>')),
  );

describe('behind https', () => {
  const signedIn = signInAt('https://studio.northline.example');

  it('the sign-in sets these cookies, each with a prefix', () => {
    expect([...new Set(signedIn.cookies.map(({ name }) => name))].toSorted()).toEqual([
      '__Host-_session',
      '__Host-_session.sig',
      '__Secure-_interaction',
      '__Secure-_interaction.sig',
      '__Secure-_interaction_resume',
      '__Secure-_interaction_resume.sig',
      '__Secure-studio_device',
    ]);
  });

  it('every cookie is Secure and HttpOnly, stays at its site and host, also when it is deleted', () => {
    for (const { name, attributes } of signedIn.cookies) {
      expect([name, attributes]).toEqual([name, expect.arrayContaining(['secure', 'httponly', 'samesite=lax'])]);
      expect([name, attributes.filter((each) => each.startsWith('domain'))]).toEqual([name, []]);
    }
  });

  it.each([
    ['__Host-_session', 'path=/'],
    ['__Host-_session.sig', 'path=/'],
    ['__Secure-_interaction', 'path=/idp/interaction/<id>'],
    ['__Secure-_interaction_resume', 'path=/idp/auth/<id>'],
    ['__Secure-studio_device', 'path=/idp'],
  ])('%s has %s', (name, path) => expect([...pathsOf(signedIn.cookies, name)]).toEqual([path]));
});

describe('without https, where browsers refuse Secure cookies', () => {
  const signedIn = signInAt(PUBLIC_URL);

  it('cookies have no prefix, and are HttpOnly and stay at their site and host', () => {
    expect(signedIn.cookies.map(({ name }) => name)).toContain('_session');
    for (const { name, attributes } of signedIn.cookies) {
      expect(name).not.toMatch(/^__/);
      expect([name, attributes]).toEqual([name, expect.arrayContaining(['httponly', 'samesite=lax'])]);
      expect([name, attributes.filter((each) => /^(domain|secure)/.test(each))]).toEqual([name, []]);
    }
  });
});

describe('a sign-in in a browser that has a session already', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ STUDIO_SEED: 'none', STUDIO_PUBLIC_URL: PUBLIC_URL });
    await insertPeople(server.db);
    await storePassword(server.db, 'mia');
  });
  afterAll(() => server?.close());

  it('gets a new session, and the cookie of before opens nothing', async () => {
    const browser = openBrowser(server);
    let session: string[] = [];
    const follow = async (answer: Response): Promise<Response> => {
      const set = answer.headers.getSetCookie().flatMap((each) => /^_session(?:\.sig)?=[^;]+/.exec(each)?.[0] ?? []);
      if (set.length > 0) session = set;
      const location = answer.headers.get('location') ?? '';
      return answer.status === 303 && !location.startsWith(REDIRECT) ? follow(await browser.send(location)) : answer;
    };
    const signIn = async () => {
      const { url } = authorization({ prompt: 'login' });
      const { pathname } = new URL((await browser.send(url)).headers.get('location')!, PUBLIC_URL);
      return follow(await browser.send(`${pathname}/password`, { email: EMAIL, password: PASSWORD }));
    };
    const pageOf = (cookies: string[]) =>
      fetch(`${server.origin}/idp/account`, { headers: { cookie: cookies.join('; ') }, redirect: 'manual' });

    await signIn();
    const before = session;
    expect([before.length, (await pageOf(before)).status]).toEqual([2, 200]);
    await signIn();
    expect(session).not.toEqual(before);
    expect((await pageOf(session)).status).toBe(200);
    expect((await pageOf(before)).headers.get('location')).toContain('/idp/auth?');
  });
});
