import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hiddenValue } from '../../packages/studio-server/src/identity/testing/read-page.ts';
import { startIssuer } from '../../packages/studio-server/src/identity/testing/start-issuer.ts';
import {
  type CompanyRecords,
  insertCompany,
} from '../../packages/studio-server/src/resources/testing/insert-company.ts';
import { openBrowser } from '../../packages/studio-server/src/start/testing/open-browser.ts';
import { startTestServer } from '../../packages/studio-server/src/start/testing/start-test-server.ts';
import { jpegBytes, type Started, startWorld, type World } from './studio-cli-world.ts';

/** The company whose people the sign-in of the demo lists. */
const DEMO_COMPANY_ID = 'northline-inspection';
/** The default, 5 s, is checked by the tests of the device flow; `studio` waits this long before it first polls. */
const POLL_SECONDS = 0.1;

let world: World;
let records: CompanyRecords;
beforeAll(async () => {
  world = await startWorld({ devicePollSeconds: POLL_SECONDS });
  records = await insertCompany(world.server.db, DEMO_COMPANY_ID);
});
afterAll(() => world.close());
afterEach(() => rmSync(signInsFolder(), { recursive: true, force: true }));

const url = () => world.server.origin;
const logIn = () => world.cli.start(['login', '--url', url()]);
const logOut = () => world.cli.start(['logout', '--url', url()]);
const run = (...args: string[]) => world.cli.start(args).ended;
const signInsFolder = () => join(world.cli.folder, 'state/inspection-studio/sign-ins');
const signIns = () => (existsSync(signInsFolder()) ? readdirSync(signInsFolder()) : []);
const signInFile = () => join(signInsFolder(), signIns()[0] ?? '');
const stored = (): { token: string; tokenId: string } => JSON.parse(readFileSync(signInFile(), 'utf8'));

/** Resolves with the code that a program shows. */
async function shownCode(started: Started): Promise<string> {
  const found = () => /^ {2}([A-Z]{4}-[A-Z]{4})$/m.exec(started.out())?.[1];
  await expect.poll(found).toBeTypeOf('string');
  return found()!;
}

/** Enters a code in a browser, and answers the question. Signs in as the uploader if nobody is. */
async function answer(code: string, decision: 'confirm' | 'abort'): Promise<string> {
  const browser = openBrowser(world.server);
  const xsrf = async (page: Response) => hiddenValue(await page.text(), 'xsrf');
  const entered = { user_code: code, xsrf: await xsrf(await browser.send('/idp/device')) };
  const confirmation = await xsrf(await browser.send('/idp/device', entered));
  let page = await browser.send('/idp/device', { user_code: code, xsrf: confirmation, [decision]: 'yes' });
  if (page.status === 303)
    page = await browser.send(page.headers.get('location')!, { person: records.people.Uploader });
  while (page.status === 303) page = await browser.send(page.headers.get('location')!);
  return page.text();
}

const answerFor = async (started: Started, decision: 'confirm' | 'abort') => answer(await shownCode(started), decision);

async function loggedIn(): Promise<string> {
  const started = logIn();
  await answerFor(started, 'confirm');
  const { code, out, err } = await started.ended;
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
}

const whoami = (token: string) =>
  fetch(`${url()}/api/v2/users/whoami`, { headers: { authorization: `Bearer ${token}` } }).then(({ status }) => status);

describe('studio login', () => {
  it('prints where to enter the code, and stores an access token for uploads that only its user can read', async () => {
    const out = await loggedIn();
    expect(out).toMatch(
      new RegExp(
        `^Open ${world.server.issuer}/device and enter this code:\n\n  [A-Z]{4}-[A-Z]{4}\n\n` +
          `Waiting until you allow it. The code is valid for 10 minutes.\n` +
          `Signed in to ${url()} as .+, until \\d+ \\w+ \\d{4}\\.\n$`,
      ),
    );
    expect(statSync(signInFile()).mode & 0o777).toBe(0o600);
    expect(stored().token).toMatch(/^ist_/);
    expect(await whoami(stored().token)).toBe(200);
    expect(out).not.toContain(stored().token);
  });

  it('is enough to upload, without any option or variable', async () => {
    await loggedIn();
    const folder = world.folderWith({ 'DJI_1.JPG': jpegBytes(10) });
    const uploaded = await run('upload', folder, '--asset', records.assetId, '--type', '2d', '--name', 'AfterLogin');
    expect(uploaded).toMatchObject({ code: 0, out: '1 file uploaded.\n' });
  });

  it('again replaces the token, and revokes the earlier one', async () => {
    await loggedIn();
    const earlier = stored().token;
    await loggedIn();
    expect(signIns()).toHaveLength(1);
    expect([await whoami(earlier), await whoami(stored().token)]).toEqual([401, 200]);
  });

  it('that is not allowed in the browser stores nothing', async () => {
    const started = logIn();
    expect(await answerFor(started, 'abort')).toContain('Nothing was allowed.');
    const message = 'studio: The sign-in was not allowed in the browser.\n';
    expect(await started.ended).toMatchObject({ code: 3, err: message });
    expect(signIns()).toEqual([]);
  });

  it('is interrupted by Ctrl+C', async () => {
    const started = logIn();
    await shownCode(started);
    started.kill('SIGINT');
    expect((await started.ended).code).toBe(130);
  });

  it('at a provider without device codes names the access token', async () => {
    const issuer = await startIssuer();
    const server = await startTestServer({ STUDIO_SEED: 'none', ...issuer.environment }, world.server.database);
    try {
      expect(await run('login', '--url', server.origin)).toEqual({
        code: 3,
        out: '',
        err: 'studio: The sign-in provider of this studio has no sign-in by device code. Create an access token in your profile and set STUDIO_TOKEN.\n',
      });
    } finally {
      await server.close();
      await issuer.close();
    }
  });

  it('without a studio, or with an address that is none', async () => {
    expect(await run('login')).toMatchObject({
      code: 2,
      err: 'studio: Where is your studio? Set --url or STUDIO_URL.\n',
    });
    expect(await run('login', '--url', 'http://127.0.0.1:9')).toMatchObject({
      code: 4,
      err: "studio: Can't reach the studio at http://127.0.0.1:9.\n",
    });
  });
});

describe('studio logout', () => {
  it('revokes the token and removes it', async () => {
    await loggedIn();
    const { token } = stored();
    expect(await run('logout')).toEqual({ code: 0, out: `Signed out of ${url()}.\n`, err: '' });
    expect(signIns()).toEqual([]);
    expect(await whoami(token)).toBe(401);
    expect(await logOut().ended).toMatchObject({ code: 0, out: `You are not signed in to ${url()}.\n` });
  });

  it('removes a token that was revoked already', async () => {
    await loggedIn();
    const { token, tokenId } = stored();
    await fetch(`${url()}/api/v2/users/${records.people.Uploader}/tokens/${tokenId}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await run('logout')).toMatchObject({ code: 0 });
    expect(signIns()).toEqual([]);
  });
});
