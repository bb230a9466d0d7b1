import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { InviteOutcome } from './InviteOutcome.tsx';

it('says how many were invited, and lists those who were not before the others, each with its own reason', () => {
  render(
    <InviteOutcome
      outcomes={[
        { email: 'first@grid.example', code: null },
        { email: 'second@grid.example', code: 18 },
        { email: 'third@grid.example', code: null },
        { email: 'fourth@grid.example', code: 37 },
      ]}
      onRetry={() => undefined}
      onDone={() => undefined}
    />,
  );
  expect(screen.getByRole('heading')).toHaveTextContent(/^2 of 4 invited$/);
  const rows = within(screen.getByRole('list', { name: 'Invitations' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'second@grid.exampleUnable to send an invitation to that email.',
    'fourth@grid.exampleThere are no more users available.',
    'first@grid.exampleInvited',
    'third@grid.exampleInvited',
  ]);
});
