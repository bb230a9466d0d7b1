import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { LAYOUT_LAYERS_MAX } from '../../limits.ts';
import {
  canMapLayout,
  conflictingSectionIds,
  mappableLayers,
  misplacedSectionIds,
  pruneMap,
  sectionIdsByDepth,
} from './layout-map.ts';
import { type LayoutMapNode, layoutMapPayloadSchema } from './layout.schema.ts';
import { BRIDGE, type Branch, tree } from './testing/bridge-layout.ts';

const [spans, chainage, girders, parts] = BRIDGE;
const open = { isSegmented: false, sections: [] };
const segmented = { isSegmented: true, sections: [] };

describe('Mapping controls show only if some layer is not segmented.', () => {
  it.each([
    [[], false],
    [[segmented], false],
    [[segmented, segmented], false],
    [[open], true],
    [[segmented, open], true],
    [[open, open], true],
  ])('%j: %s', (layers, expected) => expect(canMapLayout(layers)).toBe(expected));
});

describe('segmented layers are not part of the map', () => {
  it('the others keep their order', () => expect(mappableLayers(BRIDGE)).toEqual([spans, girders, parts]));
  it('their sections are at depth 0, 1, 2', () =>
    expect(sectionIdsByDepth(BRIDGE)).toEqual([
      ['s1', 's2', 's3', 's4', 's5', 's6'],
      ['north', 'middle', 'south'],
      ['soffit', 'web'],
    ]));
});

describe('removing a layer or section prunes the map', () => {
  const map: Branch = { s1: { north: { soffit: {}, web: {} }, south: {} }, s3: {} };
  const without = (id: string) =>
    BRIDGE.map((layer) => ({ ...layer, sections: layer.sections.filter((section) => section.id !== id) }));

  it.each<[string, typeof BRIDGE, Branch | null]>([
    ['nothing was removed', BRIDGE, map],
    ['an outer section and everything below it', without('s1'), { s3: {} }],
    ['an inner section', without('north'), { s1: { south: {} }, s3: {} }],
    ['an innermost section', without('web'), { s1: { north: { soffit: {} }, south: {} }, s3: {} }],
    ['a section that is not mapped', without('s2'), map],
    ['the segmented layer', BRIDGE.filter((layer) => layer !== chainage), map],
    ['the innermost layer', BRIDGE.filter((layer) => layer !== parts), { s1: { north: {}, south: {} }, s3: {} }],
    ['a middle layer and everything below it', BRIDGE.filter((layer) => layer !== girders), { s1: {}, s3: {} }],
    ['the outermost layer and the whole map', BRIDGE.slice(1), null],
    ['every layer', [], null],
    ['reordered layers: only sections at the depth of their layer stay', BRIDGE.toReversed(), null],
  ])('%s', (_case, layers, expected) => expect(pruneMap(tree(map), layers)).toEqual(expected && tree(expected)));

  it.each([
    ['no map', null],
    ['an empty map', []],
  ])('%s stays empty', (_case, none) => expect(pruneMap(none, BRIDGE)).toBeNull());
  it('orders siblings by their layer and removes duplicates', () =>
    expect(
      pruneMap([...tree({ s3: {}, s1: { south: {}, north: {} } }), ...tree({ s3: { middle: {} } })], BRIDGE),
    ).toEqual(tree({ s1: { north: {}, south: {} }, s3: { middle: {} } })));
  it('does not change the given map', () => {
    const given = tree(map);
    pruneMap(given, without('north'));
    expect(given).toEqual(tree(map));
  });
});

describe('a section belongs at the depth of its layer, and segmented layers are not part of the map', () => {
  it.each<[string, Branch, string[]]>([
    ['a map that fits', { s1: { north: { soffit: {} }, south: {} }, s3: {} }, []],
    ['no section', {}, []],
    ['an unknown section', { s1: { gone: {} }, none: {} }, ['gone', 'none']],
    ['an inner section outside', { north: { s1: {} } }, ['north']],
    ['a skipped layer', { s1: { web: {} } }, ['web']],
    ['a section of the segmented layer', { km0: {}, s1: { km1: {} } }, ['km0', 'km1']],
    ['a section below the innermost layer', { s1: { north: { web: { soffit: {} } } } }, ['soffit']],
    ['the same section twice', { s1: { web: {} }, s2: { web: {} } }, ['web']],
  ])('%s', (_case, map, expected) => expect(misplacedSectionIds(tree(map), BRIDGE)).toEqual(expected));
});

describe('a section that a parent has twice, with other sections below it each time, conflicts', () => {
  const s1 = (below: Branch) => tree({ s1: below });
  it.each<[string, LayoutMapNode[], string[]]>([
    ['once', s1({ north: {} }), []],
    ['twice with nothing below', [...s1({}), ...s1({})], []],
    ['twice with the same below', [...s1({ north: {}, south: {} }), ...s1({ south: {}, north: {} })], []],
    ['twice with other sections below', [...s1({ north: {} }), ...s1({ south: {} })], ['s1']],
    ['twice, once with nothing below', [...s1({ north: {} }), ...s1({})], ['s1']],
    ['three times, the last one differs', [...s1({}), ...s1({}), ...s1({ south: {} })], ['s1']],
    [
      'twice further inside',
      [{ sectionId: 's1', nodes: [...tree({ north: { web: {} } }), ...tree({ north: { soffit: {} } })] }],
      ['north'],
    ],
    ['once under each of two parents', tree({ s1: { north: { web: {} } }, s2: { north: { soffit: {} } } }), []],
    ['two of them', [...tree({ s2: {}, s1: {} }), ...tree({ s1: { north: {} }, s2: { south: {} } })], ['s1', 's2']],
  ])('%s', (_case, map, expected) => expect(conflictingSectionIds(map, BRIDGE)).toEqual(expected));
});

describe('PUT layouts/{id}/map: the mapping, or an empty body to clear it', () => {
  it.each([
    ['a mapping', tree({ s1: { north: {} } }), tree({ s1: { north: {} } })],
    ['an empty one', [], []],
    ['null', null, null],
    ['no body', undefined, null],
  ])('%s', (_case, body, payload) => expect(layoutMapPayloadSchema.parse(body)).toEqual(payload));
  it.each([
    [[{ sectionId: 's1' }]],
    [[{ nodes: [] }]],
    [{}],
    ['s1'],
    [[{ sectionId: 's1', nodes: [{ sectionId: '' }] }]],
    [[null]],
  ])('rejects %j', (body) => expect(layoutMapPayloadSchema.safeParse(body).success).toBe(false));
  const nested = (depth: number) => {
    let nodes: LayoutMapNode[] = [];
    for (let below = 0; below < depth; below += 1) nodes = [{ sectionId: 's1', nodes }];
    return nodes;
  };
  it.each([
    [LAYOUT_LAYERS_MAX, []],
    [LAYOUT_LAYERS_MAX + 1, ['A location mapping is at most 20 layers deep.']],
    [100_000, ['A location mapping is at most 20 layers deep.']],
  ])('with %d nested nodes: %j', (depth, messages) => {
    const { error } = layoutMapPayloadSchema.safeParse(nested(depth));
    expect(error?.issues.map(({ message }) => message) ?? []).toEqual(messages);
  });
  it.each([[tree({ s1: { north: {} } })], [null]])('is sent unchanged: %j', (payload) =>
    expect(z.encode(layoutMapPayloadSchema, payload)).toEqual(payload),
  );
});
