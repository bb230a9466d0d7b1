import { describe, expect, it } from 'vitest';
import { addValues, hasSeparator, SEPARATOR_OR_SPACE, unfinishedPart } from './add-values.js';

describe('addValues: splits at commas, semicolons, tabs and line breaks, and trims', () => {
  it.each([
    ['ignores empty entries: nothing', '', [], []],
    ['ignores empty entries: spaces', '   ', [], []],
    ['ignores empty entries: between separators', ' , ;\n\t,', [], []],
    ['one entry with spaces around it', '  Ruth Abernethy ', ['Ruth Abernethy'], []],
    [
      'several entries',
      'a@b.co, c@d.co;e@f.co\ng@h.co\ti@j.co',
      ['a@b.co', 'c@d.co', 'e@f.co', 'g@h.co', 'i@j.co'],
      [],
    ],
    ['Windows line breaks', 'a@b.co\r\nc@d.co\r\n', ['a@b.co', 'c@d.co'], []],
    ['an existing entry, ignoring case', 'DELE OKAFOR, Callum Reid', ['Callum Reid'], ['DELE OKAFOR']],
    ['the same entry several times in one text', 'Ada, ada, Ada', ['Ada'], ['Ada']],
  ])('%s', (_case, text, added, duplicates) =>
    expect(addValues(['Priya Raman', 'Dele Okafor'], text)).toEqual({ added, duplicates }),
  );
});

describe('unfinishedPart: the text after the last separator', () => {
  it.each([
    ['Priya,', ''],
    ['Priya, De', 'De'],
    ['Priya; Dele; R', 'R'],
    ['Priya', 'Priya'],
  ])('%j: %j', (text, expected) => expect(unfinishedPart(text)).toBe(expected));
});

describe('hasSeparator', () => {
  it.each([
    ['a,b', true],
    ['a;', true],
    ['a\nb', true],
    ['Ruth Abernethy', false],
    ['', false],
  ])('%j: %s', (text, expected) => expect(hasSeparator(text)).toBe(expected));
});

it('SEPARATOR_OR_SPACE splits at spaces too', () => {
  const text = 'ada@b.co  ben@b.co, ada@b.co cy';
  expect(hasSeparator('ada ', SEPARATOR_OR_SPACE)).toBe(true);
  expect(unfinishedPart(text, SEPARATOR_OR_SPACE)).toBe('cy');
  expect(addValues([], text, SEPARATOR_OR_SPACE)).toEqual({
    added: ['ada@b.co', 'ben@b.co', 'cy'],
    duplicates: ['ada@b.co'],
  });
});
