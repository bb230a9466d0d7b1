/**
 * A filter, order or paging header that cannot be read or written.
 *
 * The server answers it with status 400; its message names what is wrong.
 */
export class InvalidQueryError extends Error {
  override readonly name = 'InvalidQueryError';
}
