import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Section } from './index.js';

describe('Section', () => {
  it('is a region named by its heading and count', () => {
    render(
      <Section title="Inspections" count={12}>
        NorthTowerA
      </Section>,
    );
    const region = screen.getByRole('region', { name: 'Inspections 12' });
    expect(within(region).getByRole('heading', { level: 2 })).toHaveTextContent('Inspections 12');
    expect(region).toHaveTextContent('NorthTowerA');
  });

  it('draws its actions after the heading', () => {
    render(<Section title="Data" headingLevel={3} actions={<button type="button">Add data</button>} />);
    const heading = screen.getByRole('heading', { level: 3, name: 'Data' });
    expect(heading.nextElementSibling).toBe(screen.getByRole('button', { name: 'Add data' }));
  });

  it('keeps the place of actions that are false', () => {
    const { rerender } = render(<Section title="Data" actions={false} />);
    const row = screen.getByRole('heading').parentElement;
    expect(row).not.toBe(screen.getByRole('region'));
    rerender(<Section title="Data" />);
    expect(screen.getByRole('heading').parentElement).toBe(screen.getByRole('region'));
  });
});
