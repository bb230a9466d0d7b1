import { describe, expect, it } from 'vitest';
import { idsIn, mentionsIn } from '../../scripts/lib/requirement-ids.mjs';
import { parseRequirements, readRequirements } from '../../scripts/lib/requirements.mjs';
import { rowIds } from '../../scripts/lib/spec-rows.mjs';
import appRows from '../spec/app-rows.json' with { type: 'json' };
import designSystemRows from '../spec/design-system-rows.json' with { type: 'json' };
import domainRows from '../spec/domain-rows.json' with { type: 'json' };
import serverRows from '../spec/server-rows.json' with { type: 'json' };
import { mentionCount, sectionReferences, unknownIds } from './requirement-ids.ts';
import { readRepository } from './source-tree.ts';

const requirements = readRequirements();
const known = new Set(requirements.map(({ id }) => id));
const files = readRepository().filter(
  ({ path }) => /^(packages|tests|scripts|docs)\//.test(path) && !path.endsWith('package-lock.json'),
);

describe('requirements in the repository', () => {
  it('every mentioned id is on a page of docs/requirements', () => {
    expect(mentionCount(files)).toBeGreaterThan(4000);
    expect(unknownIds(files, known)).toEqual([]);
  });

  it('nothing refers to a section of the specification', () => expect(sectionReferences(files)).toEqual([]));

  it('every id is stated once', () => expect(known.size).toBe(requirements.length));

  it('the rows are those that tests have to name', () => {
    const rows = [domainRows, designSystemRows, serverRows, appRows].flatMap((lists) => rowIds(lists));
    expect([...known].filter((id) => id.includes('-')).toSorted()).toEqual(rows.toSorted());
  });

  it('a row is on the page of its area, with a check', () => {
    const rows = requirements.filter(({ id }) => id.includes('-'));
    const isInPlace = ({ id, path }: { id: string; path: string }) =>
      path === `docs/requirements/${id.split('-')[0]?.toLowerCase()}.md`;
    expect(rows.filter((row) => !isInPlace(row) || row.check === '')).toEqual([]);
  });

  it('links between the pages lead to an anchor', () => {
    const pages = files.filter(({ path }) => path.startsWith('docs/requirements/'));
    const anchors = new Set(requirements.map(({ id, path }) => `${path.split('/').at(-1)}#${id.toLowerCase()}`));
    const links = pages.flatMap(({ text }) =>
      [...text.matchAll(/\]\(([a-z]+\.md#[\w-]+)\)/g)].map(([, to = '']) => to),
    );
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter((link) => !anchors.has(link))).toEqual([]);
  });
});

describe('the grammar of ids', () => {
  it.each([
    ['@see CHART-001', ['CHART-001']],
    ['@see CHART-001..003, N36', ['CHART-001', 'CHART-002', 'CHART-003', 'N36']],
    ['(S20, F07) and N121.', ['S20', 'F07', 'N121']],
    ['CALL-038 CALL-039: both', ['CALL-038', 'CALL-039']],
    ["press Shift+F10, {F10} or key === 'F10'", []],
    ['F8, N2, S3, SHA-256, S256, #F04040, UTF-8, x-CO-001, CO-0011, N36b', []],
  ])('%s', (text, ids) => expect(idsIn(text)).toEqual(ids));

  it('keeps the words of a mention', () =>
    expect(mentionsIn('CO-001..003')).toEqual([{ text: 'CO-001..003', first: 'CO-001', last: 'CO-003' }]));
});

describe('the checks find what is wrong', () => {
  const of = (text: string) => [{ path: 'a.ts', text: `first line\n${text}` }];
  const few = new Set(['CO-001', 'CO-002', 'N36']);
  // Put together, so that the checks of this repository do not find their own faults.
  const BACKWARDS = ['CO-002', '001'].join('..');

  it.each([
    ['an unknown row', '@see CO-003', ['a.ts:2: CO-003']],
    ['an unknown area', '@see CHART-001', ['a.ts:2: CHART-001']],
    ['an unknown resolution', '(N37)', ['a.ts:2: N37']],
    ['a range that ends too late', '@see CO-001..003, N36', ['a.ts:2: CO-001..003']],
    ['a range that runs backwards', `@see ${BACKWARDS}`, [`a.ts:2: ${BACKWARDS}`]],
    ['nothing in a known range', '@see CO-001..002, N36', []],
  ])('%s', (_name, text, hits) => expect(unknownIds(of(text), few)).toEqual(hits));

  it.each(['@see spec\u00201', 'Spec\u00202 \u00a79', '\u00a74', 'resolutions \u00a73'])('a reference: %s', (text) => {
    expect(sectionReferences(of(text))).toEqual([`a.ts:2: ${text}`]);
  });

  it.each(['the specification', 'specs', 'the resolutions'])('no reference: %s', (text) => {
    expect(sectionReferences(of(text))).toEqual([]);
  });
});

describe('a page of requirements', () => {
  it('is read with headings, checks and without the marks of Markdown', () => {
    const page = [
      '## Product',
      '- <a id="co-001"></a>**CO-001** A \\* and [N36](resolutions.md#n36).',
      "  _Check:_ unit: `'  a '`",
      '- <a id="n36"></a>**N36** Read.',
    ];
    const place = { path: 'co.md', heading: 'Product' };
    expect(parseRequirements(page.join('\n'), 'co.md')).toEqual([
      { ...place, id: 'CO-001', text: 'A * and N36.', check: "unit: '  a '", line: 2 },
      { ...place, id: 'N36', text: 'Read.', check: '', line: 4 },
    ]);
  });

  it('with an anchor that differs from its id is refused', () =>
    expect(() => parseRequirements('- <a id="co-002"></a>**CO-001** A.', 'co.md')).toThrow('co.md:1'));
});
