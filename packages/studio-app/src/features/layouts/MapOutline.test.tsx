import type { LayerTemplate, LayoutMapNode } from '@inspection-studio/domain/layouts';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MapOutline } from './MapOutline.tsx';

const layer = (name: string, ...sections: string[]): LayerTemplate => ({
  id: name,
  name,
  modified: '2025-01-02T12:00:00.000Z',
  isSegmented: false,
  layoutId: 'deck-1',
  sections: sections.map((section) => ({ id: `${name} ${section}`, name: section })),
});
const LAYERS = [layer('Span', '1', '2'), layer('Part', 'Deck', 'Pier'), layer('Face', 'North', 'South')];
const node = (sectionId: string, ...nodes: LayoutMapNode[]): LayoutMapNode => ({ sectionId, nodes });
const MAP = [
  node('Span 2', node('Part Deck', node('Face North'), node('Face South')), node('Part Pier')),
  node('Span 1', node('Part Pier')),
];

const rowsOf = (list: string) =>
  [...screen.getByRole('list', { name: list }).children].map((item) => item.querySelector('summary, div')?.textContent);

it('the outline counts every location below a section, at all depths, in the order of the map', () => {
  render(<MapOutline map={MAP} layers={LAYERS} />);
  expect(rowsOf('Outline')).toEqual(['Span 24 locations', 'Span 11 location']);
  expect(rowsOf('Span 2')).toEqual(['Deck2 locations', 'Pier']);
  expect(rowsOf('Deck')).toEqual(['North', 'South']);
  expect(within(screen.getByRole('list', { name: 'Span 1' })).getByText('Pier')).toBeInTheDocument();
});
