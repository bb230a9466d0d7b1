import { expect, type Locator, test } from '@playwright/test';
import { apiOf } from './api.ts';
import { asManager, manager, page, studio, watch } from './manager-page.ts';
import { signIn } from './sign-in.ts';

let tags: Locator;
let archived: Locator;
const rowOf = (list: Locator, name: string) => list.getByRole('listitem').filter({ hasText: name });

asManager('/tags');
test.beforeEach(() => {
  tags = page.getByRole('list', { name: 'tags', exact: true });
  archived = page.getByRole('list', { name: 'archived tags' });
});

test('tags are a list, with archived ones in a section of their own, struck through', async () => {
  const names = async (isArchived: boolean) =>
    ((await manager('GET', `tags?filter=isArchived eq ${isArchived}&orderBy=name`)).body as { name: string }[]).map(
      ({ name }) => name,
    );
  await expect(page.getByRole('navigation', { name: 'Library' }).getByRole('link')).toHaveText([
    'Categories',
    'Severities',
    'Checklists',
    'Tags',
    'Locations',
  ]);
  await expect(tags.getByRole('link')).toHaveText(await names(false));
  await expect(page.getByRole('heading', { name: /^Archived/ })).toBeVisible();
  await expect(archived.getByRole('link')).toContainText(await names(true));
  const link = archived.getByRole('link').first();
  await expect(link).toHaveCSS('text-decoration-line', 'line-through');
  await link.focus();
  await expect(page.getByRole('tooltip')).toHaveText('This tag has been deleted.');
  await page.getByRole('link', { name: 'Create tag' }).focus();
});

test('a tag is created, shown and renamed in dialogs over the list', async () => {
  await page.getByRole('link', { name: 'Create tag' }).click();
  const create = page.getByRole('dialog', { name: 'Create tag' });
  await create.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(create.getByText('Input must contain at least 2 character(s)')).toBeVisible();
  await create.getByRole('textbox', { name: 'Name' }).fill('  Abseil window ');
  await create.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Tag created').first()).toBeVisible();
  await expect(page).toHaveURL(`${studio.url}/tags`);
  await expect(create).toHaveCount(0);
  await expect(rowOf(tags, 'Abseil window')).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('link', { name: 'Create tag' })).toBeFocused();
  await tags.getByRole('link', { name: 'Abseil window' }).click();
  const details = page.getByRole('dialog', { name: 'Abseil window' });
  await expect(details.getByText('Active')).toBeVisible();
  const lastCrumb = page.locator('header [aria-current=page]').first();
  await expect(lastCrumb).toHaveText('Abseil window');
  await details.getByRole('link', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Tag: Abseil window', exact: true });
  await expect(lastCrumb).toHaveText('Edit Tag: Abseil window');
  await edit.getByRole('textbox', { name: 'Name' }).fill('Abseil slot');
  await edit.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog', { name: 'Abseil slot', exact: true }).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(`${studio.url}/tags`);
  await expect(rowOf(tags, 'Abseil slot')).toBeVisible();
});

test("'Save and add another' keeps the dialog open with an empty form", async () => {
  await page.getByRole('link', { name: 'Create tag' }).click();
  const create = page.getByRole('dialog', { name: 'Create tag' });
  const name = create.getByRole('textbox', { name: 'Name' });
  for (const tag of ['Wet weather', 'High wind']) {
    await expect(name).toBeFocused();
    await page.keyboard.type(tag);
    await create.getByRole('button', { name: 'Save and add another' }).click();
    await expect(name).toHaveValue('');
  }
  await create.getByRole('button', { name: 'Cancel' }).click();
  await expect(create).toHaveCount(0);
  for (const tag of ['Wet weather', 'High wind']) await expect(rowOf(tags, tag)).toHaveCount(1);
});

test('the cells of the last row fill it', async () => {
  for (const list of [tags, archived]) {
    const { x, width } = (await list.boundingBox())!;
    const last = (await list.getByRole('listitem').last().boundingBox())!;
    expect(last.x + last.width).toBeGreaterThan(x + width - 2);
  }
});

test('a name that is taken is refused in the form, which keeps it', async () => {
  await page.getByRole('link', { name: 'Create tag' }).click();
  const create = page.getByRole('dialog', { name: 'Create tag' });
  await create.getByRole('textbox', { name: 'Name' }).fill('storm damage');
  await create.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(create.getByText('This tag already exists. Try another label.')).toBeVisible();
  await expect(create.getByRole('textbox', { name: 'Name' })).toHaveValue('storm damage');
  expect((await watch.take()).every((line) => line.includes('409') || line.includes('This tag already exists'))).toBe(
    true,
  );
  await create.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog', { name: 'Discard changes?' }).getByRole('button', { name: 'Discard' }).click();
  await expect(create).toBeHidden();
});

test('deleting asks, archives and can be undone; restoring does not ask', async () => {
  const { body: tag } = await manager('POST', 'tags', { name: 'Ice inspection' });
  const names = ((await manager('GET', 'tags?filter=isArchived eq false&orderBy=name')).body as { name: string }[]).map(
    ({ name }) => name,
  );
  const next = names[names.indexOf('Ice inspection') + 1]!;
  await page.reload();
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'DELETE' && sent.push(request.url()));
  const openDelete = async () => {
    await tags.getByRole('button', { name: 'Actions for Ice inspection' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
  };
  const question = page.getByRole('alertdialog', { name: 'Delete tag' });
  await openDelete();
  await expect(question).toContainText('Ice inspection moves to Archived and can be restored.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(sent).toEqual([]);
  await openDelete();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(rowOf(archived, 'Ice inspection')).toBeVisible();
  await expect(rowOf(tags, 'Ice inspection')).toBeHidden();
  await expect(tags.getByRole('button', { name: `Actions for ${next}`, exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(tags, 'Ice inspection')).toBeVisible();
  await manager('DELETE', `tags/${tag.id}`);
  await page.goto(`${studio.url}/tags/${tag.id}`);
  const details = page.getByRole('dialog', { name: 'Ice inspection' });
  await details.getByRole('button', { name: 'Restore' }).click();
  await expect(details.getByText('Active')).toBeVisible();
  await details.getByRole('button', { name: 'Close' }).click();
  await expect(rowOf(tags, 'Ice inspection')).toBeVisible();
});

test('the empty list and an empty search have texts of their own; the term is in the address', async () => {
  const search = page.getByRole('searchbox', { name: 'Search tags by name' });
  await search.fill('no tag is called so');
  await expect(page.getByText('No tags with this name.')).toBeVisible();
  await expect(page).toHaveURL(`${studio.url}/tags?filter=no+tag+is+called+so`);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(search).toHaveValue('');
  await expect(page).toHaveURL(`${studio.url}/tags`);
  await page.route(/api\/v2\/tags\?/, async (route) => {
    const response = await route.fetch();
    const pagination = {
      ...JSON.parse(response.headers()['x-pagination'] ?? '{}'),
      count: 0,
      pages: 0,
      hasNext: false,
    };
    await route.fulfill({
      response,
      json: [],
      headers: { ...response.headers(), 'x-pagination': JSON.stringify(pagination) },
    });
  });
  await page.goto(`${studio.url}/tags`);
  await expect(page.getByText('No tags have been created yet.')).toBeVisible();
  await expect(page.getByText('There is nothing here yet.')).toBeVisible();
  await page.unroute(/api\/v2\/tags\?/);
});

test('an unknown record of the library says so inside its dialog, which leads back to the list and offers no retry', async () => {
  for (const [list, path] of [
    ['Tags', 'tags'],
    ['Tags', 'tags/update'],
    ['Categories', 'categories/preset'],
    ['Severities', 'severities'],
    ['Checklists', 'checklists'],
    ['Locations', 'locations'],
  ] as const) {
    await page.goto(`${studio.url}/${path}/nowhere-1a2b3c?filter=quay`);
    const alert = page.getByRole('dialog').getByRole('alert');
    await expect(alert).toContainText('Unable to find this resource on the server.');
    await expect(alert.getByRole('button')).toHaveCount(0);
    await alert.getByRole('link', { name: list }).click();
    await expect(page).toHaveURL(`${studio.url}/${list.toLowerCase()}?filter=quay`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.goto(`${studio.url}/tags/nowhere-1a2b3c`);
  await page.getByRole('dialog', { name: 'Tag' }).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(`${studio.url}/tags`);
  expect((await watch.take()).every((line) => line.includes('404') || line.includes('Unable to find'))).toBe(true);
});

test('a member may create tags by the API, but not in the Library, which is for managers', async ({ browser }) => {
  const visit = await browser.newContext();
  const member = await visit.newPage();
  await signIn(member, studio, 'member', '/tags/create');
  await expect(member).toHaveURL(`${studio.url}/forbidden`);
  await expect(member.getByRole('link', { name: 'Library' })).toHaveCount(0);
  await visit.close();
  const api = await apiOf(studio, 'member');
  const { status, body } = await api('POST', 'tags', { name: 'Made by a member' });
  expect(status).toBe(200);
  expect((await api('PUT', `tags/${body.id}`, { name: 'Renamed' })).status).toBe(403);
  expect((await api('DELETE', `tags/${body.id}`)).status).toBe(403);
  await manager('DELETE', `tags/${body.id}`);
});
