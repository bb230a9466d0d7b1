/** Maximum number of items without paging: an answer of about a second. Longer lists need `top`, `skip` or `count`. */
export const UNPAGED_MAX = 5_000;

/** Message of the 400 that an unpaged list with more items gets. */
export const UNPAGED_MESSAGE =
  'The list has more than 5,000 items. Read it in pages with top and skip, or filter it; count=true returns the total in X-Pagination.';
