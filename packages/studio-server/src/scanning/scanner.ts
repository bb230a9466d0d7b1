import type { Readable } from 'node:stream';
import type { ClamdAddress } from '../setting-values.ts';
import { scanWithClamd } from './clamd-client.ts';
import type { ScanVerdict } from './scan-verdict.ts';

/** Scans uploads for malware. */
export interface Scanner {
  /**
   * Scans content, unless a scan of the same `id` is running or has ended without being asked for: then returns that one.
   *
   * @param id identifies the content, such as its storage key and ETag
   * @param open opens the content when the scan begins
   * @returns `unscanned` when the scan takes longer than a call may wait. It continues, so a later call gets its verdict
   * @throws an error of the content
   */
  scan: (id: string, open: () => Promise<Readable>) => Promise<ScanVerdict>;
}

export interface ScannerOptions {
  /** Time after which a call is answered without a verdict, in milliseconds. @default 45 s */
  waitMs?: number;
  /** Time after which a scan has failed. @default 10 minutes */
  scanMs?: number;
  /** Scans at the same time; further ones wait. @default 8, below the 10 threads of clamd */
  atOnce?: number;
  /** Called with each verdict of clamd, for metrics and the log. */
  onScanned?: ((verdict: ScanVerdict) => void) | undefined;
}

const LATE: ScanVerdict = { kind: 'unscanned', reason: 'The scan is still running.' };
/** Time for which a verdict that nobody waited for is kept. */
const KEPT_MS = 15 * 60_000;

export function createScanner(
  address: ClamdAddress,
  { waitMs = 45_000, scanMs = 600_000, atOnce = 8, onScanned }: ScannerOptions = {},
): Scanner {
  const scans = new Map<string, Promise<ScanVerdict>>();
  const waiting: (() => void)[] = [];
  let runningCount = 0;

  async function scanInTurn(open: () => Promise<Readable>): Promise<ScanVerdict> {
    if (runningCount >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else runningCount += 1;
    try {
      const verdict = await scanWithClamd(address, await open(), scanMs);
      onScanned?.(verdict);
      return verdict;
    } finally {
      // The place goes to the next scan, if one waits.
      const next = waiting.shift();
      if (next) next();
      else runningCount -= 1;
    }
  }

  function begin(id: string, open: () => Promise<Readable>): Promise<ScanVerdict> {
    const scan = scanInTurn(open);
    scans.set(id, scan);
    const forget = () => scans.delete(id);
    // A failed scan is repeated by the next call.
    scan.then(({ kind }) => kind === 'unscanned' && forget(), forget);
    return scan;
  }

  /** Keeps a verdict for the next call. */
  const keep = (id: string, scan: Promise<ScanVerdict>) => {
    const forget = () => scans.get(id) === scan && scans.delete(id);
    void scan.catch(() => undefined).then(() => setTimeout(forget, KEPT_MS).unref());
  };

  return {
    scan: async (id, open) => {
      const scan = scans.get(id) ?? begin(id, open);
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<ScanVerdict>((resolve) => {
        timer = setTimeout(() => resolve(LATE), waitMs);
      });
      try {
        const verdict = await Promise.race([scan, late]);
        if (verdict === LATE) keep(id, scan);
        else scans.delete(id);
        return verdict;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
