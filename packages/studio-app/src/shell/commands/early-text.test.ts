import { describe, expect, it } from 'vitest';
import { earlyText } from './early-text.ts';

const press = (key: string, modifiers: Partial<Record<'ctrlKey' | 'altKey' | 'metaKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...modifiers,
});

describe('earlyText: the text after a key that is pressed before the field is here', () => {
  it.each([
    ['a letter', 'ho', press('m'), 'hom'],
    ['a space', 'north', press(' '), 'north '],
    ['a sign that needs AltGr', 'ada', press('@', { ctrlKey: true, altKey: true }), 'ada@'],
    ['Backspace', 'hom', press('Backspace'), 'ho'],
    ['Backspace without text', '', press('Backspace'), ''],
    ['Backspace after a character outside the basic plane', 'a🚁', press('Backspace'), 'a'],
    ['a key with Ctrl', 'ho', press('m', { ctrlKey: true }), undefined],
    ['a key with Cmd', 'ho', press('m', { metaKey: true }), undefined],
    ['a key with a name', 'ho', press('Tab'), undefined],
  ])('%s', (_case, text, event, expected) => expect(earlyText(text, event)).toBe(expected));
});
