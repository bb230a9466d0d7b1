import * as z from 'zod/mini';
import { TEXT_MAX_LENGTH } from '../../limits.ts';
import { tidyLine } from '../../validation/tidy-line.ts';

/** Name of a term, normalised. '' is an empty row, which {@link dropEmptyTerms} removes. */
export const termNameField = z.string().check(z.overwrite(tidyLine), z.maxLength(TEXT_MAX_LENGTH));

/** Returns the terms that have a name, in the same order. */
export function dropEmptyTerms<Term extends { name: string }>(terms: readonly Term[]): Term[] {
  return terms.filter(({ name }) => name !== '');
}
