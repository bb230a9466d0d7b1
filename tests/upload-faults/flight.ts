import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { type BrowserContext, chromium, expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { type Api, apiOf } from '../e2e/api.ts';
import { chooseCreate, chooseOption, fillDetails, goNext, openStep } from '../e2e/create-steps.ts';
import { signIn } from '../e2e/sign-in.ts';
import type { Studio } from '../e2e/studio.ts';
import { registeredImages } from '../e2e/upload-files.ts';
import { dropFlight, imageName } from './drop-flight.ts';
import { sentKey } from './sent-key.ts';

/** Number of images of each upload. */
export const COUNT = Number(process.env['STUDIO_FAULT_FILES'] ?? 40);
/** A small flight is slowed down, so that the fault comes while files are on their way. */
const SLOW_MS = COUNT < 500 ? 1_500 : 0;
/** Longest wait for many images. */
export const UPLOAD_TIMEOUT_MS = 60_000 + COUNT * 200;

/** Whether the uploads adapt to the connection. */
export const IS_ADAPTIVE = process.env['STUDIO_FAULT_ADAPTIVE'] === '1';

const run = promisify(execFile);

/** An upload from the drop to the last confirmation, in a browser whose profile is on the disk. */
export class Flight {
  readonly name: string;
  readonly studio: Studio;
  context!: BrowserContext;
  page!: Page;
  id = '';
  readonly #profile: string;
  readonly #sends = new Map<string, number>();

  constructor(studio: Studio, name: string) {
    this.studio = studio;
    this.name = name;
    this.#profile = test.info().outputPath('profile');
  }

  /** Starts the browser with the profile of before, and opens a page. */
  async openBrowser(): Promise<Page> {
    const { launchOptions, viewport, locale, timezoneId } = test.info().project.use;
    this.context = await chromium.launchPersistentContext(this.#profile, {
      ...launchOptions,
      viewport,
      locale,
      timezoneId,
    });
    if (SLOW_MS > 0)
      await this.context.route(
        (url) => url.pathname.includes('/projects/') && !url.pathname.startsWith('/api/'),
        async (route) => {
          await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
          await route.fallback().catch(() => undefined);
        },
      );
    if (IS_ADAPTIVE) await this.context.addInitScript(() => localStorage.setItem('studio.adaptive-uploads', 'true'));
    this.context.on('request', (request) => {
      const key = sentKey(request);
      if (key) this.#sends.set(key, (this.#sends.get(key) ?? 0) + 1);
    });
    return this.openPage();
  }

  async openPage(): Promise<Page> {
    this.page = await this.context.newPage();
    this.page.on('dialog', (dialog) => void dialog.accept());
    return this.page;
  }

  /** Ends the browser at once, as a power cut does. */
  async killBrowser(): Promise<void> {
    const closed = this.context.waitForEvent('close');
    await run('pkill', ['-KILL', '-f', this.#profile]);
    await closed;
  }

  signIn = (): Promise<void> => signIn(this.page, this.studio, 'manager');

  manager = (): Promise<Api> => apiOf(this.studio, 'manager');

  /** Path of the n-th image on the disk. */
  pathOf = (index: number): string => test.info().outputPath(imageName(index));

  /** Fills the wizard up to its last step, with the images dropped as a folder, or chosen on the disk. */
  async fillWizard({ isOnDisk = false } = {}): Promise<void> {
    const { page } = this;
    const [{ name: asset }] = (await (await this.manager())('GET', 'assets?top=1')).body;
    await chooseCreate(page, 'Inspection');
    await page.getByRole('checkbox', { name: '2D Data' }).check();
    await goNext(page);
    const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: 'grey' } })
      .jpeg()
      .toBuffer();
    const zone = page.getByRole('group', { name: 'Visual images' });
    if (isOnDisk) {
      const paths = Array.from({ length: COUNT }, (_, index) => this.pathOf(index));
      await Promise.all(paths.map((path) => writeFile(path, Buffer.concat([picture, Buffer.from(path)]))));
      await zone.locator('input[type=file]').setInputFiles(paths);
    } else {
      await dropFlight(zone, { folder: this.name, base64: picture.toString('base64'), count: COUNT });
    }
    await expect(page.getByRole('tabpanel')).toContainText(new Intl.NumberFormat('en-GB').format(COUNT));
    await openStep(page, 'Details');
    await chooseOption(page.getByRole('tabpanel'), 'Asset', asset);
    await fillDetails(page, { name: this.name, checklist: 'Bridge general' });
    await openStep(page, 'Confirmation');
  }

  /** Resolves when this browser keeps every image of the wizard, half a second after the last change. */
  untilKept = async (): Promise<void> => {
    await expect
      .poll(() =>
        this.page.evaluate(async () => {
          const resultOf = <Result>(request: IDBRequest<Result>) =>
            new Promise<Result>((resolve, reject) => {
              request.addEventListener('success', () => resolve(request.result));
              request.addEventListener('error', () => reject(request.error));
            });
          const db = await resultOf(indexedDB.open('studio.uploads'));
          const forms: { content: { entered: { name: string } } }[] = await resultOf(
            db.transaction('forms').objectStore('forms').getAll(),
          );
          const parts: unknown[][] = await resultOf(db.transaction('formFiles').objectStore('formFiles').getAll());
          db.close();
          return [forms.at(-1)?.content.entered.name, parts.flat().length];
        }),
      )
      .toEqual([this.name, COUNT]);
  };

  /** Saves; the upload begins. @returns how often Save had to be pressed again */
  async save(): Promise<number> {
    const { page } = this;
    const title = page.getByRole('heading', { level: 1, name: this.name });
    const alert = page.getByRole('tabpanel').getByRole('alert');
    for (let again = 0; ; again += 1) {
      // The error of the last try is there until this one has begun.
      await alert.evaluateAll((seen) => seen.forEach((each) => each.setAttribute('data-seen', '')));
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      const refused = alert.and(page.locator(':not([data-seen])'));
      await expect(title.or(refused).first()).toBeVisible({ timeout: UPLOAD_TIMEOUT_MS });
      if (!(await title.isVisible())) continue;
      this.id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      return again;
    }
  }

  /** Resolves when this share of the images has arrived. */
  async underWay(share = 1 / 3): Promise<void> {
    await expect.poll(() => this.arrived(), { timeout: UPLOAD_TIMEOUT_MS }).toBeGreaterThan(COUNT * share);
  }

  async arrived(): Promise<number> {
    return (await (await this.manager())('GET', `projects/${this.id}`)).body.uploadedImageCount;
  }

  /** Opens the studio, and continues with the one click that it offers. */
  async continueWithOneClick(): Promise<1> {
    await this.page.goto(this.studio.url);
    await this.page
      .getByRole('status')
      .filter({ hasText: this.name })
      .getByRole('button', { name: 'Continue upload' })
      .click();
    return 1;
  }

  /** Opens the dialog that takes the images again, from the page of the inspection. */
  async openContinue(): Promise<Locator> {
    await this.page.goto(`${this.studio.url}/inspections/${this.id}`);
    await this.page.getByRole('main').getByRole('button', { name: 'Continue upload' }).click();
    return this.page.getByRole('dialog', { name: 'Continue upload' });
  }

  /** The row of the upload in the tray. */
  row = () =>
    this.page
      .getByRole('region', { name: 'Uploads' })
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('link', { name: this.name }) });

  /** Waits for the last image. @returns what became of all of them */
  async outcome(): Promise<{ lost: number; duplicated: number; sentAgain: number }> {
    await expect(this.row()).toContainText('Upload complete', { timeout: UPLOAD_TIMEOUT_MS });
    const images = await registeredImages(await this.manager(), this.id);
    const arrived = images.filter(({ isUploaded }) => isUploaded).map(({ name }) => name);
    return {
      lost: COUNT - new Set(arrived).size,
      duplicated: images.length - new Set(images.map(({ name }) => name)).size,
      sentAgain: [...this.#sends.values()].reduce((sum, sends) => sum + sends - 1, 0),
    };
  }
}
