import { foldText } from './fold-text.js';

export interface TypeAheadOption {
  label: string;
  disabled?: boolean | undefined;
}

/**
 * Finds the option that typing leads to: the next one that starts with the word, ignoring case and accents. One letter,
 * also repeated, steps through the options that start with it.
 *
 * @param from index of the current option, or -1
 * @returns its index, or -1 without a match
 */
export function matchTypeAhead(options: readonly TypeAheadOption[], typed: string, from: number): number {
  const word = foldText(typed);
  if (word === '') return -1;
  const letter = word.charAt(0);
  const isRepeated = word === letter.repeat(word.length);
  const start = isRepeated ? letter : word;
  // A longer word can still match the current option.
  const first = isRepeated ? from + 1 : Math.max(from, 0);
  for (let step = 0; step < options.length; step += 1) {
    const index = (first + step) % options.length;
    const option = options[index]!;
    if (option.disabled !== true && foldText(option.label).startsWith(start)) return index;
  }
  return -1;
}
