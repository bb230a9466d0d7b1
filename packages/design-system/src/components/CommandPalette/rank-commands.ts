/** The texts of a command that are searched. */
export interface Findable {
  label: string;
  /** The heading it appears under. */
  group: string;
  /** Other words to find it by. */
  keywords?: string | undefined;
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/**
 * Returns the rank of a command, or undefined if it does not match.
 *
 * @returns 0 if the label starts with the term, 1 if a word of the label starts with the term's first word, else 2
 */
function rankOf({ label, group, keywords = '' }: Findable, term: string): number | undefined {
  const words = term.split(/\s+/);
  const name = fold(label);
  const all = `${name} ${fold(group)} ${fold(keywords)}`;
  if (!words.every((word) => all.includes(word))) return undefined;
  if (name.startsWith(term)) return 0;
  return name.split(/\s+/).some((word) => word.startsWith(words[0] ?? '')) ? 1 : 2;
}

/**
 * Returns the commands that contain every word of the term, best first and grouped.
 *
 * @param term case and accents are ignored; an empty term returns all commands in order
 * @returns groups are consecutive, the one with the best match first
 */
export function rankCommands<C extends Findable>(commands: readonly C[], term: string): C[] {
  const sought = fold(term).trim();
  const found = commands.flatMap((command) => {
    const rank = sought ? rankOf(command, sought) : 0;
    return rank === undefined ? [] : [{ command, rank }];
  });
  const byRank = found.toSorted((a, b) => a.rank - b.rank).map(({ command }) => command);
  const groups = [...new Set(byRank.map(({ group }) => group))];
  return groups.flatMap((group) => byRank.filter((command) => command.group === group));
}
