import { render } from '@testing-library/react';
import { Text } from '@inspection-studio/design-system';
import { describe, expect, it } from 'vitest';
import { untranslated } from './widgets/testing/sentence.ts';
import { withNames } from './with-names.tsx';

/** The parts of a sentence that keep their words in a translated page. */
function kept(text: string, names: readonly string[]) {
  const { container } = render(<Text as="p">{withNames(text, names)}</Text>);
  expect(container.textContent).toBe(text);
  return untranslated(container);
}

describe('names in a sentence are not translated', () => {
  it.each([
    ['at its start', 'Pier is archived.', ['Pier'], ['Pier']],
    ['in its middle', 'Send Pier 4 for processing?', ['Pier 4'], ['Pier 4']],
    ['at its end', 'Waiting for Pier', ['Pier'], ['Pier']],
    ['several, in their order', 'Deck and Pier were left out.', ['Pier', 'Deck'], ['Deck', 'Pier']],
    ['one that occurs twice', 'Pier replaces Pier.', ['Pier'], ['Pier', 'Pier']],
    ['the longer of two that begin alike', 'Pier 10 and Pier 1', ['Pier 1', 'Pier 10'], ['Pier 10', 'Pier 1']],
    ['one with signs of a pattern', 'DJI_(1).jpg: gone.', ['DJI_(1).jpg'], ['DJI_(1).jpg']],
    ['one that is not there', 'It is archived.', ['Pier'], []],
    ['an empty one', 'It is archived.', [''], []],
  ])('%s', (_where, text, names, expected) => expect(kept(text, names)).toEqual(expected));
});
