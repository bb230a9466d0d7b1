import { type Call, calls } from '@inspection-studio/domain/calls';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StudioError } from '../../api/index.ts';
import { EditInspection } from './EditInspection.tsx';
import { inspection, noFiles } from './testing/records.ts';
import { renderScreen } from './testing/render-screen.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

it.each<[string, Call]>([
  ['the inspection', calls.getProject],
  ['its files', calls.getModules],
])('the wizard opens on a retry if %s did not load', async (_what, failing) => {
  const replies = new Map<Call, unknown>([
    [calls.getProject, inspection({ asset: { ...inspection().asset, thumbnail: '/viaduct.jpg' } })],
    [calls.getModules, noFiles],
  ]);
  const reply = replies.get(failing);
  replies.set(failing, StudioError.fromAnswer(500));
  renderScreen(<EditInspection inspectionId="north-1" onDone={() => undefined} />, replies);
  const retry = await screen.findByRole('button', { name: 'Click to retry data fetching.' });
  replies.set(failing, reply);
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit Inspection' })).toBeInTheDocument();
  const summary = screen.getByRole('complementary', { name: 'This inspection' });
  expect(summary.querySelector('img')).toHaveAttribute('src', '/viaduct.jpg');
});
