import { describe, expect, it } from 'vitest';
import { selectAllState, selectAllText, selectedText } from './select-all.js';

describe("The select-all control has the text 'N of M selected'.", () => {
  it.each([
    [2, 5, '2 of 5 selected'],
    [0, 0, '0 of 0 selected'],
    [12_431, 12_431, '12,431 of 12,431 selected'],
  ])('%d of %d', (selected, total, text) => expect(selectedText(selected, total)).toBe(text));

  it('its step beyond the page names how many', () => expect(selectAllText(12_431)).toBe('Select all 12,431'));
});

describe('Select-all is indeterminate when some but not all are selected.', () => {
  it.each([
    [0, 5, false],
    [2, 5, 'indeterminate'],
    [5, 5, true],
    [0, 0, false],
  ])('%d of %d', (selected, total, state) => expect(selectAllState(selected, total)).toBe(state));
});
