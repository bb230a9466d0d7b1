import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SwatchLabel } from './index.js';

describe('SwatchLabel', () => {
  it.each([['This category has been deleted.'], ['This severity has been deleted.']])(
    'archived, explains itself on focus: %s',
    async (text) => {
      render(
        <SwatchLabel archived archivedTooltip={text}>
          Graffiti
        </SwatchLabel>,
      );
      expect(screen.getByText('archived')).toBeInTheDocument();
      await userEvent.tab();
      expect(screen.getByRole('tooltip')).toHaveTextContent(text);
    },
  );

  it('in use, is not reached by keys and has no tooltip', async () => {
    render(<SwatchLabel archivedTooltip="This category has been deleted.">Graffiti</SwatchLabel>);
    await userEvent.tab();
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(screen.queryByText('archived')).toBeNull();
  });

  it.each([
    ['with a marker, its meaning is read', { letters: 'AI', label: 'found by a model' }, true],
    ['without one, nothing is', undefined, false],
  ])('%s', (_case, marker, isShown) => {
    render(<SwatchLabel marker={marker}>Steel corrosion</SwatchLabel>);
    expect(screen.queryByText('found by a model') !== null).toBe(isShown);
    expect(screen.queryByText('AI') !== null).toBe(isShown);
  });

  it('is removed by its button', async () => {
    const onRemove = vi.fn();
    render(
      <SwatchLabel onRemove={onRemove} removeLabel="Remove Graffiti">
        Graffiti
      </SwatchLabel>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remove Graffiti' }));
    expect(onRemove).toHaveBeenCalledTimes(1);
  });
});

it('Enter removes it', async () => {
  const onRemove = vi.fn();
  render(
    <SwatchLabel colour="#8b4513" onRemove={onRemove} removeLabel="Remove Graffiti">
      Graffiti
    </SwatchLabel>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onRemove).toHaveBeenCalledOnce();
});
