import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { contentTypeOf, INSPECTION_STATUS_NUMBERS } from '@inspection-studio/domain/inspections';
import { type Api, apiOf } from '../api.ts';
import { photoFolders } from '../photo-folders.ts';
import { isInOrder, readPhoto } from '../read-photo.ts';
import { sharedStudio } from '../shared-studio.ts';
import type { Studio } from '../studio.ts';

const { Completed, Failed } = INSPECTION_STATUS_NUMBERS;
const STORED_MS = 60_000;
const PROCESSED_MS = 300_000;

let studio: Studio;
let manager: Api;

test.beforeAll(async () => {
  studio = await sharedStudio();
  manager = await apiOf(studio, 'manager');
});

/** Registers, uploads and confirms files as 2D data of a new inspection. */
async function upload(name: string, paths: readonly string[]): Promise<string> {
  const [[asset], [checklist]] = [
    (await manager('GET', 'assets?top=1')).body,
    (await manager('GET', 'checklists')).body,
  ];
  const created = await manager('POST', 'projects', {
    name,
    description: '',
    assetId: asset.id,
    checklistId: checklist.id,
  });
  expect(created.status).toBe(200);
  const { id } = created.body;
  const rgb = paths.map((path) => ({ name: basename(path), size: Math.ceil(readFileSync(path).length / 1024) }));
  const registered = await manager('PUT', `projects/${id}/modules`, { two: { rgb, ir: [], remove: [] } });
  expect(registered.body.two.rgb.map((file: { name: string }) => file.name)).toEqual(rgb.map((file) => file.name));
  for (const [index, { id: fileId, s3Key }] of registered.body.two.rgb.entries()) {
    const path = paths[index] ?? '';
    const contentType = contentTypeOf({ name: basename(path), type: '' });
    const query = new URLSearchParams({ content_type: contentType, prefix: s3Key });
    const { body } = await manager('GET', `upload?${query}`);
    const put = await fetch(new URL(body.url, studio.url), {
      method: 'PUT',
      headers: { 'content-type': contentType, 'x-ms-blob-type': 'BlockBlob' },
      body: readFileSync(path),
      signal: AbortSignal.timeout(STORED_MS),
    });
    expect([basename(path), put.status]).toEqual([basename(path), 201]);
    const confirmed = await manager('PUT', `images/${fileId}/uploaded`, { type: 1 });
    expect([basename(path), confirmed.status]).toEqual([basename(path), 204]);
  }
  expect((await manager('PUT', `projects/${id}/uploaded`)).status).toBe(204);
  return id;
}

/** Whether a file is a whole picture in the eyes of others than the server: a browser draws it, and nothing in it is lost. */
async function isDrawable(page: Page, path: string): Promise<boolean> {
  const bytes = readFileSync(path);
  if (!isInOrder(bytes)) return false;
  const source = `data:image/jpeg;base64,${bytes.toString('base64')}`;
  return page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    return image.decode().then(
      () => true,
      () => false,
    );
  }, source);
}

for (const folder of photoFolders().others) {
  test(`${basename(folder)}: what can be drawn is processed, the rest is left out, and nothing hangs`, async ({
    page,
  }) => {
    test.setTimeout(PROCESSED_MS + 120_000);
    const entries = await readdir(folder, { withFileTypes: true });
    const paths = entries.filter((entry) => entry.isFile()).map(({ name }) => join(folder, name));
    const drawable: string[] = [];
    for (const path of paths) if (await isDrawable(page, path)) drawable.push(path);

    const id = await upload(basename(folder).replaceAll(/[^a-z0-9]/gi, ''), paths);
    expect((await manager('POST', `projects/${id}/process`)).status).toBe(204);
    const statusNow = async () => (await manager('GET', `projects/${id}`)).body.status;
    await expect
      .poll(async () => [Completed, Failed].includes(await statusNow()), { timeout: PROCESSED_MS })
      .toBe(true);

    expect(await statusNow()).toBe(drawable.length > 0 ? Completed : Failed);
    const { body: images } = await manager('GET', `images?projectId=${id}`);
    const read = new Map<string, { dimensions: number[]; location: unknown; paths: { thumbnail: string } }>();
    for (const image of images) read.set(image.name, image);
    expect([...read.keys()].toSorted()).toEqual(drawable.map((path) => basename(path)).toSorted());
    for (const path of drawable) {
      const image = read.get(basename(path));
      const photo = readPhoto(readFileSync(path));
      if (photo) expect([basename(path), image?.dimensions]).toEqual([basename(path), [photo.width, photo.height]]);
      if (photo) expect([basename(path), image?.location === null]).toEqual([basename(path), photo.position === null]);
      const thumbnail = await fetch(new URL(image?.paths.thumbnail ?? '', studio.url));
      expect(readPhoto(Buffer.from(await thumbnail.arrayBuffer()))).not.toBeNull();
    }
  });
}
