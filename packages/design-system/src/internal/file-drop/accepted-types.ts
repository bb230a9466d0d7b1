/** The extensions of a type, for files without a MIME type. */
const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/bmp': ['.bmp'],
  'image/tiff': ['.tif', '.tiff'],
  'image/gif': ['.gif'],
  'image/webp': ['.webp'],
  'application/pdf': ['.pdf'],
  'application/zip': ['.zip'],
  'text/plain': ['.txt'],
  'text/csv': ['.csv'],
  'application/vnd.ms-excel': ['.xls'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
};

const isExtension = (token: string) => token.startsWith('.');

/**
 * Whether a file has an accepted MIME type or extension, ignoring case.
 *
 * @param accept MIME types ('image/jpeg', 'video/*') and extensions ('.h264'); empty accepts all
 */
export function isAccepted(file: { name: string; type: string }, accept: readonly string[]): boolean {
  const name = file.name.toLowerCase();
  return (
    accept.length === 0 ||
    isAcceptedType(file.type, accept) ||
    acceptedExtensions(accept).some((extension) => name.endsWith(extension.toLowerCase()))
  );
}

/**
 * Whether a dragged file could be accepted. A drag provides types but no names, so extensions of an unknown type accept
 * every file.
 */
export function mayBeAccepted(type: string, accept: readonly string[]): boolean {
  const hasUnknownTypes = accept.some((token) => isExtension(token) && typeOf(token) === undefined);
  return accept.length === 0 || type === '' || hasUnknownTypes || isAcceptedType(type, accept);
}

/** Returns the extensions of an accept list for a hint, in order and without duplicates. */
export function acceptedExtensions(accept: readonly string[]): string[] {
  return [
    ...new Set(accept.flatMap((token) => (isExtension(token) ? [token] : (EXTENSIONS[token.toLowerCase()] ?? [])))),
  ];
}

/** A type that is no image, sound or video. */
const ANY_FILE = 'application/octet-stream';

/**
 * Returns the `accept` attribute of a file field: the types with their extensions.
 *
 * @param isFileChooser whether to open the file chooser of Android, also for images alone: it opens for other types only
 */
export function dialogTypes(accept: readonly string[], isFileChooser: boolean): string {
  const types = new Set([...accept, ...acceptedExtensions(accept)]);
  if (isFileChooser && types.size > 0) types.add(ANY_FILE);
  return [...types].join(',');
}

function isAcceptedType(type: string, accept: readonly string[]): boolean {
  const sought = type.toLowerCase();
  return accept.some((token) => {
    const accepted = isExtension(token) ? typeOf(token) : token.toLowerCase();
    if (accepted === undefined || sought === '') return false;
    return accepted.endsWith('/*') ? sought.startsWith(accepted.slice(0, -1)) : sought === accepted;
  });
}

function typeOf(extension: string): string | undefined {
  return Object.keys(EXTENSIONS).find((type) => EXTENSIONS[type]!.includes(extension.toLowerCase()));
}
