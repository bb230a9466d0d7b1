import type { ThumbnailFormValue } from '@inspection-studio/domain/shared';
import { hashKey } from '@tanstack/react-query';

/** Two edits of one form, merged field by field. */
export interface MergedEdits<Values> {
  /** My values, with theirs where only they changed something. In conflicts, mine. */
  values: Values;
  /** Fields that only they changed. */
  taken: string[];
  /** Fields that both changed, to different values. */
  conflicts: string[];
}

const isThumbnail = (value: unknown): value is ThumbnailFormValue =>
  typeof value === 'object' && value !== null && 'existing' in value && 'initial' in value;

/** What makes a value differ from another one. The signature in the URL of a picture does not. */
function contentOf(value: unknown): unknown {
  return isThumbnail(value) ? (value.file ?? value.existing?.split('?')[0]) : value;
}

function isSame(one: unknown, other: unknown): boolean {
  const [a, b] = [contentOf(one), contentOf(other)];
  if (a instanceof Blob || b instanceof Blob) return a === b;
  return hashKey([a ?? null]) === hashKey([b ?? null]);
}

/**
 * Merges two edits that started from the same values (a three-way merge). What only one side changed is kept; what
 * both changed in the same way is no conflict.
 *
 * @param names the fields to merge; all others keep my values
 * @param base what both started from
 */
export function mergeEdits<Values extends Record<string, unknown>>(
  names: readonly string[],
  base: Values,
  mine: Values,
  theirs: Values,
): MergedEdits<Values> {
  const values: Record<string, unknown> = { ...mine };
  const taken: string[] = [];
  const conflicts: string[] = [];
  for (const name of names) {
    if (isSame(mine[name], theirs[name])) values[name] = theirs[name];
    else if (isSame(mine[name], base[name])) {
      values[name] = theirs[name];
      taken.push(name);
    } else if (!isSame(theirs[name], base[name])) conflicts.push(name);
  }
  return { values: values as Values, taken, conflicts };
}
