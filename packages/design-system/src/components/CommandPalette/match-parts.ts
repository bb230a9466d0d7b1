import { foldText } from '../../internal/fold-text.js';

/** A stretch of a label. */
export interface LabelPart {
  text: string;
  /** Whether it matches a word of the term. */
  isMatch: boolean;
}

/** Splits a label into what the words of a term match, at the start of a word if possible, and the rest. */
export function matchParts(label: string, term: string): LabelPart[] {
  const characters = Array.from(label);
  // Folding can change the length, so each folded character knows the one it comes from.
  const folded = characters.flatMap((character, index) =>
    foldText(character)
      .split('')
      .map((text) => ({ text, index })),
  );
  const text = folded.map((one) => one.text).join('');
  const isMarked = characters.map(() => false);
  for (const word of foldText(term).split(/\s+/).filter(Boolean)) {
    const start = text.startsWith(word)
      ? 0
      : text.includes(` ${word}`)
        ? text.indexOf(` ${word}`) + 1
        : text.indexOf(word);
    if (start < 0) continue;
    const first = folded[start]!.index;
    const next = folded[start + word.length]?.index ?? characters.length;
    isMarked.fill(true, first, next);
  }
  const parts: LabelPart[] = [];
  for (const [index, character] of characters.entries()) {
    const last = parts.at(-1);
    if (last && last.isMatch === isMarked[index]) last.text += character;
    else parts.push({ text: character, isMatch: isMarked[index] ?? false });
  }
  return parts;
}
