/**
 * Maximum number of items without paging: an answer of about a second. Longer lists need `top`, `skip` or `count`.
 *
 * A list that has no pages at all has its maximum in the schema of its reply. The files of an inspection are no list but
 * one record, which the wizard edits as a whole; `INSPECTION_FILES_MAX` bounds them.
 */
export const UNPAGED_MAX = 5_000;

/** Message of the 400 that an unpaged list with more items gets. */
export const UNPAGED_MESSAGE =
  'The list has more than 5,000 items. Read it in pages with top and skip, or filter it; count=true returns the total in X-Pagination.';
