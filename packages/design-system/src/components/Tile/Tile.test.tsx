import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Tile } from './index.js';

const tile = <Tile picture={<img src="pier.jpg" alt="" />} title={<a href="/assets/7">Kinnaird Viaduct</a>} />;

describe('Tile', () => {
  it('is one link, named by its title, under a heading', () => {
    render(tile);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 3, name: 'Kinnaird Viaduct' })).toBeVisible();
  });

  it('shows its rows in order, with and without an end', () => {
    render(
      <Tile picture={null} title="Deck" rows={[{ start: 'Bridge', end: '2025-11-18' }, { start: '4 inspections' }]} />,
    );
    expect(screen.getByText('Bridge').nextElementSibling).toHaveTextContent('2025-11-18');
    expect(screen.getByText('4 inspections').nextElementSibling).toBeNull();
  });

  it('marks a struck name, also in words', () => {
    render(<Tile picture={null} title="Old deck" struck />);
    expect(screen.getByRole('heading', { name: 'archived Old deck' })).toHaveAttribute('data-struck');
  });
});

it('Enter follows its link', async () => {
  const onClick = vi.fn();
  render(
    <Tile
      picture={null}
      title={
        <a href="#viaduct" onClick={onClick}>
          Kinnaird Viaduct
        </a>
      }
    />,
  );
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Kinnaird Viaduct' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
});
