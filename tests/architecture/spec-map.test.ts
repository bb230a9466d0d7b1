import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/node.mjs';
import { isTestCode, readRepository } from './source-tree.ts';
import { lostLiterals, missingPaths, tableRows, unnamedFiles } from './spec-map.ts';

const files = readRepository();
const rowsOf = (document: string) => tableRows(readFileSync(join(root, 'docs', document), 'utf8'));
const map = rowsOf('spec-map.md');

/** Headings of the specification that contain rules. */
const SECTIONS = [
  [
    '1. What the product does and for whom',
    '2. Screens and routes',
    '2. Route table',
    '2. Shell',
    '2. Full-page states',
  ],
  ['2. Home map view', '2. Site screens', '2. Asset screens', '2. Inspection screens', '2. Library screens'],
  ['2. Company screens', '2. Shared interface pieces', '3. Enumerations', '3. Records', '4. States', '6. Policies'],
  ['6. Roles and permissions', '6. Minimum role per permission', '6. Where permissions apply', '5. Names and text'],
  ['5. Inspection', '5. Uploads and fields', '5. Filters', '5. Generic messages', '7. Query conventions', '7. Calls'],
  ['7. File service', '7. Behaviour around calls', '8. General', '8. By HTTP status', '8. By product error code'],
  [
    '8. Other messages',
    '9. Page sizes',
    '9. Files',
    '9. Lengths',
    '9. Map',
    '9. Units',
    '9. Charts',
    '9. Licence',
    '9. Dates',
  ],
].flat();

describe('docs/spec-map.md', () => {
  it.each(SECTIONS)('has %s', (section) => {
    expect(map.filter(([title]) => title?.split(':')[0] === section).length).toBeGreaterThan(0);
  });

  it('names files and folders that exist', () => {
    expect(map.length).toBeGreaterThan(50);
    expect(missingPaths(map, files)).toEqual([]);
  });

  it('names every file of the domain', () => {
    const domain = files.filter(({ path }) =>
      /^packages\/domain\/src\/.*\/.*\.ts$|limits\.ts$|messages\.ts$/.test(path),
    );
    const rules = domain.filter(({ path }) => path.startsWith('packages/domain/') && !isTestCode(path));
    expect(rules.length).toBeGreaterThan(80);
    expect(unnamedFiles(map, rules)).toEqual([]);
  });
});

it('docs/literal-oddities.md: every file still holds its literal', () => {
  const oddities = rowsOf('literal-oddities.md');
  expect(oddities.length).toBeGreaterThan(30);
  expect(lostLiterals(oddities, files)).toEqual([]);
});

describe('the checks find what is wrong', () => {
  const rows = tableRows('| Section | Files |\n|---|---|\n| 9. Dates | `domain/src/dates/`, `domain/src/a.ts` |\n');
  const file = { path: 'packages/domain/src/dates/format-date.ts', text: "'yyyy-MM-dd'" };

  it('reads rows without their head', () => {
    expect(rows).toEqual([['9. Dates', '`domain/src/dates/`, `domain/src/a.ts`']]);
  });
  it('a path that no file has', () => expect(missingPaths(rows, [file])).toEqual(['domain/src/a.ts']));
  it('a file that no row names', () => {
    const other = { path: 'packages/domain/src/b.ts', text: '' };
    expect(unnamedFiles(rows, [file, other])).toEqual(['packages/domain/src/b.ts']);
  });
  it('a literal that is gone', () => {
    const held = ['`yyyy-MM-dd`', '`domain/src/dates/format-date.ts`'];
    const lost = ['`MMM d, yyyy`', '`domain/src/dates/format-date.ts`'];
    expect(lostLiterals([held, lost], [file])).toEqual(['`MMM d, yyyy`']);
  });
});
