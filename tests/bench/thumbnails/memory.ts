import { readdirSync, readFileSync } from 'node:fs';

const SAMPLE_MS = 100;

/** What the processes of a run held at most, and whether it grew; in bytes. */
export interface MemoryUse {
  /** The process itself while it started. */
  startPeak: number;
  /** The process itself, and the largest of its children, after its start. */
  ownPeak: number;
  childPeak: number;
  /** All of them together after the start: the last third against the third before it, 1 when nothing grew. */
  growth: number;
}

interface Sample {
  at: number;
  own: number;
  children: number[];
}

const status = (pid: number | string, field: string): number => {
  try {
    return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0; // it has ended
  }
};

const residentBytes = (pid: number | string): number => status(pid, 'VmRSS') * 1024;
const childrenOf = (pid: number): string[] =>
  readdirSync('/proc').filter((name) => /^\d+$/.test(name) && status(name, 'PPid') === pid);

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The last third against the middle one. */
export function growthOf(samples: readonly number[]): number {
  const third = Math.floor(samples.length / 3);
  return third === 0 ? 1 : mean(samples.slice(-third)) / mean(samples.slice(third, 2 * third));
}

/**
 * Watches a process and its children from Linux's `/proc`.
 *
 * @returns stops measuring; takes the end of the start phase, in milliseconds since 1970
 */
export function watchMemory(pid: number): (startedAt: number) => MemoryUse {
  const samples: Sample[] = [];
  const timer = setInterval(() => {
    const own = residentBytes(pid);
    if (own > 0) samples.push({ at: Date.now(), own, children: childrenOf(pid).map(residentBytes) });
  }, SAMPLE_MS);
  return (startedAt) => {
    clearInterval(timer);
    const afterwards = samples.filter(({ at }) => at >= startedAt);
    return {
      startPeak: Math.max(0, ...samples.filter(({ at }) => at < startedAt).map(({ own }) => own)),
      ownPeak: Math.max(0, ...afterwards.map(({ own }) => own)),
      childPeak: Math.max(0, ...afterwards.flatMap(({ children }) => children)),
      growth: growthOf(
        afterwards.map(({ own, children }) => [own, ...children].reduce((sum, bytes) => sum + bytes, 0)),
      ),
    };
  };
}
