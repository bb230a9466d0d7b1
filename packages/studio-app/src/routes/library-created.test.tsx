import { expect, it, vi } from 'vitest';

/** What each route says of itself. */
const routes = vi.hoisted(() => [] as { title: string; tab: string; path: (id: string) => string }[]);
vi.mock('./library-create-route.tsx', () => ({
  libraryCreateRoute: (route: (typeof routes)[number]) => {
    routes.push(route);
    return {};
  },
}));
import.meta.glob('./{tags,severities,locations,checklists,categories}/create{,-preset}.tsx', { eager: true });

it.each([
  ['Create Tag', 'tags', '/tags/q'],
  ['Create Severity Scale', 'severities', '/severities/q'],
  ['Create Checklist', 'checklists', '/checklists/q'],
  ['Create Category', 'categories', '/categories/q'],
  ['Create Category Preset', 'categories', '/categories/preset/q'],
  ['Create Location Layout', 'layouts', '/locations/q'],
])('the record of %s is pointed out in the list %s by the path %s', (title, tab, path) => {
  const route = routes.find((one) => one.title === title);
  expect([route?.tab, route?.path('q')]).toEqual([tab, path]);
});
