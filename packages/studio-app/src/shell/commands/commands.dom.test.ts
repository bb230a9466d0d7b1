import { canAccess, type Permission, type UserRole } from '@inspection-studio/domain';
import { describe, expect, it } from 'vitest';
import { type KeyPress, shortcutOf } from './shortcut-of.ts';
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
    ['Member', 10],
    ['Uploader', 11],
    ['Viewer', 12],
  ] as const)('%s lacks %d of them', (role, count) => expect(split(role).refused).toHaveLength(count));

  it('what is refused can say why', () => {
    const { reason } = split('Member').refused.find(({ command }) => command.id === 'users') ?? {};
    expect(reason).toBe('Requires the All access role or higher.');
  });
});

describe('shortcutOf: keys of the whole studio', () => {
  const press = (change: Partial<KeyPress>): KeyPress => ({
    key: '',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    defaultPrevented: false,
    isComposing: false,
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
    ['while a word is composed', press({ key: '?', isComposing: true }), true, undefined],
  ] as const)('%s', (_case, event, hasSingleKeys, shortcut) => expect(shortcutOf(event, hasSingleKeys)).toBe(shortcut));
});
