import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.js';
import { CreateTile, Tile, TileSkeleton } from './index.js';

const tile = <Tile picture={<img src="pier.jpg" alt="" />} title={<a href="/assets/7">Kinnaird Viaduct</a>} />;

describeConformance('Tile', tile, { refInstanceof: HTMLElement });
describeConformance('TileSkeleton', <TileSkeleton />, { refInstanceof: HTMLDivElement });
describeConformance('CreateTile', <CreateTile href="/assets/create">Create Asset</CreateTile>, {
  refInstanceof: HTMLAnchorElement,
});

describe('Tile', () => {
  it('is one link, named by its title, under a heading', () => {
    render(tile);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 3, name: 'Kinnaird Viaduct' })).toBeVisible();
  });

  it('shows its rows in order, with and without an end', () => {
    render(<Tile picture={null} title="Deck" rows={[{ start: 'Bridge', end: '2025-11-18' }, { start: '4 inspections' }]} />);
    expect(screen.getByText('Bridge').nextElementSibling).toHaveTextContent('2025-11-18');
    expect(screen.getByText('4 inspections').nextElementSibling).toBeNull();
  });

  it('marks a struck name', () => {
    render(<Tile picture={null} title="Old deck" struck />);
    expect(screen.getByRole('heading')).toHaveAttribute('data-struck');
  });
});

describe('CreateTile', () => {
  it('gives its looks to a router link', () => {
    render(
      <CreateTile asChild>
        <a href="/sites/create">Create Site</a>
      </CreateTile>,
    );
    expect(screen.getByRole('link', { name: 'Create Site' })).toHaveAttribute('href', '/sites/create');
  });
});
