/* oxlint-disable max-lines -- split by subject already */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { journey } from './journey.ts';
import { type Api, apiOf } from './api.ts';
import { type ConsoleWatch, watchConsole } from './console-watch.ts';
import { createDraft } from './create-steps.ts';
import { drawPicture } from './frames.ts';
import { sharedStudio } from './shared-studio.ts';
import { signIn } from './sign-in.ts';
import { BROKEN_CONNECTION, guardStorage, type StorageEdge } from './storage-edge.ts';
import type { Studio } from './studio.ts';
import { arrivedCount, photosOf } from './upload-files.ts';

const LEAVE_TAB_OPEN = 'Please leave this tab open while uploading.';
/** Sending is watched for this long before anything is said about the time it takes, in milliseconds. */
const OBSERVED_MS = 5_000;
/** What a browser and the product write of a request that a test refused, or took the network from. */
const REFUSED = /Failed to load resource|Request failed with status code|StudioError|StorageError/;

let studio: Studio;
let manager: Api;
let context: BrowserContext;
let page: Page;
let consoleWatch: ConsoleWatch;
let edge: StorageEdge;
let picture: Buffer;
let asset: string;
let tolerated: RegExp[] = []; // lines a test that refuses requests may leave in the console
const asked: string[] = [];
const ids = { first: '', second: '' };

const tray = () => page.getByRole('region', { name: 'Uploads' });
/** Others that wait for an inspection name it as well. */
const row = (inspection: string) =>
  tray()
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: inspection }) });
const press = (name: string) => tray().getByRole('button', { name, exact: true }).click();
/** Creates an inspection whose upload the tray shows. @returns its id */
const upload = (name: string, count: number, { process = false } = {}): Promise<string> =>
  createDraft(page, { name, asset, files: photosOf(picture, count, name), process });

const uploadedCount = (id: string) => arrivedCount(manager, id);

test.describe('The upload tray', () => {
  test.beforeAll(async ({ browser }) => {
    picture = await drawPicture();
    studio = await sharedStudio();
    manager = await apiOf(studio, 'manager');
    asset = (await manager('GET', 'assets?top=1')).body[0].name;
    context = await browser.newContext();
    page = await context.newPage();
    consoleWatch = watchConsole(page);
    edge = await guardStorage(page);
    page.on('request', (request) =>
      asked.push(`${request.method()} ${new URL(request.url()).pathname.replace('/api/v2/', '')}`),
    );
    await signIn(page, studio, 'manager');
  });
  test.afterAll(() => context?.close());
  const expectQuiet = async () => {
    const lines = (await consoleWatch.take()).filter((line) => !tolerated.some((known) => known.test(line)));
    tolerated = [];
    expect(lines).toEqual([]);
  };

  journey(
    'batches are sent, paused, retried, dismissed and cancelled',
    (step) => {
      step('is docked on every page, says how far it is, can be minimised', async () => {
        edge.hold();
        ids.first = await upload('DeckEast', 7, { process: true });
        await expect(row('DeckEast')).toContainText('Upload pending...');
        await expect(row('DeckEast')).toContainText('0 of 7 uploaded');
        await expect(row('DeckEast')).toContainText('Processing queued');
        await expect(tray().getByText(LEAVE_TAB_OPEN)).toBeVisible();
        await expect(tray().getByRole('button', { name: 'Dismiss all' })).toBeHidden();
        for (const entry of ['Home', 'Company']) {
          await page.getByRole('navigation').getByRole('link', { name: entry, exact: true }).first().click();
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
          const box = await tray().boundingBox();
          expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(900);
        }
        await press('Minimise');
        await expect(row('DeckEast')).toBeHidden();
        await expect(tray().getByText('0 of 7 uploaded').first()).toBeVisible();
        await press('Expand');
        await expect(row('DeckEast')).toBeVisible();
      });

      step('the browser asks before the tab is left', async () => {
        const asking = page.waitForEvent('dialog');
        await page.close({ runBeforeUnload: true });
        const dialog = await asking;
        expect(dialog.type()).toBe('beforeunload');
        await dialog.dismiss();
        await expect(row('DeckEast')).toBeVisible();
      });

      step('chunks of five one after another, the links of the next fetched meanwhile', async () => {
        await expect.poll(() => edge.held.length).toBe(5);
        await expect.poll(() => asked.filter((request) => request === 'GET upload').length).toBe(7);
        edge.letPast(4);
        await expect(row('DeckEast')).toContainText('4 of 7 uploaded');
        expect(edge.sentCount).toBe(5);
        await page.evaluate((ms) => {
          const now = performance.now.bind(performance);
          performance.now = () => now() + ms;
        }, OBSERVED_MS);
        edge.letPast(1);
        await expect(row('DeckEast')).toContainText('5 of 7 uploaded');
        await expect.poll(() => edge.sentCount).toBe(7);
        expect(asked.filter((request) => request === 'GET upload')).toHaveLength(7);
      });

      step('says how long it still takes once that is known', async () => {
        await expect(row('DeckEast')).toContainText(/About \d+ (second|minute|hour)s? remaining/);
      });

      step('several batches at once; a paused one lets the next go on', async () => {
        await page.route('**/process', (route) =>
          route.request().url().includes(ids.first) ? route.fallback() : route.fulfill({ status: 409, json: {} }),
        );
        ids.second = await upload('DeckWest', 2, { process: true });
        await expect(tray().getByRole('listitem')).toHaveCount(2);
        await expect(tray().getByText('5 of 9 uploaded').first()).toBeVisible();
        await press('Pause DeckEast');
        await expect(row('DeckEast')).toContainText('Upload paused');
        await expect.poll(() => edge.held.length).toBe(2);
        await press('Resume DeckEast');
        await expect(row('DeckEast')).not.toContainText('Upload paused');
      });

      step('what is being uploaded can be neither sent nor deleted', async () => {
        await expect(page.getByRole('group', { name: 'Upload in progress' })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Send for processing' })).toBeHidden();
      });

      step('another tab shows the upload, and Send says that it would interrupt it', async () => {
        const other = await context.newPage();
        await other.goto(`${studio.url}/inspections/${ids.first}`);
        const running = other.getByRole('group', { name: 'You are uploading in another tab' });
        await expect(running).toContainText(/5 of 7 uploaded, since \d\d:\d\d/);
        await other.getByRole('button', { name: 'Send for processing' }).click();
        const question = other.getByRole('alertdialog');
        await expect(question).toContainText('This interrupts your upload in another tab: 5 of 7 uploaded.');
        await expect(question.getByRole('button', { name: 'Interrupt and send' })).toBeVisible();
        await other.close();
        const refused = await manager('POST', `projects/${ids.first}/process`);
        expect(refused.status).toBe(409);
        expect((await manager('GET', `projects/${ids.first}`)).body.status).toBe(0);
      });

      step('without a network, uploads pause automatically and resume when it is back', async () => {
        tolerated = [BROKEN_CONNECTION, REFUSED];
        const waiting = 'No connection. The upload resumes automatically.';
        await context.setOffline(true);
        for (const inspection of ['DeckEast', 'DeckWest']) {
          await expect(row(inspection)).toContainText('Upload paused');
          await expect(row(inspection)).toContainText(waiting);
        }
        await press('Minimise');
        await expect(tray().getByRole('paragraph').filter({ hasText: waiting })).toBeVisible();
        await press('Expand');
        await expect.poll(() => edge.held.length).toBe(0);
        await context.setOffline(false);
        await expect.poll(() => edge.held.length).toBe(2);
        await expect(tray().getByText('Upload paused')).toHaveCount(0);
      });

      step('a session that ends pauses all of it as well, and signing in again is enough for it to go on', async () => {
        tolerated = [BROKEN_CONNECTION, REFUSED, /invalid_grant/];
        const waiting = 'Your session has ended. The upload resumes when you sign in again.';
        await context.clearCookies();
        await page.route('**/idp/token*', (route) => route.fulfill({ status: 400, json: { error: 'invalid_grant' } }));
        await page.route('**/images/*/uploaded', (route) => route.fulfill({ status: 401, json: {} }));
        edge.letPast(1);
        await page
          .getByRole('alertdialog', { name: 'Session expired' })
          .getByRole('button', { name: 'Not now' })
          .click();
        for (const inspection of ['DeckEast', 'DeckWest']) await expect(row(inspection)).toContainText(waiting);
        expect(edge.held).toEqual([]);
        await page.unroute('**/idp/token*');
        await page.unroute('**/images/*/uploaded');
        const [window] = await Promise.all([
          page.waitForEvent('popup'),
          page.getByRole('button', { name: 'Sign in again' }).click(),
        ]);
        await window.getByRole('button', { name: 'manager@demo.example' }).click();
        await expect(row('DeckEast')).toContainText('6 of 7 uploaded');
        await expect.poll(() => edge.held.length).toBe(1);
        await expect(tray().getByText('Upload paused')).toHaveCount(0);
      });

      step('a batch with a failed file says so, is not marked uploaded nor sent, and Retry completes it', async () => {
        tolerated = [REFUSED];
        edge.refuseFile(edge.held[0] ?? '', 400);
        edge.release();
        await expect(row('DeckEast')).toContainText('Upload failed');
        await expect(row('DeckEast')).toContainText('6 of 7 uploaded');
        await expect(row('DeckEast')).toContainText(/DeckEast_\d\.jpg: 400 Something went wrong\./);
        await expect(row('DeckWest')).toContainText('Upload complete');
        await expect(tray().getByText(LEAVE_TAB_OPEN)).toBeVisible();
        expect(asked).not.toContain(`PUT projects/${ids.first}/uploaded`);
        expect(asked).not.toContain(`POST projects/${ids.first}/process`);
        expect(await uploadedCount(ids.first)).toBe(6);
        edge.mend();
        await press('Retry DeckEast');
        await expect(row('DeckEast')).toContainText('Upload complete');
      });

      step('everything is uploaded and sent for processing, or says that it could not be', async () => {
        await expect(row('DeckEast')).toContainText('7 of 7 uploaded');
        await expect(row('DeckEast')).toContainText('Sent for processing');
        await expect(row('DeckWest')).toContainText('Processing could not be started');
        await expect(tray().getByText(LEAVE_TAB_OPEN)).toBeHidden();
        expect([await uploadedCount(ids.first), await uploadedCount(ids.second)]).toEqual([7, 2]);
        expect(new Set(asked.filter((request) => /^PUT images\/[^/]+\/uploaded$/.test(request))).size).toBe(9);
        const order = asked.filter(
          (request) => /^(PUT|POST) projects\/[^/]+\/(uploaded|process)$/.test(request) && request.includes(ids.first),
        );
        expect(order).toEqual([`PUT projects/${ids.first}/uploaded`, `POST projects/${ids.first}/process`]);
      });

      step('an ended batch is dismissed; Dismiss all is there when nothing is in progress', async () => {
        await press('Dismiss DeckWest');
        await expect(tray().getByRole('listitem')).toHaveCount(1);
        await press('Dismiss all');
        await expect(tray()).toBeHidden();
      });

      step(
        'Cancel asks, stops what is on its way and takes it off the inspection; then nobody is asked on leaving',
        async () => {
          tolerated = [BROKEN_CONNECTION];
          edge.hold();
          const id = await upload('DeckSouth', 3);
          await expect.poll(() => edge.held.length).toBe(3);
          edge.letPast(1);
          await expect(row('DeckSouth')).toContainText('1 of 3 uploaded');
          await expect(row('DeckSouth')).not.toContainText(/processing/i);
          await press('Cancel DeckSouth');
          const question = page.getByRole('alertdialog', { name: 'Cancel the upload of DeckSouth?' });
          await question.getByRole('button', { name: 'Keep uploading' }).click();
          await expect(row('DeckSouth')).toBeVisible();
          await press('Cancel DeckSouth');
          await question.getByRole('button', { name: 'Cancel upload' }).click();
          await expect(tray()).toBeHidden();
          await expect.poll(async () => (await manager('GET', `projects/${id}/modules`)).body.two.rgb.length).toBe(1);
          expect(edge.held).toEqual([]);
          let wasAsked = false;
          page.once('dialog', (dialog) => {
            wasAsked = true;
            void dialog.accept();
          });
          await page.goto(studio.url);
          expect(wasAsked).toBe(false);
        },
      );

      step('reloading the tab ends its upload for everyone at once', async () => {
        tolerated = [BROKEN_CONNECTION];
        edge.hold();
        const id = await upload('DeckNorth', 2);
        const uploads = async () => (await manager('GET', `projects/${id}`)).body.uploads.length;
        await expect.poll(uploads).toBe(1);
        await expect.poll(() => edge.held.length).toBe(2);
        // The step before waits for a question that does not come.
        page.removeAllListeners('dialog');
        page.once('dialog', (dialog) => void dialog.accept());
        await page.goto(`${studio.url}/inspections/${id}`);
        await expect.poll(uploads).toBe(0);
        await expect(page.getByRole('row', { name: '2D Data Visual 2 2 files not uploaded' })).toBeVisible();
        await expect(page.getByRole('group', { name: 'You are uploading in another tab' })).toBeHidden();
      });
    },
    { afterStep: expectQuiet },
  );
});
