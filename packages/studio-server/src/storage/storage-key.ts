const KEY_MAX_LENGTH = 1024;
/** Maximum name length on all common file systems. */
const NAME_MAX_BYTES = 255;
/** No separators, control characters or leading dot (hidden files, `.` and `..`). */
const NAME = /^(?!\.)[^/\\\p{Cc}]+$/u;

/** Whether a text is a storage key: plain names joined by `/`, at most 1,024 characters. */
export function isStorageKey(text: string): boolean {
  const isName = (name: string) => NAME.test(name) && Buffer.byteLength(name) <= NAME_MAX_BYTES;
  return text.length <= KEY_MAX_LENGTH && text.split('/').every(isName);
}

/** @throws RangeError when the key is invalid */
export function checkStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new RangeError('The storage key is not a path of plain names.');
}

/** Encodes a key for use in a URL path. */
export const encodeStorageKey = (key: string): string => key.split('/').map(encodeURIComponent).join('/');
