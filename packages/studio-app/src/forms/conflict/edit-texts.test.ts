import { expect, it } from 'vitest';
import { mergedText } from './edit-texts.ts';

const hanna = { by: { id: 'hanna', name: 'Hanna Lindqvist' }, at: '2026-11-21T11:58:00.000Z' };

it.each([
  [hanna, ['Name'], 'Hanna Lindqvist changed Name. Both changes are saved.'],
  [hanna, ['Name', 'Type', 'Site'], 'Hanna Lindqvist changed Name, Type, and Site. Both changes are saved.'],
  [null, ['Name'], 'Someone else changed Name. Both changes are saved.'],
])('a merge names who changed which fields', (edit, labels, text) => expect(mergedText(edit, labels)).toBe(text));
