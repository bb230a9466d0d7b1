const KEY_MAX_LENGTH = 1024;
/** Longest name every common file system takes. */
const NAME_MAX_BYTES = 255;
/** No separators, no control signs, no leading dot (hidden files, `.` and `..`). */
const NAME = /^(?!\.)[^/\\\p{Cc}]+$/u;

/** Whether a text is a key of the store: plain names joined by `/`, at most 1024 characters. */
export function isStorageKey(text: string): boolean {
  const isName = (name: string) => NAME.test(name) && Buffer.byteLength(name) <= NAME_MAX_BYTES;
  return text.length <= KEY_MAX_LENGTH && text.split('/').every(isName);
}

/** @throws RangeError when the key is none */
export function checkStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new RangeError('The storage key is not a path of plain names.');
}

/** The key as part of an address. */
export const encodeStorageKey = (key: string): string => key.split('/').map(encodeURIComponent).join('/');
