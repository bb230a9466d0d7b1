import { expect, it } from 'vitest';
import { conflictText } from './conflict-text.ts';

const hanna = { by: { id: 'hanna', name: 'Hanna Lindqvist' }, at: '2026-11-21T11:58:00.000Z' };
const now = new Date('2026-11-21T12:00:00.000Z');

it.each([
  ['someone else', hanna, 'mia', 'Hanna Lindqvist changed this asset 2 minutes ago.'],
  ['the reader in another window', hanna, 'hanna', 'You changed this asset in another window 2 minutes ago.'],
  ['nobody known', null, 'mia', 'Someone else changed this asset.'],
])('a conflict with %s says who and when', (_who, edit, reader, text) =>
  expect(conflictText(edit, 'asset', reader, now)).toBe(text),
);
