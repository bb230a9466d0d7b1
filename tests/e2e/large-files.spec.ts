import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { type Api, apiOf } from './api.ts';
import { createDraft } from './create-steps.ts';
import { drawPicture, enlarged } from './frames.ts';
import { sharedStudio } from './shared-studio.ts';
import { signIn } from './sign-in.ts';
import { guardStorage } from './storage-edge.ts';
import type { Studio } from './studio.ts';

const MiB = 1024 * 1024;

let studio: Studio;
let manager: Api;
let image: Buffer;

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

test.describe('Files of more than 16 MB', () => {
  test.beforeAll(async () => {
    image = enlarged(await drawPicture(), 38 * MiB);
    studio = await sharedStudio();
    manager = await apiOf(studio, 'manager');
  });

  test('are sent in blocks of 8 MB; after Pause, Resume sends only those that the storage does not have', async ({
    page,
  }) => {
    const blocks: string[] = [];
    page.on('request', (request) => {
      const query = new URL(request.url()).searchParams;
      if (request.method() === 'PUT' && query.has('comp')) blocks.push(query.get('blockid') ?? 'list');
    });
    const edge = await guardStorage(page);
    edge.hold();
    await signIn(page, studio, 'manager');
    const [{ name: asset }] = (await manager('GET', 'assets?top=1')).body;
    const path = test.info().outputPath('Panorama.jpg');
    await writeFile(path, image);
    const id = await createDraft(page, { name: 'PanoramaPier', asset, files: [path] });

    const tray = page.getByRole('region', { name: 'Uploads' });
    await expect.poll(() => edge.held.length).toBe(3);
    edge.letPast(3);
    await expect.poll(() => edge.sentCount).toBe(5);
    const stored = blocks.slice(0, 3);
    await tray.getByRole('button', { name: 'Pause PanoramaPier' }).click();
    await expect(tray).toContainText('Upload paused');
    await expect.poll(() => edge.held.length).toBe(0);
    edge.release();
    await tray.getByRole('button', { name: 'Resume PanoramaPier' }).click();
    await expect(tray).toContainText('Upload complete');

    expect(blocks).toHaveLength(8);
    expect(blocks.slice(5).toSorted()).toEqual([...new Set(blocks.slice(3))].toSorted());
    expect(blocks.slice(3).filter((block) => stored.includes(block))).toEqual([]);
    expect(blocks.at(-1)).toBe('list');
    const { two } = (await manager('GET', `projects/${id}/modules`)).body;
    expect(two.rgb).toMatchObject([{ name: 'Panorama.jpg', isUploaded: true }]);
    const { url } = (await manager('GET', `images/download?id=${two.rgb[0].id}`)).body;
    const bytes = Buffer.from(await (await fetch(new URL(url, studio.url))).arrayBuffer());
    expect([bytes.length, sha256(bytes)]).toEqual([image.length, sha256(image)]);
  });
});
