import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TileGrid } from './index.js';

describe('TileGrid', () => {
  it('is a list with an item per child, and says when it is busy', () => {
    render(
      <TileGrid aria-label="Assets" busy>
        <p>Kinnaird Viaduct</p>
        {null}
        <p>Brannock Mast</p>
      </TileGrid>,
    );
    expect(screen.getByRole('list', { name: 'Assets' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});
