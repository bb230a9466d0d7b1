import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../features/inspections/testing/render-screen.tsx';
import { LibraryTabs } from './LibraryTabs.tsx';

it.each([
  ['/categories/preset/create', 'Categories'],
  ['/severities', 'Severities'],
  ['/checklists/update/annual-1', 'Checklists'],
  ['/tags', 'Tags'],
  ['/locations/deck-1', 'Locations'],
  ['/tagsets', undefined],
])('the library has five tabs; at %s, %s is the current one', async (address, current) => {
  renderScreen(<LibraryTabs />, new Map(), address);
  const tabs = within(await screen.findByRole('navigation', { name: 'Library' })).getAllByRole('link');
  expect(tabs.map((tab) => [tab.textContent.trim(), tab.getAttribute('href')])).toEqual([
    ['Categories', '/categories'],
    ['Severities', '/severities'],
    ['Checklists', '/checklists'],
    ['Tags', '/tags'],
    ['Locations', '/locations'],
  ]);
  expect(tabs.find((tab) => tab.getAttribute('aria-current') === 'page')?.textContent.trim()).toBe(current);
  expect(screen.getByRole('heading', { level: 1, name: 'Library' })).toBeInTheDocument();
});
