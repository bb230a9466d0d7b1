import { formatTimeAgo } from '@inspection-studio/domain/dates';
import type { LastEdit } from '@inspection-studio/domain/errors';

/**
 * Returns who changed the record since it was opened: 'Hanna Lindqvist changed this asset 2 minutes ago.'
 *
 * @param edit `null` when unknown
 * @param noun the kind of record: 'asset'
 */
export function conflictText(edit: LastEdit | null, noun: string, readerId: string, now: Date): string {
  if (!edit) return `Someone else changed this ${noun}.`;
  const when = formatTimeAgo(edit.at, now);
  const isReader = edit.by.id === readerId;
  return isReader
    ? `You changed this ${noun} in another window ${when}.`
    : `${edit.by.name} changed this ${noun} ${when}.`;
}
