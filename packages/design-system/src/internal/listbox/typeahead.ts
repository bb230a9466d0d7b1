import { foldText } from '../fold-text.js';

/** Pause after which typing starts a new word. */
export const TYPEAHEAD_RESET_MS = 1000;

/**
 * The option typing leads to, ignoring case and accents.
 *
 * @param typed what was typed within {@link TYPEAHEAD_RESET_MS}; one letter repeated walks through its options
 * @param from index of the active or chosen option, −1 when there is none
 * @returns −1 when nothing matches
 */
export function matchTypeahead(
  options: readonly { label: string; disabled?: boolean | undefined }[],
  typed: string,
  from: number,
): number {
  const letters = Array.from(foldText(typed));
  const isWalking = letters.every((letter) => letter === letters[0]);
  const start = isWalking ? letters[0]! : letters.join('');
  // A growing word may stay where it is; a repeated letter moves on.
  const first = isWalking ? from + 1 : Math.max(from, 0);
  for (let offset = 0; offset < options.length; offset += 1) {
    const index = (first + offset) % options.length;
    const option = options[index]!;
    if (option.disabled !== true && foldText(option.label).startsWith(start)) return index;
  }
  return -1;
}
