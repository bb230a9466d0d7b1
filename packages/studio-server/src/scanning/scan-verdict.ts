/** Result of a malware scan. Only `clean` lets a file in. */
export type ScanVerdict =
  | { kind: 'clean' }
  /** @property signature name of what was found, in letters, digits and `._:-` */
  | { kind: 'infected'; signature: string }
  /** @property reason for the log; never shown to users */
  | { kind: 'unscanned'; reason: string };

const SIGNATURE_MAX_LENGTH = 100;
const REASON_MAX_LENGTH = 200;
/** Signatures of clamd with `AlertExceedsMax`: the file exceeds a limit of the scan, and nothing was found. */
const LIMIT_SIGNATURE = /^Heuristics\.Limits\.Exceeded/;

/**
 * Reads the reply of clamd to INSTREAM, without its terminator. Anything but exactly `stream: OK` and `stream: … FOUND` means
 * that the file was not scanned.
 */
export function readVerdict(reply: string): ScanVerdict {
  if (reply === 'stream: OK') return { kind: 'clean' };
  const [, found] = /^stream: (\S.*) FOUND$/.exec(reply) ?? [];
  if (found === undefined || LIMIT_SIGNATURE.test(found)) {
    return { kind: 'unscanned', reason: reply.slice(0, REASON_MAX_LENGTH) };
  }
  return { kind: 'infected', signature: found.replace(/[^\w.:-]/g, '_').slice(0, SIGNATURE_MAX_LENGTH) };
}
