import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Chip } from './index.js';

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

  it('carries the sign of failure where it is wrong, and only there', () => {
    const { container, rerender } = render(<Chip invalid>dele</Chip>);
    expect(container.querySelector('[data-kind="failed"]')).toBeInTheDocument();
    rerender(<Chip>dele</Chip>);
    expect(container.querySelector('svg')).toBeNull();
  });

  it('says archived in words, not only by the strike', () => {
    render(<Chip archived>Graffiti</Chip>);
    expect(screen.getByText('archived')).toBeInTheDocument();
  });
});

it.each([
  ['Enter', '{Enter}'],
  ['Space', ' '],
])('%s removes it', async (_key, keys) => {
  const onRemove = vi.fn();
  render(
    <Chip onRemove={onRemove} removeLabel="Remove Graffiti">
      Graffiti
    </Chip>,
  );
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Remove Graffiti' })).toHaveFocus();
  await userEvent.keyboard(keys);
  expect(onRemove).toHaveBeenCalledOnce();
});
