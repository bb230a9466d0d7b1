import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/node.mjs';
import { readRepository } from './source-tree.ts';
import { codeSpans, tableRows } from './markdown-tables.ts';

const files = new Map(readRepository().map(({ path, text }) => [path, text]));
const rows = tableRows(readFileSync(join(root, 'docs/glossary.md'), 'utf8')).filter(([, , code]) => code !== '');

describe('docs/glossary.md', () => {
  it('has terms with a name in code', () => expect(rows.length).toBeGreaterThan(30));

  it.each(rows)('%s', (_term, _meaning, code = '') => {
    const spans = codeSpans(code);
    const path = spans.at(-1) ?? '';
    const missing = spans
      .slice(0, -1)
      .filter((name) => !new RegExp(`\\b${name}\\b`).test(files.get(`packages/${path}`) ?? ''));
    expect(missing).toEqual([]);
  });
});
