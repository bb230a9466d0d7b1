import type { LayoutMapNode } from './layout.schema.ts';

/**
 * Merges two edits of a map that started from the same one (a three-way merge). A section that one side added or
 * removed is added or removed. If one side removed a section and the other one added something below it, it stays
 * with what was added.
 *
 * The result is in no particular order; use `pruneMap`.
 *
 * @param base the map both edits started from
 */
export function mergeMaps(
  base: readonly LayoutMapNode[],
  mine: readonly LayoutMapNode[],
  theirs: readonly LayoutMapNode[],
): LayoutMapNode[] {
  const find = (nodes: readonly LayoutMapNode[], id: string) => nodes.find(({ sectionId }) => sectionId === id);
  const sectionIds = new Set([...mine, ...theirs].map(({ sectionId }) => sectionId));
  return [...sectionIds].flatMap((sectionId) => {
    const [before, my, their] = [base, mine, theirs].map((nodes) => find(nodes, sectionId));
    const nodes = mergeMaps(before?.nodes ?? [], my?.nodes ?? [], their?.nodes ?? []);
    const isKept = (my && their) || !before || nodes.length > 0;
    return isKept ? [{ sectionId, nodes }] : [];
  });
}
