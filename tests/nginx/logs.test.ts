import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headOf, sendBytes } from '../attack/testing/raw-socket.ts';
import {
  type AttackedApp,
  startAttackedApp,
} from '../../packages/studio-server/src/resources/testing/start-attacked-app.ts';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { type Nginx, startNginx } from './start-nginx.ts';

const TOKEN = 'aL-K-EyN3VPawow4DRRBKrJKPfW8xGy6HYy2HzMdWqI';
/** The same token with its first and last letter as percent codes. */
const SPELLED = '%61L-K-EyN3VPawow4DRRBKrJKPfW8xGy6HYy2HzMdWq%49';
/** What both spellings share. */
const SECRET = TOKEN.slice(1, -1);
const CLIENT = '127.0.0.3';

let studio: AttackedApp;
let nginx: Nginx;
beforeAll(async () => {
  studio = await startAttackedApp({}, { trustedProxies: ['loopback'] });
  nginx = await startNginx(studio.port);
});
afterAll(async () => {
  await nginx?.close();
  await studio?.close();
});

async function get(path: string, headers: Record<string, string> = {}): Promise<void> {
  const client = sendBytes(nginx.port, CLIENT, headOf('GET', path, { connection: 'close', ...headers }));
  await client.closed;
}

describe('the logs of nginx contain no secret', () => {
  it.each([
    ['a signed link of a file', `/files/projects/pier/a.jpg?exp=1&sig=${TOKEN}`, '/files/projects/pier/a.jpg'],
    ['a setup link', `/idp/setup/${TOKEN}?x=1`, '/idp/setup/[token]'],
    ['an invitation or a reset link', `/idp/enrol/${TOKEN}`, '/idp/enrol/[token]'],
    ['a page below such a link', `/idp/enrol/${TOKEN}/password`, '/idp/enrol/[token]/password'],
    ['a link in capitals', `/IDP/ENROL/${TOKEN}`, '/IDP/ENROL/[token]'],
    ['a link with slashes in excess', `//idp//enrol//${TOKEN}`, '/idp/enrol/[token]'],
    ['a link with a detour', `/api/../idp/enrol/${TOKEN}`, '/idp/enrol/[token]'],
    ['a link with percent codes', `/%69dp/%65nrol/${SPELLED}`, '/idp/enrol/[token]'],
    ['a link with an encoded line break', `/idp/enrol/${TOKEN}/a%0Ab`, '/[redacted]'],
    ['an access token in a call', `/api/v2/users/mia/tokens/ist_${TOKEN}`, '/[redacted]'],
    ['a token at another path', `/elsewhere/${TOKEN}`, '/[redacted]'],
    ['code and state of a sign-in', `/redirect.html?code=${TOKEN}&state=${TOKEN}`, '/redirect.html'],
    ['a request for a sign-in', `/idp/auth?state=${TOKEN}&nonce=${TOKEN}&login_hint=mia`, '/idp/auth'],
    ['a token in a query', `/api/v2/test/quick?access_token=${TOKEN}`, '/api/v2/test/quick'],
    ['a path that nginx rejects', `/idp/enrol/${TOKEN}%zz`, ''],
  ])('of %s', async (_what, path, logged) => {
    const before = (await nginx.logs()).length;
    await get(path, { referer: `http://localhost/idp/enrol/${TOKEN}`, authorization: `Bearer ${TOKEN}` });
    const text = async () => (await nginx.logs()).slice(before);
    // nginx writes the line after the response.
    await expect.poll(text).toMatch(/"GET [^"]*" \d{3} /);
    expect(/"GET ([^"]*)"/.exec(await text())![1]).toBe(logged);
    expect(await text()).not.toContain(SECRET);
  });

  it('of requests that are refused or that the server drops', async () => {
    const path = `/files/a.jpg?sig=${TOKEN}`;
    const held = Array.from({ length: 260 }, () =>
      sendBytes(nginx.port, CLIENT, headOf('PUT', path, { 'content-length': '10' })),
    );
    await sleep(500);
    for (const { socket } of held) socket.destroy();
    await expect.poll(() => nginx.logs()).toContain('"PUT /files/a.jpg" 429 ');
    expect(await nginx.logs()).not.toContain(SECRET);
    expect(await nginx.logs()).not.toContain('sig=');
  });

  it('of requests while no server answers', async () => {
    const alone = await startNginx(await freePort());
    try {
      const head = headOf('GET', `/idp/enrol/${TOKEN}?sig=${TOKEN}`, { connection: 'close' });
      expect(await sendBytes(alone.port, CLIENT, head).status).toBe(502);
      await expect.poll(() => alone.logs()).toContain('"GET /idp/enrol/[token]" 502 ');
      expect(await alone.logs()).not.toContain(SECRET);
    } finally {
      await alone.close();
    }
  });
});
