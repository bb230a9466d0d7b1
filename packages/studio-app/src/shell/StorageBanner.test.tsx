import { calls } from '@inspection-studio/domain/calls';
import type { User } from '@inspection-studio/domain/users';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../features/inspections/testing/render-screen.tsx';
import { ShellLayout } from './ShellLayout.tsx';

const almostFull = { disk: { level: 'low', usedPercent: 92 }, damagedFiles: 0 };

async function showShell(roleId: User['roleId'], reply: unknown) {
  const { asked } = renderScreen(<ShellLayout />, new Map([[calls.getStorageStatus, reply]]), '/', {
    person: { roleId },
  });
  await screen.findByRole('main');
  await act(() => import('./Banners.tsx'));
  return asked.filter(({ call }) => call === calls.getStorageStatus).length;
}

it('every page tells admins that the disk of the server is almost full, and what to do', async () => {
  await showShell('Admin', almostFull);
  const banner = await screen.findByText(/The disk of the server is 92 % full\./);
  expect(banner.closest('[role=status]')).toHaveTextContent(/ask the operator of the server for more space\.$/);
});

it('others are neither told nor asked for', async () => {
  expect(await showShell('Manager', almostFull)).toBe(0);
  expect(screen.queryByText(/The disk of the server/)).toBeNull();
});

it('the page stays usable when the state cannot be read', async () => {
  expect(await showShell('Admin', new Error('offline'))).toBe(1);
  expect(screen.getByRole('main')).toBeVisible();
});
