import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Banner } from './index.js';

describe('Banner', () => {
  it.each([
    ['failed', 'alert'],
    ['processing', 'status'],
    ['completed', 'status'],
    ['warning', 'status'],
  ] as const)('%s is announced as %s', (kind, role) => {
    render(
      <Banner kind={kind} title="NorthTowerA">
        Contact support.
      </Banner>,
    );
    expect(screen.getByRole(role)).toHaveTextContent('NorthTowerAContact support.');
  });

  it('shows its action', () => {
    render(<Banner kind="failed" title="Failed" action={<button type="button">Retry</button>} />);
    expect(screen.getByRole('alert')).toContainElement(screen.getByRole('button', { name: 'Retry' }));
  });
});
