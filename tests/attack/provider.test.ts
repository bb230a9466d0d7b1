import { describe, expect, it } from 'vitest';
import {
  codeOf,
  openSignIn,
  PASSWORD,
  sendPassword,
} from '../../packages/studio-server/src/identity/testing/account-client.ts';
import {
  authorization,
  PUBLIC_URL,
  redeem,
  redeemCode,
  REDIRECT,
} from '../../packages/studio-server/src/identity/testing/provider-client.ts';
import { attackAccounts } from './testing/attack-accounts.ts';

const MIA = 'mia@demo.example';
const FOREIGN = 'https://attacker.example';

const at = attackAccounts();

/** Signs in with a password. @returns the code and its verifier */
async function grant(email = MIA) {
  const answer = await sendPassword(at.browser, email, PASSWORD);
  return { code: (await codeOf(at.browser, answer))!, verifier: answer.verifier };
}
const tokenError = async (form: Record<string, string>, headers: Record<string, string> = {}) => {
  const answer = await at.browser.send('POST', '/idp/token', form, headers);
  expect(answer.body).not.toContain('access_token');
  return [answer.statusCode, answer.json().error];
};
const codeForm = (granted: { code: string; verifier: string }, extra: Record<string, string> = {}) => ({
  client_id: 'studio-app',
  grant_type: 'authorization_code',
  code: granted.code,
  code_verifier: granted.verifier,
  redirect_uri: REDIRECT,
  ...extra,
});

describe('authorization requests', () => {
  const redirects: [attack: string, redirectUri: string][] = [
    ['to another site', `${FOREIGN}/`],
    ['with a trailing slash', `${REDIRECT}/`],
    ['with a query', `${REDIRECT}?next=${FOREIGN}`],
    ['with a fragment', `${REDIRECT}#${FOREIGN}`],
    ['with a parent folder', `${PUBLIC_URL}/x/../redirect.html`],
    ['with user info', REDIRECT.replace('//', '//attacker@')],
    ['with another port', REDIRECT.replace('4999', '4998')],
    ['to a subdomain', REDIRECT.replace('localhost', 'localhost.attacker.example')],
    ['in another case', REDIRECT.toUpperCase()],
    ['to a script', 'javascript:alert(1)'],
    ['of the account page', `${PUBLIC_URL}/idp/account`],
  ];
  it.each(redirects)('redirect URI %s: 400, no redirect', async (_attack, redirectUri) => {
    const answer = await at.browser.send('GET', authorization({ redirect_uri: redirectUri }).url);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers).not.toHaveProperty('location');
    expect(answer.body).not.toContain('attacker.example"');
  });

  it.each<[attack: string, extra: Record<string, string>, error: string]>([
    ['without PKCE', { code_challenge: '', code_challenge_method: '' }, 'invalid_request'],
    ['with plain PKCE', { code_challenge_method: 'plain', code_challenge: 'a'.repeat(43) }, 'invalid_request'],
    ['for an implicit token', { response_type: 'token' }, 'unsupported_response_type'],
    ['for an implicit ID token', { response_type: 'id_token', nonce: 'n' }, 'unsupported_response_type'],
    ['with another request object', { request: 'eyJhbGciOiJub25lIn0.e30.' }, 'request_not_supported'],
    ['with a request URI', { request_uri: `${FOREIGN}/request` }, 'request_uri_not_supported'],
    ['for another audience', { resource: 'urn:another:api' }, 'invalid_target'],
  ])('%s: %s is refused', async (_attack, extra, error) => {
    const answer = await at.browser.send('GET', authorization(extra).url);
    const location = String(answer.headers.location ?? '');
    expect(location === '' || location.startsWith(REDIRECT)).toBe(true);
    expect(location + answer.body).toContain(error);
    expect(location).not.toContain('code=');
  });

  it('answers by form post: refused, so that no page posts a code elsewhere', async () => {
    const answer = await at.browser.send('GET', authorization({ response_mode: 'form_post' }).url);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).not.toContain('<form');
    expect(answer.headers).not.toHaveProperty('location');
  });

  it('returns state and nonce of this request only', async () => {
    const { path, verifier } = await openSignIn(at.browser, { state: 'mine', nonce: 'fresh' });
    const answer = await at.browser.send('POST', `${path}/password`, { email: MIA, password: PASSWORD });
    const done = await at.browser.follow(answer);
    const fragment = new URLSearchParams(String(done.headers.location).split('#')[1]);
    expect(fragment.get('state')).toBe('mine');
    const tokens = (await redeemCode(at.browser, { code: fragment.get('code')!, verifier })).json();
    const claims = JSON.parse(Buffer.from(tokens.id_token.split('.')[1], 'base64url').toString());
    expect(claims).toMatchObject({ nonce: 'fresh', sub: 'mia' });
  });
});

describe('codes and refresh tokens', () => {
  it.each<[attack: string, extra: Record<string, string>, error: string]>([
    ['without the verifier', { code_verifier: '' }, 'invalid_grant'],
    ['with another verifier', { code_verifier: 'b'.repeat(43) }, 'invalid_grant'],
    ['for another redirect URI', { redirect_uri: `${FOREIGN}/` }, 'invalid_grant'],
    ['by an unknown client', { client_id: 'another' }, 'invalid_client'],
    ['by the client of the account page', { client_id: 'studio-account' }, 'invalid_grant'],
    ['with an invented code', { code: 'a'.repeat(43) }, 'invalid_grant'],
    ['as a refresh token', { grant_type: 'refresh_token', refresh_token: 'a'.repeat(43) }, 'invalid_grant'],
    ['with a password grant', { grant_type: 'password', username: MIA, password: PASSWORD }, 'unsupported_grant_type'],
    ['with client credentials', { grant_type: 'client_credentials' }, 'unauthorized_client'],
  ])('redeemed %s: refused', async (_attack, extra, error) => {
    const [status, found] = await tokenError(codeForm(await grant(), extra));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(['unsupported_grant_type', error]).toContain(found);
  });

  it('a code twice: refused, and the tokens of the first time end', async () => {
    const granted = await grant();
    const tokens = (await redeemCode(at.browser, granted)).json();
    expect(await tokenError(codeForm(granted))).toEqual([400, 'invalid_grant']);
    const form = { client_id: 'studio-app', grant_type: 'refresh_token', refresh_token: tokens.refresh_token };
    expect(await tokenError(form)).toEqual([400, 'invalid_grant']);
  });

  it('a refresh token twice: refused, and its successor ends', async () => {
    const tokens = (await redeemCode(at.browser, await grant())).json();
    const form = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token };
    const next = (await redeem(at.browser, form)).json();
    expect(await tokenError({ client_id: 'studio-app', ...form })).toEqual([400, 'invalid_grant']);
    const successor = { client_id: 'studio-app', grant_type: 'refresh_token', refresh_token: next.refresh_token };
    expect(await tokenError(successor)).toEqual([400, 'invalid_grant']);
  });

  it('from another origin: no tokens and no CORS', async () => {
    const answer = await at.browser.send('POST', '/idp/token', codeForm(await grant()), { origin: FOREIGN });
    expect(answer.body).not.toContain('access_token');
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('the sign-out of a visitor', () => {
  const SCRIPT = '<script type="module"';
  const open = async (query: string, headers: Record<string, string> = {}) =>
    (await at.browser.send('GET', `/idp/session/end${query}`, undefined, headers)).body;
  const idToken = async (email = MIA) => (await redeemCode(at.browser, await grant(email))).json().id_token as string;

  it.each([
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a page of another host of the domain', { 'sec-fetch-site': 'same-site' }],
    ['a browser that does not say where it comes from', {}],
  ])('by %s: waits for the person', async (_attack, headers) => {
    await grant();
    const page = await open('', headers as Record<string, string>);
    expect(page).toContain('You will be signed out of Inspection Studio.');
    expect(page).not.toContain(SCRIPT);
  });

  it('with the ID token of the attacker: waits for the person', async () => {
    const theirs = await idToken('ada@demo.example');
    at.browser = at.accounts.browser();
    await grant();
    expect(await open(`?id_token_hint=${theirs}`, { 'sec-fetch-site': 'cross-site' })).not.toContain(SCRIPT);
  });

  it('by the studio itself: needs no confirmation', async () => {
    const own = await idToken();
    expect(await open(`?id_token_hint=${own}`)).toContain(SCRIPT);
    expect(await open('', { 'sec-fetch-site': 'same-origin' })).toContain(SCRIPT);
  });
});
