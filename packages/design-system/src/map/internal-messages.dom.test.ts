import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createClusterCore } from './cluster-core.js';
import { useTravel } from './ClusterMap/useTravel.js';
import { definedMap } from './defined-map.js';

describe('internal messages', () => {
  it.each([1.5, Number.NaN, Infinity])("expanding the cluster %d: 'Cluster id not integer'", (id) => {
    const core = createClusterCore(new Float64Array([0, 0, 0, 0]), 21);
    expect(() => core.cluster(id)).toThrow(/^Cluster id not integer$/);
  });

  it("a flight without a map: 'Leaflet map is not defined.'", () => {
    const onDepart = vi.fn();
    const options = { live: null, maxZoom: 21, askCluster: vi.fn(), wishFocus: vi.fn(), onDepart };
    const { result } = renderHook(() => useTravel<null>(options));
    const first = { id: 'a', position: [0, 0] as const, data: null, label: 'Mill Bridge' };
    const item = {
      key: 'a',
      position: first.position,
      x: 0,
      y: 0,
      count: 1,
      firstAt: 0,
      first,
      clusterId: null,
      members: null,
    };
    expect(() => result.current.flyTo(item)).toThrow(/^Leaflet map is not defined\.$/);
    expect(onDepart).not.toHaveBeenCalled();
  });

  it('a map that is there is given back', () => {
    const map = {};
    expect(definedMap(map)).toBe(map);
    expect(() => definedMap(undefined)).toThrow(/^Leaflet map is not defined\.$/);
  });
});
