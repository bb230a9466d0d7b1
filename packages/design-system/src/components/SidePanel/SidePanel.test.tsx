import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SidePanel } from './index.js';

describe('SidePanel', () => {
  it('is a complementary landmark named by its title', () => {
    render(<SidePanel title="This inspection">NorthTowerA</SidePanel>);
    expect(screen.getByRole('complementary', { name: 'This inspection' })).toHaveTextContent('NorthTowerA');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('This inspection');
  });
});
