import { foldText } from '../../internal/fold-text.js';

/** The texts of a command that are searched. */
export interface Findable {
  label: string;
  /** The heading it appears under. */
  group: string;
  /** Other words to find it by. */
  keywords?: string | undefined;
}

/**
 * Returns the rank of a command, or undefined if it does not match.
 *
 * @returns 0 if the label is the term, 1 if it starts with it, 2 if a word of it starts with the term's first word, else 3
 */
function rankOf({ label, group, keywords = '' }: Findable, term: string): number | undefined {
  const words = term.split(/\s+/);
  const name = foldText(label);
  const all = `${name} ${foldText(group)} ${foldText(keywords)}`;
  if (!words.every((word) => all.includes(word))) return undefined;
  if (name === term) return 0;
  if (name.startsWith(term)) return 1;
  return name.split(/\s+/).some((word) => word.startsWith(words[0] ?? '')) ? 2 : 3;
}

/**
 * Returns the commands that contain every word of the term, best first and grouped.
 *
 * @param term case and accents are ignored; an empty term returns all commands in order
 * @returns groups are consecutive, the one with the best match first
 */
export function rankCommands<C extends Findable>(commands: readonly C[], term: string): C[] {
  const sought = foldText(term).trim();
  const found = commands.flatMap((command) => {
    const rank = sought ? rankOf(command, sought) : 0;
    return rank === undefined ? [] : [{ command, rank }];
  });
  const byRank = found.toSorted((a, b) => a.rank - b.rank).map(({ command }) => command);
  const groups = [...new Set(byRank.map(({ group }) => group))];
  return groups.flatMap((group) => byRank.filter((command) => command.group === group));
}
