import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSealer } from '../identity/methods/sealer.ts';
import { createTotpSecret, saveTotp } from '../identity/methods/totp.ts';
import { runSignInCommand } from '../identity/accounts/operator-commands.ts';
import { insertPeople } from '../identity/testing/insert-people.ts';
import { PASSWORD, storePassword } from '../identity/testing/store-password.ts';
import { openBrowser } from './testing/open-browser.ts';
import { startTestServer, type TestServer } from './testing/start-test-server.ts';

const ADA = 'ada@demo.example';
const MIA = 'mia@demo.example';
const VIC = 'vic@demo.example';
const SET_UP = 'Your company requires a code with every password.';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ STUDIO_SEED: 'none' });
  await insertPeople(server.db);
  await storePassword(server.db, 'mia');
  await storePassword(server.db, 'vic');
  const app = { userId: 'vic', secret: createTotpSecret(), counter: 1, now: new Date() };
  await saveTotp(server.db, createSealer(Buffer.alloc(32)), app);
});
afterAll(() => server?.close());

/** Reads the settings as Ada, or changes them. */
async function settings(change?: { requiresTotp: boolean }): Promise<unknown> {
  const answer = await fetch(`${server.origin}/api/v2/sign-in-settings`, {
    method: change ? 'PUT' : 'GET',
    headers: { authorization: `Bearer ${await server.tokenOf(ADA)}`, 'content-type': 'application/json' },
    ...(change && { body: JSON.stringify(change) }),
  });
  return answer.json();
}
const require = (requiresTotp: boolean) => settings({ requiresTotp });
const signIn = (email: string) => openBrowser(server).openAccountPage(email, PASSWORD);
const command = (value: 'yes' | 'no') => {
  const mailer = { send: async () => [] };
  return runSignInCommand({ db: server.db, mailer, publicUrl: server.origin }, ['require-app', 'northline', value]);
};

describe('after an admin requires two-factor authentication', () => {
  it('people without an authenticator app set it up at their next sign-in with a password, and sessions continue', async () => {
    const open = openBrowser(server);
    expect(await open.openAccountPage(MIA, PASSWORD)).toContain('Sign-in methods');
    expect(await require(true)).toEqual({ requiresTotp: true, peopleWithoutTotp: 1 });
    expect((await open.silently()).get('code')).not.toBeNull();
    expect(await signIn(MIA)).toContain(SET_UP);
    const asked = await signIn(VIC);
    expect(asked).toContain('Enter a code');
    expect(asked).not.toContain(SET_UP);
  });

  it('and stops requiring it, the password is enough again', async () => {
    await require(true);
    await require(false);
    expect(await signIn(MIA)).toContain('Sign-in methods');
  });

  it("the operator's command reads and changes the same setting", async () => {
    await command('yes');
    expect(await settings()).toEqual({ requiresTotp: true, peopleWithoutTotp: 1 });
    await require(false);
    expect(await signIn(MIA)).toContain('Sign-in methods');
    await require(true);
    await command('no');
    expect(await settings()).toEqual({ requiresTotp: false, peopleWithoutTotp: 1 });
  });
});
