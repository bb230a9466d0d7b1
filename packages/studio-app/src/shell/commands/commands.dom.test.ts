import { canAccess, type Permission } from '@inspection-studio/domain/permissions';
import type { UserRole } from '@inspection-studio/domain/users';
import { describe, expect, it } from 'vitest';
import { paths } from '../../paths.ts';
import { type KeyPress, paletteKeys, shortcutOf } from './shortcut-of.ts';
import { splitCommands } from './split-commands.ts';
import { studioCommands } from './studio-commands.tsx';

const commands = studioCommands('ada-1');
const split = (role: UserRole) => splitCommands(commands, (permission: Permission) => canAccess(role, [permission]));

describe('one registry of actions, filtered by permission', () => {
  it('has every id and every label once', () => {
    expect(new Set(commands.map(({ id }) => id)).size).toBe(commands.length);
    expect(new Set(commands.map(({ label }) => label)).size).toBe(commands.length);
  });

  it.each([
    ['Admin', 0],
    ['Manager', 0],
    ['Member', 16],
    ['Uploader', 18],
    ['Viewer', 19],
  ] as const)('%s lacks %d of them', (role, count) => expect(split(role).refused).toHaveLength(count));

  it('what is refused can say why', () => {
    const { reason } = split('Member').refused.find(({ command }) => command.id === 'users') ?? {};
    expect(reason).toBe('Requires the All access role or higher.');
  });
});

describe('the palette creates everything that has a form of its own', () => {
  const forms = Object.entries(paths).flatMap(([name, path]) => {
    try {
      return /^(create|invite)/.test(name) ? [(path as () => string)()] : [];
    } catch {
      // The form is within a record, such as a layer in its layout.
      return [];
    }
  });
  const permissionAt = (to: string) =>
    commands.find(({ effect, group }) => group === 'Create' && 'to' in effect && effect.to === to)?.permission;

  it.each([
    ['/sites/create', 'CreateSite'],
    ['/assets/create', 'CreateAsset'],
    ['/inspections/create', 'CreateProject'],
    ['/users/invite', 'InviteUser'],
    ['/categories/create', 'CreateLibrary'],
    ['/categories/preset/create', 'CreateLibrary'],
    ['/severities/create', 'CreateLibrary'],
    ['/checklists/create', 'CreateLibrary'],
    ['/tags/create', 'CreateLibrary'],
    ['/locations/create', 'CreateLibrary'],
    ['/company/documents', 'CreateDocuments'],
  ])('%s, with %s', (to, permission) => expect(permissionAt(to)).toBe(permission));

  it('Upload Document opens the file dialog of the documents', () =>
    expect(commands.find(({ id }) => id === 'upload-document')?.effect).toEqual({
      to: '/company/documents',
      state: { requests: 'upload' },
    }));

  it('no form is left out', () => {
    expect(forms.length).toBe(10);
    expect(forms.filter((to) => permissionAt(to) === undefined)).toEqual([]);
  });
});

describe('paletteKeys: as printed on the keyboard', () => {
  it.each([
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', ['⌘', 'K']],
    ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X)', ['⌘', 'K']],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', ['Ctrl', 'K']],
    ['Mozilla/5.0 (X11; Linux x86_64)', ['Ctrl', 'K']],
  ])('%s', (userAgent, keys) => expect(paletteKeys(userAgent)).toEqual(keys));
});

describe('shortcutOf: keys of the whole studio', () => {
  const press = (change: Partial<KeyPress>): KeyPress => ({
    key: '',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    defaultPrevented: false,
    target: null,
    ...change,
  });
  it.each([
    ['Ctrl+K', press({ key: 'k', ctrlKey: true }), true, 'palette'],
    ['Cmd+K', press({ key: 'K', metaKey: true }), true, 'palette'],
    ['Ctrl+K without single keys', press({ key: 'k', ctrlKey: true }), false, 'palette'],
    ['k alone', press({ key: 'k' }), true, undefined],
    ['another key with Ctrl', press({ key: 'p', ctrlKey: true }), true, undefined],
    ['?', press({ key: '?' }), true, 'sheet'],
    ['? turned off', press({ key: '?' }), false, undefined],
    ['a key that is taken', press({ key: '?', defaultPrevented: true }), true, undefined],
  ] as const)('%s', (_case, event, hasSingleKeys, shortcut) => expect(shortcutOf(event, hasSingleKeys)).toBe(shortcut));
});
