import { expect, type Locator, type Page } from '@playwright/test';

/** What the wizard says of files: texts by name. */
export type FileFindings = Map<string, string>;

/** Runs in the page: scrolls a table of thousands of rows to its end, and returns the first and last cell of each row. */
async function readRows(table: HTMLElement): Promise<[name: string, finding: string][]> {
  let box: HTMLElement = table;
  while (box.scrollHeight <= box.clientHeight && box.parentElement) box = box.parentElement;
  const found = new Map<string, string>();
  for (let top = 0; top < box.scrollHeight; top += box.clientHeight / 2) {
    box.scrollTop = top;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (const row of table.querySelectorAll('[role=row], tr')) {
      const cells = [...row.querySelectorAll('[role=cell], td')];
      const name = row.querySelector('[translate=no]')?.textContent;
      if (name) found.set(name, cells.at(-1)?.textContent ?? '');
    }
  }
  return [...found];
}

/** Reads the findings of the check in its dialog, and closes it. */
export async function readFindings(page: Page, check: Locator): Promise<FileFindings> {
  const show = check.getByRole('button', { name: /^Show/ });
  if ((await show.count()) === 0) return new Map();
  await show.first().click();
  const dialog = page.getByRole('dialog', { name: 'Check before upload' });
  await dialog.getByRole('combobox', { name: 'Finding' }).click();
  await page.getByRole('option', { name: 'All findings' }).click();
  const table = dialog.getByRole('table');
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  const rows = await table.evaluate(readRows);
  await dialog.getByRole('button', { name: 'Keep all' }).click();
  return new Map(rows);
}

/** Reads the files that will not be uploaded, with their reasons. They are on one page. */
export async function readLeftOut(page: Page): Promise<FileFindings> {
  const rows = await page
    .getByRole('region', { name: 'Files that will not be uploaded' })
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => [item.querySelector('[translate=no]')?.textContent ?? '', item.textContent ?? ''] as const),
    );
  return new Map(rows);
}
