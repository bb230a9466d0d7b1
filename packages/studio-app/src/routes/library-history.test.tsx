import { type Call, calls } from '@inspection-studio/domain/calls';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { pageOf } from '../features/inspections/testing/read-screen.ts';
import { type Replies, renderScreen } from '../features/inspections/testing/render-screen.tsx';
import * as category from './categories/details.tsx';
import * as preset from './categories/preset.tsx';
import * as checklist from './checklists/details.tsx';
import * as layout from './locations/profile.tsx';
import * as severityScale from './severities/details.tsx';
import * as createTag from './tags/create.tsx';
import * as tag from './tags/details.tsx';

const ADMIN = { id: 'admin-1', roleId: 'Admin' } as const;

const record = { name: 'Quay wall', modified: '2025-01-02T12:00:00.000Z' };
const severity = { id: 'now-1', name: 'Now', scale: 0, colour: '#cc0000', icon: 0 };
const active = {
  tag: { ...record, id: 'tag-1', isArchived: false },
  scale: { ...record, id: 'scale-1', isArchived: false, isNumerical: false, severities: [severity] },
  category: { ...record, id: 'category-1', isArchived: false, colour: '#aa0000', model: null },
};
const spans = {
  id: 'span-layer',
  name: 'Span',
  modified: record.modified,
  isSegmented: false,
  layoutId: 'layout-1',
  sections: [{ id: 'span-1', name: '1' }],
};
const replies = new Map<Call, unknown>([
  [calls.getTag, active.tag],
  [calls.getSeverityScale, active.scale],
  [calls.getChecklist, { ...record, id: 'checklist-1', sections: [] }],
  [calls.getLayout, { ...record, id: 'layout-1', map: null }],
  [calls.listLayers, [spans]],
  [calls.getCategory, active.category],
  [calls.getCategoryPreset, { ...record, id: 'preset-1', categories: ['category-1'], categoryCount: 1 }],
  [calls.listCategories, [active.category]],
  [calls.listTags, pageOf([])],
]) as Replies;
/** A record that is archived replies in place of the active one. */
const archived = (call: Call, item: object, more: object = {}): Replies =>
  new Map([...replies, [call, { ...item, isArchived: true, ...more }]]);

function open(Dialog: ComponentType, address: string, given: Replies, person: { roleId?: 'Admin' }) {
  const path = address.replace(/[^/]+$/, ':id');
  return renderScreen(
    <Routes>
      <Route path={path} element={<Dialog />} />
      <Route path="*" element={null} />
    </Routes>,
    given,
    address,
    { person },
  );
}

/** Names of the links and buttons in the header of the dialog: those before 'Close'. */
async function headerActions() {
  const dialog = within(await screen.findByRole('dialog', { name: record.name }));
  const close = dialog.getByRole('button', { name: 'Close' });
  const header = within(close.parentElement!);
  return [...header.queryAllByRole('link'), ...header.queryAllByRole('button')]
    .toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    .map(({ textContent }) => textContent);
}

type Case = [what: string, Dialog: ComponentType, address: string, replies: Replies, actions: string[]];

const KINDS: Case[] = [
  ['a tag', tag.Component, '/tags/tag-1', replies, ['Edit', 'Delete']],
  ['an archived tag', tag.Component, '/tags/tag-1', archived(calls.getTag, active.tag), ['Restore Quay wall']],
  ['a severity scale', severityScale.Component, '/severities/scale-1', replies, ['Delete']],
  [
    'an archived severity scale',
    severityScale.Component,
    '/severities/scale-1',
    archived(calls.getSeverityScale, active.scale),
    ['Restore Quay wall'],
  ],
  ['a checklist', checklist.Component, '/checklists/checklist-1', replies, ['Edit', 'Delete']],
  ['a location layout', layout.Component, '/locations/layout-1', replies, ['Create location layer', 'Edit', 'Delete']],
  ['a category', category.Component, '/categories/category-1', replies, ['Edit', 'Delete']],
  [
    'an archived category',
    category.Component,
    '/categories/category-1',
    archived(calls.getCategory, active.category),
    ['Restore Quay wall'],
  ],
  [
    'a category that was archived with its asset',
    category.Component,
    '/categories/category-1',
    archived(calls.getCategory, active.category, { isArchivedWithAsset: true }),
    [],
  ],
  ['a category preset', preset.Component, '/categories/preset/preset-1', replies, ['Delete']],
];

describe('the dialog of a library record', () => {
  it.each(KINDS)('of %s has the link to its history for an admin', async (_what, Dialog, address, given, actions) => {
    open(Dialog, address, given, ADMIN);
    const id = address.slice(address.lastIndexOf('/') + 1);
    const link = await screen.findByRole('link', { name: 'History' });
    expect(link).toHaveAttribute('href', `/company/activity?record=${id}`);
    const all = await headerActions();
    expect(all.filter((name) => name !== 'History')).toEqual([...actions, 'Close']);
  });

  it.each(KINDS)('of %s has no such link for a manager', async (_what, Dialog, address, given, actions) => {
    open(Dialog, address, given, {});
    await waitFor(async () => expect(await headerActions()).toEqual([...actions, 'Close']));
  });
});

it.each([
  ['a tag', tag.Component, '/tags/tag-1', '/tags'],
  ['a severity scale', severityScale.Component, '/severities/scale-1', '/severities'],
  ['a checklist', checklist.Component, '/checklists/checklist-1', '/checklists'],
  ['a location layout', layout.Component, '/locations/layout-1', '/locations'],
  ['a category', category.Component, '/categories/category-1', '/categories'],
  ['a category preset', preset.Component, '/categories/preset/preset-1', '/categories'],
])('deleting %s in its dialog leads to the list of its kind', async (_what, Dialog, address, list) => {
  const { router } = open(Dialog, address, replies, {});
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(list));
});

it('the dialog of a new record has no link to a history', async () => {
  renderScreen(<createTag.Component />, replies, '/tags/create', { person: ADMIN });
  await screen.findByRole('textbox', { name: 'Name' });
  expect(screen.queryByRole('link', { name: 'History' })).toBeNull();
});

it('the link to the history asks before it discards an unsaved location mapping', async () => {
  const { router } = open(layout.Component, '/locations/layout-1', replies, ADMIN);
  const history = async () => userEvent.click(await screen.findByRole('link', { name: 'History' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Begin location mapping' }));
  await userEvent.click(screen.getByRole('button', { name: '1' }));
  await screen.findByText('1 change');
  await history();
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(router.state.location.pathname).toBe('/locations/layout-1');
  await history();
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/company/activity'));
  expect(router.state.location.search).toBe('?record=layout-1');
});
