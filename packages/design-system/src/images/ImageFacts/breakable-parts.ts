/** Shorter words fit on a line of the panel. */
const LONG_WORD = /\S{21,}/g;
/** Between the parts of file names and addresses. No dot: an ending stays with its name. */
const SEPARATORS = /[_\-/\\@]+(?=.)/g;
const BREAK = '\u200B';

/** The parts of a text between which a line may break: in words of more than 20 characters, after `_`, `-`, `/`, `\` and `@`. */
export const breakableParts = (text: string): string[] =>
  text.replace(LONG_WORD, (word) => word.replace(SEPARATORS, `$&${BREAK}`)).split(BREAK);
