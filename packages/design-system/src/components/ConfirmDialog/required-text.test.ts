import { describe, expect, it } from 'vitest';
import { matchesRequiredText } from './required-text.js';

describe('matchesRequiredText: exact, trimmed', () => {
  it.each([
    ['Aiko Tanabe', 'Aiko Tanabe', true],
    ['  Aiko Tanabe ', 'Aiko Tanabe', true],
    ['Aiko Tanabe', ' Aiko Tanabe', true],
    ['aiko tanabe', 'Aiko Tanabe', false],
    ['Aiko', 'Aiko Tanabe', false],
    ['Aiko  Tanabe', 'Aiko Tanabe', false],
    ['', 'Aiko Tanabe', false],
    ['', undefined, true],
  ])('%j for %j', (typed, required, matches) => expect(matchesRequiredText(typed, required)).toBe(matches));
});
