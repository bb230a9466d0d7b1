import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChunkBar } from './index.js';

describe('ChunkBar', () => {
  afterEach(() => vi.restoreAllMocks());

  it('announces the text next to it', () => {
    render(<ChunkBar label="NorthTowerA" value={3} max={8} valueText="3 of 8 uploaded" />);
    const bar = screen.getByRole('progressbar', { name: 'NorthTowerA' });
    expect(bar).toHaveAttribute('aria-valuetext', '3 of 8 uploaded');
    expect(bar).toHaveAttribute('aria-valuenow', '3');
  });

  it('reports a value above max in the console and does not announce it', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    render(<ChunkBar label="NorthTowerA" value={9} max={8} />);
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
    expect(error).toHaveBeenCalledTimes(1);
  });
});
