import { expect, type Locator, test } from '@playwright/test';
import { type Api, apiOf, request, tokenFor } from './api.ts';
import { asRecordKeeper, maker, on, PIXEL } from './assets-page.ts';
import { manager, page, studio, watch } from './manager-page.ts';

let admin: Api;
let editor: string;
let siteId: string;
let assetId: string;
let people: string[];

/** The other person saves the asset with these changes, without a form. */
async function adminSaves(changes: object): Promise<void> {
  const { body: asset } = await admin('GET', `assets/${assetId}`);
  const { status } = await admin('PUT', `assets/${assetId}`, {
    siteId: asset.siteId,
    name: asset.name,
    type: asset.type,
    members: asset.memberIds,
    uploaders: asset.uploaderIds,
    presets: asset.presetIds,
    categories: asset.categoryIds,
    severityScale: asset.severityScaleId,
    layoutTemplateId: asset.layoutTemplateId,
    ...changes,
  });
  expect(status).toBe(200);
}

const stored = async () => (await manager('GET', `assets/${assetId}`)).body;

/** The browser reports the refused call, and the app logs it. */
const expectRefusals = async () => {
  const others = (await watch.take()).filter(
    (line) => !line.includes('412') && !line.includes('Someone else changed this record after you opened it.'),
  );
  expect(others).toEqual([]);
};

async function openForm(): Promise<Locator> {
  await page.goto(`${studio.url}/assets/update/${assetId}`);
  const form = on.dialog('Edit Asset: Shared weir');
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeVisible();
  return form;
}

test.describe('Two people edit one asset', () => {
  asRecordKeeper();
  test.beforeAll(async () => {
    admin = await apiOf(studio, 'admin');
    const { body: me } = await admin('GET', 'users/whoami');
    editor = me.name;
    siteId = await maker.site('Shared yard');
    people = ['Adaeze Okafor', 'Yui Tanaka'].map(maker.idOf).toSorted();
  });
  const makeAsset = async (more: object = {}) => {
    assetId = await maker.asset(siteId, 'Shared weir', more);
  };

  test('members that one person added stay when the other one changes the name', async () => {
    await makeAsset();
    const form = await openForm();
    await adminSaves({ members: people });
    await form.getByRole('textbox', { name: 'Name' }).fill('Shared weir east');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(on.toast('Asset saved')).toBeVisible();
    await expect(on.toast(`${editor} changed Limited access users. Both changes are saved.`)).toBeVisible();
    expect(await stored()).toMatchObject({ name: 'Shared weir east', memberIds: people });
    await expectRefusals();
  });

  test('what both changed is asked field by field, and each keeps what was chosen', async () => {
    await makeAsset({ members: people });
    const form = await openForm();
    await adminSaves({ name: 'Shared weir west', members: [] });
    await form.getByRole('textbox', { name: 'Name' }).fill('Shared weir north');
    await form.getByRole('button', { name: 'Remove Yui Tanaka' }).click();
    await form.getByRole('button', { name: 'Save' }).click();
    const question = page.getByRole('dialog', { name: 'Edit conflict' });
    await expect(question).toContainText(`${editor} changed this asset just now. Choose which values to save.`);
    const row = (name: string) => question.getByRole('row', { name });
    await expect(row('Name').getByRole('cell').nth(0)).toContainText('Shared weir north');
    await expect(row('Name').getByRole('cell').nth(1)).toContainText('Shared weir west');
    await expect(row('Limited access users').getByRole('cell').nth(0)).toContainText('Adaeze Okafor');
    await expect(row('Limited access users').getByRole('cell').nth(1)).toContainText('None');
    await expect(question.getByRole('row')).toHaveCount(3);
    await row('Limited access users').getByText('Use theirs').click();
    expect((await stored()).name).toBe('Shared weir west');
    await question.getByRole('button', { name: 'Save choices' }).click();
    await expect(on.toast('Asset saved')).toBeVisible();
    expect(await stored()).toMatchObject({ name: 'Shared weir north', memberIds: [] });
    await expectRefusals();
  });

  test('Discard mine fills the form with what is stored, and Escape keeps what was entered', async () => {
    await makeAsset();
    const form = await openForm();
    await adminSaves({ name: 'Shared weir south' });
    await form.getByRole('textbox', { name: 'Name' }).fill('Shared weir lower');
    await form.getByRole('button', { name: 'Save' }).click();
    const question = page.getByRole('dialog', { name: 'Edit conflict' });
    // The dialog takes keys from the moment it has the focus.
    await expect(question.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    // The title has the name that is stored by now.
    const renamed = on.dialog('Edit Asset: Shared weir south');
    const name = renamed.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveValue('Shared weir lower');
    await expect(renamed.getByRole('button', { name: 'Save' })).toBeFocused();
    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Discard mine' }).click();
    await expect(name).toHaveValue('Shared weir south');
    await renamed.getByRole('button', { name: 'Cancel' }).click();
    await expect(renamed).toHaveCount(0);
    expect((await stored()).name).toBe('Shared weir south');
    await expectRefusals();
  });

  test('of two pictures the reader chooses one', async () => {
    await makeAsset();
    const form = await openForm();
    await form.getByRole('group', { name: 'Thumbnail Image' }).locator('input[type=file]').setInputFiles(PIXEL);
    const other = new FormData();
    for (const [key, value] of Object.entries({ id: assetId, type: '3', isRemoving: 'false' })) other.set(key, value);
    other.set('file', new Blob([PIXEL.buffer], { type: PIXEL.mimeType }), 'other.png');
    const headers = { authorization: `Bearer ${await tokenFor(studio, 'admin')}` };
    expect((await request(studio, 'POST', 'images/thumbnail', { headers, body: other })).status).toBe(204);
    await form.getByRole('button', { name: 'Save' }).click();
    const question = page.getByRole('dialog', { name: 'Edit conflict' });
    const row = question.getByRole('row', { name: 'Thumbnail Image' });
    await expect(row.getByRole('cell').nth(0)).toContainText(PIXEL.name);
    await expect(row.getByRole('cell').nth(1)).toContainText('Saved image');
    const kept = (await stored()).thumbnail.split('?')[0];
    await row.getByText('Use theirs').click();
    await question.getByRole('button', { name: 'Save choices' }).click();
    await expect(on.toast('Asset saved')).toBeVisible();
    expect((await stored()).thumbnail.split('?')[0]).toBe(kept);
    await expectRefusals();
  });
});
