import { isAccepted } from './accepted-types.js';
import type { FileLimits, RejectionReason } from './rejection-message.js';

/** Files that file managers create, in lower case. */
const IGNORED_NAMES: readonly string[] = ['.ds_store', 'thumbs.db'];

export function isIgnoredFile(name: string): boolean {
  return IGNORED_NAMES.includes(name.toLowerCase());
}

export interface FileRules extends FileLimits {
  /** The most files per drop. With 1, a drop of several files is rejected as a whole. */
  maxFiles: number;
}

export interface RejectedFile<F> {
  file: F;
  reason: RejectionReason;
}

/**
 * Splits dropped or chosen files into accepted and rejected ones, in order. System files are left out.
 *
 * With `maxFiles` above 1, the first files are accepted and the rest are rejected.
 */
export function sortFiles<F extends { name: string; type: string; size: number }>(
  files: readonly F[],
  rules: FileRules,
): { accepted: F[]; rejected: RejectedFile<F>[] } {
  const accepted: F[] = [];
  const rejected: RejectedFile<F>[] = [];
  for (const file of files) {
    if (isIgnoredFile(file.name)) continue;
    const reason = rejectionOf(file, rules);
    if (reason) rejected.push({ file, reason });
    else accepted.push(file);
  }
  if (accepted.length > rules.maxFiles) {
    const surplus = accepted.splice(rules.maxFiles === 1 ? 0 : rules.maxFiles);
    for (const file of surplus) rejected.push({ file, reason: 'too-many' });
  }
  return { accepted, rejected };
}

function rejectionOf(
  file: { name: string; type: string; size: number },
  { accept, minSizeBytes, maxSizeBytes }: FileLimits,
): RejectionReason | undefined {
  if (!isAccepted(file, accept)) return 'type';
  // Reading a size can take time, so without a limit it is not read.
  if (maxSizeBytes < Infinity && file.size > maxSizeBytes) return 'too-large';
  if (minSizeBytes > 0 && file.size < minSizeBytes) return 'too-small';
  return undefined;
}
