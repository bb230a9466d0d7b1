import { describe, expect, it } from 'vitest';
import { type KnownPlace, knownPlaces, summariseKnown } from './known-summary.ts';

const [south, north] = [
  { id: 'south-1', name: 'SouthPier' },
  { id: 'north-1', name: 'NorthTowerA' },
];
const stored = (inspection: typeof south): KnownPlace => ({ inspection, isStored: true });
const arriving = (inspection: typeof south): KnownPlace => ({ inspection, isStored: false });

/** Summarises files a, b, c, … with these places. */
function summaryOf(...places: KnownPlace[][]) {
  const files = places.map((_, index) => ({ name: 'abcdef'.charAt(index) }));
  const summary = summariseKnown(files, (file) => places[files.indexOf(file)] ?? []);
  return summary && { ...summary, files: summary.files.map(({ name }) => name).join('') };
}

describe('a file that other inspections have counts once, as arriving if none has it stored', () => {
  it.each<[string, KnownPlace[][], ReturnType<typeof summaryOf>]>([
    ['no files', [], null],
    ['new files only', [[], []], null],
    ['some of them', [[], [stored(south)], []], { files: 'b', arrivingCount: 0, inspections: [south] }],
    ['arriving ones', [[arriving(south)], [stored(south)]], { files: 'ab', arrivingCount: 1, inspections: [south] }],
    [
      'stored here and arriving there',
      [[arriving(south), stored(north)]],
      { files: 'a', arrivingCount: 0, inspections: [south, north] },
    ],
    [
      'the inspection with most of them first',
      [[stored(south)], [stored(north)], [stored(north)]],
      { files: 'abc', arrivingCount: 0, inspections: [north, south] },
    ],
  ])('%s', (_case, places, expected) => expect(summaryOf(...places)).toEqual(expected));
});

it('an answer names files by their place in the question', () => {
  const answer = [
    { ...south, stored: [0, 2], arriving: [1] },
    { ...north, stored: [2], arriving: [9] },
  ];
  expect([...knownPlaces(['a', 'b', 'c', 'd'], answer)]).toEqual([
    ['a', [stored(south)]],
    ['c', [stored(south), stored(north)]],
    ['b', [arriving(south)]],
  ]);
});
