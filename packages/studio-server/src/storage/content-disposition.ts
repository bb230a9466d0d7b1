/** Characters that encodeURIComponent keeps but an extended header value must not contain. @see RFC 5987, section 3.2.1 */
const LEFT_ALONE = /['()*]/g;

const escapeSign = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

/**
 * Builds a Content-Disposition header that makes browsers save the file, with an optional
 * name in any script. Quotes, line breaks and path separators in the name are escaped.
 */
export function attachment(fileName: string | null): string {
  if (fileName === null) return 'attachment';
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(LEFT_ALONE, escapeSign);
  return `attachment; filename*=UTF-8''${encoded}`;
}
