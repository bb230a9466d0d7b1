/** One answered request: which kind, and milliseconds until its last byte. */
export interface Sample {
  kind: string;
  ms: number;
}

/** Latencies of one kind of request. */
export interface Figures {
  kind: string;
  count: number;
  p50: number;
  p95: number;
  p99: number;
  max: number;
}

/** The smallest value that at least a share of all values does not exceed. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

function toFigures(kind: string, samples: readonly Sample[]): Figures {
  const sorted = samples.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const [p50, p95, p99, max] = [0.5, 0.95, 0.99, 1].map((share) => percentile(sorted, share)) as [
    number,
    number,
    number,
    number,
  ];
  return { kind, count: samples.length, p50, p95, p99, max };
}

/** Figures of every kind, in the order given, and of all of them together. */
export function figuresOf(samples: readonly Sample[], kinds: readonly string[]): Figures[] {
  const each = kinds.map((kind) =>
    toFigures(
      kind,
      samples.filter((sample) => sample.kind === kind),
    ),
  );
  return [...each, toFigures('all', samples)];
}

const digits = (ms: number) => (Number.isNaN(ms) ? '' : ms < 10 ? ms.toFixed(1) : String(Math.round(ms)));

/** A Markdown table of milliseconds. */
export function figuresTable(figures: readonly Figures[]): string {
  const rows = figures.map(
    ({ kind, count, p50, p95, p99, max }) => `| ${[kind, count, ...[p50, p95, p99, max].map(digits)].join(' | ')} |`,
  );
  return ['| ms | requests | p50 | p95 | p99 | max |', '| --- | ---: | ---: | ---: | ---: | ---: |', ...rows].join(
    '\n',
  );
}
