import { calls } from '@inspection-studio/domain/calls';
import type { SeverityScale } from '@inspection-studio/domain/severity-scales';
import type { Tag } from '@inspection-studio/domain/tags';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { TagLibrary } from '../features/tags/TagLibrary.tsx';
import { type Replies, renderScreen } from '../features/inspections/testing/render-screen.tsx';
import { SeverityScaleLibrary } from '../features/severity-scales/SeverityScaleLibrary.tsx';
import { ChecklistLibrary } from '../features/checklists/ChecklistLibrary.tsx';
import { LayoutList } from '../features/layouts/LayoutList.tsx';
import * as createTag from './tags/create.tsx';

const modified = '2026-01-01T00:00:00.000Z';
const tag = (name: string): Tag => ({ id: name.toLowerCase(), name, modified, isArchived: false });
const page = (items: unknown[]) => ({
  items,
  pagination: { top: 100, skip: 0, count: items.length, pages: 1, hasNext: false, hasPrevious: false },
});

function showCreate(listed: Tag[]) {
  const replies: Replies = new Map<never, unknown>();
  replies.set(calls.createTag, tag('Rust'));
  replies.set(calls.getTag, tag('Rust'));
  replies.set(calls.listTags, page(listed));
  return renderScreen(
    <Routes>
      <Route path="/tags" element={<TagLibrary />} />
      <Route path="*" element={<createTag.Component />} />
    </Routes>,
    replies,
  );
}
const name = () => screen.findByRole('textbox', { name: 'Name' });
const press = (label: string) => userEvent.click(screen.getByRole('button', { name: label }));
const currentRows = () =>
  within(screen.getByRole('list', { name: 'tags' }))
    .getAllByRole('listitem')
    .filter((row) => row.getAttribute('aria-current') === 'true')
    .map((row) => within(row).getByRole('link').textContent);

it.each([
  ['in its place', [tag('Crack'), tag('Rust')]],
  ['at the top when it is on another page', [tag('Crack')]],
])('saving a new tag returns to the list, which highlights it %s', async (_case, listed) => {
  const { router } = showCreate(listed);
  await userEvent.type(await name(), 'Rust');
  await press('Save');
  await waitFor(() => expect(router.state.location.pathname).toBe('/tags'));
  await screen.findByRole('link', { name: 'Rust' });
  expect(currentRows()).toEqual(['Rust']);
});

it("'Save and add another' saves the tag and starts an empty form with the focus on its first field", async () => {
  const { asked, router } = showCreate([]);
  await userEvent.type(await name(), 'Rust');
  await press('Save and add another');
  await screen.findByText('Tag created');
  await waitFor(async () => expect(await name()).toHaveValue(''));
  expect(await name()).toHaveFocus();
  expect(asked.filter(({ call }) => call === calls.createTag)).toHaveLength(1);
  expect(router.state.location.pathname).toBe('/');
});

const scale: SeverityScale = {
  id: 'condition',
  name: 'Condition',
  modified,
  isArchived: false,
  isNumerical: true,
  severities: [
    { id: 's1', name: '1', scale: 1, colour: '#00aa00', icon: 0 },
    { id: 's5', name: '5', scale: 5, colour: '#aa0000', icon: 3 },
  ],
};
const checklist = {
  id: 'annual',
  name: 'Annual',
  modified,
  sections: [
    { identifier: 'a', title: 'Deck', items: [{ identifier: 'b', description: 'Joints' }] },
    {
      identifier: 'c',
      title: 'Piers',
      items: [
        { identifier: 'd', description: 'Scour' },
        { identifier: 'e', description: 'Cracks' },
      ],
    },
  ],
};
const layout = { id: 'spans', name: 'Spans', modified, map: [{ sectionId: 'one', nodes: [] }] };

it.each([
  [
    'Severity scales',
    <SeverityScaleLibrary key="s" />,
    'severity scales',
    ['Name', 'Lowest to highest', 'Colours', 'Type', 'Modified', 'Actions'],
    ['Condition', '1 to 5', '', 'Numerical', '2026-01-01'],
  ],
  [
    'Checklists',
    <ChecklistLibrary key="c" />,
    'checklists',
    ['Name', 'Sections', 'Items', 'Modified', 'Actions'],
    ['Annual', '2', '3', '2026-01-01'],
  ],
  [
    'Location layouts',
    <LayoutList key="l" />,
    'location layouts',
    ['Name', 'Mapping', 'Modified', 'Actions'],
    ['Spans', '1 location mapped', '2026-01-01'],
  ],
])('%s are in a table with headers', async (_title, list, label, headers, cells) => {
  const replies: Replies = new Map<never, unknown>();
  replies.set(calls.listSeverityScales, page([scale]));
  replies.set(calls.listChecklists, page([checklist]));
  replies.set(calls.listLayouts, page([layout]));
  renderScreen(list, replies);
  const table = await screen.findByRole('table', { name: label });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(headers);
  const row = within(table).getAllByRole('row')[1]!;
  expect([...row.children].slice(0, cells.length).map(({ textContent }) => textContent?.trim())).toEqual(cells);
});
