import { expect, type Locator, type Page } from '@playwright/test';

/** Tab presses after which something counts as out of reach. */
const MOST_TABS = 80;

/** Presses Tab until a control has the focus, as somebody without a mouse would. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Goes to a button or a link and presses it. */
export async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Goes to a text field and writes over what it holds. */
export async function typeOver(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

/** Opens a select and chooses by the letters an option begins with. */
export async function chooseByKeys(page: Page, select: Locator, option: string): Promise<void> {
  await pressOn(page, select);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.type(option);
  await page.keyboard.press('Enter');
  await expect(select).toHaveText(option);
}

/** Adds a suggestion to a field that takes several, by writing its name. */
export async function addByKeys(page: Page, form: Locator, label: string, name: string): Promise<void> {
  await tabTo(page, form.getByRole('combobox', { name: label }));
  await page.keyboard.type(name);
  await expect(page.getByRole('option', { name, exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
}

/** Opens the browser's own window for files by its button; what is chosen there is the system's. */
export async function chooseFileByKeys(
  page: Page,
  button: Locator,
  file: Parameters<Locator['setInputFiles']>[0],
): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await pressOn(page, button);
  await (await asked).setFiles(file);
}
