import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Api, apiOf } from './api.ts';
import {
  addImages,
  chooseCreate,
  chooseOption,
  fillDetails,
  goNext,
  openStep,
  saveInspection,
} from './create-steps.ts';
import { drawPicture, enlarged } from './frames.ts';
import { sharedStudio } from './shared-studio.ts';
import { signIn } from './sign-in.ts';
import type { Studio } from './studio.ts';

const MiB = 1024 * 1024;
const TAKEN = new Date('2026-06-01T10:00:00Z');
const CHANGED = 'The file was changed or can no longer be read. Choose it again.';
/** In Firefox, a request for a file that became shorter ends only when no byte was sent for 30 s. */
const NOTICED_MS = 180_000;

/** Files and what another program does with each: one that is sent whole and one that is sent in blocks. */
const FILES = {
  'whole-rewritten': 3 * MiB,
  'whole-cut': 3 * MiB,
  'blocks-rewritten': 17 * MiB,
  'blocks-cut': 17 * MiB,
};
const NAMES = Object.keys(FILES).map((name) => `${name}.jpg`);

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Cuts off the last byte of a file, or writes another comment of the same length into it. */
async function change(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (path.endsWith('cut.jpg')) await truncate(path, bytes.length - 1);
  else await writeFile(path, bytes.fill('deck ', 1_000, 50_000));
}

let studio: Studio;
let manager: Api;
let picture: Buffer;
let folder: string;
let paths: string[];

test.describe('Files that another program changes', { tag: '@services' }, () => {
  test.beforeAll(async () => {
    studio = await sharedStudio();
    manager = await apiOf(studio, 'manager');
    picture = await drawPicture();
  });

  test.beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'studio-changed-'));
    paths = [];
    for (const [name, sizeBytes] of [...Object.entries(FILES), ['unchanged', 3 * MiB] as const]) {
      const path = join(folder, `${name}.jpg`);
      await writeFile(path, enlarged(picture, sizeBytes));
      await utimes(path, TAKEN, TAKEN);
      paths.push(path);
    }
  });
  test.afterEach(() => rm(folder, { recursive: true }));

  for (const [moment, title, isMoment] of [
    ['before they are sent', 'ChangedBefore', (method: string) => method === 'GET'],
    ['while they are sent', 'ChangedMeanwhile', (method: string) => method === 'PUT'],
  ] as const) {
    test(`${moment} are not stored as complete, and can be chosen again`, async ({ page, browserName }) => {
      const left = new Set(NAMES);
      // The addresses of files and the requests that store them have the storage key, which has the name.
      await page.route(/\/upload\?|(?<!\/api\/v2)\/projects\/[^?]+\?/, async (route, request) => {
        const name = [...left].find((each) => decodeURIComponent(request.url()).includes(each.replace('.jpg', '')));
        if (name && isMoment(request.method())) {
          left.delete(name);
          await change(join(folder, name));
        }
        await route.continue().catch(() => undefined);
      });
      await signIn(page, studio, 'manager');
      const [{ name: asset }] = (await manager('GET', 'assets?top=1')).body;
      await chooseCreate(page, 'Inspection');
      await page.getByRole('checkbox', { name: '2D Data' }).check();
      await goNext(page);
      await addImages(page, paths);
      await openStep(page, 'Details');
      await chooseOption(page.getByRole('tabpanel'), 'Asset', asset);
      await fillDetails(page, { name: title, checklist: 'Bridge general' });
      const id = await saveInspection(page, title);

      const tray = page.getByRole('region', { name: 'Uploads' });
      await expect(tray.getByText('Upload failed', { exact: true })).toBeVisible({ timeout: NOTICED_MS });
      // Firefox reads a file that was written again with the same length, and notices it only while it is written.
      const others = browserName === 'firefox' ? '[123] other files?' : '3 other files';
      await expect(tray).toContainText(new RegExp(`and ${others}: ${CHANGED}`));
      expect(left).toEqual(new Set());
      const stored = async () => {
        const { two } = (await manager('GET', `projects/${id}/modules`)).body;
        return two.rgb as { id: string; name: string; isUploaded: boolean }[];
      };
      const arrived = (await stored()).filter(({ isUploaded }) => isUploaded).map(({ name }) => name);
      const isRewritten = (name: string) => browserName === 'firefox' && name.endsWith('-rewritten.jpg');
      expect(arrived.filter((name) => !isRewritten(name))).toEqual(['unchanged.jpg']);

      // The other program ends what it has begun.
      for (const name of ['whole-cut', 'blocks-cut'] as const) {
        await writeFile(join(folder, `${name}.jpg`), enlarged(picture, FILES[name] + MiB));
      }
      const choosing = page.waitForEvent('filechooser');
      await tray.getByRole('button', { name: `Choose the files again ${title}` }).click();
      await (await choosing).setFiles(paths);
      await expect(tray).toContainText('Upload complete');
      const files = await stored();
      expect(files).toHaveLength(5);
      for (const { id: fileId, name } of files) {
        const { url } = (await manager('GET', `images/download?id=${fileId}`)).body;
        const bytes = Buffer.from(await (await fetch(new URL(url, studio.url))).arrayBuffer());
        expect([name, sha256(bytes)]).toEqual([name, sha256(await readFile(join(folder, name)))]);
      }
    });
  }
});
