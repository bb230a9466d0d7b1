import { describe, expect, it } from 'vitest';
import {
  findPlaces,
  MATCHES_MAX,
  nearIds,
  searchRequirements,
  testedFiles,
} from '../../scripts/lib/find-requirement.mjs';

const files = [
  { path: 'src/chart.ts', text: '/** Margins. @see CHART-010..012 */\n/** Left margin. @see CHART-010 */' },
  { path: 'src/chart.test.ts', text: "it('CHART-010, CHART-011: margins', () => {" },
  { path: 'src/pie.test.tsx', text: "it('CHART-016: radius', () => {" },
  { path: 'src/pie.tsx', text: 'export const radius = 0.5;' },
  { path: 'docs/chart.md', text: 'CHART-010' },
];

describe('findPlaces', () => {
  it('separates source from tests and lists narrow mentions first', () => {
    const { sources, tests } = findPlaces('CHART-010', files);
    expect(sources.map(({ path, line, width }) => [path, line, width])).toEqual([
      ['src/chart.ts', 2, 1],
      ['src/chart.ts', 1, 3],
    ]);
    expect(tests.map(({ path, line }) => [path, line])).toEqual([['src/chart.test.ts', 1]]);
  });

  it('finds an id inside a range, and none that only shares its area', () => {
    expect(findPlaces('CHART-012', files).sources).toHaveLength(1);
    expect(findPlaces('CHART-013', files)).toEqual({ sources: [], tests: [] });
  });
});

it('testedFiles returns the source beside a test that alone names the requirement', () => {
  expect(testedFiles(findPlaces('CHART-016', files).tests, files)).toEqual(['src/pie.tsx']);
});

const requirement = (id: string, text: string, check = '') => ({ id, text, check, heading: 'Map', path: '', line: 1 });

describe('searchRequirements', () => {
  const requirements = [
    requirement('MAP-001', 'The clusters have a radius.'),
    requirement('MAP-002', 'The cluster radius is 40.'),
    requirement('MAP-003', 'Pins are yellow.', 'unit: cluster radius'),
  ];

  it.each([
    ['cluster radius', ['MAP-002', 'MAP-001', 'MAP-003']],
    ['CLUSTER RADIUS', ['MAP-002', 'MAP-001', 'MAP-003']],
    ['yellow', ['MAP-003']],
    ['cluster purple', []],
    ['40.', ['MAP-002']],
  ])('%s', (query, ids) => {
    expect(searchRequirements(query, requirements).map(({ id }) => id)).toEqual(ids);
  });

  it(`returns at most ${MATCHES_MAX}`, () => {
    const many = Array.from({ length: 50 }, (_, index) => requirement(`MAP-${100 + index}`, 'A pin.'));
    expect(searchRequirements('pin', many)).toHaveLength(MATCHES_MAX);
  });
});

it('nearIds suggests the nearest ids of the same series', () => {
  const requirements = ['CO-001', 'CO-040', 'CO-041', 'CO-042', 'N41'].map((id) => requirement(id, ''));
  expect(nearIds('CO-039', requirements)).toEqual(['CO-040', 'CO-041', 'CO-042']);
  expect(nearIds('N99', requirements)).toEqual(['N41']);
});
