import type { Timing } from './stopwatch.ts';

/** One fresh page of one map. */
export interface Run {
  ready: Timing;
  zooms: Timing[];
  markerCount: number;
}

/** Who is measured, ours first; each has a page of the built folder. */
export const CONTESTANTS = [
  { name: 'ClusterMap', page: 'ours.html' },
  { name: 'leaflet.markercluster', page: 'theirs.html' },
  { name: 'the same, chunkedLoading', page: 'theirs.html?chunked' },
] as const;

/** The middle one; between two, their mean. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}

const MEASURES: readonly [name: string, read: (run: Run) => number[]][] = [
  ['50,000 places ready', ({ ready }) => [ready.tookMs]],
  ['longest block until ready', ({ ready }) => [ready.blockedMs]],
  ['one zoom redrawn', ({ zooms }) => zooms.map(({ tookMs }) => tookMs)],
  ['longest block of a zoom', ({ zooms }) => [Math.max(...zooms.map(({ blockedMs }) => blockedMs))]],
];

/** Medians in milliseconds, and in brackets how many times ours. */
export function tableOf(runs: readonly (readonly Run[])[]): string {
  const rows = MEASURES.map(([name, read]) => {
    const medians = runs.map((each) => median(each.flatMap(read)));
    const [ours = Number.NaN] = medians;
    const cells = medians.map(
      (value, at) => `${Math.round(value)} ms${at === 0 ? '' : ` (${(value / ours).toFixed(1)} ×)`}`,
    );
    return [name, ...cells];
  });
  const markers = [
    'markers drawn at first',
    ...runs.map((each) => String(median(each.map(({ markerCount }) => markerCount)))),
  ];
  const head = ['Median', ...CONTESTANTS.map(({ name }) => name)];
  return [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...rows, markers]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
