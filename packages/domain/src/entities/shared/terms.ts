import * as z from 'zod/mini';
import { TEXT_MAX_LENGTH } from '../../limits.ts';
import { tidyLine } from '../../validation/tidy-line.ts';

/** Name of a term, normalised. '' is an empty row, which {@link dropEmptyTerms} removes. @see VAL-058, VAL-068 */
export const termNameField = z.string().check(z.overwrite(tidyLine), z.maxLength(TEXT_MAX_LENGTH));

/** Returns the terms that have a name, in the same order. @see VAL-060, VAL-068 */
export function dropEmptyTerms<Term extends { name: string }>(terms: readonly Term[]): Term[] {
  return terms.filter(({ name }) => name !== '');
}
