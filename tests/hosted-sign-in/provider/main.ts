import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Provider } from 'oidc-provider';
import { createProvider } from './create-provider.ts';
import { signInPage } from './sign-in-page.ts';
import { CODE, PASSWORD, PASSWORD_ACR, STRONG_ACR } from './registration.ts';
import { type ProviderSettings, readSettings } from './settings.ts';
import { loadStore, saveStore } from './store.ts';

/** An OpenID provider with pages, accounts and keys of its own: `node main.ts <folder of its settings>`. */
const folder = process.argv[2]!;

let settings: ProviderSettings;
let provider: Provider;

async function load(): Promise<void> {
  settings = await readSettings(folder);
  provider = createProvider(settings);
}

const send = (response: ServerResponse, status: number, html: string): void =>
  void response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html);

async function answerForm(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const form = new URLSearchParams(await text(request));
  if (form.has('cancel')) {
    await provider.interactionFinished(request, response, { error: 'access_denied' });
    return;
  }
  const account = settings.accounts.find(({ username }) => username === form.get('username'));
  if (!account || form.get('password') !== PASSWORD) {
    send(response, 401, signInPage('Wrong user name or password.'));
    return;
  }
  const hasCode = form.get('code') === CODE;
  const strength = hasCode ? { acr: STRONG_ACR, amr: ['pwd', 'otp', 'mfa'] } : { acr: PASSWORD_ACR, amr: ['pwd'] };
  await provider.interactionFinished(request, response, { login: { accountId: account.username, ...strength } });
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!request.url?.startsWith('/interaction/')) return provider.callback()(request, response);
  // Rejects without the cookie of this sign-in.
  await provider.interactionDetails(request, response);
  if (request.method === 'POST') return answerForm(request, response);
  send(response, 200, signInPage());
}

await loadStore(folder);
await load();
process.on('SIGHUP', () => void load());
process.on('SIGTERM', () => void saveStore(folder).then(() => process.exit()));
createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error);
    send(response, 400, '<!doctype html><title>Error</title><h1>Sign-in failed</h1>');
  });
}).listen(settings!.port, 'localhost', () => console.log('ready'));
