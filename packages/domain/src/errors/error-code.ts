/**
 * Reads the code of an error response, whether it is a product error code or
 * not. Name and message may be missing.
 *
 * @param body decoded JSON, or any other body
 * @returns undefined when the body has no integer code
 */
export function errorCode(body: unknown): number | undefined {
  if (typeof body !== 'object' || body === null || !('code' in body)) return undefined;
  return typeof body.code === 'number' && Number.isInteger(body.code) ? body.code : undefined;
}
