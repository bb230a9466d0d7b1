import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/node.mjs';
import { lostLiterals, tableRows } from './markdown-tables.ts';
import { readRepository } from './source-tree.ts';

describe('every literal of docs/literal-oddities.md is in the file beside it', () => {
  it('in this repository', () => {
    const oddities = tableRows(readFileSync(join(root, 'docs/literal-oddities.md'), 'utf8'));
    expect(oddities.length).toBeGreaterThan(30);
    expect(lostLiterals(oddities, readRepository())).toEqual([]);
  });

  it('reads rows without their head', () =>
    expect(tableRows('| Text | File |\n|---|---|\n| `3D` | `a.ts` |\n')).toEqual([['`3D`', '`a.ts`']]));

  it('finds a literal that is gone', () => {
    const file = { path: 'packages/domain/src/dates/format-date.ts', text: "'yyyy-MM-dd'" };
    const held = ['`yyyy-MM-dd`', '`domain/src/dates/format-date.ts`'];
    const lost = ['`MMM d, yyyy`', '`domain/src/dates/format-date.ts`'];
    expect(lostLiterals([held, lost], [file])).toEqual(['`MMM d, yyyy`']);
  });
});
