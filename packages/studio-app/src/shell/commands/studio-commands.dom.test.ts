import { expect, it } from 'vitest';
import { studioCommands } from './studio-commands.tsx';

const commands = studioCommands('ada-1');

it.each([
  ['Home', { to: '/' }],
  ['Categories', { to: '/categories' }],
  ['Severity scales', { to: '/severities' }],
  ['Checklists', { to: '/checklists' }],
  ['Tags', { to: '/tags' }],
  ['Location layouts', { to: '/locations' }],
  ['Company account', { to: '/company' }],
  ['Documents', { to: '/company/documents' }],
  ['Users', { to: '/users' }],
  ['My profile', { to: '/users/ada-1' }],
  ['Create Site', { to: '/sites/create' }],
  ['Create Asset', { to: '/assets/create' }],
  ['Create Inspection', { to: '/inspections/create' }],
  ['Create User', { to: '/users/invite' }],
  ['Create Category', { to: '/categories/create' }],
  ['Create Category Preset', { to: '/categories/preset/create' }],
  ['Create Severity Scale', { to: '/severities/create' }],
  ['Create Checklist', { to: '/checklists/create' }],
  ['Create Tag', { to: '/tags/create' }],
  ['Create Location Layout', { to: '/locations/create' }],
  ['Theme: System preference', { theme: 'system' }],
  ['Theme: Dark', { theme: 'dark' }],
  ['Theme: Light', { theme: 'light' }],
  ['Units: Metric', { units: 'Metric' }],
  ['Units: Imperial', { units: 'Imperial' }],
  ['Keyboard shortcuts', { open: 'shortcuts' }],
  ['Logout', { open: 'logout' }],
])('the command %s does what it says', (label, effect) => {
  expect(commands.find((command) => command.label === label)?.effect).toEqual(effect);
});
