import { writeFile } from 'node:fs/promises';
import { test } from '@playwright/test';
import { drawPicture, enlarged } from '../e2e/frames.ts';
import type { Screen } from './screen.ts';

/**
 * Puts photos onto the disk, in the folder of the running test.
 *
 * @param sizes in bytes, at least, by name
 * @returns paths
 */
export async function putPhotos(sizes: Record<string, number>): Promise<string[]> {
  const picture = await drawPicture();
  return Promise.all(
    Object.entries(sizes).map(async ([name, sizeBytes]) => {
      const path = test.info().outputPath(name);
      await writeFile(path, enlarged(picture, sizeBytes));
      return path;
    }),
  );
}

/** What a wizard is filled in with. */
export interface Entered {
  name: string;
  /** Name of the asset. */
  asset: string;
  /** Of visual images of 2D data. */
  paths: readonly string[];
}

/** Waits until the step of 2D data has this many visual images. */
export const hasImages = (screen: Screen, count: number) =>
  screen.find({ role: 'group', name: /Visual images/, text: `${count} files` });

/** Opens the wizard and fills it in, up to the last step. */
export async function fillIn(screen: Screen, { name, asset, paths }: Entered): Promise<void> {
  await screen.click('button', 'Create New');
  await screen.click('menuitem', 'Inspection');
  await screen.click('checkbox', '2D Data');
  await screen.click('button', 'Next');
  await screen.chooseFiles(await screen.find({ role: 'group', name: /Visual images/ }), paths);
  await hasImages(screen, paths.length);
  await screen.click('tab', /Details/);
  await screen.choose('Asset', asset);
  await screen.type('Name', name);
  await screen.choose('Checklist', 'Bridge general');
  await screen.click('tab', /Confirmation/);
}

/** Saves the wizard from its last step. @returns the id of the inspection */
export async function save(screen: Screen, name: string): Promise<string> {
  await screen.click('button', 'Save');
  await screen.find({ role: 'heading', name: new RegExp(`${name}$`) });
  return new URL(await screen.browser.getCurrentUrl()).pathname.split('/').at(-1) ?? '';
}
