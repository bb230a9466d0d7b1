import { mayBeAccepted } from './accepted-types.js';

export interface DragVerdict {
  verdict: 'accept' | 'reject';
  /** How many of the dragged files could be taken; a folder counts as one. */
  count: number;
  /** Why not, when rejected. */
  reason: 'type' | 'too-many' | undefined;
}

/**
 * What a drop would do, as far as a drag can tell: it knows types, but no names, sizes or contents of folders.
 *
 * @param items entries of `DataTransfer.items`; text and links are passed over
 */
export function dragVerdict(
  items: Iterable<{ kind: string; type: string }>,
  { accept, maxFiles }: { accept: readonly string[]; maxFiles: number },
): DragVerdict {
  const count = [...items].filter((item) => item.kind === 'file' && mayBeAccepted(item.type, accept)).length;
  if (count === 0) return { verdict: 'reject', count, reason: 'type' };
  if (maxFiles === 1 && count > 1) return { verdict: 'reject', count, reason: 'too-many' };
  return { verdict: 'accept', count: Math.min(count, maxFiles), reason: undefined };
}
