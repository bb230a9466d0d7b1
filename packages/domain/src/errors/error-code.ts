/**
 * Code of a refusal, one of the product's or any other; name and message may
 * be missing.
 *
 * @param body decoded JSON, or whatever else the body was
 * @returns undefined when the body carries no whole number as its code
 * @see ERR-022
 */
export function errorCode(body: unknown): number | undefined {
  if (typeof body !== 'object' || body === null || !('code' in body)) return undefined;
  return typeof body.code === 'number' && Number.isInteger(body.code) ? body.code : undefined;
}
