import { FILTER_LENGTH_MAX } from '@inspection-studio/domain/calls';
import { serializeFilter } from '@inspection-studio/domain/query';

/** Images that a filtered series keeps, although a change made the filter leave them out. */
export interface KeptImages {
  /** Tells this series from others with the same filter. */
  seriesId: string;
  /** Grows while the series is open. */
  ids: ReadonlySet<string>;
}

/** A filter that lets kept images through too: as many as it has room for, the latest ones first. */
export function withKept(filter: string, ids: Iterable<string>): string {
  let text = filter;
  for (const id of [...ids].toReversed()) {
    const next = `${text} or ${serializeFilter([{ prop: 'id', comparison: 'eq', value: id }])}`;
    if (next.length > FILTER_LENGTH_MAX) break;
    text = next;
  }
  return text;
}
