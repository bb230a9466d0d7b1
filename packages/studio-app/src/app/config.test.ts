import { afterEach, expect, it, vi } from 'vitest';
import { loadConfig } from './config.ts';

afterEach(() => void vi.unstubAllGlobals());

const served = {
  auth: {
    clientId: 'spa',
    authority: 'https://studio.example',
    knownAuthorities: [],
    protocolMode: 'OIDC',
    scopes: ['read'],
    redirectUri: '/redirect.html',
    postLogoutRedirectUri: '/',
  },
  version: '9.3.3',
  supportEmail: 'help@grid.example',
  launchUrl: 'https://cloud.example',
  tileUrl: '/tiles/{z}/{x}/{y}',
  tileCredit: '',
  coatingBreakdownCompanies: [],
  signInMethodsPath: null,
  isDemoSignInOpen: false,
  isSignInHosted: true,
  uploadBlocksFromBytes: 1,
};
const serve = (body: unknown, status = 200) => {
  const fetch = vi.fn<(url: string) => Promise<Response>>(async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

it('the configuration is read from the server', async () => {
  const fetch = serve(served);
  expect(await loadConfig()).toEqual(served);
  expect(fetch.mock.calls).toEqual([['/config.json']]);
});

it.each<[string, unknown, number | undefined, RegExp]>([
  ['is missing', {}, 404, /^Request failed with status code 404: GET \/config\.json$/],
  ['has no address of tiles', { ...served, tileUrl: undefined }, undefined, /tileUrl/],
  ['has no scopes', { ...served, auth: { ...served.auth, scopes: [] } }, undefined, /scopes/],
  ['gives stalled uploads no time', { ...served, uploadStallMs: 0 }, undefined, /uploadStallMs/],
])('a configuration that %s is refused', async (_case, body, status, message) => {
  serve(body, status);
  await expect(loadConfig()).rejects.toThrow(message);
});
