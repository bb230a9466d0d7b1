import * as z from 'zod/mini';
import { TEXT_MAX_LENGTH } from '../../limits.ts';

/** Name of a term while it is typed, trimmed; '' is an empty row, which {@link dropEmptyTerms} leaves out. @see spec 2 §5 "Names and text" */
export const termNameField = z.string().check(z.trim(), z.maxLength(TEXT_MAX_LENGTH));

/** The terms that have a name, in their order. @see spec 2 §5 "Names and text": empty terms are dropped */
export function dropEmptyTerms<Term extends { name: string }>(terms: readonly Term[]): Term[] {
  return terms.filter(({ name }) => name !== '');
}
