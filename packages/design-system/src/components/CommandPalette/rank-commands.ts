/** What can be found by its words. */
export interface Findable {
  label: string;
  /** Heading it stands under. */
  group: string;
  /** Other words people may look for. */
  keywords?: string | undefined;
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** 0 the label begins with the term, 1 one of its words does, 2 the words stand elsewhere; undefined: not found. */
function rankOf({ label, group, keywords = '' }: Findable, term: string): number | undefined {
  const words = term.split(/\s+/);
  const name = fold(label);
  const all = `${name} ${fold(group)} ${fold(keywords)}`;
  if (!words.every((word) => all.includes(word))) return undefined;
  if (name.startsWith(term)) return 0;
  return name.split(/\s+/).some((word) => word.startsWith(words[0] ?? '')) ? 1 : 2;
}

/**
 * The commands that hold every word of the term, best first, kept together by group.
 *
 * @param term accents and capitals do not count; empty keeps all in their order
 * @returns the group with the best command first, each group in one stretch
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
