import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../features/inspections/testing/render-screen.tsx';
import { ShellLayout } from './ShellLayout.tsx';

it.each([true, false])('every page warns when others can reach the demo sign-in: %s', async (isDemoSignInOpen) => {
  renderScreen(<ShellLayout />, new Map(), '/', { settings: { isDemoSignInOpen } });
  await screen.findByRole('main');
  await act(() => import('./Banners.tsx'));
  const text = 'Demo sign-in is open: anyone who reaches this page can sign in as anyone.';
  await waitFor(() => expect(screen.queryAllByText(text)).toHaveLength(isDemoSignInOpen ? 1 : 0));
});
