import { appendFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Route } from '@playwright/test';
import { imageName } from './drop-flight.ts';
import { openStep } from '../e2e/create-steps.ts';
import { COUNT, type Flight, UPLOAD_TIMEOUT_MS } from './flight.ts';

/** Ten minutes in full: `STUDIO_FAULT_OFFLINE_S=600`. */
const OFFLINE_MS = 1000 * Number(process.env['STUDIO_FAULT_OFFLINE_S'] ?? 20);

export interface Fault {
  name: string;
  /** The images are chosen on the disk. @default they are dropped as a folder of the page's private file system */
  isOnDisk?: boolean;
  /** Prepares the browser before anything is saved. */
  before?: (flight: Flight) => Promise<void>;
  /** The harm comes as soon as the upload has begun. @default when a third of the images has arrived */
  isAtStart?: boolean;
  /** Does harm while images are on their way, and then what a person does. @returns clicks until it continues */
  during?: (flight: Flight) => Promise<number>;
  /** Clicks that it may take. @default 1 */
  clicksMax?: number;
}

const isFile = (url: URL) => url.pathname.includes('/projects/') && !url.pathname.startsWith('/api/');

type Treat = (route: Route) => Promise<void>;

/** Treats the first try of every n-th image, in turn. */
export const everyNth =
  (n: number, ...treats: [Treat, ...Treat[]]) =>
  async ({ context }: Pick<Flight, 'context'>): Promise<void> => {
    const tried = new Set<string>();
    await context.route(isFile, async (route) => {
      const { pathname } = new URL(route.request().url());
      const isNth = tried.size % n === n - 1 && !tried.has(pathname);
      tried.add(pathname);
      const treat = treats[Math.floor(tried.size / n) % treats.length];
      await (isNth && treat ? treat(route) : route.fallback());
    });
  };

export const answer =
  (status: number): Treat =>
  (route) =>
    route.fulfill({ status, headers: { 'access-control-allow-origin': '*', 'retry-after': '1' } });
export const timeOut: Treat = (route) => route.abort('timedout');

const isSave = (kind: string) => /^(POST|PUT) .*\/projects(\/…(\/modules)?)?$/.test(kind);

/** The storage and the API do what is asked, and the first answer to each kind of call is lost. */
const loseReplies =
  (isLost: (kind: string) => boolean): Fault['before'] =>
  async ({ context }) => {
    const seen = new Set<string>();
    await context.route(
      (url) => url.pathname.startsWith('/api/v2/') || isFile(url),
      async (route) => {
        const request = route.request();
        const url = new URL(request.url());
        const kind = `${request.method()} ${isFile(url) ? 'file' : url.pathname.replaceAll(/(projects|images|uploads)\/[^/]+/g, '$1/…')}`;
        if (request.method() === 'GET' || seen.has(kind) || !isLost(kind)) return route.fallback();
        seen.add(kind);
        await route.fetch();
        await route.abort('connectionreset');
      },
    );
  };

async function killBrowser(flight: Flight): Promise<number> {
  await flight.killBrowser();
  await flight.openBrowser();
  // Whether the cookie of the sign-in had been written to the disk is chance.
  await flight.context.clearCookies();
  await flight.signIn();
  return flight.continueWithOneClick();
}

/** Faults of an upload, and what a person does about each. */
export const faults: readonly Fault[] = [
  {
    name: 'the page is reloaded',
    during: async (flight) => {
      await flight.page.reload();
      return flight.continueWithOneClick();
    },
  },
  {
    name: 'the tab is closed',
    during: async (flight) => {
      await flight.page.close();
      await flight.openPage();
      return flight.continueWithOneClick();
    },
  },
  { name: 'the browser is killed', during: killBrowser },
  { name: 'the browser is killed as soon as the upload has begun', isAtStart: true, during: killBrowser },
  {
    name: 'the session ends, and the page is left for the provider',
    during: async (flight) => {
      await flight.context.clearCookies();
      await flight.page.evaluate(() => sessionStorage.clear());
      await flight.signIn();
      return flight.continueWithOneClick();
    },
  },
  {
    name: 'it is paused, and resumed',
    during: async ({ row }) => {
      await row().getByRole('button', { name: 'Pause' }).click();
      await expect(row()).toContainText('Upload paused');
      await row().getByRole('button', { name: 'Resume' }).click();
      return 1;
    },
  },
  {
    name: 'the network is gone for a while',
    during: async ({ context }) => {
      await context.setOffline(true);
      await wait(OFFLINE_MS);
      await context.setOffline(false);
      return 0;
    },
  },
  {
    name: 'the server is killed and started again',
    during: async ({ studio }) => {
      await studio.kill();
      await wait(3_000);
      await studio.restart();
      return 0;
    },
  },
  {
    name: 'the wizard is reloaded before it is saved',
    before: async ({ page, untilKept }) => {
      await untilKept();
      await page.reload();
      await openStep(page, 'Confirmation');
    },
  },
  {
    name: 'the folder is chosen again, half of it first',
    isOnDisk: true,
    during: async (flight) => {
      const { page, pathOf } = flight;
      await page.reload();
      const half = Array.from({ length: Math.ceil(COUNT / 2) }, (_, index) => pathOf(index * 2));
      const dialog = await flight.openContinue();
      await dialog.locator('input[type=file]').setInputFiles(half);
      await dialog.getByRole('button', { name: /^Upload \d/ }).click();
      await expect(flight.row()).toContainText('Other files of this inspection have not arrived.', {
        timeout: UPLOAD_TIMEOUT_MS,
      });
      expect(await flight.arrived()).toBeLessThan(COUNT);
      const again = await flight.openContinue();
      await again.locator('input[type=file]').setInputFiles(Array.from({ length: COUNT }, (_, index) => pathOf(index)));
      await expect(again).toBeHidden({ timeout: UPLOAD_TIMEOUT_MS });
      return 3;
    },
    // Continue upload for each half, and Upload for the files that were found.
    clicksMax: 3,
  },
  { name: 'the storage answers 500', before: everyNth(10, answer(500)) },
  { name: 'the storage answers 503 with a time to wait', before: everyNth(10, answer(503)) },
  { name: 'connections to the storage time out', before: everyNth(10, timeOut) },
  { name: 'the reply to the creation is lost', before: loseReplies((kind) => kind.endsWith('/projects')) },
  { name: 'the reply to the registration is lost', before: loseReplies((kind) => kind.endsWith('/modules')) },
  { name: 'the first reply of every other kind of call is lost', before: loseReplies((kind) => !isSave(kind)) },
  {
    name: 'a second tab is opened',
    during: async ({ context, studio, name }) => {
      const second = await context.newPage();
      await second.goto(studio.url);
      await expect(second.getByRole('main').getByRole('listitem').first()).toBeVisible();
      await expect(second.getByRole('button', { name: 'Continue upload' })).toBeHidden();
      await expect(second.getByRole('status').filter({ hasText: name })).toBeHidden();
      await second.close();
      return 0;
    },
  },
  {
    name: 'a colleague sends it for processing and deletes it',
    during: async (flight) => {
      const manager = await flight.manager();
      expect((await manager('POST', `projects/${flight.id}/process`)).status).toBe(409);
      expect((await manager('DELETE', `projects/${flight.id}`)).status).toBe(409);
      return 0;
    },
  },
  {
    name: 'an image is changed on the disk',
    isOnDisk: true,
    during: async ({ page, pathOf, row }) => {
      const path = pathOf(COUNT - 1);
      await appendFile(path, ' ');
      await expect(row()).toContainText(imageName(COUNT - 1), { timeout: 120_000 });
      const chooser = page.waitForEvent('filechooser');
      await row()
        .getByRole('button', { name: /^Choose the file again/ })
        .click();
      await (await chooser).setFiles(path);
      return 1;
    },
  },
];
