import { expect, test } from '@playwright/test';
import { journey } from './journey.ts';
import { addOption, asRecordKeeper, changes, maker, on, PIXEL } from './assets-page.ts';
import { rgb } from './colours.ts';
import { chooseOption } from './create-steps.ts';
import { ASSET } from './demo-records.ts';
import { manager, page, studio } from './manager-page.ts';

const ROLES = { member: 3, uploader: 5 };
const ACTIVATED = 1;

let siteId: string;
let assetId: string;

/** Names of the active people with a role. */
async function namesOf(role: number): Promise<string[]> {
  const people = (await manager('GET', 'users')).body as {
    name: string;
    email: string;
    roleId: number;
    status: number;
  }[];
  return people
    .filter(({ roleId, status }) => roleId === role && status === ACTIVATED)
    .map(({ name, email }) => name || email)
    .toSorted();
}

/** Red, green and blue of an element's words, however its style says them. */
function colourOf(element: Element): number[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  if (!canvas) return [];
  canvas.fillStyle = getComputedStyle(element).color;
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data];
}

test.describe('Assets', () => {
  asRecordKeeper();
  test.beforeAll(async () => {
    siteId = await maker.site('Asset yard');
    const [members, uploaders] = [
      ['Adaeze Okafor', 'Rémi Delacroix', 'Yui Tanaka'],
      ['Shona MacLeod', 'Tomasz Wrona'],
    ].map((names) => names.map(maker.idOf));
    assetId = await maker.asset(siteId, 'Culvert 1', { members, uploaders });
  });

  journey('an asset is created with a site made in place', (step) => {
    step('the form has its fields, and makes a site in place', async () => {
      await page.goto(`${studio.url}/assets/create?site=nowhere-1a2b3c`);
      const form = on.dialog('Create Asset');
      await expect(form.getByRole('combobox', { name: 'Site' })).toHaveText('Select an option');
      await expect(form.getByRole('combobox', { name: 'Site' })).toBeFocused();
      for (const label of ['Site', 'Name', 'Type of asset', 'Severity scale']) {
        const mark = form.locator('label', { hasText: new RegExp(`^${label}\\s*\\*`) }).getByText('*', { exact: true });
        const [red = 0, green = 0, blue = 0] = await mark.evaluate(colourOf);
        expect([label, red > 2 * green && red > 2 * blue]).toEqual([label, true]);
      }
      for (const label of ['Category Presets', 'Categories', 'Location layout']) {
        await expect(form.getByRole('combobox', { name: label })).toBeVisible();
      }
      await expect(form.getByRole('group', { name: 'Thumbnail Image' })).toBeVisible();
      for (const [label, role] of [
        ['Limited access users', ROLES.member],
        ['Upload only users', ROLES.uploader],
      ] as const) {
        await form.getByRole('combobox', { name: label }).press('ArrowDown');
        await expect(page.getByRole('option').first()).toBeVisible();
        expect((await page.getByRole('option').allTextContents()).toSorted()).toEqual(await namesOf(role));
        await page.keyboard.press('Tab');
      }
      await form.getByRole('textbox', { name: 'Name' }).fill('Culvert 2');
      await form.getByRole('button', { name: 'New site' }).click();
      await on.dialog('New site').getByRole('textbox', { name: 'Name' }).fill('Made in place');
      await on.dialog('New site').getByRole('button', { name: 'Save' }).click();
      await expect(form.getByRole('combobox', { name: 'Site' })).toHaveText('Made in place');
      await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Culvert 2');
      expect(changes.take()).toEqual(['POST sites']);
    });

    step('Save checks, sends the payload and then the picture, and shows the asset', async () => {
      const form = on.dialog('Create Asset');
      await chooseOption(form, 'Type of asset', 'Cooling Tower');
      await chooseOption(form, 'Severity scale', 'Defect urgency');
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(form.getByText('Must have at least 1 category or category preset.', { exact: true })).toBeVisible();
      await expect(form.getByRole('combobox', { name: 'Categories' })).toBeFocused();
      expect(changes.take()).toEqual([]);
      await addOption(form, 'Category Presets', 'Concrete structures');
      await addOption(form, 'Categories', 'Bird nest');
      await addOption(form, 'Limited access users', 'Yui Tanaka');
      await addOption(form, 'Upload only users', 'Shona MacLeod');
      await chooseOption(form, 'Location layout', 'Viaduct spans');
      await form.locator('input[type=file]').setInputFiles(PIXEL);
      const post = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/assets'));
      await form.getByRole('button', { name: 'Save' }).click();
      expect((await post).postDataJSON()).toEqual({
        siteId: expect.stringMatching(/^made-in-place-/),
        name: 'Culvert 2',
        type: 2,
        members: [maker.idOf('Yui Tanaka')],
        uploaders: [maker.idOf('Shona MacLeod')],
        presets: [maker.idOf('Concrete structures')],
        categories: [maker.idOf('Bird nest')],
        severityScale: maker.idOf('Defect urgency'),
        layoutTemplateId: maker.idOf('Viaduct spans'),
      });
      await expect(on.toast('Asset created')).toContainText('Culvert 2');
      await expect(on.dialog('Culvert 2').getByText('There is nothing here yet.', { exact: true })).toBeVisible();
      await expect(on.fact('Type of asset')).toHaveText('Cooling Tower');
      const picture = on.dialog('Culvert 2').locator('img[alt=""]').first();
      await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
      expect(changes.take()).toEqual(['POST assets', 'POST images/thumbnail']);
    });
  });

  test('Cancel leaves without a request, once what was entered may go', async () => {
    await page.goto(`${studio.url}/assets/create?site=${siteId}`);
    const form = on.dialog('Create Asset');
    await form.getByRole('textbox', { name: 'Name' }).fill('Never made');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await on.question('Discard changes?').getByRole('button', { name: 'Discard' }).click();
    await expect(page).toHaveURL(`${studio.url}/sites/${siteId}`);
    expect(changes.take()).toEqual([]);
  });

  test('the profile is a dialog with picture, facts, people, severity, categories and the way to an inspection', async () => {
    await page.goto(`${studio.url}/assets/${assetId}`);
    const profile = on.dialog('Culvert 1');
    await expect(profile.getByRole('heading', { name: 'Culvert 1' })).toBeVisible();
    await expect(profile.locator('[style*="ConfinedSpace"]')).toBeVisible();
    await expect(on.fact('Type of asset')).toHaveText('Confined Space');
    await expect(on.fact('Created by')).toContainText('Iain Kinnear');
    await expect(on.fact('Modified on')).toHaveText(
      (await manager('GET', `assets/${assetId}`)).body.modified.slice(0, 10),
    );
    const people = profile.getByRole('list', { name: 'User involvement' });
    await expect(people.getByRole('img')).toHaveCount(2);
    await expect(people.getByRole('button', { name: 'Show 3 more people' })).toHaveText('+3');
    await expect(on.fact('Severity scale')).toContainText('Defect urgency');
    await expect(on.fact('Severity scale')).toHaveText(/Lowest\s*Monitor\s*Highest\s*Act now$/);
    const labels = profile.getByRole('list', { name: 'Categories' }).getByRole('listitem');
    const assigned = (await manager('GET', `categories?filter=assetId eq '${assetId}'`)).body as {
      name: string;
      colour: string;
    }[];
    expect(assigned.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Bird nest', 'Concrete crack', 'Vegetation']),
    );
    await expect(labels).toContainText(assigned.map(({ name }) => name));
    expect(
      await labels.evaluateAll((items) =>
        items.map((item) => item.querySelector<HTMLElement>('[style*="background"]')?.style.background),
      ),
    ).toEqual(assigned.map(({ colour }) => rgb(colour)));
    await expect(profile.getByRole('link', { name: 'Create Inspection' })).toHaveAttribute(
      'href',
      `/inspections/create?asset=${assetId}`,
    );
    await page.emulateMedia({ media: 'print' });
    for (const name of ['Edit', 'Create Inspection']) await expect(page.getByRole('link', { name })).toBeHidden();
    await expect(page.getByText('Created by')).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  });

  test('inspections are listed with what they link to, and are called so everywhere', async () => {
    const { body: kinnaird } = await manager('GET', `assets?filter=name eq '${ASSET}'`);
    const { id, thumbnail } = kinnaird[0];
    const projects = (await manager('GET', `projects?filter=assetId eq '${id}'`)).body as {
      id: string;
      name: string;
    }[];
    const asked = page.waitForRequest(
      (request) => request.url().includes('/api/v2/projects?') && request.url().includes(id),
    );
    await page.goto(`${studio.url}/assets/${id}`);
    expect(new URL((await asked).url()).searchParams.get('filter')).toBe(`assetId eq '${id}'`);
    const profile = on.dialog(ASSET);
    await expect(profile.locator('img[alt=""]').first()).toHaveAttribute(
      'src',
      new RegExp(`^${thumbnail.split('?')[0]}`),
    );
    const links = profile
      .getByRole('region', { name: /^Inspections/ })
      .getByRole('listitem')
      .getByRole('link');
    await expect(links).toHaveCount(projects.length);
    for (const { id: projectId, name } of projects) {
      await expect(links.filter({ hasText: new RegExp(`^${name}$`) })).toHaveAttribute(
        'href',
        `/inspections/${projectId}`,
      );
    }
    const twoPeople = await maker.asset(siteId, 'Culvert 3', {
      members: [maker.idOf('Yui Tanaka')],
      uploaders: [maker.idOf('Tomasz Wrona')],
    });
    const screens = {
      'inspections/create': 'Create Inspection',
      [`inspections/${projects[0]?.id}`]: projects[0]?.name ?? '',
      [`assets/${id}`]: 'Create Inspection',
      [`assets/${twoPeople}`]: 'Create Inspection',
    };
    for (const [path, words] of Object.entries(screens)) {
      await page.goto(`${studio.url}/${path}`);
      await expect(page.locator('body')).toContainText(words);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('body')).not.toContainText(/project/i);
    }
    const people = on.dialog('Culvert 3').getByRole('list', { name: 'User involvement' });
    await expect(people.getByRole('img')).toHaveCount(2);
    await expect(people.getByRole('button')).toHaveCount(0);
  });
});
