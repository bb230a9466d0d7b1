import { describe, expect, it } from 'vitest';
import type { MappingEvent } from './layout-mapping.ts';
import { after, type Branch, click, SAVED, shiftClick, shown } from './testing/bridge-layout.ts';

describe('a click with Shift selects a range', () => {
  const four = ['s2', 's3', 's4', 's5'];
  const fourMapped: Branch = { s2: {}, s3: {}, s4: {}, s5: {} };
  it.each<[string, Branch, string[][], MappingEvent[]]>([
    ['forwards', fourMapped, [four], [click(0, 's2'), shiftClick(0, 's5')]],
    ['backwards', fourMapped, [four], [click(0, 's5'), shiftClick(0, 's2')]],
    ['of one', { s2: {} }, [['s2']], [click(0, 's2'), shiftClick(0, 's2')]],
    [
      'again, from the same start',
      fourMapped,
      [['s2', 's3']],
      [click(0, 's2'), shiftClick(0, 's5'), shiftClick(0, 's3')],
    ],
    [
      'from a section that was just removed',
      { s2: {}, s3: {} },
      [['s2', 's3']],
      [click(0, 's2'), click(0, 's2'), shiftClick(0, 's3')],
    ],
    ['from the first section clicked, also with Shift', fourMapped, [four], [shiftClick(0, 's2'), shiftClick(0, 's5')]],
  ])('Shift-click selects a range within one layer: %s', (_case, map, selection, clicks) =>
    expect(after(null, ...clicks)).toEqual(shown(map, ...selection)),
  );

  it.each<[string, Branch, string[][], MappingEvent[]]>([
    ['without a previous click', { s4: {} }, [['s4']], [shiftClick(0, 's4')]],
    [
      'after a click in an outer layer',
      { s3: { south: {} } },
      [['s3'], ['south']],
      [click(0, 's3'), shiftClick(1, 'south')],
    ],
    [
      'after a click in an inner layer',
      { s1: { south: {} }, s4: {} },
      [['s4']],
      [click(0, 's1'), click(1, 'south'), shiftClick(0, 's4')],
    ],
    [
      'the next range starts there',
      { s3: { middle: {}, south: {} } },
      [['s3'], ['middle', 'south']],
      [click(0, 's3'), shiftClick(1, 'south'), shiftClick(1, 'middle')],
    ],
  ])('A shift-click range does not cross layers: %s', (_case, map, selection, clicks) =>
    expect(after(null, ...clicks)).toEqual(shown(map, ...selection)),
  );

  it('keeps the nodes below sections that are already mapped', () =>
    expect(after(SAVED, click(0, 's1'), shiftClick(0, 's3'))).toEqual(shown({ ...SAVED, s3: {} }, ['s1', 's2', 's3'])));
});

describe('with several parents selected', () => {
  const range = [click(0, 's1'), shiftClick(0, 's3')];
  it.each<[string, Branch, string[][], MappingEvent[]]>([
    [
      'a section is added under each of them',
      { s1: { north: { web: {} }, south: {} }, s2: { south: {} }, s3: { south: {} } },
      [['s1', 's2', 's3'], ['south']],
      [click(1, 'south')],
    ],
    [
      'and under each path through them',
      {
        s1: { north: { web: {} }, middle: { web: {} } },
        s2: { north: { web: {} }, middle: { web: {} } },
        s3: { north: { web: {} }, middle: { web: {} } },
      },
      [['s1', 's2', 's3'], ['north', 'middle'], ['web']],
      [click(1, 'north'), shiftClick(1, 'middle'), click(2, 'web')],
    ],
    [
      'and removed from each of them',
      { s1: {}, s2: {}, s3: {} },
      [['s1', 's2', 's3']],
      [click(1, 'north'), click(1, 'north')],
    ],
    ['one of them is removed', { s1: { north: { web: {} } }, s3: {} }, [['s1', 's3']], [click(0, 's2')]],
    ['all but one, one by one', { s3: {} }, [['s3']], [click(0, 's2'), click(0, 's1')]],
    ['another one replaces them', { ...SAVED, s3: {}, s5: {} }, [['s5']], [click(0, 's5')]],
  ])('%s', (_case, map, selection, clicks) =>
    expect(after(SAVED, ...range, ...clicks)).toEqual(shown(map, ...selection)),
  );
});
