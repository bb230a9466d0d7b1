import { describe, expect, it } from 'vitest';
import { testSteps } from '../../scripts/lib/testing/test-steps.mjs';
import manifest from '../../package.json' with { type: 'json' };
import { exportedNames } from '../package/exported-names.ts';
import { importsOf } from './imports.ts';
import { isTestCode, readRepository } from './source-tree.ts';

const files = readRepository().filter(({ path }) => path.startsWith('packages/design-system/src/'));
const folderOf = (name: string) =>
  files.find(({ path }) => path.endsWith(`/${name}/${name}.tsx`))?.path.replace(/[^/]+$/, '');
const exported = new Set(Object.values(exportedNames).flat());

/** Which of the names are not exported, or have no stories that are compared as pictures. */
function missing(names: readonly string[]): string[] {
  return names.filter((name) => {
    const stories = files.find(({ path }) => path === `${folderOf(name)}${name}.stories.tsx`);
    return !exported.has(name) || !stories?.text.includes("tags: ['visual']");
  });
}

describe('the design system holds, exported and with stories', () => {
  it.each([
    ['CARD-036', 'paginations', ['PagePagination', 'SkipPagination']],
    ['CARD-037', 'select-all', ['SelectAll']],
    ['CARD-038', 'sortable tables', ['SortableTable']],
    ['CARD-039', 'chips', ['Chip', 'CheckboxChip', 'RadioChipGroup']],
    ['CARD-040', 'range slider', ['RangeSlider']],
    ['CARD-041', 'charts', ['Chart', 'BarChart', 'DonutChart']],
    ['CARD-042', 'map with clusters', ['ClusterMap']],
    ['CARD-043', 'dropzones', ['FileDropzone']],
    ['CARD-044', 'dialogs', ['Dialog', 'ConfirmDialog']],
    ['CARD-045', 'toasts', ['Toast']],
  ])('%s: %s', (_row, _thing, names) => expect(missing(names)).toEqual([]));
});

describe('generic primitives: exported, with stories, and without knowledge of the product', () => {
  it.each([
    ['DS-054', 'Toast'],
    ['DS-055', 'Tooltip'],
    ['DS-056', 'Menu'],
    ['DS-057', 'Popover'],
  ])('%s: %s', (_row, name) => {
    expect(missing([name])).toEqual([]);
    const own = files.filter(({ path }) => path.startsWith(folderOf(name)!) && !isTestCode(path));
    const specifiers = importsOf(own).map(({ specifier }) => specifier);
    expect(specifiers).not.toEqual([]);
    expect(specifiers.filter((specifier) => specifier.startsWith('@inspection-studio/'))).toEqual([]);
  });
});

it('CARD-052: reviewers approve visual diffs in Storybook: it is built, run and compared with the tests, and wired to Chromatic', () => {
  expect(testSteps([]).map(({ name }) => name)).toEqual(expect.arrayContaining(['storybook', 'visual']));
  expect(Object.keys(manifest.scripts)).toEqual(
    expect.arrayContaining(['storybook', 'build:storybook', 'visual', 'chromatic']),
  );
});
