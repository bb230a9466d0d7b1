import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../features/inspections/testing/render-screen.tsx';
import { AccountSummary } from './AccountSummary.tsx';

it('shows name and role of the signed-in person, linked to the profile', async () => {
  renderScreen(<AccountSummary />, new Map());
  const link = await screen.findByRole('link', { name: 'Maren Solheim All access' });
  expect(link).toHaveAttribute('href', '/users/maren-1');
});
