import { calls } from '@inspection-studio/domain/calls';
import type { LayerTemplate } from '@inspection-studio/domain/layouts';
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Replies, renderScreen } from '../inspections/testing/render-screen.tsx';
import { LayoutProfile } from './LayoutProfile.tsx';

const layer = (name: string, isSegmented: boolean, ...sections: string[]): LayerTemplate => ({
  id: name,
  name,
  modified: '2025-01-02T12:00:00.000Z',
  isSegmented,
  layoutId: 'deck-1',
  sections: sections.map((section) => ({ id: `${name} ${section}`, name: section })),
});

const layout = { id: 'deck-1', name: 'Deck', modified: '2025-01-02T12:00:00.000Z', map: null };
const layers = [
  layer('Span', false, '1', '2', '3'),
  layer('Chainage', true, 'km 0'),
  layer('Face', false, 'North', 'South'),
];

const show = () => {
  const replies = new Map<object, unknown>([
    [calls.getLayout, layout],
    [calls.listLayers, layers],
  ]) as Replies;
  renderScreen(<LayoutProfile layoutId="deck-1" isCovered={false} />, replies);
  return screen.findByRole('list', { name: 'Layers' });
};

it('the layers are numbered in their order, each with its kind and its own sections', async () => {
  const list = await show();
  const rows = [...list.children].map((row) => {
    const heading = within(row as HTMLElement).getByRole('heading', { level: 3 });
    const sections = within(row as HTMLElement).getByRole('group', { name: `Sections of ${heading.textContent}` });
    return [
      row.querySelector('[data-line]')?.textContent,
      heading.textContent,
      heading.nextElementSibling?.textContent,
      within(sections)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ];
  });
  expect(rows).toEqual([
    ['1', 'Span', 'Terms, 3 sections', ['1', '2', '3']],
    ['2', 'Chainage', 'Terms along a single axis, 1 section', ['km 0']],
    ['3', 'Face', 'Terms, 2 sections', ['North', 'South']],
  ]);
});

it.each([
  ['Move Span up', 'It is the first'],
  ['Move Span down', 'Move down'],
  ['Move Face up', 'Move up'],
  ['Move Face down', 'It is the last'],
  ['Delete Face', 'Delete'],
])('%s says %s', async (name, hint) => {
  await show();
  act(() => screen.getByRole('button', { name }).focus());
  expect((await screen.findByRole('tooltip')).textContent).toBe(hint);
});
