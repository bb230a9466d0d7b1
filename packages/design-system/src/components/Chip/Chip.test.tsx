import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Chip } from './index.js';

describe('Chip', () => {
  it('has no button without onRemove', () => {
    render(<Chip swatch="#8a3b12">Steel corrosion</Chip>);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('calls onRemove when its named button is clicked', async () => {
    const onRemove = vi.fn();
    render(
      <Chip onRemove={onRemove} removeLabel="Remove Priya Raman">
        Priya Raman
      </Chip>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remove Priya Raman' }));
    expect(onRemove).toHaveBeenCalledTimes(1);
  });

  it('shows the failure sign only when invalid', () => {
    const { container, rerender } = render(<Chip invalid>dele</Chip>);
    expect(container.querySelector('[data-kind="failed"]')).toBeInTheDocument();
    rerender(<Chip>dele</Chip>);
    expect(container.querySelector('svg')).toBeNull();
  });

  it('announces archived in addition to striking through the text', () => {
    render(<Chip archived>Graffiti</Chip>);
    expect(screen.getByText('archived')).toBeInTheDocument();
  });
});

it.each([
  ['Enter', '{Enter}'],
  ['Space', ' '],
])('%s on the button removes it', async (_key, keys) => {
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
