import { expect, type Locator, type Page } from '@playwright/test';
import { dropFolder } from './drop-folder.ts';

/** What a person does to make things, as they do it: by the names on the screen. */

/** Opens one of the entries of 'Create New'. */
export async function chooseCreate(page: Page, entry: 'Site' | 'Asset' | 'Inspection'): Promise<void> {
  await page.getByRole('button', { name: 'Create New' }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** Chooses an option of a select by the words it starts with. */
export async function chooseOption(scope: Locator, label: string, option: string): Promise<void> {
  await scope.getByRole('combobox', { name: label }).click();
  await scope.page().getByRole('option', { name: option }).first().click();
}

/** Creates a site in its dialog; ends on the site's profile. */
export async function createSite(page: Page, { name, thumbnail }: { name: string; thumbnail: string }): Promise<void> {
  await chooseCreate(page, 'Site');
  const dialog = page.getByRole('dialog', { name: 'Create Site' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.locator('input[type=file]').setInputFiles(thumbnail);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
}

export interface AssetChoices {
  name: string;
  type: string;
  category: string;
  severityScale: string;
}

/** Creates an asset from its site's profile, which preselects the site; ends on the asset's profile. */
export async function createAsset(page: Page, { name, type, category, severityScale }: AssetChoices): Promise<void> {
  await page.getByRole('link', { name: 'Create Asset' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Asset' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await chooseOption(dialog, 'Type of asset', type);
  await dialog.getByRole('combobox', { name: 'Categories' }).fill(category);
  await page.getByRole('option', { name: category }).click();
  await chooseOption(dialog, 'Severity scale', severityScale);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
}

/** The wizard's Next. */
export const goNext = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

/** Opens a step of the wizard by its name. */
export const openStep = (page: Page, step: string) => page.getByRole('tab', { name: step }).click();

/** Opens the wizard from the asset's profile and chooses a kind of data; ends on the step of its images. */
export async function beginInspection(page: Page, kind: '3D Digital Twin' | '2D Data'): Promise<void> {
  await page.getByRole('link', { name: 'Create Inspection' }).click();
  await page.getByRole('checkbox', { name: kind }).check();
  await goNext(page);
  await expect(page.getByRole('tabpanel').getByRole('heading', { name: kind })).toBeVisible();
}

/** Adds visual images to the current step. */
export async function addImages(page: Page, paths: string[]): Promise<void> {
  await page.getByRole('group', { name: 'Visual images' }).locator('input[type=file]').setInputFiles(paths);
}

/** Fills the step Details; the asset is the one the wizard was opened from. */
export async function fillDetails(page: Page, { name, checklist }: { name: string; checklist: string }): Promise<void> {
  const panel = page.getByRole('tabpanel');
  await panel.getByRole('textbox', { name: 'Name' }).fill(name);
  await chooseOption(panel, 'Checklist', checklist);
}

/**
 * Saves the wizard from its last step; ends on the inspection's profile.
 *
 * @param timeout in milliseconds, for thousands of files. @default that of every expectation
 * @returns the inspection's id
 */
export async function saveInspection(page: Page, name: string, timeout?: number): Promise<string> {
  await openStep(page, 'Confirmation');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout });
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

export type DraftChoices = DraftFiles & {
  name: string;
  /** Name of the asset. */
  asset: string;
  /** Sends it for processing after the upload. @default false */
  process?: boolean;
};

/** Visual images of 2D data: paths of large ones, since the others go through the protocol of the browser as text. */
type DraftFiles =
  | {
      files: { name: string; mimeType: string; buffer: Buffer }[];
      /** Drops them in a folder of this name instead of choosing them. */
      folder?: string;
    }
  | { files: string[]; folder?: undefined };

/** Creates an inspection with images in 2D Data and leaves its upload to the tray. @returns its id */
export async function createDraft(
  page: Page,
  { name, asset, files, folder, process = false }: DraftChoices,
): Promise<string> {
  await chooseCreate(page, 'Inspection');
  await page.getByRole('checkbox', { name: '2D Data' }).check();
  await goNext(page);
  const zone = page.getByRole('group', { name: 'Visual images' });
  if (folder) await dropFolder(zone, folder, files);
  else await zone.locator('input[type=file]').setInputFiles(files);
  await expect(page.getByRole('tabpanel')).toContainText(`${files.length}`);
  await openStep(page, 'Details');
  await chooseOption(page.getByRole('tabpanel'), 'Asset', asset);
  await fillDetails(page, { name, checklist: 'Bridge general' });
  await openStep(page, 'Confirmation');
  if (process) await page.getByRole('checkbox', { name: 'Send for processing' }).check();
  return saveInspection(page, name);
}
