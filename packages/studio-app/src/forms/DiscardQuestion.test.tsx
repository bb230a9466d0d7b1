import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DiscardQuestion } from './DiscardQuestion.tsx';

const onKeep = vi.fn<() => void>();
const onDiscard = vi.fn<() => void>();

it.each([
  ['Keep editing', () => userEvent.click(screen.getByRole('button', { name: 'Keep editing' })), [1, 0]],
  ['Escape', () => userEvent.keyboard('{Escape}'), [1, 0]],
  ['Discard', () => userEvent.click(screen.getByRole('button', { name: 'Discard' })), [0, 1]],
])('the entries of a form are discarded only by Discard: %s', async (_answer, give, [kept, discarded]) => {
  onKeep.mockReset();
  onDiscard.mockReset();
  render(<DiscardQuestion open onKeep={onKeep} onDiscard={onDiscard} />);
  expect(screen.getByRole('alertdialog', { name: 'Discard changes?' })).toHaveTextContent(
    'What you entered here is not saved.',
  );
  await give();
  expect(onKeep).toHaveBeenCalledTimes(kept!);
  expect(onDiscard).toHaveBeenCalledTimes(discarded!);
});
