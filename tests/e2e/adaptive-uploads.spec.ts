import { expect, test } from '@playwright/test';
import { apiOf } from './api.ts';
import { createDraft } from './create-steps.ts';
import { drawPicture } from './frames.ts';
import { sharedStudio } from './shared-studio.ts';
import { signIn } from './sign-in.ts';
import { guardStorage } from './storage-edge.ts';
import { arrivedCount, photosOf } from './upload-files.ts';

test('Adapt uploads to the connection: the next image follows as soon as one has ended, five requests at a time', async ({
  page,
}) => {
  const studio = await sharedStudio();
  const manager = await apiOf(studio, 'manager');
  const [{ name: asset }] = (await manager('GET', 'assets?top=1')).body;
  const edge = await guardStorage(page);
  edge.hold();
  await signIn(page, studio, 'manager');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Adapt uploads to the connection' }).click();
  await page.keyboard.press('Escape');

  const files = photosOf(await drawPicture(), 12, 'PierAdaptive');
  const id = await createDraft(page, { name: 'PierAdaptive', asset, files });
  await expect.poll(() => edge.sentCount).toBe(5);
  edge.letPast(1);
  await expect.poll(() => edge.sentCount).toBe(6);
  expect(edge.held).toHaveLength(5);
  edge.letPast(2);
  await expect.poll(() => edge.sentCount).toBe(8);
  expect(new Set(edge.held).size).toBe(5);
  edge.release();
  await expect(page.getByRole('region', { name: 'Uploads' })).toContainText('Upload complete');
  expect([edge.sentCount, await arrivedCount(manager, id)]).toEqual([12, 12]);
});
