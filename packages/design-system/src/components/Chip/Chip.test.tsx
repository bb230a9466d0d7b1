import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/conformance.js';
import { Chip } from './index.js';

describeConformance('Chip', <Chip>Joint leakage</Chip>, { refInstanceof: HTMLSpanElement });

describe('Chip', () => {
  it('has no button unless it can be removed', () => {
    render(<Chip swatch="#8a3b12">Steel corrosion</Chip>);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is removed by its named button', async () => {
    const onRemove = vi.fn();
    render(
      <Chip onRemove={onRemove} removeLabel="Remove Priya Raman">
        Priya Raman
      </Chip>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remove Priya Raman' }));
    expect(onRemove).toHaveBeenCalledTimes(1);
  });

  it('says archived in words, not only by the strike', () => {
    render(<Chip archived>Graffiti</Chip>);
    expect(screen.getByText('archived')).toBeInTheDocument();
  });
});
