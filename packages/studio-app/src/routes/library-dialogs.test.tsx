import { type Call, calls } from '@inspection-studio/domain/calls';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StudioError } from '../api/index.ts';
import { type Replies, renderScreen } from '../features/inspections/testing/render-screen.tsx';
import * as createCategory from './categories/create.tsx';
import * as createPreset from './categories/create-preset.tsx';
import * as category from './categories/details.tsx';
import * as preset from './categories/preset.tsx';
import * as updateCategory from './categories/update.tsx';
import * as createChecklist from './checklists/create.tsx';
import * as checklist from './checklists/details.tsx';
import * as updateChecklist from './checklists/update.tsx';
import * as createLayer from './locations/create-layer.tsx';
import * as createLayout from './locations/create.tsx';
import * as layout from './locations/profile.tsx';
import * as updateLayer from './locations/update-layer.tsx';
import * as updateLayout from './locations/update.tsx';
import * as createScale from './severities/create.tsx';
import * as scale from './severities/details.tsx';
import * as createTag from './tags/create.tsx';
import * as tag from './tags/details.tsx';
import * as updateTag from './tags/update.tsx';

const record = { id: 'q', name: 'Quay', modified: '2025-01-02T12:00:00.000Z', isArchived: false };
const replies = new Map<Call, unknown>([
  [calls.getTag, record],
  [calls.getSeverityScale, { ...record, isNumerical: false, severities: [] }],
  [
    calls.getChecklist,
    { ...record, sections: [{ identifier: 'a', title: 'A', items: [{ identifier: 'b', description: 'B' }] }] },
  ],
  [calls.getLayout, { ...record, map: null }],
  [calls.getLayer, { ...record, isSegmented: false, layoutId: 'q', sections: [{ id: '1', name: '1' }] }],
  [calls.listLayers, []],
  [calls.getCategory, { ...record, colour: '#aa0000', model: null }],
  [calls.getCategoryPreset, { ...record, categories: [], categoryCount: 0 }],
  [calls.listCategories, []],
  [calls.updateTag, record],
  [calls.updateChecklist, record],
  [calls.updateCategory, record],
  [calls.updateLayout, record],
  [calls.updateLayer, record],
]) as Replies;

interface Screen {
  Component?: ComponentType;
  handle: { trail: unknown };
}

afterEach(() => vi.restoreAllMocks());

type Case = [title: string, screen: Screen, path: string, parent: string, list: string, page: string];

const CREATE: Case[] = [
  ['Create Tag', createTag, '/tags/create', '/tags', 'Tags', 'Create Tag'],
  ['Create Severity Scale', createScale, '/severities/create', '/severities', 'Severities', 'Create Severity Scale'],
  ['Create Checklist', createChecklist, '/checklists/create', '/checklists', 'Checklists', 'Create Checklist'],
  ['Create Category', createCategory, '/categories/create', '/categories', 'Categories', 'Create Category'],
  [
    'Create Category Preset',
    createPreset,
    '/categories/preset/create',
    '/categories',
    'Categories',
    'Create Category Preset',
  ],
  ['Create Location Layout', createLayout, '/locations/create', '/locations', 'Locations', 'Create Location Layout'],
  ['Create Location Layer', createLayer, '/locations/:id/create', '/locations/q', 'Locations', 'Create Location Layer'],
];
const EDIT: Case[] = [
  ['Edit Tag: Quay', updateTag, '/tags/update/:id', '/tags/q', 'Tags', 'Edit Tag'],
  ['Edit Checklist: Quay', updateChecklist, '/checklists/update/:id', '/checklists/q', 'Checklists', 'Edit Checklist'],
  ['Edit Category: Quay', updateCategory, '/categories/update/:id', '/categories/q', 'Categories', 'Edit Category'],
  [
    'Edit Location Layout: Quay',
    updateLayout,
    '/locations/update/:id',
    '/locations/q',
    'Locations',
    'Edit Location Layout',
  ],
  [
    'Edit Location Layer: Quay',
    updateLayer,
    '/locations/:id/update/:layerId',
    '/locations/q',
    'Locations',
    'Edit Location Layer',
  ],
];
const DETAILS: Case[] = [
  ['Tag', tag, '/tags/:id', '/tags', 'Tags', 'Tag'],
  ['Severity scale', scale, '/severities/:id', '/severities', 'Severities', 'Severity scale'],
  ['Checklist', checklist, '/checklists/:id', '/checklists', 'Checklists', 'Checklist'],
  ['Category', category, '/categories/:id', '/categories', 'Categories', 'Category'],
  ['Category Preset', preset, '/categories/preset/:id', '/categories', 'Categories', 'Category Preset'],
  ['Location layout', layout, '/locations/:id', '/locations', 'Locations', 'Location layout'],
];

/** Shows a dialog at its address, as its route does. */
const open = ({ Component: Dialog }: Screen, path: string, given: Replies = replies) =>
  renderScreen(
    <Routes>
      <Route path={path} element={Dialog && <Dialog />} />
      <Route path="*" element={null} />
    </Routes>,
    given,
    `${path.replaceAll(/:\w+/g, 'q')}?filter=Qu&site=forth-1`,
  ).router;
const trailOf = ({ handle }: Screen) =>
  (handle.trail as { label: string; to?: string }[]).map(({ label, to }) => (to ? `${label} ${to}` : label));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const placeOf = ({ state: { location } }: ReturnType<typeof open>) => location.pathname + location.search;

it.each([...CREATE, ...EDIT, ...DETAILS])('%s has its breadcrumbs', (_title, shown, path, _parent, list, page) => {
  expect(trailOf(shown)).toEqual(['Library /categories', `${list} /${path.split('/')[1]}`, page]);
});

it.each([...CREATE, ...EDIT])('%s: Cancel leads to its parent with the search of the list', async (...row) => {
  const [title, form, path, parent] = row;
  const router = open(form, path);
  await userEvent.click(await (await dialog(title)).findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(placeOf(router)).toBe(`${parent}?filter=Qu`));
});

it.each(EDIT)('%s: saving leads to its parent, too', async (title, form, path, parent) => {
  const router = open(form, path);
  const shown = await dialog(title);
  const field = title.includes('Layer') ? 'Term 1' : 'Name';
  await userEvent.type(await shown.findByRole('textbox', { name: field }), ' 2');
  await userEvent.click(shown.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(placeOf(router)).toBe(`${parent}?filter=Qu`));
});

it.each(DETAILS)('%s: is the title until the record is read', async (title, details, path) => {
  const never = () => new Promise(() => undefined);
  open(details, path, new Map([...replies].map(([call]) => [call, never])) as Replies);
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
});

it.each(DETAILS)(
  '%s: is named after the record, and Close leads to its list',
  async (_title, details, path, parent) => {
    const router = open(details, path);
    await userEvent.click((await dialog('Quay')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(placeOf(router)).toBe(`${parent}?filter=Qu`));
  },
);

it.each([
  ['Create Severity Scale', createScale, '/severities/create', 'Severities run from lowest to highest.'],
  ['Create Category Preset', createPreset, '/categories/preset/create', 'A preset cannot be changed later.'],
  ['Quay', layout, '/locations/:id', 'Modified 2025-01-02'],
])('%s explains itself', async (name, shown, path, text) => {
  open(shown, path);
  expect(await screen.findByRole('dialog', { name })).toHaveAccessibleDescription(text);
});

describe('a library record that cannot be read', () => {
  const failing = (error: unknown) => new Map([...replies].map(([call]) => [call, error])) as Replies;

  it.each([...EDIT, ...DETAILS])('%s: an unknown id leads to the list', async (...row) => {
    const [, shown, path, , list] = row;
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    open(shown, path, failing(StudioError.fromAnswer(404)));
    const link = within(await screen.findByRole('alert')).getByRole('link', { name: list });
    expect(link).toHaveAttribute('href', `/${path.split('/')[1]}?filter=Qu`);
  });
});
