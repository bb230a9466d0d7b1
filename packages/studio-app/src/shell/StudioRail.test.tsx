import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../features/inspections/testing/render-screen.tsx';
import { StudioRail } from './StudioRail.tsx';

/** Names of the entries that are marked as the page one is on. */
async function markedAt(path: string) {
  renderScreen(<StudioRail />, new Map(), path);
  const rail = within(await screen.findByRole('navigation'));
  return [
    ...rail.queryAllByRole('link', { current: 'page' }),
    ...rail.queryAllByRole('button', { current: 'page' }),
  ].map((entry) => entry.textContent);
}

it.each([
  ['/', 'Home'],
  ['/sites/forth-1', 'Home'],
  ['/sites/update/forth-1', 'Home'],
  ['/assets/kinnaird-1', 'Home'],
  ['/inspections/north-1', 'Home'],
  ['/sites/create', 'Create New'],
  ['/assets/create', 'Create New'],
  ['/inspections/create', 'Create New'],
  ['/categories', 'Library'],
  ['/categories/bridge-1', 'Library'],
  ['/categories/preset/create', 'Library'],
  ['/tags', 'Library'],
  ['/tags/create', 'Library'],
  ['/severities', 'Library'],
  ['/checklists', 'Library'],
  ['/locations', 'Library'],
  ['/locations/deck-1/update/pier-1', 'Library'],
  ['/company', 'Company'],
  ['/company/documents', 'Company'],
  ['/company/activity', 'Company'],
  ['/users', 'Company'],
  ['/users/maren-1', 'Company'],
  ['/users/invite', 'Company'],
])('at %s, the rail marks %s and nothing else', async (path, entry) => expect(await markedAt(path)).toEqual([entry]));

it('on the unauthorized screen, the rail marks nothing', async () => expect(await markedAt('/forbidden')).toEqual([]));
