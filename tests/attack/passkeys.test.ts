import { beforeAll, describe, expect, it } from 'vitest';
import {
  codeOf,
  openSignIn,
  passkeyOptions,
  setPasskey,
} from '../../packages/studio-server/src/identity/testing/account-client.ts';
import { type Authenticator, type Forgery } from '../../packages/studio-server/src/identity/testing/authenticator.ts';
import { redeemCode } from '../../packages/studio-server/src/identity/testing/provider-client.ts';
import { attackAccounts } from './testing/attack-accounts.ts';

const FOREIGN = 'https://attacker.example';

const at = attackAccounts();

describe('passkeys', () => {
  let authenticator: Authenticator;
  beforeAll(async () => {
    authenticator = await setPasskey(at.accounts, 'pia');
  });

  it.each<[attack: string, forgery: Forgery]>([
    ['from another origin', { origin: FOREIGN }],
    ['for another site', { site: 'attacker.example' }],
    ['with an invented challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['without user verification', { isUserVerified: false }],
    ['signed with another key', { hasWrongKey: true }],
    ['with an unknown credential', { id: 'dW5rbm93bi1jcmVkZW50aWFs' }],
  ])('an answer %s: refused', async (_attack, forgery) => {
    const { path } = await openSignIn(at.browser);
    const answer = authenticator.use(await passkeyOptions(at.browser, `${path}/passkey`), forgery);
    expect((await at.browser.send('POST', `${path}/passkey`, { answer })).statusCode).toBe(401);
  });

  it.each(['', 'null', '{}', '[]', '{"id":"x"}', '{"id":{"a":1}}'])('the answer %o: refused', async (answer) => {
    const { path } = await openSignIn(at.browser);
    expect((await at.browser.send('POST', `${path}/passkey`, { answer })).statusCode).toBe(401);
  });

  it('the same answer twice: refused', async () => {
    const { path } = await openSignIn(at.browser);
    const answer = authenticator.use(await passkeyOptions(at.browser, `${path}/passkey`));
    expect((await at.browser.send('POST', `${path}/passkey`, { answer })).statusCode).toBe(303);
    expect((await at.browser.send('POST', `${path}/passkey`, { answer })).statusCode).toBe(401);
  });

  it('the challenge of another sign-in: refused', async () => {
    const { path } = await openSignIn(at.browser);
    const victim = at.accounts.browser();
    const other = await openSignIn(victim);
    const answer = authenticator.use(await passkeyOptions(victim, `${other.path}/passkey`));
    expect((await at.browser.send('POST', `${path}/passkey`, { answer })).statusCode).toBe(401);
  });

  it('an old challenge: refused', async () => {
    const { path } = await openSignIn(at.browser);
    const answer = authenticator.use(await passkeyOptions(at.browser, `${path}/passkey`));
    at.accounts.clock.now = new Date(at.accounts.clock.now.getTime() + 5 * 60_000);
    expect((await at.browser.send('POST', `${path}/passkey`, { answer })).statusCode).toBe(401);
    at.accounts.clock.now = new Date();
  });

  it('a passkey of another person on a link: stays theirs', async () => {
    const path = `${await at.accounts.link('pia', 'recovery')}/passkey`;
    const answer = authenticator.create(await passkeyOptions(at.browser, path));
    expect((await at.browser.send('POST', path, { answer })).statusCode).toBe(401);
    const signIn = await openSignIn(at.browser);
    const used = authenticator.use(await passkeyOptions(at.browser, `${signIn.path}/passkey`));
    const code = await codeOf(at.browser, await at.browser.send('POST', `${signIn.path}/passkey`, { answer: used }));
    const tokens = (await redeemCode(at.browser, { code: code!, verifier: signIn.verifier })).json();
    expect(JSON.parse(Buffer.from(tokens.id_token.split('.')[1], 'base64url').toString()).sub).toBe('pia');
  });
});
