import type { Log } from '../observability/create-log.ts';
import { pingClamd } from '../scanning/clamd-client.ts';
import type { ScanVerdict } from '../scanning/scan-verdict.ts';
import type { ClamdAddress } from '../setting-values.ts';

/** Asks clamd once at the start whether it is there, and logs an error if it is not. Uploads are refused until it is. */
export function checkClamd(address: ClamdAddress, log: Pick<Log, 'error'>): void {
  pingClamd(address).catch((err: unknown) =>
    log.error({ err }, 'The malware scanner of STUDIO_CLAMD_URL does not answer: uploads are refused until it does'),
  );
}

/** Counts and logs each scan that did not find a file clean. */
export function createScanReport(
  log: Pick<Log, 'warn' | 'error'>,
  count: (kind: ScanVerdict['kind']) => void,
): (verdict: ScanVerdict) => void {
  return (verdict) => {
    count(verdict.kind);
    if (verdict.kind === 'infected') log.warn({ signature: verdict.signature }, 'Malware was found in an upload');
    if (verdict.kind === 'unscanned')
      log.error({ reason: verdict.reason }, 'An upload could not be scanned for malware');
  };
}
