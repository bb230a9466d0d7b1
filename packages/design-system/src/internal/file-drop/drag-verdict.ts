import { mayBeAccepted } from './accepted-types.js';

export interface DragVerdict {
  verdict: 'accept' | 'reject';
  /** The number of dragged files that could be accepted. A folder counts as one. */
  count: number;
  /** The reason for a rejection. */
  reason: 'type' | 'too-many' | undefined;
}

/**
 * Predicts the result of a drop. A drag provides types, but no names, sizes or contents of folders.
 *
 * @param items entries of `DataTransfer.items`; text and links are ignored
 */
export function dragVerdict(
  items: Iterable<{ kind: string; type: string }>,
  { accept, maxFiles }: { accept: readonly string[]; maxFiles: number },
): DragVerdict {
  // Thousands of images have one type.
  const known = new Map<string, boolean>();
  const isPossible = (type: string): boolean => {
    const isAccepted = known.get(type) ?? mayBeAccepted(type, accept);
    known.set(type, isAccepted);
    return isAccepted;
  };
  const count = [...items].filter((item) => item.kind === 'file' && isPossible(item.type)).length;
  if (count === 0) return { verdict: 'reject', count, reason: 'type' };
  if (maxFiles === 1 && count > 1) return { verdict: 'reject', count, reason: 'too-many' };
  return { verdict: 'accept', count: Math.min(count, maxFiles), reason: undefined };
}
