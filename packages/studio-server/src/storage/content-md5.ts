const MD5_BYTES = 16;

/** Whether a text is an MD5 as headers have it: base64 of 16 bytes. */
export function isMd5(text: string): boolean {
  const bytes = Buffer.from(text, 'base64');
  return bytes.length === MD5_BYTES && bytes.toString('base64') === text;
}

/** Thrown when bytes have another MD5 than announced. */
export class Md5MismatchError extends Error {
  override name = 'Md5MismatchError';
}
