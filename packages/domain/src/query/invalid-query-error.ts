/**
 * A filter, order or paging header cannot be parsed or serialised.
 *
 * The server responds with status 400 and the message.
 */
export class InvalidQueryError extends Error {
  override readonly name = 'InvalidQueryError';
}
