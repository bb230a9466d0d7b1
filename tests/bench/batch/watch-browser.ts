import { readdirSync, readFileSync } from 'node:fs';

const SAMPLE_MS = 500;
/** Clock ticks a second, in which Linux counts processor time. */
const TICKS = 100;

/** What all processes of a program take now. */
function usageOf(program: string): { cpuSeconds: number; megabytes: number } {
  let ticks = 0;
  let kilobytes = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith(program)) continue;
      // What follows the name of the program, which can have spaces.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      ticks += Number(fields[11]) + Number(fields[12]);
      // Shared pages are divided among the processes that have them.
      const memory = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
      kilobytes += Number(/^Pss: +(\d+)/m.exec(memory)?.[1] ?? 0);
    } catch {
      // It has ended.
    }
  }
  return { cpuSeconds: ticks / TICKS, megabytes: kilobytes / 1000 };
}

/**
 * Watches the processes of a program. Elsewhere than on Linux, it sees nothing.
 *
 * @param program path that its command lines begin with
 */
export function watchBrowser(program: string): { end: () => { cpuSeconds: number; mostMegabytes: number } } {
  if (process.platform !== 'linux') return { end: () => ({ cpuSeconds: NaN, mostMegabytes: NaN }) };
  const before = usageOf(program);
  let mostMegabytes = before.megabytes;
  const timer = setInterval(() => {
    mostMegabytes = Math.max(mostMegabytes, usageOf(program).megabytes);
  }, SAMPLE_MS);
  return {
    end() {
      clearInterval(timer);
      return { cpuSeconds: usageOf(program).cpuSeconds - before.cpuSeconds, mostMegabytes };
    },
  };
}
