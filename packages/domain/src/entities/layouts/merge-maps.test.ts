import { expect, it } from 'vitest';
import type { LayoutMapNode } from './layout.schema.ts';
import { mergeMaps } from './merge-maps.ts';

/** Builds nodes from a text: 'span1(pier,deck) span2'. */
function nodes(text: string): LayoutMapNode[] {
  const below: LayoutMapNode[][] = [[]];
  for (const token of text.match(/[()]|[^\s(),]+/g) ?? []) {
    if (token === '(') below.push(below.at(-1)!.at(-1)!.nodes);
    else if (token === ')') below.pop();
    else below.at(-1)!.push({ sectionId: token, nodes: [] });
  }
  return below[0]!;
}

it.each([
  ['nobody changed', 'a(x)', 'a(x)', 'a(x)', 'a(x)'],
  ['both added different sections', 'a', 'a b', 'a c', 'a b c'],
  ['both added the same section', 'a', 'a b', 'a b', 'a b'],
  ['both added below one section', 'a', 'a(x)', 'a(y)', 'a(x,y)'],
  ['I removed a section', 'a b', 'a', 'a b', 'a'],
  ['they removed a section', 'a b(x)', 'a b(x)', 'a', 'a'],
  ['both removed everything', 'a(x)', '', '', ''],
  ['I removed what they added below', 'a b', 'b', 'a(x) b', 'b a(x)'],
  ['they removed a section below and I added one beside it', 'a(x)', 'a(x,y)', 'a', 'a(y)'],
  ['I removed and they removed something else', 'a(x,y)', 'a(y)', 'a(x)', 'a'],
  ['both started from nothing', '', 'a(x)', 'a(y) b', 'a(x,y) b'],
])('when %s', (_case, base, mine, theirs, merged) =>
  expect(mergeMaps(nodes(base), nodes(mine), nodes(theirs))).toEqual(nodes(merged)),
);
