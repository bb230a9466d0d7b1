import { readdirSync, readFileSync } from 'node:fs';

const SAMPLE_MS = 200;

/** What the processes of a run held at most, and whether it grew. */
export interface MemoryUse {
  /** Of the process itself and of the largest of its children, in bytes. */
  ownPeak: number;
  childPeak: number;
  /** All of them together: the last third of the run against the third before it, 1 when nothing grew. */
  growth: number;
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

/** The last third against the middle one: the first holds what a start takes. */
export function growthOf(samples: readonly number[]): number {
  const third = Math.floor(samples.length / 3);
  return third === 0 ? 1 : mean(samples.slice(-third)) / mean(samples.slice(third, 2 * third));
}

/** Watches a process and its children from Linux's `/proc`. @returns ends the watch */
export function watchMemory(pid: number): () => MemoryUse {
  const totals: number[] = [];
  let ownPeak = 0;
  let childPeak = 0;
  const timer = setInterval(() => {
    const own = residentBytes(pid);
    const children = childrenOf(pid).map(residentBytes);
    if (own === 0) return;
    ownPeak = Math.max(ownPeak, own);
    childPeak = Math.max(childPeak, ...children);
    totals.push([own, ...children].reduce((sum, bytes) => sum + bytes, 0));
  }, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return { ownPeak, childPeak, growth: growthOf(totals) };
  };
}
