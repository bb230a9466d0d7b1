import { type Browser, type BrowserContext, chromium, expect, test } from '@playwright/test';
import { resolveBrowser } from '../../scripts/lib/browser.mjs';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { addPasskeyStore } from '../e2e/account-steps.ts';
import { startStudio, type Studio } from '../e2e/studio.ts';
import { type Nginx, startNginx } from './nginx.ts';
import { readMailedLink } from './outbox.ts';
import {
  addAuthenticatorApp,
  enrolPasskey,
  enrolPassword,
  enterCode,
  invite,
  seesNextSteps,
  setUpCompany,
  signInWithPassword,
} from './people.ts';

const ADMIN = 'ada@northline.example';
const COLLEAGUE = 'bo@northline.example';
/** What the README promises, from an empty folder to the second person. */
const PROMISED_MS = 600_000;

let url: string;
let studio: Studio;
let nginx: Nginx;
let browser: Browser;
let startedAt: number;

test.beforeEach(async () => {
  startedAt = Date.now();
  const port = await freePort();
  url = `https://localhost:${port}`;
  studio = await startStudio({
    env: { STUDIO_SEED: 'none', STUDIO_PUBLIC_URL: url, STUDIO_TRUSTED_PROXIES: 'loopback' },
  });
  nginx = await startNginx(port, Number(new URL(studio.url).port));
  const { executablePath, args, env } = await resolveBrowser();
  // Passkeys need a certificate that the browser accepts; ignoring its errors is not enough.
  const accepted = `--ignore-certificate-errors-spki-list=${nginx.keyHash}`;
  browser = await chromium.launch({ executablePath, args: [...args, accepted], env });
});
test.afterEach(async () => {
  await browser?.close();
  await nginx?.stop();
  await studio?.stop();
});

/** The link that the server printed. */
const setupLink = (): string => /^ {2}(\S+\/idp\/setup\/\S+)$/m.exec(studio.output)![1]!;
const newContext = (): Promise<BrowserContext> =>
  browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });

/** Notes the time since the start with an empty folder, and that it is within the promise. */
function noteTime(title: string): void {
  const elapsedMs = Date.now() - startedAt;
  console.log(`${title}: ${(elapsedMs / 1000).toFixed(1)} s from an empty folder to the second person`);
  expect(elapsedMs).toBeLessThan(PROMISED_MS);
}

test('two people sign in with passkeys', async () => {
  expect(setupLink().startsWith(`${url}/idp/setup/`)).toBe(true);
  const admin = await newContext();
  const page = await admin.newPage();
  await addPasskeyStore(page);
  await setUpCompany(page, setupLink(), ADMIN);
  await enrolPasskey(page);
  await seesNextSteps(page);
  await invite(page, COLLEAGUE);

  const colleague = await newContext();
  const other = await colleague.newPage();
  await addPasskeyStore(other);
  await other.goto(await readMailedLink(studio.dataDir, COLLEAGUE, '/idp/enrol/'));
  await enrolPasskey(other);
  await expect(other.getByText('There is nothing here yet.')).toBeVisible();
  noteTime('Passkeys');
});

test('two people sign in with a password and an authenticator app', async () => {
  const password = 'viaduct quay lantern';
  const admin = await newContext();
  const page = await admin.newPage();
  await setUpCompany(page, setupLink(), ADMIN);
  await enrolPassword(page, ADMIN, password);
  await seesNextSteps(page);
  await addAuthenticatorApp(page, url);
  await page.goto(url);
  await seesNextSteps(page);
  await invite(page, COLLEAGUE);

  const colleague = await newContext();
  const other = await colleague.newPage();
  await other.goto(await readMailedLink(studio.dataDir, COLLEAGUE, '/idp/enrol/'));
  await enrolPassword(other, COLLEAGUE, password);
  await expect(other.getByText('There is nothing here yet.')).toBeVisible();
  const secret = await addAuthenticatorApp(other, url);
  await colleague.close();

  const again = await (await newContext()).newPage();
  await again.goto(url);
  await signInWithPassword(again, COLLEAGUE, password);
  await enterCode(again, secret);
  await expect(again.getByText('There is nothing here yet.')).toBeVisible();
  noteTime('Password and authenticator app');
});
