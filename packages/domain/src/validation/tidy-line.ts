/** Matches a character that can be seen: not white space, control, format or combining characters, or blank letters. */
const VISIBLE = /[^\s\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** White space in this sense, as opposed to characters without a width. */
const SPACES = /[\t-\r\u0085\p{Z}]+/gu;

/**
 * The flag of a region, whose letters are invisible tags, or a run of invisible characters other than joiners. NUL stays,
 * so that the server refuses it, as in every other text.
 */
const FLAG_OR_INVISIBLE =
  /(\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f})|(?:(?![\0\u200c\u200d])(?=[\p{Default_Ignorable_Code_Point}\p{Cc}\ufff9-\ufffb])[\p{Cf}\p{Cc}\p{Cn}])+/gu;

const JOINERS = /[\u200c\u200d]+/g;

/** Letters and marks of scripts that never need joiners. */
const UNJOINED_SCRIPT =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Hebrew}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const LETTER = /[\p{L}\p{M}]/u;
const SCRIPT_MARK = /(?!\p{Script=Inherited})\p{M}/u;
const EMOJI_END = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]/u;
const EMOJI = /\p{Extended_Pictographic}/u;

/** A character may consist of two units, such as an emoji. */
const LAST_CHARACTER = /.$/su;

/** Whether a joiner between two characters changes how they look: in Arabic, Indic and similar scripts, and in emoji. */
function isJoinerNeeded(before: string, after: string): boolean {
  if (EMOJI_END.test(before)) return EMOJI.test(after);
  if (!LETTER.test(before) || UNJOINED_SCRIPT.test(before)) return false;
  // At the end of a word, a joiner only changes a letter with a sign of its script, such as a Malayalam chillu.
  return LETTER.test(after) ? !UNJOINED_SCRIPT.test(after) : SCRIPT_MARK.test(before);
}

/** Keeps one joiner of each run where it is needed. */
const tidyJoiners = (text: string): string =>
  text.replace(JOINERS, (run: string, start: number) => {
    const before = LAST_CHARACTER.exec(text.slice(Math.max(0, start - 2), start))?.[0] ?? '';
    const after = String.fromCodePoint(text.codePointAt(start + run.length) ?? 0);
    return isJoinerNeeded(before, after) ? run.charAt(0) : '';
  });

/**
 * Normalises a name or another text of one line: composes accents (NFC), removes control characters, directions and
 * characters without a width, replaces each run of white space, including line breaks, by one space, and trims. Joiners
 * are kept in emoji and in scripts that need them.
 *
 * @returns '' for a text without a visible character
 */
export function tidyLine(text: string): string {
  if (!VISIBLE.test(text)) return '';
  const shown = text.replace(SPACES, ' ').replace(FLAG_OR_INVISIBLE, '$1');
  return tidyJoiners(shown).replace(SPACES, ' ').trim().normalize('NFC');
}
