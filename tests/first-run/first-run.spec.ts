import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { resolveBrowser } from '../../scripts/lib/browser.mjs';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { addPasskeyStore } from '../e2e/account-steps.ts';
import { startStudio, type Studio } from '../e2e/studio.ts';
import { type Nginx, startNginx } from './nginx.ts';
import { mailedEnrolUrl } from './outbox.ts';
import {
  addAuthenticatorApp,
  askForLink,
  enrolPasskey,
  enrolPassword,
  enterCode,
  invite,
  nextCode,
  seesEmptyHome,
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
/** A page of another device. */
const newPage = async (): Promise<Page> =>
  (await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })).newPage();

/** Notes the time since the start with an empty folder, and that it is within the promise. */
function noteTime(title: string): void {
  const elapsedMs = Date.now() - startedAt;
  console.log(`${title}: ${(elapsedMs / 1000).toFixed(1)} s from an empty folder to the second person`);
  expect(elapsedMs).toBeLessThan(PROMISED_MS);
}

test('two people sign in with passkeys, and one who loses theirs gets back in', async () => {
  expect(setupLink().startsWith(`${url}/idp/setup/`)).toBe(true);
  const page = await newPage();
  await addPasskeyStore(page);
  await setUpCompany(page, setupLink(), ADMIN);
  await enrolPasskey(page);
  await seesNextSteps(page);
  await invite(page, COLLEAGUE);

  const laptop = await newPage();
  await addPasskeyStore(laptop);
  const invitation = await mailedEnrolUrl(studio.dataDir, COLLEAGUE);
  await laptop.goto(invitation);
  await enrolPasskey(laptop);
  await seesEmptyHome(laptop);
  noteTime('Passkeys');

  const phone = await newPage();
  await addPasskeyStore(phone);
  await askForLink(phone, url, COLLEAGUE);
  await phone.goto(await mailedEnrolUrl(studio.dataDir, COLLEAGUE, invitation));
  await enrolPasskey(phone);
  await seesEmptyHome(phone);
});

test('two people sign in with a password and an authenticator app, and one who loses both gets back in', async () => {
  const password = 'viaduct quay lantern';
  const page = await newPage();
  await setUpCompany(page, setupLink(), ADMIN);
  await enrolPassword(page, ADMIN, password);
  await seesNextSteps(page);
  await addAuthenticatorApp(page, url);
  await page.goto(url);
  await seesNextSteps(page);
  await invite(page, COLLEAGUE);

  const laptop = await newPage();
  const invitation = await mailedEnrolUrl(studio.dataDir, COLLEAGUE);
  await laptop.goto(invitation);
  await enrolPassword(laptop, COLLEAGUE, password);
  await seesEmptyHome(laptop);
  const app = await addAuthenticatorApp(laptop, url);

  const other = await newPage();
  await other.goto(url);
  await signInWithPassword(other, COLLEAGUE, password);
  await enterCode(other, nextCode(app));
  await seesEmptyHome(other);
  noteTime('Password and authenticator app');

  const [recoveryCode, nextRecoveryCode] = app.recoveryCodes as [string, string];
  const phone = await newPage();
  await askForLink(phone, url, COLLEAGUE);
  await phone.goto(await mailedEnrolUrl(studio.dataDir, COLLEAGUE, invitation));
  await enterCode(phone, recoveryCode);
  await enrolPassword(phone, COLLEAGUE, 'gantry ebb tide marker');
  await enterCode(phone, nextRecoveryCode);
  await seesEmptyHome(phone);
});
