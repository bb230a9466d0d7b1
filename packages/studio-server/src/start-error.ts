/**
 * The server cannot start or go on as it was asked to. The message is one
 * sentence for the person who starts it; no stack is worth showing.
 */
export class StartError extends Error {
  override name = 'StartError';
}
