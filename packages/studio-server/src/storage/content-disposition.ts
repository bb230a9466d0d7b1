/** Signs encodeURIComponent leaves alone and a header's extended value must not hold. @see RFC 5987, section 3.2.1 */
const LEFT_ALONE = /['()*]/g;

const escapeSign = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

/**
 * The header that makes a browser save a file, under a name in any script when one
 * is given. Whatever the name holds, it stays a name: no quote, line or path gets through.
 */
export function attachment(fileName: string | null): string {
  if (fileName === null) return 'attachment';
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(LEFT_ALONE, escapeSign);
  return `attachment; filename*=UTF-8''${encoded}`;
}
