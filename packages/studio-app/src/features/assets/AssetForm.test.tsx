import { type Call, calls } from '@inspection-studio/domain/calls';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { StudioError } from '../../api/index.ts';
import { untranslated } from '../../widgets/testing/sentence.ts';
import { viaduct } from '../inspections/testing/records.ts';
import { type Asked, renderScreen } from '../inspections/testing/render-screen.tsx';
import { AssetForm } from './AssetForm.tsx';

const active =
  (...all: { name: string; isArchived: boolean }[]) =>
  ({ query }: Asked) =>
    query?.filter?.includes('isArchived eq false') ? all.filter(({ isArchived }) => !isArchived) : all;
const record = (name: string, isArchived = false) => ({ id: name.toLowerCase(), name, isArchived });
const replies = () =>
  new Map<Call, unknown>([
    [calls.listSites, [record('Forth'), record('Tay')]],
    [calls.listUsers, []],
    [calls.listCategoryPresets, [record('Concrete'), record('Steel')]],
    [calls.listCategories, active(record('Crack'), record('Moss'), record('Graffiti', true))],
    [calls.listSeverityScales, active(record('Urgency'), record('Condition'), record('Old', true))],
    [calls.listLayouts, [record('Deck'), record('Pier')]],
  ]);

const nothing = () => undefined;
const field = (name: string) => screen.findByRole('combobox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const show = (props: Partial<Parameters<typeof AssetForm>[0]> = {}, given = replies()) =>
  renderScreen(<AssetForm onSaved={nothing} onCancel={nothing} {...props} />, given);

it.each([
  ['Site', ['Forth', 'Tay']],
  ['Category Presets', ['Concrete', 'Steel']],
  ['Categories', ['Crack', 'Moss']],
  ['Severity scale', ['Urgency', 'Condition']],
  ['Location layout', ['Deck', 'Pier']],
])('%s offers its own active records, whose names are not translated', async (label, names) => {
  show();
  await userEvent.click(await field(label));
  const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(options).toEqual(names);
  expect(untranslated(screen.getByRole('listbox'))).toEqual(names);
});

it('every field has its own label, and says whether it is required', async () => {
  show();
  await field('Site');
  expect([...document.querySelectorAll('form label')].map(({ textContent }) => textContent)).toEqual([
    'Site* (required)',
    'Name* (required)',
    'Type of asset* (required)',
    'Thumbnail Image',
    'Limited access users',
    'Upload only users',
    'Category Presets',
    'Categories',
    'Severity scale* (required)',
    'Location layout',
  ]);
});

it.each([
  ['tay', 'Tay', ''],
  ['gone', 'Select', 'Required'],
  [undefined, 'Select', 'Required'],
])('a new asset is on the site of the address, if there is one: %s', async (siteId, shown, error) => {
  show({ siteId });
  expect(await field('Site')).toHaveTextContent(shown);
  await press('Save');
  await waitFor(async () => expect(await field('Severity scale')).toHaveAccessibleDescription('Required'));
  expect(await field('Site')).toHaveAccessibleDescription(error);
});

it.each([
  ['old', 'Select', 'This severity has been deleted. Choose another one.'],
  ['urgency', 'Urgency', ''],
])('the severity scale %s of an asset is asked for again if it was archived', async (severityScaleId, shown, hint) => {
  show({ asset: { ...viaduct, severityScaleId } });
  const select = await field('Severity scale');
  expect(select).toHaveTextContent(shown);
  expect(select).toHaveAccessibleDescription(hint);
  expect(screen.queryByRole('button', { name: 'New site' })).toBeNull();
});

it('a new asset has no hint about its severity scale, and needs a category or a preset', async () => {
  show();
  expect(await field('Severity scale')).not.toHaveAccessibleDescription();
  await press('Save');
  await waitFor(async () => expect(await field('Severity scale')).toHaveAccessibleDescription('Required'));
  expect(await field('Categories')).toHaveAccessibleDescription(/Must have at least 1 category or category preset\./);
});

it('a layout can be cleared again', async () => {
  const { asked } = show(
    { asset: { ...viaduct, severityScaleId: 'urgency', categoryIds: ['crack'], layoutTemplateId: 'pier' } },
    replies().set(calls.updateAsset, viaduct),
  );
  expect(await field('Location layout')).toHaveTextContent('Pier');
  await press('Clear');
  await press('Save');
  await waitFor(() =>
    expect(asked.find(({ call }) => call === calls.updateAsset)?.payload).toMatchObject({ layoutTemplateId: null }),
  );
});

it('options that cannot be read say why, and only those are read again', async () => {
  const given = replies().set(calls.listLayouts, new Error('The layouts are busy.'));
  const { asked } = show({}, given);
  expect(await screen.findByText('The layouts are busy.')).toBeInTheDocument();
  given.set(calls.listLayouts, [record('Deck')]);
  await press('Click to retry data fetching.');
  expect(await field('Location layout')).toBeInTheDocument();
  const counts = [calls.listLayouts, calls.listSites].map((call) => asked.filter((one) => one.call === call).length);
  expect(counts).toEqual([2, 1]);
});

describe('New site beside a new asset', () => {
  const open = async (given = replies()) => {
    const rendered = show({}, given);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Mast');
    await press('New site');
    const dialog = within(await screen.findByRole('dialog', { name: 'New site' }));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    return { ...rendered, dialog, name, pressThere: (label: string) => userEvent.click(dialog.getByText(label)) };
  };

  it('creates the site, selects it and keeps the input', async () => {
    const given = replies();
    const create = () => {
      given.set(calls.listSites, [record('Forth'), record('Clyde')]);
      return record('Clyde');
    };
    const { asked, name, pressThere } = await open(given.set(calls.createSite, create));
    await userEvent.type(name, 'Clyde');
    await pressThere('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await field('Site')).toHaveTextContent('Clyde'));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Mast');
    const sent = asked.filter(({ call }) => call === calls.createSite || call === calls.createAsset);
    expect(sent.map(({ payload }) => payload)).toEqual([{ name: 'Clyde' }]);
  });

  it('asks for a name, after Save or when one was entered, and Cancel closes it without a site', async () => {
    const { asked, dialog, name, pressThere } = await open();
    expect(dialog.getByText('0 / 30')).toBeInTheDocument();
    await userEvent.click(name);
    await userEvent.tab();
    expect(name).not.toHaveAccessibleDescription();
    await pressThere('Save');
    await waitFor(() => expect(name).toHaveAccessibleDescription('Input must contain at least 2 character(s)'));
    expect(dialog.getByText('Save')).toBeVisible();
    await pressThere('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'New site' })).toHaveFocus();
    expect(asked.filter(({ call }) => call === calls.createSite)).toEqual([]);
    expect(await field('Site')).toHaveTextContent('Select');
  });

  it('a name that is too short says so when it is left', async () => {
    const { name } = await open();
    await userEvent.type(name, 'C');
    await userEvent.tab();
    await waitFor(() => expect(name).toHaveAccessibleDescription('Input must contain at least 2 character(s)'));
  });

  it('is pending while the site is saved, and shows why it was refused', async () => {
    let refuse: (reason: Error) => void = nothing;
    const create = () => new Promise((_done, reject) => void (refuse = reject));
    const { dialog, name, pressThere } = await open(replies().set(calls.createSite, create));
    await userEvent.type(name, 'Clyde');
    await pressThere('Save');
    expect(await dialog.findByText('Saving')).toBeInTheDocument();
    refuse(StudioError.fromAnswer(409));
    expect(await dialog.findByText('This action did not pass validation.')).toBeVisible();
    expect(dialog.getByText('Save')).toBeVisible();
    expect(document.querySelectorAll('form [aria-invalid=true]')).toHaveLength(0);
  });

  it('that was created answers that a site is required', async () => {
    const given = replies().set(calls.createSite, record('Tay'));
    show({}, given);
    await field('Site');
    await press('Save');
    await waitFor(async () => expect(await field('Site')).toHaveAccessibleDescription('Required'));
    await press('New site');
    const dialog = within(await screen.findByRole('dialog', { name: 'New site' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Tay{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await field('Site')).toHaveAccessibleDescription(''));
    expect(await field('Severity scale')).toHaveAccessibleDescription('Required');
  });
});
