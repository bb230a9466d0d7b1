import { describe, expect, it } from 'vitest';
import { clusterBadge } from './cluster-badge.js';

describe("clusterBadge: a count from 1 to 8 and '9+' for nine or more", () => {
  it.each([
    [1, '1'],
    [2, '2'],
    [3, '3'],
    [4, '4'],
    [5, '5'],
    [6, '6'],
    [7, '7'],
    [8, '8'],
    [9, '9+'],
    [10, '9+'],
    [1500, '9+'],
  ])('A cluster pin of %d shows the count badge %j', (count, badge) => expect(clusterBadge(count)).toBe(badge));
});
