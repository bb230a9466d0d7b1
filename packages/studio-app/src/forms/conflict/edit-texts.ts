import type { LastEdit } from '@inspection-studio/domain/errors';

const listing = new Intl.ListFormat('en');

/** Returns what a save took over: 'Hanna Lindqvist changed Name and Members. Both changes are saved.' */
export const mergedText = (edit: LastEdit | null, labels: readonly string[]): string =>
  `${edit?.by.name ?? 'Someone else'} changed ${listing.format(labels)}. Both changes are saved.`;
