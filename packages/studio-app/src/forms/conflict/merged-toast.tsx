import type { ToastMessage } from '@inspection-studio/design-system';
import type { LastEdit } from '@inspection-studio/domain/errors';
import { withNames } from '../../with-names.tsx';

const listing = new Intl.ListFormat('en');

/** Returns what a save took over: 'Hanna Lindqvist changed Name and Members. Both changes are saved.' */
export function mergedToast(edit: LastEdit | null, labels: readonly string[]): ToastMessage {
  const text = `${edit?.by.name ?? 'Someone else'} changed ${listing.format(labels)}. Both changes are saved.`;
  return { kind: 'info', title: 'Changes merged', description: withNames(text, edit ? [edit.by.name] : []) };
}
