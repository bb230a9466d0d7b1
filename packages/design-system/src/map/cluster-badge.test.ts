import { describe, expect, it } from 'vitest';
import { clusterBadge } from './cluster-badge.js';

describe("clusterBadge: a count from 1 to 8 and '9+' for nine or more", () => {
  it.each([
    ['MAP-007', 1, '1'],
    ['MAP-008', 2, '2'],
    ['MAP-009', 3, '3'],
    ['MAP-010', 4, '4'],
    ['MAP-011', 5, '5'],
    ['MAP-012', 6, '6'],
    ['MAP-013', 7, '7'],
    ['MAP-014', 8, '8'],
    ['MAP-015', 9, '9+'],
    ['MAP-015', 10, '9+'],
    ['MAP-015', 1500, '9+'],
  ])('%s A cluster pin of %d shows the count badge %j', (_row, count, badge) =>
    expect(clusterBadge(count)).toBe(badge),
  );
});
